/** The ring plan alone, for the footer and behind banners: dark on darker, fading towards its rim. */
import { shades } from './palette.ts';
import { drawOpenPlan, type PlanCrop } from './plan.ts';

const SIZE = 900;
const plan: PlanCrop = { cx: 450, cy: 450, scale: 31.4, width: SIZE, height: SIZE, rings: 7 };

export function drawPlanPicture(): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}" fill="none">`,
    drawOpenPlan(plan, [shades.steel243, shades.steel219, shades.steel262]),
    `<circle cx="450" cy="450" r="50.9" fill="${shades.steel243}"/>`,
    '</svg>',
  ].join('');
}
