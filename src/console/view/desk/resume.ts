/* Resumes at the exact second after a reload: the address is updated by acts, not by every tick of the clock. */
import { decodeMoment } from '../../engine/moment.ts';
import { momentIn } from '../state/moment-link.ts';

const key = 'run-a-shift-moment';

export function keepMoment(fragment: string): void {
  try {
    sessionStorage.setItem(key, fragment);
  } catch {
    // Storage is blocked: a reload returns to the last act.
  }
}

/** The fragment to open: that of the address, or a stored one with the same acts at a later second. */
export function resumedFragment(fragment: string): string {
  try {
    const kept = sessionStorage.getItem(key) ?? '';
    sessionStorage.removeItem(key);
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return entry?.type === 'reload' && continues(kept, fragment) ? kept : fragment;
  } catch {
    return fragment;
  }
}

function continues(kept: string, fragment: string): boolean {
  const [later, noted] = [kept, fragment].map((text) => decodeMoment(momentIn(text) ?? ''));
  if (!later?.ok || !noted?.ok) return false;
  const same = later.shift === noted.shift && later.seed === noted.seed;
  return same && later.at >= noted.at && JSON.stringify(later.acts) === JSON.stringify(noted.acts);
}
