/** Case studies: twelve flags in the plan, as many as there are cases and grouped as they are; one is open. */
import { type Block, drawBlocks, drawStreets, type Plan, place, varied } from '../plan.ts';
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
  const places = cases.flat().map(([radius, degrees]) => place(plan, radius, degrees).map(Math.round));
  const [[x = 0, y = 0] = [], ...rest] = places;
  const flag = d(x - 1, y - 38, 22, 20);
  const others = rest
    // Nearer flags overlap farther ones.
    .toSorted(([, one = 0], [, other = 0]) => one - other)
    .map(([left = 0, top = 0]) => `<use href="#flag" x="${left - x}" y="${top - y}"/>`);
  return sheet(
    drawBlocks(plan, [...tone.block, tone.raised], (block) => (holdsCase(block) ? 3 : varied(block))),
    drawStreets(plan, tone.ground),
    `<circle cx="${plan.cx}" cy="${plan.cy}" r="41" fill="${tone.block[2]}"/>`,
    // Drawn once and repeated, twelve flags weigh little more than one.
    `<g id="flag"><circle cx="${x}" cy="${y}" r="7" fill="${tone.ground}" stroke="${tone.quiet}" stroke-width="1.5"/>`,
    `<path stroke="${tone.ice}" stroke-width="2" d="M${x} ${y}v-38"/><path fill="${tone.light}" d="${flag}"/></g>`,
    ...others,
    `<path fill="${tone.signal}" d="${flag}"/>`,
  );
}

function holdsCase({ inner, outer, from, to }: Block): boolean {
  return cases.flat().some(([radius, degrees]) => {
    const within = (at: number) => at > from && at < to;
    return radius > inner && radius < outer && (within(degrees) || within(degrees + 360));
  });
}
