/** The ring plan by itself, for the footer and behind banners: dark on darker, thinning out towards its rim. */
import { drawOpenPlan, type Plan } from './plan.ts';

const SIZE = 900;
const plan: Plan = { cx: 450, cy: 450, scale: 31.4, width: SIZE, height: SIZE, rings: 7 };

export function drawPlanPicture(): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}" fill="none">`,
    drawOpenPlan(plan, ['#0B232E', '#091D27', '#0D2833']),
    `<circle cx="450" cy="450" r="50.9" fill="#0B232E"/>`,
    '</svg>',
  ].join('');
}
