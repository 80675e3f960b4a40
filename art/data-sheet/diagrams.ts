/* Two small diagrams of a data sheet: the quarters an incident passes through, and what flows into a product. */
import { flagShape } from '../flag-shape.ts';
import { letter } from '../lettering.ts';
import { halfDisc, paperColours } from './paper.ts';

const { ink, mist, white } = paperColours;
const names = { width: 100, weight: 600, size: 12.5 };

/** One part of the ring per step; the one in which a person decides is filled. */
export function cycle(steps: readonly string[], decided: number): string {
  const centre = 84;
  const share = (2 * Math.PI) / steps.length;
  const at = (radius: number, angle: number) =>
    `${(centre + radius * Math.cos(angle)).toFixed(1)} ${(centre + radius * Math.sin(angle)).toFixed(1)}`;
  const parts = steps.map((step, index) => {
    const from = -Math.PI / 2 + index * share + 0.05;
    const to = from + share - 0.1;
    const [fill, colour] = index === decided ? [ink, white] : [mist, ink];
    const [x, y] = at(61, (from + to) / 2)
      .split(' ')
      .map(Number) as [number, number];
    const start = x - letter(step, names).advance / 2;
    const wide = to - from > Math.PI ? 1 : 0;
    return (
      `<path d="M${at(80, from)}A80 80 0 ${wide} 1 ${at(80, to)}L${at(42, to)}A42 42 0 ${wide} 0 ${at(42, from)}z" fill="${fill}" stroke="${ink}"/>` +
      `<path fill="${colour}" d="${letter(step, names, start, y + 4.5).d}"/>`
    );
  });
  const middle = `<path d="${flagShape(centre - 11, centre - 13, 22, 26)}" fill="${white}" stroke="${ink}" stroke-width="1.3"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 168 168">${parts.join('')}${middle}</svg>`;
}

/** A line from each source into the half-disc, and one from it to each role. Names are in rows below their title. */
export function flow(sources: number, roles: number): string {
  const row = 15.5;
  const width = 66;
  const rows = Math.max(sources, roles) + 1;
  const centre = (rows * row) / 2;
  const place = (count: number, index: number) => centre + (index + 1.5 - (count + 1) / 2) * row;
  const line = (d: string) => `<path d="${d}" fill="none" stroke="${ink}" stroke-width=".9"/>`;
  const inward = Array.from({ length: sources }, (_, index) => {
    const y = place(sources, index);
    return line(`M0 ${y}C14 ${y} 12 ${centre} 26 ${centre + (y - centre) / 6}`);
  });
  const outward = Array.from({ length: roles }, (_, index) => {
    const y = place(roles, index);
    return line(`M44 ${centre}C56 ${centre} 52 ${y} ${width} ${y}`);
  });
  const body = halfDisc(24, centre - 14, 24, 28, ink);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${rows * row}">${[...inward, ...outward].join('')}${body}</svg>`;
}
