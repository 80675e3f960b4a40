import type { Point } from '../../geometry.ts';
import { Drawing, type Scene } from '../../iso/drawing.ts';
import { weight } from '../../iso/paint.ts';
import { pairs } from '../../iso/points.ts';
import { type Palette, screen, type Tone } from '../../iso/tones.ts';
import { shades } from '../../palette.ts';
import { person } from '../../props.ts';

/** A guarded harbour: wall, gate, tower and tanks ashore; the patrol boat is the responding unit. */
function draw({ white, pale, mid, dark, black, signal, floor, floorMark, water }: Palette) {
  const port = new Drawing({ scale: 15, origin: [218, 205] });
  const ground = port.box(-8, -8, 16, 16, -0.4, 0, floor).top;
  ground.rect(0, 11.4, 16, 4.6, water);
  for (const wave of [
    '1,15 2.6,15',
    '3.6,12.9 4.8,12.9',
    '12.6,14.9 14.4,14.9',
    '13.2,12.8 14.6,12.8',
    '8.2,15.3 9.4,15.3',
  ]) {
    ground.line(wave, floorMark.faint);
  }
  ground
    .line('1.2,13.5 4.4,13.7', floorMark.strong, { width: weight.hair })
    .line('1.2,14.5 4.4,14.3', floorMark.strong, { width: weight.hair });
  // The road from the gate to the quay.
  ground.poly('16,5.2 9.4,5.2 9.4,10.8 10.9,10.8 10.9,6.7 16,6.7', floorMark.plain);

  port.box(-8, 3, 16, 0.4, 0, 0.28, white);
  for (const x of [-5, 0.6, 6.4]) port.cylinder(x, 3.2, 0.16, 0.28, 0.6, black);

  // The wall and its gate.
  port.box(-7.6, -7.6, 14.6, 0.4, 0, 1.5, pale);
  port.box(-7.6, -7.2, 0.4, 9.4, 0, 1.5, pale);
  port.box(6.6, -7.2, 0.4, 3.8, 0, 1.5, pale);
  port.box(6.6, -0.5, 0.4, 2.7, 0, 1.5, pale);
  for (const y of [-3.4, -1.1]) port.box(6.5, y, 0.6, 0.6, 0, 2.3, black);
  port.box(6.72, -2.8, 0.16, 1.7, 1, 1.25, white);
  const guard = port.box(4.3, -4.9, 1.3, 1.2, 0, 1.5, white);
  guard.left.rect(0.25, 0.6, 0.8, 0.55, mid.l);
  guard.right.rect(0.2, 0.6, 0.8, 0.55, mid.r);

  // The tower: shaft, glazed room, mast.
  const eight = ([x, y]: Point, radius: number) =>
    Array.from({ length: 8 }, (_, side): Point => {
      const angle = ((side + 0.5) * Math.PI) / 4;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    });
  const tower: Point = [-5.2, -5.2];
  port.prism(eight(tower, 0.9), 0, 4.6, dark);
  port.prism(eight(tower, 1.35), 4.6, 4.9, white);
  port.prism(eight(tower, 1.25), 4.9, 5.7, { t: screen.dark, l: shades.steel638, r: shades.steel542 });
  port.prism(eight(tower, 1.45), 5.7, 6, pale);
  port.cylinder(...tower, 0.12, 6, 7.6, black);
  port.box(tower[0] - 0.6, tower[1] - 0.1, 1.2, 0.2, 7, 7.35, mid);

  // The dispatch hall.
  const hall = port.box(-2.8, -6.4, 5.2, 2.6, 0, 2, white);
  hall.left
    .grid({ u: 0.4, v: 0.9, columns: 6, rows: 1 }, [0.5, 0.65], [0.78, 0], mid.l)
    .rect(2.3, 0, 0.6, 0.75, dark.l);
  hall.right.grid({ u: 0.35, v: 0.9, columns: 3, rows: 1 }, [0.5, 0.65], [0.72, 0], mid.r);
  hall.top.rect(0.35, 0.35, 4.5, 1.9, pale.t);
  port.box(-2.2, -5.8, 1.1, 0.9, 2, 2.5, mid);
  port.cylinder(1.4, -5.2, 0.5, 2, 2.25, mid);

  // Tanks, and the boxes on the quay.
  for (const [x, y, radius] of [
    [-5.6, -1.2, 1.15],
    [-5.6, 1.2, 0.95],
  ] as const) {
    port.cylinder(x, y, radius, 0, 1.7, pale).top.circle(0, 0, radius * 0.6, mid.t);
  }
  const stack = (x: number, y: number, tones: Tone[]) => {
    for (const [level, tone] of tones.entries()) {
      const { left } = port.box(x, y, 2.2, 0.95, level * 0.9, level * 0.9 + 0.86, tone);
      for (const u of [0.55, 1.1, 1.65]) left.line(`${u},0.12 ${u},0.74`, tone.r, { width: weight.hair });
    }
  };
  stack(-2.9, -1.7, [mid, white, pale]);
  stack(-0.5, -1.7, [dark, white]);
  stack(-2.9, -0.5, [white, pale]);
  stack(-0.5, -0.5, [pale]);

  // Watch points: camera poles, patrol cars, people.
  for (const [x, y] of pairs('-7.2,2.5 4.9,2.4')) {
    port.cylinder(x, y, 0.09, 0, 2.4, black);
    port.box(x - 0.2, y - 0.2, 0.7, 0.4, 2.4, 2.7, black);
  }
  port.box(3.7, -2.4, 1.3, 0.7, 0.12, 0.5, white);
  port.box(4, -2.35, 0.65, 0.6, 0.5, 0.8, dark);
  port.box(1.8, 0.7, 0.7, 1.3, 0.12, 0.5, white);
  port.box(1.85, 1, 0.6, 0.65, 0.5, 0.8, dark);
  person(port, 4.6, 0.2, mid);
  person(port, -1.6, 2.1, mid);

  // The patrol boat under way, a moored launch behind it.
  const hull = (x: number, y: number, length: number, beam: number): Point[] => [
    [x, y],
    [x + length * 0.68, y],
    [x + length, y + beam / 2],
    [x + length * 0.68, y + beam],
    [x, y + beam],
  ];
  port.prism(hull(-3.2, 5, 6, 1.8), 0, 0.75, dark);
  port.prism(hull(-3.05, 5.15, 5.6, 1.5), 0.75, 0.85, white);
  const cabin = port.box(-2.2, 5.3, 2.5, 1.2, 0.85, 1.75, signal);
  cabin.right.rect(0.15, 0.4, 0.9, 0.35, shades.ink900);
  cabin.left.grid({ u: 0.25, v: 0.4, columns: 4, rows: 1 }, [0.4, 0.35], [0.54, 0], shades.ink900);
  port.box(-1.7, 5.5, 1, 0.8, 1.75, 2.1, white);
  port.cylinder(-1.2, 5.9, 0.07, 2.1, 3.3, black);
  port.box(-1.45, 5.82, 0.5, 0.16, 2.9, 3.1, black);
  port.prism(hull(3.6, 4, 2.8, 1), 0, 0.45, mid);
  port.box(4, 4.2, 0.9, 0.6, 0.45, 0.85, white);
  return port;
}

export default { file: 'solutions/safety', size: [436, 340], draw } satisfies Scene;
