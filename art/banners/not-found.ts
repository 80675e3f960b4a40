/** Not found: a road leads in from the edge towards a centre that was never built, and stops at a barrier. */
import { type PlanBlock, type PlanCrop, place, sector, varied, visibleBlocks } from '../plan.ts';
import { HEIGHT, sheet, tone, WIDTH } from './sheet.ts';

const plan: PlanCrop = { cx: 440, cy: 260, scale: 25.6, width: WIDTH, height: HEIGHT, rings: 5 };
/** Rings inside this one are only dashed. */
const FIRST_BUILT = 3;
/** The avenue the road follows, and the distances from the centre between which it exists. */
const road = { degrees: 196, start: 16.9, end: 5.35 };

export function drawNotFound(): string {
  const all = visibleBlocks(plan);
  const built = tone.block.map((fill, index) => {
    const outlines = all.filter((block) => block.ring >= FIRST_BUILT && varied(block) === index).map(outline);
    return outlines.length > 0 ? `<path fill="${fill}" d="${outlines.join('')}"/>` : '';
  });
  const planned = all.filter((block) => block.ring < FIRST_BUILT).map(outline);
  const [x, y] = place(plan, road.end, road.degrees);
  const end = place(plan, road.end + 0.45, road.degrees);
  return sheet(
    ...built,
    `<path stroke="${tone.line}" stroke-width="1.3" stroke-dasharray="4 4" d="${planned.join('')}"/>`,
    `<path stroke="${tone.raised}" stroke-width="20" d="M${place(plan, road.start, road.degrees)}L${place(plan, road.end, road.degrees)}"/>`,
    `<path stroke="${tone.ice}" stroke-width="3" stroke-dasharray="0 8" stroke-linecap="round" d="M${end}L${place(plan, road.start - 0.1, road.degrees)}"/>`,
    `<path stroke="${tone.signal}" stroke-width="10" d="M${x} ${y - 25}v50" transform="rotate(${180 - road.degrees} ${x} ${y})"/>`,
  );
}

function outline({ inner, outer, from, to }: PlanBlock): string {
  const street = (radius: number) => (5 / (radius * plan.scale)) * (180 / Math.PI);
  const middle = street((inner + outer) / 2);
  return sector(plan, inner, outer, from + middle, to - middle);
}
