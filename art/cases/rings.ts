/*
 * Sites on half rings around one desk, the company's mark: evenly spaced, so a ring's radius follows from its count.
 */
import { brand } from '../../src/content/brand.ts';
import { round } from '../geometry.ts';
import { mark } from '../mark.ts';
import { circle, path, picture, rect, times } from './marks.ts';
import type { State, Tones } from './tones.ts';

const [width, height] = [760, 676];
const [cx, cy] = [372, 338];
/** The distance from one site to the next. */
const step = 13.1;
const deskEdge = 46;

interface RingSite {
  x: number;
  y: number;
  angle: number;
}

export function drawRings({ rings }: { rings: number[] }, tones: Tones, state: State): string {
  const sites = rings.flatMap((count) =>
    Array.from({ length: count }, (_, index): RingSite => {
      const radius = (count * step) / Math.PI;
      const angle = -Math.PI / 2 + ((index + 0.5) / count) * Math.PI;
      return { x: cx + radius * Math.cos(angle), y: cy + radius * Math.sin(angle), angle };
    }),
  );
  const alarm = alarmed(rings, sites);
  const marks = state === 'after' ? joined(sites, alarm, tones) : apart(sites, alarm, tones);
  return picture(width, height, marks);
}

/** The site of the case: on the last ring but one, about a quarter of the way down. */
function alarmed(rings: number[], sites: RingSite[]): RingSite | undefined {
  const ring = rings.at(-2) ?? 0;
  const before = rings.slice(0, -2).reduce((sum, count) => sum + count, 0);
  return sites[before + Math.floor(ring * 0.28)];
}

function joined(sites: RingSite[], alarm: RingSite | undefined, tones: Tones): string {
  const line = (site: RingSite) =>
    // Whole pixels: each end is hidden by a dot or the desk, and the file is a third smaller.
    `M${[site.x, site.y, cx + deskEdge * Math.cos(site.angle), cy + deskEdge * Math.sin(site.angle)].map(Math.round).join(' ')}`;
  return [
    path(sites.map(line).join(''), { stroke: tones.mid, width: 0.6 }),
    `<g fill="${tones.strong}">`,
    sites.map(({ x, y }) => `<circle cx="${round(x)}" cy="${round(y)}" r="2.6"/>`).join(''),
    '</g>',
    alarm && path(line(alarm), { stroke: tones.signal, width: 3 }),
    alarm && circle(alarm.x, alarm.y, 6, { fill: tones.signal }),
    // The mark at twice its size, its half-disc where the lines meet.
    `<g transform="translate(${cx - 28} ${cy - 48})scale(2)">${mark(brand.name, tones.strong, tones.signal)}</g>`,
  ]
    .filter(Boolean)
    .join('');
}

/** Four systems beside each other, and an alarm that arrives by telephone. */
function apart(sites: RingSite[], alarm: RingSite | undefined, tones: Tones): string {
  return [
    `<g fill="none" stroke="${tones.line}" stroke-width="1.1">`,
    sites.map(({ x, y }) => `<circle cx="${round(x)}" cy="${round(y)}" r="2.3"/>`).join(''),
    '</g>',
    alarm &&
      path(`M${cx + 62} ${cy - 40}L${round(alarm.x)} ${round(alarm.y)}`, {
        stroke: tones.line,
        width: 1.6,
        dash: '2 6',
      }),
    alarm && circle(alarm.x, alarm.y, 6, { stroke: tones.signal, width: 2 }),
    times(4, (index) => rect(cx - 30, cy - 92 + index * 48, 92, 38, { stroke: tones.line })),
  ]
    .filter(Boolean)
    .join('');
}
