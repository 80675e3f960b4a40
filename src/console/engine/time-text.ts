/* Times as the room writes them. */
import type { Second } from './act-types.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** `02:14` */
export function shortTime(at: Second): string {
  const minutes = Math.floor(at / 60);
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

/** `02:14:37` */
export function clockText(at: Second): string {
  return `${shortTime(at)}:${two(Math.floor(at) % 60)}`;
}

/** `1:25` */
export function span(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${two(whole % 60)}`;
}
