/*
 * Parses a `Range` header with one range, as players and resumed downloads send. Several ranges or another unit get
 * the whole file, as the standard allows.
 */
export interface ByteRange {
  start: number;
  /** Inclusive, as in the header. */
  end: number;
}

export function requestedPart(header: string, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, from, to] = header.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return 'whole';
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'whole';
  return start > end || (from === '' && Number(to) === 0) ? 'unsatisfiable' : { start, end };
}
