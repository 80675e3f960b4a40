/* Adds, copies, moves and removes items of a list or entries of a record in the source. */
import type { SourceRange, Value } from './content-value.ts';
import { Refused } from './refused.ts';

export type ListAction = 'copy' | 'remove' | 'up' | 'down';

/** Returns the edited source. `alter` changes the text of a copy, such as its key or id. */
export function editList(
  source: string,
  value: Value,
  act: ListAction,
  index: number,
  alter: (copy: string) => string = (copy) => copy,
): string {
  const items = placesIn(value);
  const item = items[index];
  if (!item) throw new Refused(409, 'This entry is no longer in the list: look at the page again.');
  if (act === 'copy') {
    const copy = alter(source.slice(item.start, item.end));
    return source.slice(0, item.end) + gapOf(source, items, value) + copy + source.slice(item.end);
  }
  if (act === 'remove') return removed(source, items, index, value);
  const other = items[act === 'up' ? index - 1 : index + 1];
  if (!other) throw new Refused(409, 'This entry is already at the end of its list.');
  const [first, second] = act === 'up' ? [other, item] : [item, other];
  const [one, two] = [first, second].map(({ start, end }) => source.slice(start, end));
  return (
    source.slice(0, first.start) +
    two +
    source.slice(first.end, second.start) +
    one +
    source.slice(second.end)
  );
}

/** Adds the first item to an empty list. */
export function fillList(source: string, value: Value, item: string): string {
  return `${source.slice(0, value.start)}[${item}]${source.slice(value.end)}`;
}

export function placesIn(value: Value): SourceRange[] {
  if (value.kind === 'list') return value.items;
  if (value.kind === 'record') return value.entries;
  throw new Refused(422, 'This is not a list.');
}

/** The separator of two items: a comma and, with one item per line, the indent. */
function gapOf(source: string, [item]: SourceRange[], { start }: Value): string {
  const lead = source.slice(start + 1, item?.start);
  return lead.includes('\n') ? `,\n${/[ \t]*$/.exec(lead)?.[0] ?? ''}` : ', ';
}

function removed(source: string, items: SourceRange[], index: number, value: Value): string {
  const [item, before, after] = [items[index], items[index - 1], items[index + 1]];
  if (!item) return source;
  if (after) return source.slice(0, item.start) + source.slice(after.start);
  if (before) return source.slice(0, before.end) + source.slice(item.end);
  const [open, close] = [source[value.start], source[value.end - 1]];
  return `${source.slice(0, value.start)}${open}${close}${source.slice(value.end)}`;
}
