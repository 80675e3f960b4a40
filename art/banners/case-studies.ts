/** Case studies: twelve flags in the plan, as many as there are cases and grouped as they are; one is open. */
import { type Block, drawOpenPlan, type Plan, place, varied } from '../plan.ts';
import { d, HEIGHT, sheet, tone, WIDTH } from './sheet.ts';

const plan: Plan = { cx: 420, cy: 262, scale: 25.4, width: WIDTH, height: HEIGHT, rings: 5 };

/** Radius and direction of every case, one line per field. */
const cases: readonly (readonly (readonly [radius: number, degrees: number])[])[] = [
  [
    [5.5, 118],
    [8.9, 111],
    [7.1, 137],
    [8.9, 136],
  ],
  [
    [7.1, 74],
    [5.5, 40],
  ],
  [[8.9, 44]],
  [[7.1, 352]],
  [[8.9, 300]],
  [
    [5.5, 184],
    [8.9, 205],
    [7.1, 222],
  ],
];

export function drawCaseStudies(): string {
  const places = cases.flat().map(([radius, degrees]) => place(plan, radius, degrees));
  // Nearer flags overlap farther ones.
  const [open, ...rest] = places;
  const flag = ([x, y]: readonly [number, number]) => d(x - 1, y - 38, 22, 20);
  const others = rest.toSorted((a, b) => a[1] - b[1]);
  if (!open) throw new Error('There is at least one case');
  return sheet(
    drawOpenPlan(plan, [...tone.block, tone.raised], (block) => (holdsCase(block) ? 3 : varied(block))),
    `<circle cx="${plan.cx}" cy="${plan.cy}" r="41" fill="${tone.block[2]}"/>`,
    `<g fill="${tone.ground}" stroke="${tone.quiet}" stroke-width="1.5">${places.map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="7" ry="7"/>`).join('')}</g>`,
    `<path stroke="${tone.ice}" stroke-width="2" d="${places.map(([x, y]) => `M${x} ${y}v-38`).join('')}"/>`,
    `<path fill="${tone.light}" d="${others.map(flag).join('')}"/>`,
    `<path fill="${tone.signal}" d="${flag(open)}"/>`,
  );
}

function holdsCase({ inner, outer, from, to }: Block): boolean {
  return cases.flat().some(([radius, degrees]) => {
    const within = (at: number) => at > from && at < to;
    return radius > inner && radius < outer && (within(degrees) || within(degrees + 360));
  });
}
