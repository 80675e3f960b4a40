/* Times of day, in the digits every edition uses. */

export const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `14:26`, from minutes after midnight. */
export function timeOfDay(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(Math.floor(minutes) % 60)}`;
}

/** `14:26:05`, from seconds after midnight. */
export function clockText(seconds: number): string {
  return `${timeOfDay(seconds / 60)}:${twoDigits(Math.floor(seconds) % 60)}`;
}
