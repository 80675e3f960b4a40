/*
 * A copy that can be told from its original: a number after its name and its anchor, an address its list does not lead to yet, and
 * the next number if it is a product's function. Two entries of one name, address or number would be the same entry.
 */
import { readSource } from './content-files.ts';
import { entriesOf, partOf, readTree, valueAt } from './content-tree.ts';
import type { Value } from './content-value.ts';
import { untyped } from './types.ts';

const names = ['title', 'name', 'label', 'heading', 'fullName'];
const before = 'export default ';

export function toldApart(root: string, copy: string, list: string): string {
  const item = readTree('copy.ts', `${before}${copy};`).get('default');
  if (!item) return copy;
  const [name] = item.kind === 'text' ? [item] : names.flatMap((key) => partOf(item, key));
  const [address] = partOf(item, 'href');
  const [number] = partOf(item, 'id');
  const [anchor] = partOf(item, 'anchor');
  let told = copy;
  // From the end, so that what comes before keeps its place.
  const places = [name, address, number, anchor];
  for (const place of places.toSorted((one, other) => (other?.end ?? 0) - (one?.end ?? 0))) {
    if (!place || (place !== address && place.kind !== 'text')) continue;
    const [start, end] = [place.start - before.length, place.end - before.length];
    const written = told.slice(start, end);
    const fresh =
      place === number
        ? nextFunction(written, list)
        : place === anchor
          ? nextAnchor(written, list)
          : place.kind === 'text' && place === name
            ? numbered(place, written, list)
            : otherAddress(root, written, list);
    told = told.slice(0, start) + fresh + told.slice(end);
  }
  return told;
}

function numbered({ parts }: Extract<Value, { kind: 'text' }>, written: string, list: string): string {
  if (!untyped(parts)) return written;
  const withNumber = (count: number) => `${written.slice(0, -1)} ${count}${written.slice(-1)}`;
  let count = 2;
  while (list.includes(withNumber(count))) count += 1;
  return withNumber(count);
}

/** A label's anchor is the side its words begin at, not a part of an address. */
function nextAnchor(written: string, list: string): string {
  if (/^'(start|middle|end)'$/.test(written)) return written;
  let count = 2;
  const withNumber = () => `${written.slice(0, -1)}-${count}'`;
  while (list.includes(withNumber())) count += 1;
  return withNumber();
}

function otherAddress(root: string, written: string, list: string): string {
  if (!list.includes(written)) return written;
  // The menu spells some of the addresses its own way; what leads elsewhere gets an address to be written over.
  if (!/^'(page|menu):[\w/-]+'$/.test(written)) return otherSite(list);
  const table = valueAt(readTree('routes.ts', readSource(root, 'src/app/routes.ts')), ['table']);
  const other = table && entriesOf(table).find(({ key }) => !list.includes(`:${key}'`));
  return other ? `'page:${other.key}'` : written;
}

function otherSite(list: string): string {
  let count = 1;
  while (list.includes(`://new-${count}.example/`)) count += 1;
  return `'https://new-${count}.example/'`;
}

/** A function's number is cited in tenders: the original keeps it. */
function nextFunction(written: string, list: string): string {
  if (!/^'F\d+'$/.test(written)) return written;
  const used = [...list.matchAll(/\bid: 'F(\d+)'/g)].map(([, number]) => Number(number));
  return `'F${Math.max(...used) + 1}'`;
}
