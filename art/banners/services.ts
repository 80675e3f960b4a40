/** Services: nine plots along one ring, each with a different building; the current one is lit. */
import { type PlanCentre, place, ringArc, sector } from '../plan.ts';
import { sheet, tone } from './sheet.ts';

const ring: PlanCentre = { cx: 420, cy: 260, scale: 1 };
const INNER = 118;
const OUTER = 232;

/** A building's footprint on its plot: along the ring and away from the centre, both from 0 to 1. */
type Footprint = readonly [from: number, to: number, near: number, far: number];

const plots: readonly (readonly Footprint[])[] = [
  // One corner building with its wing.
  [
    [0.14, 0.36, 0.16, 0.84],
    [0.36, 0.84, 0.6, 0.84],
  ],
  // Nine equal samples.
  [0.14, 0.42, 0.7].flatMap((u) => [0.16, 0.43, 0.7].map((v) => [u, u + 0.17, v, v + 0.15] as Footprint)),
  // A front and a back.
  [
    [0.14, 0.86, 0.16, 0.34],
    [0.14, 0.48, 0.5, 0.84],
    [0.6, 0.86, 0.5, 0.84],
  ],
  // A hall on the outer street with two wings.
  [
    [0.14, 0.86, 0.6, 0.84],
    [0.14, 0.36, 0.16, 0.6],
    [0.6, 0.86, 0.3, 0.6],
  ],
  // The lit one: a closed court.
  [
    [0.14, 0.86, 0.16, 0.36],
    [0.14, 0.86, 0.64, 0.84],
    [0.14, 0.34, 0.36, 0.64],
    [0.66, 0.86, 0.36, 0.64],
  ],
  // A slender tower on an open square.
  [[0.36, 0.64, 0.18, 0.82]],
  // Test benches, row by row.
  [0.16, 0.34, 0.52, 0.7].map((v) => [0.14, 0.86, v, v + 0.1] as Footprint),
  // A yard open to the street.
  [
    [0.14, 0.3, 0.16, 0.84],
    [0.7, 0.86, 0.16, 0.84],
    [0.3, 0.7, 0.16, 0.34],
  ],
  // Three stages, each larger than the last.
  [
    [0.14, 0.34, 0.16, 0.36],
    [0.4, 0.6, 0.16, 0.56],
    [0.66, 0.86, 0.16, 0.84],
  ],
];
const LIT = 4;

export function drawServices(): string {
  const step = 360 / plots.length;
  // Counted clockwise from the top.
  const from = (index: number) => 90 - index * step;
  const gap = (radius: number) => (5 / radius) * (180 / Math.PI);

  const grounds = plots.map((_, index) =>
    [
      ringArc(ring, OUTER, from(index) - gap(OUTER), from(index + 1) + gap(OUTER)),
      ringArc(ring, INNER, from(index + 1) + gap(INNER), from(index) - gap(INNER), 'L'),
    ].join(''),
  );
  const built = plots.map((footprints, index) =>
    footprints
      .map(([start, end, near, far]) =>
        sector(
          ring,
          INNER + (OUTER - INNER) * near,
          INNER + (OUTER - INNER) * far,
          from(index) - step * end,
          from(index) - step * start,
        ),
      )
      .join(''),
  );
  const others = built.filter((_, index) => index !== LIT);
  const spokes = plots.map((_, index) => `M${place(ring, 66, from(index))}L${place(ring, 97, from(index))}`);

  return sheet(
    trees(248, 6),
    trees(106, 5),
    `<path fill="${tone.block[0]}" d="${grounds.join('Z')}Z"/>`,
    `<path fill="${tone.ground}" d="${built.join('')}" transform="translate(4 5)"/>`,
    `<path fill="${tone.soft}" d="${others.join('')}"/>`,
    `<path fill="${tone.signal}" d="${built[LIT]}"/>`,
    `<circle cx="${ring.cx}" cy="${ring.cy}" r="96" fill="${tone.block[1]}"/>`,
    `<path stroke="${tone.ground}" stroke-width="4" d="${spokes.join('')}"/>`,
    `<circle cx="${ring.cx}" cy="${ring.cy}" r="62" fill="${tone.block[2]}" stroke="${tone.ground}" stroke-width="5"/>`,
    `<circle cx="${ring.cx}" cy="${ring.cy}" r="30" stroke="${tone.quiet}" stroke-width="1.5"/>`,
  );
}

/** A street lined with trees. */
function trees(radius: number, width: number): string {
  const spacing = (2 * Math.PI * radius) / Math.round((2 * Math.PI * radius) / (width * 2.6));
  return `<circle cx="${ring.cx}" cy="${ring.cy}" r="${radius}" stroke="${tone.raised}" stroke-width="${width}" stroke-dasharray="0 ${spacing.toFixed(2)}" stroke-linecap="round"/>`;
}
