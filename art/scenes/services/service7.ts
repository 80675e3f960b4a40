import { Drawing, type Scene } from '../../iso/drawing.ts';
import { weight } from '../../iso/paint.ts';
import { pairs } from '../../iso/points.ts';
import { type Palette, screen, type Tone } from '../../iso/tones.ts';
import { shades } from '../../palette.ts';
import { monitor, person } from '../../props.ts';

/** QA & Software Testing: every box passes the test gate; the one that failed is set aside and inspected. */
function draw({ white, pale, mid, dark, black, signal, floor, floorMark }: Palette) {
  const hall = new Drawing({ scale: 17 });
  const ground = hall.plate({ x: -8.4, y: -7, length: 16.8, width: 14 }, -0.5, 0, floor).top;

  // The line: in from the back, through the gate, out to the front.
  const belt = hall.box(-8, -1.3, 14.6, 2.2, 0, 0.9, pale);
  belt.top.rect(0, 0.3, 14.6, 1.6, dark.t);
  for (let u = 0.5; u < 14.4; u += 0.7)
    belt.top.line(`${u},0.3 ${u},1.9`, screen.deep, { width: weight.hair });
  for (let u = 0.9; u < 14; u += 2.2) belt.left.rect(u, 0, 0.3, 0.55, mid.l);

  const box = (x: number, tone: Tone, passed: boolean) => {
    const { top, left } = hall.box(x, -0.85, 1.3, 1.3, 0.9, 2.1, tone);
    top.line('0,0.65 1.3,0.65', mid.l, { width: weight.hair });
    if (passed) left.line('0.35,0.6 0.58,0.36 0.98,0.88', dark.l, { width: weight.bold });
  };
  for (const x of [-7.4, -5.4, -3.4]) box(x, pale, false);
  for (const x of [2.9, 4.9]) box(x, white, true);

  // The gate: two towers, a bridge, and a display of what is inside.
  hall.box(-0.9, -3.3, 2.4, 1.4, 0, 4.6, dark);
  const tower = hall.box(-0.9, 1.5, 2.4, 1.4, 0, 4.6, dark);
  tower.left.rect(0.4, 0.6, 1.6, 3.4, screen.off);
  for (const v of [3.3, 2.65, 2, 1.35]) {
    tower.left.line(`0.65,${v + 0.1} 0.78,${v - 0.02} 1.02,${v + 0.26}`, screen.bright, {
      width: weight.line,
    });
    tower.left.rect(1.2, v + 0.04, 0.55, 0.14, screen.plain);
  }
  const bridge = hall.box(-0.9, -3.3, 2.4, 6.2, 4.6, 6.4, dark);
  bridge.right.rect(0.5, 0.4, 5.2, 1, screen.off);
  bridge.right.line('0.8,0.8 1.5,0.8 1.8,1.2 2.2,0.55 2.6,0.95 2.9,0.8 5.4,0.8', screen.light);
  bridge.left.rect(0.4, 0.5, 1.6, 0.8, screen.dark);
  bridge.top.rect(0.5, 0.7, 1.4, 4.8, dark.l);
  hall.box(-0.1, -1.9, 0.8, 3.4, 4.2, 4.6, black);
  box(-0.35, white, false);
  for (const y of [-0.7, -0.2, 0.3])
    hall.wire(
      [
        [0.98, y, 4.2],
        [0.98, y, 0.95],
      ],
      screen.light,
      { width: weight.hair, dash: '3 3' },
    );

  // The side table with the box that failed, and the inspectors.
  hall.box(2.6, 0.9, 1.5, 2.1, 0, 0.9, pale).top.rect(0.2, 0, 1.1, 2.1, dark.t);
  hall.box(1.7, 3, 3.6, 2.2, 0, 1.05, white);
  const failed = hall.box(2.7, 3.3, 1.5, 1.5, 1.05, 2.45, signal);
  failed.top.line('0,0.75 1.5,0.75', signal.r, { width: weight.hair });
  failed.left
    .line('0.5,0.45 1,0.95', shades.ink900, { width: weight.bold })
    .line('0.5,0.95 1,0.45', shades.ink900, { width: weight.bold });
  monitor(hall, [4.8, 3.7], 1.05, 0, black);
  person(hall, 6, 4, mid);
  person(hall, 2.6, 6.3, mid);

  // The bench behind the line where tests are written.
  hall.box(1.7, -5.6, 3.4, 1.2, 0, 1.1, white);
  for (const x of [2.6, 4.2]) {
    monitor(hall, [x, -5.1], 1.1, 90, black);
    person(hall, x, -3.7, mid);
  }
  // Boxes delivered, and a shelf of test cases.
  const shelf = hall.box(-7.6, -6.4, 4.6, 1.2, 0, 4.2, mid).left;
  for (const v of [0.3, 1.6, 2.9]) {
    shelf.rect(0.25, v, 4.1, 1.05, dark.l);
    for (const [index, height] of [0.8, 0.6, 0.85, 0.7, 0.5, 0.8, 0.75].entries()) {
      shelf.rect(0.4 + index * 0.56, v, 0.4, height, (index + v * 10) % 3 < 1 ? screen.bright : screen.light);
    }
  }
  for (const [x, y] of pairs('-6.6,3.4 -5,3.4 -6.6,5'))
    hall.box(x, y, 1.3, 1.3, 0, 1.2, pale).top.line('0,0.65 1.3,0.65', mid.l, { width: weight.hair });
  hall.box(-6.6, 3.4, 1.3, 1.3, 1.2, 2.4, white).top.line('0,0.65 1.3,0.65', mid.l, { width: weight.hair });
  person(hall, -3, 4.4, dark);
  ground.line('-7.4,2.6 -1.6,2.6', floorMark.plain);
  return hall;
}

export default { file: 'services/service7', size: [445, 350], draw } satisfies Scene;
