/*
 * The mark is a control room in plan, shaped like the company's initial: walls 7.5 thick, rows of desks with aisles
 * 3 wide between them, and the watch seat in marigold. All letters are built of the same four parts in a box of 40 ×
 * 48.
 */
import { shades } from './palette.ts';

interface MarkParts {
  /** Walls, desks and beams. */
  room: string;
  /** The watch seat. */
  seat: string;
}

const thick = 7.5;
const aisle = 3;
const fixed = (value: number) => Number(value.toFixed(3));
const box = (x: number, y: number, width: number, height: number) =>
  `M${fixed(x)} ${fixed(y)}h${fixed(width)}v${fixed(height)}h${fixed(-width)}z`;

/** Positions shared by the parts: left and right wall, the two heights of a beam. */
const left = 3;
const right = 29.5;
const top = 1;
const foot = 39.5;
const whole = 46;

const wall = (x: number, from = top, to = top + whole) => box(x, from, thick, to - from);
const beam = (y: number, from: number, to: number) => box(from, y, to - from, thick);
/** From one height to another, its ends level. */
const slant = (x: number, y: number, toX: number, toY: number, width = 8.5) =>
  `M${x} ${y}h${width}L${fixed(toX + width)} ${toY}h${-width}z`;

/** Rows of desks around a centre, from angle to angle; an aisle has the same width inside and outside. */
function desks(cx: number, cy: number, outer: number, angles: number[], inner = outer - thick): string {
  const at = (radius: number, degrees: number, side: 1 | -1, end: boolean) => {
    const angle = (degrees * Math.PI) / 180 + (end ? 0 : Math.asin(aisle / 2 / radius) * side);
    return `${fixed(cx + radius * Math.cos(angle))} ${fixed(cy + radius * Math.sin(angle))}`;
  };
  const rows = angles.slice(1).map((to, index) => {
    const from = angles[index] ?? 0;
    const [isFirst, isLast] = [index === 0, index === angles.length - 2];
    return (
      `M${at(outer, from, 1, isFirst)}A${outer} ${outer} 0 0 1 ${at(outer, to, -1, isLast)}` +
      `L${at(inner, to, -1, isLast)}A${inner} ${inner} 0 0 0 ${at(inner, from, 1, isFirst)}Z`
    );
  });
  return rows.join('');
}

/** A half-disc whose straight side faces away from `towards`. */
function seat(
  cx: number,
  cy: number,
  radius: number,
  towards: 'right' | 'left' | 'up' | 'down' = 'right',
): string {
  const [x, y] = { right: [0, 1], left: [0, -1], up: [1, 0], down: [-1, 0] }[towards] as [number, number];
  const [dx, dy] = [x * radius, y * radius];
  return `M${fixed(cx - dx)} ${fixed(cy - dy)}A${radius} ${radius} 0 0 1 ${fixed(cx + dx)} ${fixed(cy + dy)}z`;
}

const arch = desks(20, 18, 17, [180, 240, 300, 360]);
const bowl = desks(20, 30, 17, [0, 60, 120, 180]);
const high = desks(14, 17, 16, [-90, -30, 30, 90]);

const letters: Record<string, MarkParts> = {
  A: { room: arch + wall(left, 21) + wall(right, 21), seat: seat(20, 36, 6.5, 'up') },
  B: {
    room: wall(left) + desks(14, 11.5, 10.5, [-90, 0, 90], 4) + desks(14, 35, 12, [-90, -30, 30, 90], 5.5),
    seat: seat(14, 35, 3.5),
  },
  C: { room: desks(26, 24, 23, [62, 140, 220, 298]), seat: seat(27, 24, 9.5, 'left') },
  D: { room: wall(left) + desks(14, 24, 23, [-90, -30, 30, 90]), seat: seat(14, 24, 9.5) },
  E: { room: wall(left) + beam(top, 14, 37) + beam(foot, 14, 37), seat: seat(14, 24, 9.5) },
  F: { room: wall(left) + beam(top, 14, 37), seat: seat(14, 24, 9.5) },
  G: {
    room: desks(26, 24, 23, [62, 140, 220, 298]) + box(right, 27, thick, 13),
    seat: seat(20.5, 27, 6.5, 'down'),
  },
  H: { room: wall(left) + wall(right), seat: seat(15.25, 24, 9.5) },
  I: { room: wall(16.25, 18), seat: seat(20, 15, 9.5, 'up') },
  J: { room: wall(right, 1, 27) + desks(20, 30, 17, [0, 60, 120, 180]), seat: seat(20, 27, 6.5, 'down') },
  K: { room: wall(left) + slant(28.5, 1, 20, 16) + slant(20, 32, 28.5, 47), seat: seat(14, 24, 8) },
  L: { room: wall(left) + beam(foot, 14, 37), seat: seat(14, 27, 9.5) },
  M: { room: wall(left) + wall(right), seat: 'M13.5 1h13v12a6.5 6.5 0 0 1-13 0z' },
  N: { room: wall(left) + wall(right), seat: slant(13.5, 1, 20, 47, 6.5) },
  O: { room: arch + bowl + wall(left, 21, 27) + wall(right, 21, 27), seat: seat(17, 24, 7) },
  P: { room: wall(left) + high, seat: seat(14, 17, 5) },
  Q: {
    room:
      arch +
      desks(20, 30, 17, [75, 120, 180]) +
      wall(left, 21, 27) +
      wall(right, 21, 27) +
      slant(23, 33, 29, 47, 8),
    seat: seat(17, 21.5, 7),
  },
  R: { room: wall(left) + high + slant(17, 36, 24, 47), seat: seat(14, 17, 5) },
  S: {
    room: desks(20, 14.375, 13.375, [90, 170, 250, 330]) + desks(20, 33.625, 13.375, [270, 350, 430, 510]),
    seat: seat(18.5, 33.625, 4),
  },
  T: { room: beam(top, left, 37) + wall(16.25, 25), seat: seat(20, 12, 9.5, 'down') },
  U: { room: wall(left, 1, 27) + wall(right, 1, 27) + bowl, seat: seat(20, 24, 6.5, 'down') },
  V: { room: slant(3, 1, 13.5, 47, 9) + slant(28, 1, 17.5, 47, 9), seat: seat(20, 1, 6, 'down') },
  W: { room: wall(left) + wall(right), seat: 'M13.5 47h13V35a6.5 6.5 0 0 0-13 0z' },
  X: {
    room: slant(3, 1, 10, 15) + slant(28.5, 1, 21.5, 15) + slant(10, 33, 3, 47) + slant(21.5, 33, 28.5, 47),
    seat: seat(16.75, 24, 6.5),
  },
  Y: { room: slant(3, 1, 11, 22) + slant(28.5, 1, 20.5, 22) + wall(16.25, 26), seat: seat(20, 1, 6, 'down') },
  Z: { room: beam(top, left, 37) + beam(foot, left, 37), seat: slant(25, 11.5, 6, 36.5, 9) },
};

/** A name in another script, or one that starts with a digit, gets the ring of the plan. */
export function initialOf(name: string): string {
  const [initial = ''] = name.normalize('NFD').toUpperCase();
  return initial in letters ? initial : 'O';
}

/** The mark of a name, in a box of 40 × 48, for use in pictures. */
export function mark(name: string, room: string, seatColour = shades.signal): string {
  const parts = letters[initialOf(name)] as MarkParts;
  return `<path fill="${room}" d="${parts.room}"/><path fill="${seatColour}" d="${parts.seat}"/>`;
}
