/*
 * The differences between two versions of a content file as an owner counts them: a text changed, an entry added,
 * removed or moved.
 */
import { entriesOf, readTree } from './content-tree.ts';
import type { Path, Value } from './content-value.ts';
import { ordinal, placeName, titleOf } from './place-names.ts';

export interface ContentChange {
  path: Path;
  /** 'Cards, ‘Transport and traffic’, Description'. */
  name: string;
  kind: 'changed' | 'added' | 'removed' | 'moved';
  before?: string;
  after?: string;
}

interface Side {
  source: string;
  value: Value | undefined;
}

export function contentDiff(file: string, before: string, after: string): ContentChange[] {
  const [then, now] = [readTree(file, before), readTree(file, after)];
  const names = [...new Set([...then.keys(), ...now.keys()])];
  return names.flatMap((name) =>
    compare([name], '', { source: before, value: then.get(name) }, { source: after, value: now.get(name) }),
  );
}

function compare(path: Path, name: string, then: Side, now: Side): ContentChange[] {
  const [one, other] = [then.value, now.value];
  if (!one || !other) return only(path, name, then, now);
  if (written(then) === written(now)) return [];
  if (one.kind === 'list' && other.kind === 'list') return compareLists(path, name, then, now);
  const [left, right] = [entriesOf(one), entriesOf(other)];
  const hasParts = one.kind === other.kind && one.kind !== 'text' && left.length + right.length > 0;
  if (!hasParts) return [{ path, name, kind: 'changed', before: displayText(then), after: displayText(now) }];
  const keys = [...new Set([...left, ...right].map(({ key }) => key))];
  return keys.flatMap((key) => {
    const [a, b] = [left, right].map((entries) => entries.find((entry) => entry.key === key)?.value);
    const child = placeName([...path, key], name);
    return compare([...path, key], child, { ...then, value: a }, { ...now, value: b });
  });
}

/** Unchanged entries are matched by their source; the remaining ones are paired in order. */
function compareLists(path: Path, name: string, then: Side, now: Side): ContentChange[] {
  const [left, right] = [itemsOf(then), itemsOf(now)];
  const [gone, fresh] = [without(left, right), without(right, left)];
  if (gone.length === 0 && fresh.length === 0) {
    const moved = right.findIndex((item, index) => written(item) !== written(left[index] ?? now));
    const item = right[moved];
    return item ? [{ path: [...path, moved], name, kind: 'moved', after: displayText(item) }] : [];
  }
  const pairs = Math.min(gone.length, fresh.length);
  return Array.from({ length: Math.max(gone.length, fresh.length) }, (_, index) => {
    const [was, is] = [gone[index], fresh[index]];
    const place = is ? right.indexOf(is) : left.indexOf(was as Side);
    const title = titleOf((was ?? is)?.value) || `${ordinal(place + 1)} entry`;
    const child = index < pairs ? (name ? `${name}, ‘${title}’` : `‘${title}’`) : name;
    return compare(
      [...path, place],
      child,
      was ?? { ...then, value: undefined },
      is ?? { ...now, value: undefined },
    );
  }).flat();
}

const itemsOf = (side: Side): Side[] =>
  side.value?.kind === 'list' ? side.value.items.map((value) => ({ ...side, value })) : [];

/** Items that the other list lacks; duplicates count separately. */
function without(items: Side[], others: Side[]): Side[] {
  const known = others.map(written);
  return items.filter((item) => {
    const index = known.indexOf(written(item));
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  });
}

function only(path: Path, name: string, then: Side, now: Side): ContentChange[] {
  if (then.value) return [{ path, name, kind: 'removed', before: displayText(then) }];
  return now.value ? [{ path, name, kind: 'added', after: displayText(now) }] : [];
}

const written = ({ source, value }: Side) => (value ? source.slice(value.start, value.end) : '');

/** The text as shown to the owner; an entry is represented by its title, a value from Brand is put in brackets. */
function displayText(side: Side): string {
  const { value } = side;
  if (value?.kind === 'text')
    return value.parts.map((part) => (typeof part === 'string' ? part : `‹${part.code}›`)).join('');
  return titleOf(value) || (value?.kind === 'code' ? written(side) : '');
}
