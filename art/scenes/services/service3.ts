import type { Point3 } from '../../geometry.ts';
import { Drawing, type Scene } from '../../iso/drawing.ts';
import { weight } from '../../iso/paint.ts';
import type { Palette } from '../../iso/tones.ts';
import { shades } from '../../palette.ts';
import { person } from '../../props.ts';

/** UI & UX Design: interface cards lifted off a great tablet, the pen setting the one control that counts. */
function draw({ white, pale, mid, dark, black, signal, floor, floorMark }: Palette) {
  const studio = new Drawing({ scale: 18 });
  const ground = studio.plate({ x: -7.6, y: -7.2, length: 15.4, width: 14.4 }, -0.5, 0, floor).top;
  ground.line('-7,-6.6 0.6,-6.6', floorMark.plain);
  ground.line('-7,6.6 0.6,6.6', floorMark.plain);

  // The tablet, its page as a grid of places.
  const tablet = studio.box(-5.6, -5, 10.6, 9.6, 0, 0.5, black).top;
  tablet.rect(0.5, 0.5, 9.6, 8.6, white.t).rect(0.5, 0.5, 9.6, 1, dark.l);
  tablet.plate(0.9, 0.78, 0.7, 0.44, white.t);
  for (const u of [6.4, 7.6, 8.8]) tablet.rect(u, 0.9, 0.8, 0.2, mid.l);
  const shadow = mid.t;
  tablet.rect(1.1, 2.1, 4.4, 3.4, shadow).rect(6.1, 2.1, 3.4, 1.5, shadow).rect(6.1, 4, 3.4, 1.5, shadow);
  tablet
    .rect(1.1, 6.1, 2, 0.3, mid.t)
    .rect(1.1, 6.8, 4, 0.22, pale.l)
    .rect(1.1, 7.3, 3.4, 0.22, pale.l)
    .rect(1.1, 7.8, 3.8, 0.22, pale.l);
  tablet.line('6.5,6.1 9.9,6.1 9.9,7.9 6.5,7.9', mid.l, { width: weight.hair, dash: '3 3', closed: true });

  // Cards above their places, on guide lines.
  const card = (x: number, y: number, width: number, depth: number, z: number, tone = white) => {
    for (const [gx, gy] of [
      [x, y + depth],
      [x + width, y + depth],
      [x + width, y],
    ] as const) {
      studio.wire(
        [
          [gx, gy, 0.5],
          [gx, gy, z],
        ],
        mid.r,
        { width: weight.hair },
      );
    }
    return studio.box(x, y, width, depth, z, z + 0.2, tone).top;
  };
  const picture = card(-4.5, -2.9, 4.4, 3.4, 2.3, pale);
  picture.rect(0.3, 0.3, 3.8, 2.8, dark.l);
  picture.circle(2.2, 1.7, 1.1, mid.l).circle(2.2, 1.7, 0.68, mid.l).disc(2.2, 1.7, 0.28, white.t);
  const chart = card(0.5, -2.9, 3.4, 1.5, 3.1);
  for (const [index, length] of [0.5, 0.8, 0.65, 1, 0.9].entries()) {
    chart.rect(0.3 + index * 0.6, 1.25 - length, 0.36, length, index === 3 ? dark.t : mid.l);
  }
  const profile = card(0.5, -1, 3.4, 1.5, 1.9);
  profile.disc(0.75, 0.75, 0.42, mid.l).rect(1.45, 0.4, 1.5, 0.24, dark.t).rect(1.45, 0.85, 1.1, 0.2, mid.t);

  // The control being placed, and the pen that places it.
  studio
    .plate({ x: 1.1, y: 1.4, length: 3, width: 1.4 }, 1, 1.35, signal)
    .top.rect(1.6, 1.98, 1.4, 0.26, shades.ink900);
  const lean: Point3 = [0.6, -0.22, 0.77];
  const along = (reach: number, dx: number, dy: number): Point3 => [
    3.7 + lean[0] * reach + dx,
    2.2 + lean[1] * reach + dy,
    1.45 + lean[2] * reach,
  ];
  const section = (reach: number, half: number): Point3[] => [
    along(reach, -half, -half),
    along(reach, half, -half),
    along(reach, half, half),
    along(reach, -half, half),
  ];
  const stick = (from: Point3[], to: Point3[], tone = dark) =>
    studio.solid(
      [
        ...from.map((_, side) => ({
          points: [from[side], from[(side + 1) % 4], to[(side + 1) % 4], to[side]] as Point3[],
        })),
        { points: to },
      ],
      tone,
    );
  stick(section(0, 0.03), section(1.1, 0.3), pale);
  stick(section(1.1, 0.3), section(4.7, 0.3));
  stick(section(4.7, 0.3), section(5.2, 0.3), mid);

  // Boards with earlier sketches along the wall side, and the designers.
  for (const [index, y] of [-6, -2.2, 1.6].entries()) {
    const sketch = studio.box(-7.2, y, 0.25, 3, 0, 4.2, mid).right;
    sketch.rect(0.2, 0.2, 2.6, 3.8, white.t).rect(0.2, 3.15, 2.6, 0.85, index === 1 ? dark.t : pale.l);
    sketch.rect(0.5, 1.8, 1, 1, mid.t).rect(1.7, 2.5, 0.8, 0.16, mid.l).rect(1.7, 2.1, 0.6, 0.16, mid.l);
    sketch.rect(0.5, 1.2, 2, 0.16, mid.t).rect(0.5, 0.8, 1.5, 0.16, mid.t);
    sketch.plate(0.5, 3.4, 0.7, 0.35, index === 1 ? white.t : dark.l);
  }
  person(studio, -5.2, 5.7, mid);
  person(studio, -0.6, 5.8, mid);
  person(studio, 6, -2.6, mid);
  person(studio, 5.9, 0.4, dark);
  return studio;
}

export default { file: 'services/service3', size: [445, 350], draw } satisfies Scene;
