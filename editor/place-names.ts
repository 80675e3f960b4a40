/* Describes the position of a value to an owner: entries by their titles, fields by their names. */
import { partOf } from './content-tree.ts';
import type { Path, Value } from './content-value.ts';
import { labelOf } from './field-names.ts';

const titles = ['title', 'name', 'label', 'heading', 'text', 'fullName'];

/** Fields that need no path to be understood. */
const whole: Record<string, string> = {
  'banner title': 'Headline',
  'banner lead': 'Lead',
  'head title': 'Title for search engines',
  'head description': 'Description for search engines',
  'head keywords': 'Keywords for search engines',
};

/** The name of a path's last key, appended to the names above it. */
export function placeName(path: Path, above: string): string {
  const [, ...keys] = path;
  const known = whole[keys.join(' ')];
  if (known) return known;
  const own = labelOf(String(path.at(-1)));
  return above ? `${above}, ${own}` : own;
}

/** The first text inside, which identifies an entry. */
export function titleOf(value: Value | undefined): string {
  if (value?.kind === 'text')
    return value.parts.map((part) => (typeof part === 'string' ? part : `‹${part.code}›`)).join('');
  const [first] = value ? titles.flatMap((key) => partOf(value, key)) : [];
  return first ? titleOf(first) : '';
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
export const ordinal = (number: number) => ordinals[number - 1] ?? `${number}th`;
