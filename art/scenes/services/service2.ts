import type { Point3 } from '../../geometry.ts';
import { Drawing, type Scene } from '../../iso/drawing.ts';
import { weight } from '../../iso/paint.ts';
import { pairs } from '../../iso/points.ts';
import { type Palette, screen } from '../../iso/tones.ts';
import { shades } from '../../palette.ts';
import { person } from '../../props.ts';

/** Business Analysis: a plan on the survey table, the process as cards on the board behind it. */
function draw({ white, pale, mid, dark, black, signal, floor, floorMark }: Palette) {
  const room = new Drawing({ scale: 17 });
  const ground = room.plate(
    { x: -8.8, y: -1.8, length: 12.6, width: 17.2, towards: 'y' },
    -0.5,
    0,
    floor,
  ).top;
  ground.arcLine(-0.2, 2.2, 7.7, 8, 172, floorMark.plain);

  // The board: three lanes of cards, joined in the order in which the work is done.
  const board = room.box(-7, -0.8, 13.4, 0.7, 0.7, 7, dark).left;
  for (const x of [-6.2, 5]) room.box(x, -0.7, 0.6, 0.5, 0, 0.7, black);
  for (const v of [2.35, 4.25])
    board.line(
      [
        [0.5, v],
        [12.9, v],
      ],
      screen.deep,
      { width: weight.hair },
    );
  const joints = [
    '3,5.3 5.3,5.3',
    '7.6,5.3 8.7,5.3 8.7,3.3 9.6,3.3',
    '6.4,4.8 6.4,3.8',
    '5.3,3.3 3,3.3',
    '1.8,2.8 1.8,1.4 5.3,1.4',
    '7.6,1.4 10.8,1.4 10.8,2.8',
  ];
  for (const joint of joints) board.line(joint, screen.soft);
  for (const [u, v, fill] of [
    [0.6, 4.75, screen.bright],
    [5.3, 4.75, screen.light],
    [5.3, 2.75, screen.bright],
    [0.6, 2.75, screen.light],
    [9.6, 2.75, screen.bright],
    [5.3, 0.85, screen.light],
  ] as const) {
    board.rect(u, v, 2.4, 1.1, fill).rect(u + 0.25, v + 0.68, 1, 0.18, screen.deep);
    board.rect(u + 0.25, v + 0.28, 1.7, 0.14, screen.plain);
  }
  board.poly('10.8,4.65 12,5.3 10.8,5.95 9.6,5.3', screen.plain);
  board.line('10.8,3.85 10.8,4.65', screen.soft);

  // The survey table and the ring plan on it.
  const table = { x: -4.6, y: 3.2, length: 5.4, width: 9.2, towards: 'y' } as const;
  room.plate({ ...table, x: -3.8, y: 3.9, length: 4.2, width: 7.6 }, 0, 1.05, dark);
  const plan = room.plate(table, 1.05, 1.35, white).top;
  const [cx, cy] = [0, 3.6];
  plan
    .sector(cx, cy, 1.5, 2.6, 6, 55, pale.l)
    .sector(cx, cy, 1.5, 2.6, 62, 118, pale.t)
    .sector(cx, cy, 1.5, 2.6, 125, 174, pale.l);
  plan
    .sector(cx, cy, 3, 4.1, 5, 40, pale.t)
    .sector(cx, cy, 3, 4.1, 45, 87, pale.l)
    .sector(cx, cy, 3, 4.1, 93, 135, pale.t)
    .sector(cx, cy, 3, 4.1, 140, 175, pale.l);
  plan.sector(cx, cy, 0, 1.1, 0, 180, mid.t);
  // Massing models of the plots under discussion, one marked.
  const model = (x: number, y: number, size: number, height: number, tone = white) =>
    room.box(x, y, size, size, 1.35, 1.35 + height, tone);
  model(-2.6, 4.1, 0.7, 0.9, mid);
  model(-2, 5, 0.6, 0.5);
  model(1.3, 4.6, 0.7, 0.6);
  model(2.8, 4.3, 0.8, 1.2, mid);
  model(-0.5, 6, 0.8, 0.5, dark);
  const pin = 8;
  const collar = Array.from({ length: pin }, (_, side): Point3 => {
    const angle = ((side + 0.5) * 2 * Math.PI) / pin;
    return [1.6 + 0.36 * Math.cos(angle), 5.9 + 0.36 * Math.sin(angle), 2.65];
  });
  room.solid(
    collar.map((start, side) => ({ points: [[1.6, 5.9, 1.35], start, collar[(side + 1) % pin] ?? start] })),
    signal,
  );
  room.ball(1.6, 5.9, 2.85, 0.42, signal.l);
  room.ball(1.6, 5.9, 2.9, 0.15, shades.ink900);

  // The people around it.
  person(room, -3.2, 2, mid);
  person(room, -0.4, 1.9, mid);
  person(room, 2.6, 1.9, mid);
  person(room, -6.2, 4.6, dark);
  person(room, 5.7, 4.8, mid);
  person(room, -3.4, 8.6, mid);
  // Cards set aside on stands.
  for (const [x, y] of pairs('7,0.2 7,2.5')) {
    const card = room.box(x, y, 0.16, 1.5, 0.9, 2.9, white).right;
    room.cylinder(x + 0.08, y + 0.75, 0.12, 0, 0.9, black);
    card
      .rect(0.22, 1.4, 0.7, 0.3, mid.r)
      .rect(0.22, 1, 1.05, 0.16, mid.l)
      .rect(0.22, 0.65, 0.8, 0.16, mid.l)
      .rect(0.22, 0.3, 1, 0.16, mid.l);
  }
  return room;
}

export default { file: 'services/service2', size: [445, 350], draw } satisfies Scene;
