import { minus, type Point } from '../geometry.ts';
import { radians, round } from './numbers.ts';

/** A plane in space, by the projection of its u and v onto the sheet. */
export class Plane {
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
