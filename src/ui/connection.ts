/* The browser's connection information, which not every browser exposes. */
interface Connection {
  saveData?: boolean;
  type?: string;
  /** The effective connection type; `4g` is the fastest value. */
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
}

const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

/** Whether Save-Data is on. */
export function savesData(): boolean {
  return connection()?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** Whether the network is too slow for the larger of two files. */
export const isSlow = (): boolean => (connection()?.effectiveType ?? '4g') !== '4g';

/** Whether prefetching is acceptable. Without connection information, a phone counts as metered. */
export function isUnmetered(): boolean {
  if (savesData()) return false;
  if (!connection()) return matchMedia('(pointer: fine)').matches;
  return connection()?.type !== 'cellular' && !isSlow();
}
