/**
 * The isometric drawing kit. Axes on the sheet: x points right and down, y left and down, z up; the eye is far out
 * at (+x, +y, +z). One unit is `scale` pixels along each axis. Solids may be added in any order and are depth-sorted
 * when the drawing is composed: two solids that overlap on the sheet are separated by a plane, and the one on the
 * eye's side is painted later. Marks on a face (screens, windows, lines) belong to their solid and never go behind
 * it.
 */

import { backToFront, type SolidPart } from './depth.ts';
import {
  at,
  hull,
  minus,
  minus3,
  outwardNormal,
  type Point,
  type Point3,
  rectangle,
  signedArea,
  unit3,
  unitVector,
} from './geometry.ts';
import { shades } from './palette.ts';

export type { Point, Point3 };

/** Points as a list, or in SVG notation: 'u,v u,v' (in space: 'x,y,z x,y,z'). */
type Points<P extends Point | Point3> = string | readonly P[];

function list<P extends Point | Point3>(points: Points<P>): readonly P[] {
  if (typeof points !== 'string') return points;
  return points.split(' ').map((point) => point.split(',').map(Number) as unknown as P);
}

/** Positions or ranges to loop over: `for (const [x, y] of pairs('1,2 3,4'))`. */
export const pairs = (text: string) => list<Point>(text);

/** Top, left (towards +y) and right (towards +x) faces of one material. */
export interface Tone {
  t: string;
  l: string;
  r: string;
}

export interface Palette {
  white: Tone;
  pale: Tone;
  mid: Tone;
  dark: Tone;
  black: Tone;
  /** Marigold: exactly one object per scene has it. */
  signal: Tone;
  floor: Tone;
  /** Lines, lanes and plots drawn on the floor, from faint to strong. */
  floorMark: { faint: string; plain: string; strong: string };
  water: string;
}

const solids = {
  white: { t: shades.white, l: shades.steel885, r: shades.steel804 },
  pale: { t: shades.steel951, l: shades.steel834, r: shades.steel750 },
  mid: { t: shades.steel825, l: shades.steel722, r: shades.steel638 },
  signal: { t: shades.amber868, l: shades.signal, r: shades.amber730 },
};

/** For white and mist pages. */
export const paper: Palette = {
  ...solids,
  dark: { t: shades.steel464, l: shades.ink700, r: shades.ink800 },
  black: { t: shades.ink700, l: shades.ink800, r: shades.ink900 },
  floor: { t: shades.steel928, l: shades.steel859, r: shades.steel787 },
  floorMark: { faint: shades.steel897, plain: shades.steel851, strong: shades.steel722 },
  water: shades.steel854,
};

/** For ink banners: a dark floor, with the two dark materials lightened to stay visible on it. */
export const ink: Palette = {
  ...solids,
  dark: { t: shades.steel572, l: shades.steel446, r: shades.steel386 },
  black: { t: shades.steel485, l: shades.steel270, r: shades.steel207 },
  floor: { t: shades.steel327, l: shades.steel271, r: shades.steel235 },
  floorMark: { faint: shades.steel362, plain: shades.steel414, strong: shades.steel505 },
  water: shades.steel272,
};

/** The colours of screens: the same on every ground, since a screen emits light. */
export const screen = {
  off: shades.ink900,
  dark: shades.ink800,
  deep: shades.steel417,
  plain: shades.steel638,
  soft: shades.steel722,
  light: shades.steel825,
  bright: shades.steel940,
};

/** The three line weights of every drawing, in pixels at its display size. */
export const weight = { hair: 1, line: 1.6, bold: 2.4 };

export interface Scene {
  /** The path of the picture in public/images, without extension. */
  file: string;
  size: readonly [width: number, height: number];
  /** Also draws `<file>-ink`, for ink banners. */
  onInk?: boolean;
  draw(palette: Palette): Drawing;
}

const cos30 = Math.cos(Math.PI / 6);
/** Half axes of a circle of radius 1 in a coordinate plane. */
const circleMajor = Math.sqrt(1.5);
const circleMinor = Math.sqrt(0.5);

const round = (value: number) => {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? 0 : rounded;
};
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const clamp = (value: number) => Math.max(0, Math.min(1, value));

function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** How far an upright face has turned from the left face (0) to the right face (1). */
const turn = (nx: number, ny: number) => clamp((nx - ny + 1) / 2);

interface Stroke {
  width?: number;
  dash?: string;
  closed?: boolean;
}

/** Everything painted together as one thing. */
class Solid {
  readonly pieces: SolidPart[] = [];
  private readonly marks: { attributes: string; d: string }[] = [];

  paint(attributes: string, d: string) {
    const last = this.marks.at(-1);
    if (last?.attributes === attributes) last.d += d;
    else this.marks.push({ attributes, d });
  }

  toString() {
    return this.marks.map(({ attributes, d }) => `<path ${attributes} d="${d}"/>`).join('');
  }
}

/** A plane in space, by the projection of its u and v onto the sheet. */
class Plane {
  private readonly place: (u: number, v: number) => Point;
  /** The ellipse of a circle of radius 1 on the sheet. */
  private readonly ellipse: { major: number; minor: number; tilt: number };
  /** Whether a turn from u towards v is clockwise on the sheet. */
  private readonly clockwise: boolean;

  constructor(place: (u: number, v: number) => Point) {
    this.place = place;
    const start = place(0, 0);
    const [ux, uy] = minus(place(1, 0), start);
    const [vx, vy] = minus(place(0, 1), start);
    const across = ux * ux + vx * vx;
    const down = uy * uy + vy * vy;
    const skew = 2 * (ux * uy + vx * vy);
    const spread = Math.hypot(across - down, skew);
    this.ellipse = {
      major: Math.sqrt((across + down + spread) / 2),
      minor: Math.sqrt((across + down - spread) / 2),
      tilt: Math.round((Math.atan2(skew, across - down) * 90) / Math.PI),
    };
    this.clockwise = ux * vy - uy * vx > 0;
  }

  point(u: number, v: number) {
    const [x, y] = this.place(u, v);
    return `${round(x)} ${round(y)}`;
  }

  onCircle(u: number, v: number, radius: number, angle: number) {
    return this.point(u + radius * Math.cos(radians(angle)), v + radius * Math.sin(radians(angle)));
  }

  /**
   * Arc commands from one angle to another, in degrees from u towards v. Never more than a third of a circle at
   * once: over a half circle, rounded coordinates shift an arc's centre by pixels.
   */
  curve(u: number, v: number, radius: number, from: number, to: number) {
    const { major, minor, tilt } = this.ellipse;
    const steps = Math.ceil(Math.abs(to - from) / 120);
    const axes = `A${round(major * radius)} ${round(minor * radius)} ${tilt} 0 ${to > from === this.clockwise ? 1 : 0} `;
    return Array.from(
      { length: steps },
      (_, step) => axes + this.onCircle(u, v, radius, from + ((to - from) * (step + 1)) / steps),
    ).join('');
  }
}

/** A plane to draw on. On side faces u points right and v up; on tops u is along x and v along y. */
export class Face extends Plane {
  private readonly solid: Solid;

  constructor(solid: Solid, place: (u: number, v: number) => Point) {
    super(place);
    this.solid = solid;
  }

  private circlePath(u: number, v: number, radius: number) {
    return `M${this.onCircle(u, v, radius, 0)}${this.curve(u, v, radius, 0, 360)}Z`;
  }

  poly(points: Points<Point>, fill: string) {
    this.solid.paint(
      `fill="${fill}"`,
      `M${list(points)
        .map(([u, v]) => this.point(u, v))
        .join('L')}Z`,
    );
    return this;
  }

  rect(u: number, v: number, width: number, height: number, fill: string) {
    return this.poly(
      [
        [u, v],
        [u + width, v],
        [u + width, v + height],
        [u, v + height],
      ],
      fill,
    );
  }

  /** Equal rectangles in columns and rows: windows, tiles, keys. */
  grid(
    { u, v, columns, rows }: { u: number; v: number; columns: number; rows: number },
    [width, height]: Point,
    [stepU, stepV]: Point,
    fill: string,
  ) {
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        this.rect(u + column * stepU, v + row * stepV, width, height, fill);
      }
    }
    return this;
  }

  line(points: Points<Point>, colour: string, { width = weight.line, dash, closed }: Stroke = {}) {
    this.solid.paint(
      strokeAttributes(colour, width, dash),
      `M${list(points)
        .map(([u, v]) => this.point(u, v))
        .join('L')}${closed ? 'Z' : ''}`,
    );
    return this;
  }

  disc(u: number, v: number, radius: number, fill: string) {
    this.solid.paint(`fill="${fill}"`, this.circlePath(u, v, radius));
    return this;
  }

  circle(u: number, v: number, radius: number, colour: string, { width = weight.line, dash }: Stroke = {}) {
    this.solid.paint(strokeAttributes(colour, width, dash), this.circlePath(u, v, radius));
    return this;
  }

  /** Part of a circle, degrees counted from u towards v. */
  arcLine(
    u: number,
    v: number,
    radius: number,
    from: number,
    to: number,
    colour: string,
    { width = weight.line, dash }: Stroke = {},
  ) {
    this.solid.paint(
      strokeAttributes(colour, width, dash),
      `M${this.onCircle(u, v, radius, from)}${this.curve(u, v, radius, from, to)}`,
    );
    return this;
  }

  /** A slice of a ring (or of a disc, when the inner radius is 0). */
  sector(u: number, v: number, inner: number, outer: number, from: number, to: number, fill: string) {
    this.solid.paint(
      `fill="${fill}"`,
      `M${this.onCircle(u, v, outer, from)}${this.curve(u, v, outer, from, to)}` +
        `L${this.onCircle(u, v, inner, to)}${inner > 0 ? this.curve(u, v, inner, to, from) : ''}Z`,
    );
    return this;
  }

  /** The D shape: straight start, fully round end. */
  plate(u: number, v: number, width: number, height: number, fill: string) {
    const radius = height / 2;
    const straight = u + width - radius;
    this.solid.paint(
      `fill="${fill}"`,
      `M${this.point(u, v)}L${this.point(straight, v)}${this.curve(straight, v + radius, radius, -90, 90)}L${this.point(u, v + height)}Z`,
    );
    return this;
  }
}

interface DrawingOptions {
  scale: number;
  /** Where (0, 0, 0) is on the sheet; by default the drawing is centred. */
  origin?: Point;
}

export class Drawing {
  readonly scale: number;
  private readonly origin: Point | undefined;
  private readonly solids: Solid[] = [];
  private readonly gradients = new Map<string, string>();

  constructor({ scale, origin }: DrawingOptions) {
    this.scale = scale;
    this.origin = origin;
  }

  project(x: number, y: number, z: number): Point {
    return [(x - y) * cos30 * this.scale, ((x + y) / 2 - z) * this.scale];
  }

  private path(points: readonly Point[]) {
    return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
  }

  private fill(colour: string) {
    return `fill="${colour}"`;
  }

  /** The planes of a round solid: foot, top, and just above it, where walls end below the top without a seam. */
  private levels(low: number, high: number) {
    const level = (z: number) => new Plane((u, v) => this.project(u, v, z));
    return [level(low), level(high), level(high + 0.5 / this.scale)] as const;
  }

  /** A left-to-right gradient for round walls. */
  private blend(from: string, to: string) {
    if (from === to) return this.fill(from);
    const id = `g${from.slice(1)}${to.slice(1)}`;
    this.gradients.set(
      id,
      `<linearGradient id="${id}"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
    );
    return `fill="url(#${id})"`;
  }

  private add(pieces: { outline: readonly Point[]; low: number; high: number }[]) {
    const solid = new Solid();
    for (const { outline, low, high } of pieces) {
      const ordered = signedArea(outline) < 0 ? [...outline].reverse() : [...outline];
      const shadow = hull(ordered.flatMap(([x, y]) => [this.project(x, y, low), this.project(x, y, high)]));
      solid.pieces.push({ outline: ordered, low, high, shadow });
    }
    this.solids.push(solid);
    return solid;
  }

  /** An upright solid on a convex footprint. `side(i)` is the wall from point i to the next one. */
  prism(footprint: readonly Point[], low: number, high: number, tone: Tone) {
    const outline = signedArea(footprint) < 0 ? [...footprint].reverse() : [...footprint];
    const solid = this.add([{ outline, low, high }]);

    // The silhouette goes first, so that faces meet over their own colour instead of a light seam.
    const walls = outline.flatMap((a, index) => {
      const b = at(outline, index + 1);
      const [nx, ny] = unitVector(b[1] - a[1], a[0] - b[0]);
      return nx + ny > 1e-6 ? [{ a, b, tone: mix(tone.l, tone.r, turn(nx, ny)) }] : [];
    });
    const silhouette = hull(outline.flatMap(([x, y]) => [this.project(x, y, low), this.project(x, y, high)]));
    solid.paint(this.fill(walls[0]?.tone ?? tone.l), this.path(silhouette));
    for (const wall of walls.slice(1)) {
      solid.paint(
        this.fill(wall.tone),
        this.path([
          this.project(...wall.a, low),
          this.project(...wall.b, low),
          this.project(...wall.b, high),
          this.project(...wall.a, high),
        ]),
      );
    }
    solid.paint(this.fill(tone.t), this.path(outline.map(([x, y]) => this.project(x, y, high))));

    return {
      top: new Face(solid, (u, v) => this.project(u, v, high)),
      /** The wall from point i of the given footprint to the next; u starts at its left end on the sheet. */
      side: (index: number) => {
        const [a, b] = [at(footprint, index), at(footprint, index + 1)];
        const [left, right] = a[0] - a[1] < b[0] - b[1] ? [a, b] : [b, a];
        const [dx, dy] = unitVector(right[0] - left[0], right[1] - left[1]);
        return new Face(solid, (u, v) => this.project(left[0] + dx * u, left[1] + dy * u, low + v));
      },
    };
  }

  /** Faces are relative to the box's own corner: tops to its least x and y, sides to their lower left. */
  box(x: number, y: number, width: number, depth: number, low: number, high: number, tone: Tone) {
    const [x1, y1] = [x + width, y + depth];
    const solid = this.add([{ outline: rectangle(x, y, width, depth), low, high }]);
    const p = this.project.bind(this);
    solid.paint(
      this.fill(tone.l),
      this.path([
        p(x, y1, low),
        p(x1, y1, low),
        p(x1, y, low),
        p(x1, y, high),
        p(x, y, high),
        p(x, y1, high),
      ]),
    );
    solid.paint(
      this.fill(tone.r),
      this.path([p(x1, y1, low), p(x1, y, low), p(x1, y, high), p(x1, y1, high)]),
    );
    solid.paint(
      this.fill(tone.t),
      this.path([p(x, y, high), p(x1, y, high), p(x1, y1, high), p(x, y1, high)]),
    );
    return {
      top: new Face(solid, (u, v) => p(x + u, y + v, high)),
      left: new Face(solid, (u, v) => p(x + u, y1, low + v)),
      right: new Face(solid, (u, v) => p(x1, y1 - u, low + v)),
    };
  }

  cylinder(x: number, y: number, radius: number, low: number, high: number, tone: Tone) {
    const octagon = Array.from({ length: 8 }, (_, side): Point => {
      const angle = radians(side * 45 + 22.5);
      const reach = radius / Math.cos(radians(22.5));
      return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
    });
    const solid = this.add([{ outline: octagon, low, high }]);
    const [rx, ry] = [round(radius * circleMajor * this.scale), round(radius * circleMinor * this.scale)];
    const [cx, bottom] = this.project(x, y, low).map(round) as [number, number];
    const top = round(this.project(x, y, high)[1]);
    const [start, end] = [round(cx - rx), round(cx + rx)];
    solid.paint(
      this.blend(tone.l, tone.r),
      `M${start} ${top}V${bottom}A${rx} ${ry} 0 0 0 ${end} ${bottom}V${top}Z`,
    );
    solid.paint(
      this.fill(tone.t),
      `M${start} ${top}A${rx} ${ry} 0 1 1 ${end} ${top}A${rx} ${ry} 0 1 1 ${start} ${top}Z`,
    );
    return { top: new Face(solid, (u, v) => this.project(x + u, y + v, high)) };
  }

  /** An annular wall around (x, y); degrees from +x towards +y. Split it if something is inside. */
  ring(
    {
      x = 0,
      y = 0,
      inner,
      outer,
      from,
      to,
    }: {
      x?: number;
      y?: number;
      inner: number;
      outer: number;
      from: number;
      to: number;
    },
    low: number,
    high: number,
    tone: Tone,
  ) {
    const on = (radius: number, angle: number): Point => [
      x + radius * Math.cos(radians(angle)),
      y + radius * Math.sin(radians(angle)),
    ];
    const slices = Math.max(1, Math.ceil((to - from) / 15));
    const step = (to - from) / slices;
    const reach = outer / Math.cos(radians(step / 2));
    const solid = this.add(
      Array.from({ length: slices }, (_, slice) => {
        const [a, b] = [from + slice * step, from + (slice + 1) * step];
        return { outline: [on(inner, a), on(reach, a), on(reach, b), on(inner, b)], low, high };
      }),
    );

    const shade = (angle: number, outward: number) =>
      mix(tone.l, tone.r, turn(outward * Math.cos(radians(angle)), outward * Math.sin(radians(angle))));

    const [base, crest, brim] = this.levels(low, high);
    const wall = (radius: number, outward: 1 | -1) => {
      for (const start of outward > 0 ? [-405, -45, 315] : [-225, 135, 495]) {
        const a = Math.max(from, start);
        const b = Math.min(to, start + 180);
        if (b - a < 0.5) continue;
        const [left, right] = outward > 0 ? [b, a] : [a, b];
        solid.paint(
          this.blend(shade(left, outward), shade(right, outward)),
          `M${brim.onCircle(x, y, radius, a)}${brim.curve(x, y, radius, a, b)}` +
            `L${base.onCircle(x, y, radius, b)}${base.curve(x, y, radius, b, a)}Z`,
        );
      }
    };
    const whole = to - from >= 360;
    wall(inner, -1);
    for (const [angle, outward] of whole
      ? []
      : ([
          [from, -1],
          [to, 1],
        ] as const)) {
      const [nx, ny] = [-Math.sin(radians(angle)) * outward, Math.cos(radians(angle)) * outward];
      if (nx + ny < 1e-6) continue;
      solid.paint(
        this.fill(mix(tone.l, tone.r, turn(nx, ny))),
        `M${base.onCircle(x, y, inner, angle)}L${base.onCircle(x, y, outer, angle)}` +
          `L${brim.onCircle(x, y, outer, angle)}L${brim.onCircle(x, y, inner, angle)}Z`,
      );
    }
    wall(outer, 1);
    solid.paint(
      this.fill(tone.t),
      `M${crest.onCircle(x, y, outer, from)}${crest.curve(x, y, outer, from, to)}` +
        `${whole ? 'ZM' : 'L'}${crest.onCircle(x, y, inner, to)}${crest.curve(x, y, inner, to, from)}Z`,
    );
    return { top: new Face(solid, (u, v) => this.project(u, v, high)) };
  }

  /**
   * The D shape as a slab: straight start, fully round end towards +x or +y. Its straight edge starts at (x, y) and
   * is `width` long; `length` is from that edge to the far end of the curve.
   */
  plate(
    {
      x,
      y,
      length,
      width,
      towards = 'x',
    }: {
      x: number;
      y: number;
      length: number;
      width: number;
      towards?: 'x' | 'y';
    },
    low: number,
    high: number,
    tone: Tone,
  ) {
    const radius = width / 2;
    const straight = length - radius;
    const alongX = towards === 'x';
    const [cx, cy] = alongX ? [x + straight, y + radius] : [x + radius, y + straight];
    const first = alongX ? -90 : 0;
    const on = (angle: number): Point => [
      cx + radius * Math.cos(radians(angle)),
      cy + radius * Math.sin(radians(angle)),
    ];
    const corners: Point[] = alongX
      ? [
          [x, y + width],
          [x, y],
        ]
      : [
          [x, y],
          [x + width, y],
        ];
    const curve = Array.from({ length: 13 }, (_, index) => on(first + index * 15));
    const solid = this.add([{ outline: [...curve, ...corners], low, high }]);

    // 135 degrees of the curve are visible, and the nearer one of the two straight sides.
    const [a, b] = alongX ? [-45, 90] : [0, 135];
    const lap = 0.5 / this.scale;
    const [near, joint, side]: [Point, Point, string] = alongX
      ? [at(corners, 0), [cx + lap, cy + radius], tone.l]
      : [at(corners, 1), [cx + radius, cy + lap], tone.r];
    const [base, crest, brim] = this.levels(low, high);
    if (straight > 0) {
      solid.paint(
        this.fill(side),
        `M${brim.point(...near)}L${brim.point(...joint)}L${base.point(...joint)}L${base.point(...near)}Z`,
      );
    }
    solid.paint(
      this.blend(tone.l, tone.r),
      `M${brim.onCircle(cx, cy, radius, a)}${brim.curve(cx, cy, radius, a, b)}` +
        `L${base.onCircle(cx, cy, radius, b)}${base.curve(cx, cy, radius, b, a)}Z`,
    );
    solid.paint(
      this.fill(tone.t),
      `M${crest.onCircle(cx, cy, radius, first)}${crest.curve(cx, cy, radius, first, first + 180)}` +
        `L${corners.map((corner) => crest.point(...corner)).join('L')}Z`,
    );
    return { top: new Face(solid, (u, v) => this.project(u, v, high)) };
  }

  /** Any convex solid given by its faces: roofs, hulls, slanted things. A face may have its own colour. */
  solid(faces: readonly { points: readonly Point3[]; fill?: string }[], tone: Tone) {
    const corners = faces.flatMap(({ points }) => points);
    const mean = (axis: 0 | 1 | 2) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
    const middle: Point3 = [mean(0), mean(1), mean(2)];
    const heights = corners.map(([, , z]) => z);
    const solid = this.add([
      {
        outline: hull(corners.map(([x, y]) => [x, y])),
        low: Math.min(...heights),
        high: Math.max(...heights),
      },
    ]);

    const seen = faces.flatMap(({ points, fill }) => {
      const [nx, ny, nz] = outwardNormal(points, middle);
      if (nx + ny + nz < 1e-6) return [];
      const wall = mix(tone.l, tone.r, turn(...unitVector(nx, ny)));
      return [
        {
          outline: points.map((point) => this.project(...point)),
          colour: fill ?? mix(wall, tone.t, clamp(nz)),
        },
      ];
    });
    // As with prisms the silhouette goes first, in the colour of the first face.
    const silhouette = hull(corners.map((corner) => this.project(...corner)));
    for (const [index, { outline, colour }] of seen.entries()) {
      solid.paint(this.fill(colour), this.path(index === 0 ? silhouette : outline));
    }
    return {
      /** u is from the face's first point to its second, v from the first to the last. */
      face: (index: number) => {
        const points = at(faces, index).points;
        const [start, next, last] = [at(points, 0), at(points, 1), at(points, -1)];
        const [u3, v3] = [unit3(minus3(next, start)), unit3(minus3(last, start))];
        return new Face(solid, (u, v) =>
          this.project(
            start[0] + u3[0] * u + v3[0] * v,
            start[1] + u3[1] * u + v3[1] * v,
            start[2] + u3[2] * u + v3[2] * v,
          ),
        );
      },
    };
  }

  /** Cables, rails and poles too thin for faces. */
  wire(path: Points<Point3>, colour: string, { width = weight.line, dash, closed }: Stroke = {}) {
    const points = list(path);
    const thin = 0.02;
    const ends = closed ? points : points.slice(0, -1);
    const solid = this.add(
      ends.map((start, index) => {
        const end = at(points, index + 1);
        const around = [start, end].flatMap(([x, y]) => rectangle(x - thin, y - thin, 2 * thin, 2 * thin));
        return {
          outline: hull(around),
          low: Math.min(start[2], end[2]) - thin,
          high: Math.max(start[2], end[2]) + thin,
        };
      }),
    );
    solid.paint(
      strokeAttributes(colour, width, dash),
      `M${points
        .map((point) =>
          this.project(...point)
            .map(round)
            .join(' '),
        )
        .join('L')}${closed ? 'Z' : ''}`,
    );
  }

  ball(x: number, y: number, z: number, radius: number, colour: string) {
    const solid = this.add([
      {
        outline: rectangle(x - radius, y - radius, 2 * radius, 2 * radius),
        low: z - radius,
        high: z + radius,
      },
    ]);
    const [cx, cy] = this.project(x, y, z);
    const r = round(radius * circleMajor * this.scale);
    const [start, end, middle] = [round(cx - r), round(cx + r), round(cy)];
    solid.paint(
      this.fill(colour),
      `M${start} ${middle}A${r} ${r} 0 1 1 ${end} ${middle}A${r} ${r} 0 1 1 ${start} ${middle}Z`,
    );
  }

  toSvg([width, height]: readonly [number, number]): string {
    const points = this.solids.flatMap(({ pieces }) => pieces.flatMap(({ shadow }) => shadow));
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const bounds = {
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    };
    const left = round(this.origin ? -this.origin[0] : (bounds.left + bounds.right - width) / 2);
    const top = round(this.origin ? -this.origin[1] : (bounds.top + bounds.bottom - height) / 2);
    if (
      bounds.left < left ||
      bounds.right > left + width ||
      bounds.top < top ||
      bounds.bottom > top + height
    ) {
      const size = `${Math.ceil(bounds.right - bounds.left)} by ${Math.ceil(bounds.bottom - bounds.top)}`;
      throw new Error(`A drawing of ${size} pixels does not fit its sheet of ${width} by ${height}`);
    }
    const definitions = this.gradients.size ? `<defs>${[...this.gradients.values()].join('')}</defs>` : '';
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">` +
      `${definitions}${backToFront(this.solids).join('')}</svg>`
    );
  }
}

function strokeAttributes(colour: string, width: number, dash?: string) {
  const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
  return `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${dashes}`;
}
