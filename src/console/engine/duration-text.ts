import { twoDigits } from '../../ui/time-text.ts';

/** `1:25`, minutes and seconds. */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${twoDigits(whole % 60)}`;
}
