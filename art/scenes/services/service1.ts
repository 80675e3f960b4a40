import { Drawing, type Scene } from '../../iso/drawing.ts';
import { weight } from '../../iso/paint.ts';
import { type Palette, screen, type Tone } from '../../iso/tones.ts';
import { shades } from '../../palette.ts';
import { monitor, person } from '../../props.ts';

/** Custom Software Development: an application wall built from modules, the next one on the hook. */
function draw({ white, pale, mid, dark, black, signal, floor, floorMark }: Palette) {
  const yard = new Drawing({ scale: 17 });
  const ground = yard.plate({ x: -1.8, y: -8.6, length: 12.4, width: 17.2 }, -0.5, 0, floor).top;
  ground.line('2.6,-5.2 2.6,5.6', floorMark.plain, { dash: '6 5' });

  const wallEdge = 6.6;
  const wall = yard.box(-0.9, -wallEdge, 0.9, 2 * wallEdge, 0, 7.2, dark).right;
  /** A module in the wall: position from the wall's lower left corner. */
  const module = (u: number, v: number, width: number, height: number, tone: Tone) =>
    yard.box(0, wallEdge - u - width, 0.4, width, v, v + height, tone).right;

  const header = module(0.5, 6, 12.2, 0.75, pale);
  header.plate(0.3, 0.2, 0.5, 0.35, dark.l);
  for (const u of [7.2, 8.6, 10]) header.rect(u, 0.3, 1, 0.15, mid.l);
  const menu = module(0.5, 0.5, 2.3, 5.2, mid);
  for (const v of [4.4, 3.7, 3, 2.3, 1.6]) {
    menu.disc(0.42, v + 0.12, 0.15, dark.t).rect(0.75, v, v === 3.7 ? 1.2 : 1, 0.24, dark.t);
  }
  const chart = module(3.1, 2.6, 5.4, 3.1, white);
  chart.line('0.5,0.5 5,0.5', pale.r, { width: weight.hair });
  chart.line('0.5,1.2 5,1.2', pale.r, { width: weight.hair });
  chart.line('0.5,1.9 5,1.9', pale.r, { width: weight.hair });
  chart.line('0.5,0.8 1.5,1.7 2.3,1.3 3.4,2.3 4.9,1.9', dark.l, { width: 2 });
  chart.rect(0.5, 2.5, 1.8, 0.22, mid.r);
  const bars = module(3.1, 0.5, 2.55, 1.8, white);
  for (const [index, height] of [0.5, 0.9, 0.7, 1.2, 1].entries()) {
    bars.rect(0.3 + index * 0.42, 0.28, 0.24, height, mid.r);
  }
  const list = module(5.95, 0.5, 2.55, 1.8, pale);
  for (const v of [1.25, 0.85, 0.45]) list.rect(0.3, v - 0.05, v === 0.85 ? 1.4 : 1.9, 0.16, mid.r);
  const map = module(8.8, 2.6, 3.9, 3.1, pale);
  map.circle(1.95, 1.55, 1.15, mid.r).circle(1.95, 1.55, 0.7, mid.r).disc(1.95, 1.55, 0.3, dark.l);
  // The empty slot.
  wall.rect(8.8, 0.5, 3.9, 1.8, screen.off);
  wall.line('9,0.7 12.5,0.7 12.5,2.1 9,2.1', screen.plain, { width: weight.hair, dash: '3 3', closed: true });

  // Crane on the wall's crest, the module on its hook.
  const hook = wallEdge - 10.75;
  yard.box(-0.7, -wallEdge, 0.5, 2 * wallEdge, 7.2, 7.45, mid);
  yard.box(-1, hook - 0.4, 1.1, 0.8, 7.45, 8.1, black);
  yard.box(0.1, hook - 0.16, 4, 0.32, 7.6, 7.9, black);
  yard.box(3.1, hook - 0.25, 0.7, 0.5, 7.3, 7.6, dark);
  const block = yard.box(3.2, hook - 1.95, 0.5, 3.9, 1.5, 3.3, signal);
  yard.wire(
    [
      [3.45, hook, 7.3],
      [3.45, hook, 4.9],
    ],
    shades.ink900,
  );
  yard.wire(
    [
      [3.45, hook - 1.6, 3.3],
      [3.45, hook, 4.9],
      [3.45, hook + 1.6, 3.3],
    ],
    shades.ink900,
  );
  block.right
    .rect(0.4, 1.15, 1.7, 0.22, signal.l)
    .rect(0.4, 0.75, 2.6, 0.22, signal.l)
    .plate(0.4, 0.28, 1, 0.32, shades.ink900);

  // Modules waiting on pallets.
  const pallet = (x: number, y: number, count: number, tones: Tone[]) => {
    yard.box(x, y, 2.6, 2, 0, 0.22, dark);
    for (const [index, tone] of tones.slice(0, count).entries()) {
      const z = 0.22 + index * 0.5;
      const top = yard.box(x + 0.1, y + 0.1, 2.4, 1.8, z, z + 0.44, tone).top;
      if (index === count - 1)
        top
          .rect(0.3, 0.3, 0.9, 0.25, mid.t)
          .rect(0.3, 0.75, 1.7, 0.18, mid.t)
          .rect(0.3, 1.15, 1.3, 0.18, mid.t);
    }
  };
  pallet(3, 2.4, 3, [pale, white, white]);
  pallet(6, 1.6, 2, [mid, white]);
  pallet(3.4, 5.2, 1, [pale]);

  // The bench with the drawing, and the people.
  yard.box(7.2, -4.6, 1.5, 3.2, 0, 1.1, white);
  monitor(yard, [7.5, -3.8], 1.1, 0, black);
  monitor(yard, [7.5, -2.4], 1.1, 0, black);
  person(yard, 9.4, -3.2, mid);
  person(yard, 5.3, -0.8, mid);
  person(yard, 2.2, -0.2, mid);
  person(yard, 6.6, 4.6, mid);
  return yard;
}

export default { file: 'services/service1', size: [445, 350], draw } satisfies Scene;
