/* Gives a new entry a unique anchor, and the next number if it is a product's function. */
import { partOf, readTree } from './content-tree.ts';

const before = 'export default ';

export function withUniqueNames(entry: string, list: string): string {
  const item = readTree('entry.ts', `${before}${entry};`).get('default');
  if (!item) return entry;
  const places = [
    ...partOf(item, 'id').map((place) => ({ place, next: nextFunction })),
    ...partOf(item, 'anchor').map((place) => ({ place, next: nextAnchor })),
  ];
  let renamed = entry;
  // From the end, so that earlier ranges stay valid.
  for (const { place, next } of places.toSorted((one, other) => other.place.end - one.place.end)) {
    if (place.kind !== 'text') continue;
    const [start, end] = [place.start - before.length, place.end - before.length];
    renamed = renamed.slice(0, start) + next(renamed.slice(start, end), list) + renamed.slice(end);
  }
  return renamed;
}

/** A text anchor ('start', 'middle', 'end') is not part of an address. */
function nextAnchor(written: string, list: string): string {
  if (/^'(start|middle|end)'$/.test(written)) return written;
  let count = 2;
  const withNumber = () => `${written.slice(0, -1)}-${count}'`;
  while (list.includes(withNumber())) count += 1;
  return withNumber();
}

/** A function's number is cited in tenders: the original keeps it. */
function nextFunction(written: string, list: string): string {
  if (!/^'F\d+'$/.test(written)) return written;
  const used = [...list.matchAll(/\bid: 'F(\d+)'/g)].map(([, number]) => Number(number));
  return `'F${Math.max(...used) + 1}'`;
}
