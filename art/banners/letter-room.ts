/*
 * About, for a company of another initial than the house's own: the mark of its letter stands in the plan as the
 * room's walls and desks, inside a square building, with the city's blocks around it.
 */
import { brand } from '../../src/content/brand.ts';
import { mark, roomOf } from '../mark.ts';
import { round } from '../plan.ts';
import { sheet, tone } from './sheet.ts';

const SCALE = 7.4;
/** The mark's box is 40 × 48. */
const origin = { x: 392 - 20 * SCALE, y: 260 - 24 * SCALE };
/** In units of the mark, from the box's edge: the outer wall, and the blocks' rings beyond it. */
const WALL = 4.6;
const rings = [
  { inner: 6.2, outer: 8.6, pieces: 6 },
  { inner: 9.2, outer: 11.6, pieces: 9 },
];
const STREET = 4;

export function drawLetterRoom(): string {
  const { left, top, right, bottom } = edges(WALL);
  const middle = (top + bottom) / 2;
  const leaf = 16;
  const walls = `M${right} ${middle - leaf}V${top}H${left}V${bottom}H${right}V${middle + leaf}`;
  // Double doors stand open into the room.
  const doors = [-1, 1].map(
    (side) =>
      `M${right} ${middle + side * leaf}h${-leaf}A${leaf} ${leaf} 0 0 ${side > 0 ? 0 : 1} ${right} ${middle}`,
  );
  return sheet(
    `<path fill="${tone.block[2]}" d="${rings.map(drawRing).join('')}"/>`,
    `<path fill="${tone.floor}" d="M${left} ${top}H${right}V${bottom}H${left}z"/>`,
    `<path stroke="${tone.soft}" stroke-width="4" d="${walls}"/>`,
    `<path stroke="${tone.quiet}" stroke-width="1.5" d="${doors.join('')}"/>`,
    `<g transform="translate(${round(origin.x)} ${round(origin.y)})scale(${SCALE})">${mark(brand.name, tone.ice, tone.signal)}${drawScreens()}</g>`,
  );
}

/** Along every wall and desk, a hand's breadth inside its edge. */
function drawScreens(): string {
  const room = roomOf(brand.name);
  return [
    `<clipPath id="inside"><path d="${room}"/></clipPath><g clip-path="url(#inside)">`,
    `<path stroke="${tone.screen}" stroke-width="3.6" stroke-dasharray="7 1.4" d="${room}"/>`,
    `<path stroke="${tone.ice}" stroke-width="2.4" d="${room}"/></g>`,
  ].join('');
}

function edges(distance: number) {
  return {
    left: round(origin.x - distance * SCALE),
    top: round(origin.y - distance * SCALE),
    right: round(origin.x + (40 + distance) * SCALE),
    bottom: round(origin.y + (48 + distance) * SCALE),
  };
}

/** One line of blocks on each side; those above and below take the corners. */
function drawRing({ inner, outer, pieces }: (typeof rings)[number]): string {
  const [near, far] = [edges(inner), edges(outer)];
  const row = (from: number, to: number) =>
    Array.from({ length: pieces }, (_, index) => {
      const size = (to - from) / pieces;
      return [round(from + index * size), round(size - STREET)] as const;
    });
  const thick = round(near.top - far.top);
  const across = row(far.left, far.right + STREET).flatMap(([x, size]) =>
    [far.top, near.bottom].map((y) => `M${x} ${y}h${size}v${thick}h${-size}z`),
  );
  const along = row(near.top + STREET, near.bottom).flatMap(([y, size]) =>
    [far.left, near.right].map((x) => `M${x} ${y}h${thick}v${size}h${-thick}z`),
  );
  return [...across, ...along].join('');
}
