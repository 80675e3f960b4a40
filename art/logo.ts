/*
 * The mark is a control room in plan: the wall, three arcs of desks with two aisles, the watch seat. The
 * logo sets the company's name beside it, both lines taken from src/content/brand.ts.
 */
import { brand } from '../src/content/brand.ts';
import { letter } from './lettering.ts';
import { writeSvg } from './write-svg.ts';

const ink = '#0A1F29';
const slate = '#3E5963';
const signal = '#FFB21A';
const white = '#FFFFFF';

export interface MarkGeometry {
  /** The wall's left edge and thickness. */
  left: number;
  wall: number;
  /** The centre of the arcs, on the room's axis. */
  centre: [x: number, y: number];
  /** The arcs' outer and inner radius; the wall is as tall as the outer one. */
  outer: number;
  inner: number;
  /** The width of the two aisles. */
  aisle: number;
  seat: number;
}

/** The mark as the logo shows it, in a box of 40 × 48. */
export const markGeometry: MarkGeometry = {
  left: 3,
  wall: 7.5,
  centre: [14, 24],
  outer: 23,
  inner: 15.5,
  aisle: 3,
  seat: 9.5,
};

const fixed = (value: number) => Number(value.toFixed(3));

function deskArc({ centre: [cx, cy], outer, inner, aisle }: MarkGeometry, from: number, to: number): string {
  // An aisle keeps its width from the inside to the outside; the two ends at the wall have none.
  const at = (radius: number, degrees: number, side: 1 | -1) => {
    const opening = Math.abs(degrees) === 90 ? 0 : Math.asin(aisle / 2 / radius) * side;
    const angle = (degrees * Math.PI) / 180 + opening;
    return `${fixed(cx + radius * Math.cos(angle))} ${fixed(cy + radius * Math.sin(angle))}`;
  };
  return (
    `M${at(outer, from, 1)}A${outer} ${outer} 0 0 1 ${at(outer, to, -1)}` +
    `L${at(inner, to, -1)}A${inner} ${inner} 0 0 0 ${at(inner, from, 1)}Z`
  );
}

/** The mark's shapes, for pictures that carry it. */
export function mark(colour: string, geometry = markGeometry): string {
  const { left, wall, centre, outer, seat } = geometry;
  const [cx, cy] = centre;
  const desks = deskArc(geometry, -90, -30) + deskArc(geometry, -30, 30) + deskArc(geometry, 30, 90);
  return (
    `<path fill="${colour}" d="M${left} ${cy - outer}h${wall}v${2 * outer}h${-wall}z${desks}"/>` +
    `<path fill="${signal}" d="M${cx} ${cy - seat}a${seat} ${seat} 0 0 1 0 ${2 * seat}z"/>`
  );
}

/** The whole logo's shapes and width; it is 48 high. */
export function lockup(colour: string, suffixColour: string): { shapes: string; width: number } {
  const name = letter(brand.name, { width: 114, weight: 620, size: 33, tracking: -0.3 }, 48, 27.5);
  const suffix = letter(brand.suffix, { width: 100, weight: 500, size: 14.6, tracking: 0.52 }, 48.6, 44.2);
  const shapes =
    `${mark(colour)}<path fill="${colour}" d="${name.d}"/>` +
    `<path fill="${suffixColour}" d="${suffix.d}"/>`;
  return { shapes, width: Math.ceil(Math.max(48 + name.advance, 48.6 + suffix.advance) + 0.5) };
}

function svg(shapes: string, width: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="48" viewBox="0 0 ${width} 48">${shapes}</svg>`;
}

export function drawLogo(): void {
  const dark = lockup(ink, slate);
  writeSvg('public/images/logo.svg', svg(dark.shapes, dark.width), { precision: 1 });
  const light = lockup(white, white);
  writeSvg('public/images/logo-white.svg', svg(light.shapes, light.width), { precision: 1 });
  writeSvg('public/images/mark.svg', svg(mark(ink), 40), { precision: 2 });
}
