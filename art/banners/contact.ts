/** Contact: the plan, the way in from its edge, and one marigold D where the office stands. */
import { arc, drawOpenPlan, type Plan, place } from '../plan.ts';
import { d, HEIGHT, sheet, tone, WIDTH } from './sheet.ts';

const plan: Plan = { cx: 452, cy: 262, scale: 40, width: WIDTH, height: HEIGHT };
const office = { radius: 4.02, degrees: 124 };

export function drawContact(): string {
  const [x, y] = place(plan, office.radius, office.degrees);
  const way = `M${place(plan, 12, 196)}L${place(plan, 4.75, 196)}${arc(plan, 4.75, 196, office.degrees, 'L')}`;
  return sheet(
    `<clipPath id="frame"><path d="${d(24, 20, 672, 480)}"/></clipPath>`,
    '<g clip-path="url(#frame)">',
    drawOpenPlan(plan, tone.block),
    `<circle cx="${plan.cx}" cy="${plan.cy}" r="64.8" fill="${tone.block[1]}"/>`,
    `<circle cx="${plan.cx}" cy="${plan.cy}" r="36" stroke="${tone.raised}" stroke-width="1.5"/>`,
    `<path stroke="${tone.ice}" stroke-width="3" stroke-dasharray="0 8" stroke-linecap="round" d="${way}"/>`,
    '</g>',
    `<path fill="${tone.signal}" d="${d(x - 15, y - 21, 40, 42)}"/>`,
  );
}
