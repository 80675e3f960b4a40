/* The browser's connection information, which not every browser exposes. */
interface Connection {
  saveData?: boolean;
  type?: string;
  /** As fast as a mobile network of this generation; nothing is faster than 4g here. */
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
}

const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

/** Has the visitor asked the browser to save data? */
export function savesData(): boolean {
  return connection()?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** Is the network too slow for the heavier of two files? */
export const isSlow = (): boolean => (connection()?.effectiveType ?? '4g') !== '4g';

/** May something be prefetched? Where a browser exposes no connection, a phone counts as metered. */
export function isUnmetered(): boolean {
  if (savesData()) return false;
  if (!connection()) return matchMedia('(pointer: fine)').matches;
  return connection()?.type !== 'cellular' && !isSlow();
}
