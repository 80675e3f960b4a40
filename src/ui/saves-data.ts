/* The browser's connection information, which not every browser exposes. */
interface Connection {
  saveData?: boolean;
  /** As fast as a mobile network of this generation; nothing is faster than 4g here. */
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
}

const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

/** Has the visitor asked the browser to spare data? */
export function savesData(): boolean {
  return connection()?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** Would a heavier file be waited for? */
export const isSlow = (): boolean => (connection()?.effectiveType ?? '4g') !== '4g';
