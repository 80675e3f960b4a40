/*
 * The ring plan: the hero's city from above, with ring streets, avenues to the centre, and the blocks between them.
 * Map, footer and banners are all crops of this plan. A block is a thick arc rather than an outline; streets are
 * drawn over the arcs (or masked out of them). That takes a fifth of the bytes and keeps every street one width.
 */
import { round } from './geometry.ts';

/** Radius and half width of each ring street, in plan units. */
const ringStreets: readonly (readonly [radius: number, halfWidth: number])[] = [
  [2.0, 0.17],
  [3.3, 0.09],
  [4.75, 0.23],
  [6.3, 0.11],
  [8.0, 0.14],
  [9.9, 0.12],
  [12.0, 0.2],
  [14.4, 0.13],
  [17, 0.2],
  [20.2, 0.15],
];

/** Directions of the avenues in degrees, counter-clockwise from east; one of them is the grand avenue. */
const avenues: readonly number[] = [12, 58, 103, 148, 196, 236, 270, 318];
const grandAvenue = 236;
const AVENUE_WIDTH = 0.34;
const GRAND_AVENUE_WIDTH = 0.92;
const LANE_WIDTH = 0.15;
/** Blocks are halved until no front is much longer than this. */
const LONGEST_FRONT = 2.1;

/** Where a plan's centre is in the picture, and how many pixels its unit is. */
export interface PlanCentre {
  cx: number;
  cy: number;
  scale: number;
}

export interface PlanCrop extends PlanCentre {
  /** The picture's size; anything outside is omitted. */
  width: number;
  height: number;
  /** The number of rings of blocks from the centre: at most nine. */
  rings?: number;
}

export interface PlanBlock {
  ring: number;
  sector: number;
  index: number;
  /** Inner and outer radius in plan units, start and end in degrees. */
  inner: number;
  outer: number;
  from: number;
  to: number;
}

/** A point on the plan: a distance from the centre, in a direction counter-clockwise from east. */
export function place(plan: PlanCentre, radius: number, degrees: number): [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  return [
    round(plan.cx + plan.scale * radius * Math.cos(angle)),
    round(plan.cy - plan.scale * radius * Math.sin(angle)),
  ];
}

/** The path of an arc along a ring, counter-clockwise from one direction to another. */
export function ringArc(plan: PlanCentre, radius: number, from: number, to: number, lead = 'M'): string {
  const r = round(plan.scale * radius);
  const sweep = to > from ? 0 : 1;
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `${lead}${place(plan, radius, from)}A${r} ${r} 0 ${large} ${sweep} ${place(plan, radius, to)}`;
}

/** The outline of a stretch of ring, for the few blocks that need an edge. */
export function sector(plan: PlanCentre, inner: number, outer: number, from: number, to: number): string {
  return `${ringArc(plan, outer, from, to)}${ringArc(plan, inner, to, from, 'L')}Z`;
}

/** Every block visible in the picture. */
export function visibleBlocks(plan: PlanCrop): PlanBlock[] {
  const found: PlanBlock[] = [];
  for (let ring = 0; ring < (plan.rings ?? 9); ring++) {
    const [inner, outer] = ringEdges(ring);
    avenues.forEach((start, sectorIndex) => {
      const end = avenues[sectorIndex + 1] ?? (avenues[0] ?? 0) + 360;
      const count = blockCount(ring, end - start);
      for (let index = 0; index < count; index++) {
        const from = start + ((end - start) * index) / count;
        const to = start + ((end - start) * (index + 1)) / count;
        const block = { ring, sector: sectorIndex, index, inner, outer, from, to };
        if (shows(plan, block)) found.push(block);
      }
    });
  }
  return found;
}

/** Blocks in the given tones. The first tone fills whole rings, the others are drawn on it block by block. */
export function drawBlocks(
  plan: PlanCrop,
  tones: readonly string[],
  toneOf: (block: PlanBlock) => number = varied,
): string {
  return drawRings(plan, (inRing, radius) =>
    tones
      .map((tone, index) => {
        if (index === 0) return `<circle r="${radius}" stroke="${tone}"/>`;
        const stretches = inRing
          .filter((block) => toneOf(block) === index)
          // Whole pixels are enough: the street over a block's end is wider than the error.
          .map(({ from, to }) => ({
            from: Math.round(along(radius, from)),
            to: Math.round(along(radius, to)),
          }));
        return dashedRing(radius, tone, stretches);
      })
      .join(''),
  );
}

/** Avenues and lanes in one colour, to draw on the blocks or to mask them. */
export function drawStreets(plan: PlanCrop, colour: string): string {
  const [innermost] = ringEdges(0);
  const [, outermost] = ringEdges((plan.rings ?? 9) - 1);
  const avenue = (directions: readonly number[], width: number) => {
    const d = directions.map(
      (at) => `M${place(plan, innermost - 0.4, at)}L${place(plan, outermost + 0.4, at)}`,
    );
    return `<path stroke-width="${round(plan.scale * width)}" d="${d.join('')}"/>`;
  };
  const laneWidth = Math.round(plan.scale * LANE_WIDTH);
  const lanes = drawRings(plan, (inRing, radius) => {
    const stretches = inRing
      .filter((block) => block.index > 0)
      .map((block) => Math.round(along(radius, block.from) - laneWidth / 2))
      .map((from) => ({ from, to: from + laneWidth }));
    return dashedRing(radius, colour, stretches);
  });
  const narrow = avenues.filter((at) => at !== grandAvenue);
  return `${lanes}<g stroke="${colour}">${avenue(narrow, AVENUE_WIDTH)}${avenue([grandAvenue], GRAND_AVENUE_WIDTH)}</g>`;
}

/** Blocks with transparent streets, which show what is behind the picture. */
export function drawOpenPlan(
  plan: PlanCrop,
  tones: readonly string[],
  toneOf?: (block: PlanBlock) => number,
  id = 'streets',
): string {
  const ground = `<path fill="white" d="M0 0h${plan.width}v${plan.height}H0z"/>`;
  return `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${plan.width}" height="${plan.height}">${ground}${drawStreets(plan, 'black')}</mask><g mask="url(#${id})">${drawBlocks(plan, tones, toneOf)}</g>`;
}

/** Draws each visible ring around an origin at the plan's centre, with the plan's angles. */
function drawRings(plan: PlanCrop, drawRing: (inRing: PlanBlock[], radius: number) => string): string {
  const visible = visibleBlocks(plan);
  const rings = [...new Set(visible.map(({ ring }) => ring))].map((ring) => {
    const [inner, outer] = ringEdges(ring);
    const inRing = visible.filter((block) => block.ring === ring);
    const radius = round((plan.scale * (inner + outer)) / 2);
    return `<g stroke-width="${round(plan.scale * (outer - inner))}">${drawRing(inRing, radius)}</g>`;
  });
  return `<g fill="none" transform="translate(${plan.cx} ${plan.cy})scale(1 -1)">${rings.join('')}</g>`;
}

/** A dashed circle: one dash per stretch, given by its start and end along the circle. */
function dashedRing(radius: number, colour: string, stretches: { from: number; to: number }[]): string {
  const [first] = stretches;
  if (!first) return '';
  const edges: number[] = [];
  for (const { from, to } of stretches) {
    if (edges.at(-1) === from) edges.pop();
    else edges.push(from);
    edges.push(to);
  }
  edges.push(round(first.from + along(radius, 360)));
  const dashes = edges.slice(1).map((edge, index) => round(edge - (edges[index] ?? 0)));
  return `<circle r="${radius}" stroke="${colour}" stroke-dasharray="${dashes.join(' ')}" stroke-dashoffset="${-first.from}"/>`;
}

function along(radius: number, degrees: number): number {
  return (degrees * Math.PI * radius) / 180;
}

function ringEdges(ring: number): [inner: number, outer: number] {
  const [innerRadius, innerHalf] = ringStreets[ring] ?? [0, 0];
  const [outerRadius, outerHalf] = ringStreets[ring + 1] ?? [0, 0];
  return [innerRadius + innerHalf, outerRadius - outerHalf];
}

function blockCount(ring: number, degrees: number): number {
  if (ring < 2) return 1;
  const [inner, outer] = ringEdges(ring);
  const front = ((degrees * Math.PI) / 180) * ((inner + outer) / 2);
  return 2 ** Math.max(0, Math.floor(Math.log2(front / LONGEST_FRONT)));
}

/** Distributes three tones evenly without a visible pattern. */
export function varied({ ring, sector: s, index }: PlanBlock): number {
  return (ring * 7 + s * 3 + index * 5) % 3;
}

function shows(plan: PlanCrop, { inner, outer, from, to }: PlanBlock): boolean {
  const corners = [inner, outer].flatMap((r) => [from, (from + to) / 2, to].map((at) => place(plan, r, at)));
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return (
    Math.max(...xs) > 0 &&
    Math.min(...xs) < plan.width &&
    Math.max(...ys) > 0 &&
    Math.min(...ys) < plan.height
  );
}
