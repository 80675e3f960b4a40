/** Contact: the plan on which the page places the office's flag. */

import { flagShape } from '../flag-shape.ts';
import { drawOpenPlan, type PlanCrop } from '../plan.ts';
import { HEIGHT, sheet, tone, WIDTH } from './sheet.ts';

const plan: PlanCrop = { cx: 452, cy: 262, scale: 40, width: WIDTH, height: HEIGHT };

export function drawContact(): string {
  return sheet(
    `<clipPath id="frame"><path d="${flagShape(24, 20, 672, 480)}"/></clipPath>`,
    '<g clip-path="url(#frame)">',
    drawOpenPlan(plan, tone.block),
    `<circle cx="${plan.cx}" cy="${plan.cy}" r="64.8" fill="${tone.block[1]}"/>`,
    `<circle cx="${plan.cx}" cy="${plan.cy}" r="36" stroke="${tone.raised}" stroke-width="1.5"/>`,
    '</g>',
  );
}
