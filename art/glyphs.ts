/*
 * The glyphs of seven technologies on the same three rings (radius 20, 38, 56 in a square of 120), each with one
 * marigold element. Every glyph is drawn in two styles: ink for a card, about 112 px large, and a lighter, finer one
 * for an ink banner, where it is up to 420 px large and the card's lines would be too thick.
 */
import { shades } from './palette.ts';
import { writeSvg } from './write-svg.ts';

interface Pen {
  colour: string;
  /** The fill of solid centres. */
  solid: string;
  /** The opacity of construction lines. */
  faint: number;
  /** Widths of construction lines, drawn lines and heavy lines. */
  hair: number;
  line: number;
  heavy: number;
  /** Scales the nodes' radii. */
  node: number;
  /** Scales the marigold core's radius. */
  core: number;
  /** Twice the detail. */
  large: boolean;
}

const signal = shades.signal;

const cardPen: Pen = {
  colour: shades.ink900,
  solid: shades.ink900,
  faint: 0.35,
  hair: 1.5,
  line: 1.5,
  heavy: 5,
  node: 1,
  core: 1,
  large: false,
};

const bannerPen: Pen = {
  colour: shades.steel852,
  solid: shades.ink800,
  faint: 0.42,
  hair: 0.45,
  line: 0.6,
  heavy: 2.4,
  node: 0.5,
  core: 0.78,
  large: true,
};

const centre = 60;
const rings = { inner: 20, middle: 38, outer: 56 };

type Point = [x: number, y: number];

const fixed = (value: number) => Number(value.toFixed(2));

/** The point at `degrees` (clockwise from the right) on a ring. */
function at(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [fixed(centre + radius * Math.cos(angle)), fixed(centre + radius * Math.sin(angle))];
}

function disc([x, y]: Point, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${fixed(radius)}" fill="${fill}"/>`;
}

function stroked(d: string, colour: string, width: number, opacity = 1, extra = ''): string {
  const fade = opacity < 1 ? ` stroke-opacity="${opacity}"` : '';
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${fade}${extra}/>`;
}

/** A full circle as path data, so that lines of one kind can share an element. */
function circlePath(radius: number): string {
  return `M${centre - radius} ${centre}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0`;
}

function arcPath(radius: number, from: number, to: number): string {
  return `M${at(radius, from)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${at(radius, to)}`;
}

function construction(pen: Pen, d: string): string {
  return stroked(d, pen.colour, pen.hair, pen.faint);
}

function solidCore(pen: Pen, radius: number, core: number): string {
  return disc([centre, centre], radius, pen.solid) + disc([centre, centre], core * pen.core, signal);
}

/** The brackets of a program, open to both sides, around what it runs. */
function development(pen: Pen): string {
  const { inner, middle, outer } = rings;
  const brackets = 'M34 33L7 60l27 27M86 33l27 27-27 27';
  return (
    construction(pen, circlePath(outer) + circlePath(middle)) +
    stroked(brackets, pen.colour, pen.heavy) +
    disc([centre, centre], inner, pen.solid) +
    stroked('M54.5 71L65.5 49', signal, pen.heavy)
  );
}

/** Sensors on two rings, each with its own line to the platform in the middle. */
function iot(pen: Pen): string {
  const { inner, middle, outer } = rings;
  const far = [-80, -20, 40, 110, 170, 230];
  const near = [-50, 20, 90, 160, 250];
  const spokes = [
    ...far.map((degrees) => `M${at(inner, degrees)}L${at(outer, degrees)}`),
    ...near.map((degrees) => `M${at(inner, degrees)}L${at(middle, degrees)}`),
  ];
  return (
    construction(pen, circlePath(outer) + circlePath(middle) + spokes.join('')) +
    far.map((degrees) => disc(at(outer, degrees), 4.5 * pen.node, pen.colour)).join('') +
    near.map((degrees) => disc(at(middle, degrees), 3.5 * pen.node, pen.colour)).join('') +
    solidCore(pen, inner, 7)
  );
}

/** Layers of a network: one core, five nodes, fifteen leaves of different weight. */
function ai(pen: Pen): string {
  const hubs = [-90, -18, 54, 126, 198];
  const leaves = hubs.flatMap((hub, index) =>
    [-24, 0, 24].map((turn, place) => ({
      hub,
      degrees: hub + turn,
      size: turn === 0 ? 4.5 : 2.6 + ((index * 3 + place) % 3),
    })),
  );
  const branches = leaves.map(({ hub, degrees }) => `M${at(31, hub)}L${at(55, degrees)}`).join('');
  return (
    construction(pen, circlePath(55) + branches) +
    stroked(hubs.map((hub) => `M60 60L${at(31, hub)}`).join(''), pen.colour, pen.line) +
    leaves.map(({ degrees, size }) => disc(at(55, degrees), size * pen.node, pen.colour)).join('') +
    hubs.map((hub) => disc(at(31, hub), 6 * pen.node, pen.colour)).join('') +
    solidCore(pen, 13, 6)
  );
}

/** A cloud within a cloud, on the ground: the same service, elastic outside and sovereign inside. */
function cloud(pen: Pen): string {
  const outside = 'M30 92h58a22 22 0 0 0 4-43.6A36 36 0 0 0 23 42.5 25.5 25.5 0 0 0 30 92z';
  const inside = 'M36 80h46a11 11 0 0 0 2-21.8A24 24 0 0 0 37 52 14.2 14.2 0 0 0 36 80z';
  return (
    stroked(`${outside}M60 92v18M42 110h36`, pen.colour, pen.line) +
    construction(pen, inside) +
    disc([60, 62], 11, pen.solid) +
    disc([60, 62], 5 * pen.core, signal)
  );
}

/** Many measurements around a clock, and the one that stands out. */
function bigData(pen: Pen): string {
  const count = pen.large ? 72 : 36;
  const step = 360 / count;
  const outlier = (count * 7) / 36;
  const ray = (index: number, length: number) =>
    `M${at(22, index * step - 90)}L${at(22 + length, index * step - 90)}`;
  const rays = Array.from({ length: count }, (_, index) =>
    index === outlier ? '' : ray(index, 8 + ((index * (pen.large ? 41 : 53) + 17) % 29)),
  );
  const width = pen.large ? 1.1 : 3;
  return (
    stroked(circlePath(18), pen.colour, pen.line) +
    stroked(rays.join(''), pen.colour, width) +
    stroked(ray(outlier, 36), signal, pen.large ? 1.8 : 4)
  );
}

/** Observations along a fitted curve, and the value it predicts. */
function dataScience(pen: Pen): string {
  const { inner, middle, outer } = rings;
  const foretold = at(outer - 6, -45);
  const observations: [x: number, y: number, size: number][] = [
    [14, 84, 2.4],
    [20, 96, 3],
    [24, 78, 2],
    [31, 91, 2.6],
    [36, 80, 3.4],
    [39, 93, 2],
    [45, 72, 2.4],
    [47, 84, 3],
    [52, 63, 2],
    [55, 75, 3.4],
    [60, 58, 2.6],
    [64, 69, 2],
    [67, 51, 3],
    [74, 60, 2.6],
    [75, 43, 2],
    [83, 49, 3],
  ];
  return (
    construction(pen, circlePath(inner) + circlePath(middle) + circlePath(outer)) +
    stroked('M10 93C36 91 52 79 62 64C67.5 55.75 72 50.5 78 44.5', pen.colour, pen.line) +
    stroked(
      `M78 44.5L${foretold}`,
      pen.colour,
      pen.line,
      1,
      ` stroke-dasharray="${pen.large ? '1.6 1.6' : '3 3'}"`,
    ) +
    observations.map(([x, y, size]) => disc([x, y], size * pen.node, pen.colour)).join('') +
    disc(foretold, 7 * pen.core, signal)
  );
}

/** Walls around one thing, each open at a different place. */
function cyberSecurity(pen: Pen): string {
  return (
    stroked(arcPath(56, -60, 270) + arcPath(32, 80, 390), pen.colour, pen.heavy) +
    stroked(arcPath(43, -20, 300) + arcPath(21, 120, 420), pen.colour, pen.line) +
    `<circle cx="60" cy="60" r="${9 * pen.core}" fill="${signal}"${pen.large ? '' : ` stroke="${pen.colour}" stroke-width="1.5"`}/>`
  );
}

const glyphs: Record<string, (pen: Pen) => string> = {
  development,
  iot,
  ai,
  cloud,
  'big-data': bigData,
  'data-science': dataScience,
  'cyber-security': cyberSecurity,
};

export function drawGlyphs(): void {
  for (const [name, draw] of Object.entries(glyphs)) {
    const svg = (pen: Pen) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" viewBox="0 0 120 120">${draw(pen)}</svg>`;
    writeSvg(`public/images/technology/${name}.svg`, svg(cardPen), { precision: 1 });
    writeSvg(`public/images/technology/${name}-ink.svg`, svg(bannerPen), { precision: 2 });
  }
}
