import { savesData } from './saves-data.ts';

interface Connection {
  type?: string;
  effectiveType?: string;
}

/** May something be fetched that nobody has asked for? Where a browser does not say, a phone counts as metered. */
export function isUnmetered(): boolean {
  if (savesData()) return false;
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!connection) return matchMedia('(pointer: fine)').matches;
  return connection.type !== 'cellular' && (connection.effectiveType ?? '4g') === '4g';
}
