import { hull, type Point, signedArea } from '../geometry.ts';
import { backToFront } from './depth.ts';
import { round } from './numbers.ts';
import { fill } from './paint.ts';
import { Plane } from './plane.ts';
import { Solid } from './solid.ts';

const cos30 = Math.cos(Math.PI / 6);

interface SheetOptions {
  scale: number;
  /** Where (0, 0, 0) is on the sheet; by default the drawing is centred. */
  origin?: Point;
}

/** What solids are drawn on: projects their points, collects them and writes the SVG. */
export class Sheet {
  readonly scale: number;
  private readonly origin: Point | undefined;
  private readonly solids: Solid[] = [];
  private readonly gradients = new Map<string, string>();

  constructor({ scale, origin }: SheetOptions) {
    this.scale = scale;
    this.origin = origin;
  }

  project(x: number, y: number, z: number): Point {
    return [(x - y) * cos30 * this.scale, ((x + y) / 2 - z) * this.scale];
  }

  path(points: readonly Point[]) {
    return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
  }

  /** The planes of a round solid: foot, top, and just above it, where walls end below the top without a seam. */
  levels(low: number, high: number) {
    const level = (z: number) => new Plane((u, v) => this.project(u, v, z));
    return [level(low), level(high), level(high + 0.5 / this.scale)] as const;
  }

  /** A left-to-right gradient for round walls. */
  blend(from: string, to: string) {
    if (from === to) return fill(from);
    const id = `g${from.slice(1)}${to.slice(1)}`;
    this.gradients.set(
      id,
      `<linearGradient id="${id}"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
    );
    return `fill="url(#${id})"`;
  }

  add(pieces: { outline: readonly Point[]; low: number; high: number }[]) {
    const solid = new Solid();
    for (const { outline, low, high } of pieces) {
      const ordered = signedArea(outline) < 0 ? [...outline].reverse() : [...outline];
      const shadow = hull(ordered.flatMap(([x, y]) => [this.project(x, y, low), this.project(x, y, high)]));
      solid.pieces.push({ outline: ordered, low, high, shadow });
    }
    this.solids.push(solid);
    return solid;
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
