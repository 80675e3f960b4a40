/* Places on the ring plan: polar spots, points for drawing, metres, and latitude and longitude. */
import type { City, Spot } from '../../content/shifts/schema.ts';
import type { Leg } from './unit-types.ts';

export interface Point {
  /** Plan units to the east. */
  x: number;
  /** Plan units to the north. */
  y: number;
}

const radians = Math.PI / 180;

export function pointOf({ r, a }: Spot): Point {
  return { x: r * Math.cos(a * radians), y: r * Math.sin(a * radians) };
}

/** As the crow flies, in metres. */
export function metresBetween(city: City, one: Spot, other: Spot): number {
  const [p, q] = [pointOf(one), pointOf(other)];
  return Math.hypot(p.x - q.x, p.y - q.y) * city.metres;
}

/** Length of a piece of street in metres: straight along an avenue, curved along a circle. */
export function metresAlong(city: City, from: Spot, to: Spot): number {
  const units = from.r === to.r ? from.r * Math.abs(to.a - from.a) * radians : Math.abs(to.r - from.r);
  return units * city.metres;
}

/** The spot at a share of a leg, between 0 and 1. */
export function alongLeg({ from, to }: Leg, share: number): Spot {
  return { r: from.r + (to.r - from.r) * share, a: from.a + (to.a - from.a) * share };
}

function latLon(city: City, { x, y }: Point): { lat: number; lon: number } {
  return { lat: city.centre.lat + y * city.perUnit.lat, lon: city.centre.lon + x * city.perUnit.lon };
}

/** A circle around a spot as eight corners and the first again: `lat,lon` pairs, as in a warning's area. */
export function polygonAround(city: City, spot: Spot, metres: number): string {
  const centre = pointOf(spot);
  const corners = Array.from({ length: 9 }, (_, corner) => {
    const { x, y } = pointOf({ r: metres / city.metres, a: (corner % 8) * 45 });
    const { lat, lon } = latLon(city, { x: centre.x + x, y: centre.y + y });
    return `${lat.toFixed(4)},${lon.toFixed(4)}`;
  });
  return corners.join(' ');
}

/** Parses such an area into points of the plan, for drawing. */
export function pointsOfPolygon(city: City, polygon: string): Point[] {
  return polygon.split(' ').map((pair) => {
    const [lat = 0, lon = 0] = pair.split(',').map(Number);
    return { x: (lon - city.centre.lon) / city.perUnit.lon, y: (lat - city.centre.lat) / city.perUnit.lat };
  });
}
