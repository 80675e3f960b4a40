/* The ring's measures: nine tracks of 35 units, a full turn for 365 days. */

export const outer = 476;
export const inner = 155;
export const tracks = 9;

/** The radius of a track's marks. */
export const trackOf = (track: number): number => 441 - 35 * track;

/** Degrees for a number of days. */
export const angleOf = (days: number): number => round((days * 360) / 365);

/** A point on the ring: 180° is the shown day, time runs clockwise. */
export function point(radius: number, degrees: number): [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
}

/** A stroke outwards from a radius. */
export const spoke = (radius: number, length: number, degrees: number): string =>
  `M${point(radius, degrees).join(' ')}l${point(length, degrees).join(' ')}`;

const round = (value: number) => Math.round(value * 100) / 100;
