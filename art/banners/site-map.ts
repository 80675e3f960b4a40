/** Site map: the site as a radial tree. Branches follow streets; each has one leaf per page. */

import { flagShape } from '../flag-shape.ts';
import { round } from '../geometry.ts';
import { type PlanCentre, place, sector } from '../plan.ts';
import { sheet, tone } from './sheet.ts';

const centre: PlanCentre = { cx: 430, cy: 260, scale: 1 };
const SECTION = { inner: 146, outer: 168 };
const LEAF = 228;

/**
 * Pages under each section, in the header's order: company, products, solutions, services, technology, cases, legal.
 */
const pages = [3, 6, 4, 9, 7, 6, 4];
/** Empty positions between two sections. */
const PAUSE = 1.3;

export function drawSiteMap(): string {
  const step = 360 / pages.reduce((sum, count) => sum + count + PAUSE, 0);
  const sections: string[] = [];
  const trunks: string[] = [];
  const twigs: string[] = [];
  const leaves: string[] = [];
  let next = 90 - ((PAUSE + 1) / 2) * step;
  for (const count of pages) {
    const last = next - (count - 1) * step;
    const middle = (next + last) / 2;
    trunks.push(`M${place(centre, 0, middle)}L${place(centre, SECTION.inner, middle)}`);
    sections.push(sector(centre, SECTION.inner, SECTION.outer, last - step * 0.4, next + step * 0.4));
    for (let index = 0; index < count; index++) {
      const direction = next - index * step;
      const [x, y] = place(centre, LEAF, direction);
      twigs.push(`M${place(centre, SECTION.outer, direction)}L${x} ${y}`);
      leaves.push(`<use href="#page" transform="translate(${x} ${y})rotate(${round(-direction)})"/>`);
    }
    next = last - (1 + PAUSE) * step;
  }
  const ring = (radius: number, width: number, stroke: string) =>
    `<circle cx="${centre.cx}" cy="${centre.cy}" r="${radius}" stroke="${stroke}" stroke-width="${width}"/>`;
  return sheet(
    `<defs><path id="page" d="${flagShape(-8, -10, 19, 20)}"/></defs>`,
    ring(229, 46, tone.block[1]),
    ring(94, 2, tone.raised),
    `<path stroke="${tone.quiet}" stroke-width="4" d="${trunks.join('')}"/>`,
    `<path stroke="${tone.quiet}" stroke-width="2" d="${twigs.join('')}"/>`,
    `<path fill="${tone.soft}" d="${sections.join('')}"/>`,
    `<g fill="${tone.ice}">${leaves.join('')}</g>`,
    `<circle cx="${centre.cx}" cy="${centre.cy}" r="58" fill="${tone.block[2]}"/>`,
    `<path fill="${tone.signal}" d="${flagShape(centre.cx - 18, centre.cy - 27, 46, 54)}"/>`,
  );
}
