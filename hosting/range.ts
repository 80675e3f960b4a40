/* The part of a file a `Range` header asks for. Players and resumed downloads ask for one part; more than
 * one, or a form we do not know, gets the whole file, as the standard allows. */
export interface Part {
  start: number;
  /** Inclusive, as in the header. */
  end: number;
}

export function requestedPart(header: string, size: number): Part | 'whole' | 'unsatisfiable' {
  const [, from, to] = header.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return 'whole';
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'whole';
  return start > end || (from === '' && Number(to) === 0) ? 'unsatisfiable' : { start, end };
}
