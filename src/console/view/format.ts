/* How the room writes times and puts values into its sentences. */
import type { Second } from '../engine/types.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** `02:14:37` */
export function clockTime(at: Second): string {
  return `${shortTime(at)}:${two(Math.floor(at) % 60)}`;
}

/** `02:14` */
export function shortTime(at: Second): string {
  const minutes = Math.floor(at / 60);
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

/** `1:25` */
export function span(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${two(whole % 60)}`;
}

/** `PT1M25S`, as a time element reads it. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `PT${Math.floor(whole / 60)}M${whole % 60}S`;
}
