/* The street plan of the hero's city: ring roads and avenues around a circle, in units of about 100 m. */
export type Point = readonly [x: number, y: number];

/** From the circle outwards. */
// biome-ignore format: one line, one part of the city
export const rings: readonly (readonly [radius: number, halfWidth: number])[] = [
  [2, 0.17], [3.3, 0.09], [4.75, 0.23], [6.3, 0.11], [8, 0.14], [9.9, 0.12], [12, 0.2], [14.4, 0.13],
  [17, 0.2], [20.2, 0.15], [24, 0.22], [28.5, 0.16], [34, 0.22], [41, 0.2], [50, 0.2], [60, 0.2],
];
/** In degrees. */
export const avenues: readonly number[] = [12, 58, 103, 148, 196, 236, 270, 318];
/** The widest avenue, which runs towards the camera. */
export const axis = 236;
export const avenueHalfWidth = (avenue: number) => (avenue === axis ? 0.46 : 0.17);
const laneHalfWidth = 0.075;

/** Part of a ring between two streets, in radians, with half the width of each street. */
export interface Sector {
  start: number;
  end: number;
  atStart: number;
  atEnd: number;
}

export const radians = (degrees: number) => (degrees * Math.PI) / 180;
export const polar = (radius: number, angle: number): Point => [
  radius * Math.cos(angle),
  radius * Math.sin(angle),
];

/** Streets halve the arcs between avenues until they are about two units long. */
export function sectorsAt(radius: number): Sector[] {
  return avenues.flatMap((avenue, index) => {
    const following = avenues[(index + 1) % avenues.length] as number;
    const next = following <= avenue ? following + 360 : following;
    const length = (radians(next - avenue) * radius) / 1.9;
    const count = 2 ** Math.floor(Math.log2(Math.max(1, length)));
    return Array.from({ length: count }, (_, part) => ({
      start: radians(avenue + ((next - avenue) * part) / count),
      end: radians(avenue + ((next - avenue) * (part + 1)) / count),
      atStart: part === 0 ? avenueHalfWidth(avenue) : laneHalfWidth,
      atEnd: part === count - 1 ? avenueHalfWidth(following) : laneHalfWidth,
    }));
  });
}
