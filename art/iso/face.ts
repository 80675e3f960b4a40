import type { Point } from '../geometry.ts';
import { type Stroke, strokeAttributes, weight } from './paint.ts';
import { Plane } from './plane.ts';
import { list, type Points } from './points.ts';
import type { Solid } from './solid.ts';

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
