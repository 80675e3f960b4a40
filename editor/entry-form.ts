/*
 * A new entry takes the form of one there is and none of its words: each text is asked for, and pictures, examples and
 * whatever else an entry may do without are left out.
 */
import { partOf } from './content-tree.ts';
import type { Entry, Path, SourceRange, Value } from './content-value.ts';
import { wordsOf } from './field-names.ts';
import { literalOf } from './literal.ts';
import { type Expected, untyped } from './types.ts';

export interface Asked {
  /** By which the answer is sent. */
  name: string;
  /** Below the entry. */
  path: Path;
  label: string;
  /** 'lines': a list of short texts, one on each line. */
  kind: 'text' | 'lines' | 'link';
  isNeeded: boolean;
  /** Of a link: the pages it can lead to. */
  values: string[];
}

export interface Pattern {
  source: string;
  value: Value;
  expected: ReadonlyMap<number, Expected>;
  /** Fields a record may do without, by where the record begins. */
  optional: ReadonlyMap<number, string[]>;
  /** In place of each picture; absent: a neutral drawing, until the owner chooses one. */
  picture?: string;
}

interface Edit extends SourceRange {
  text: string;
}

export const noPicture = '/images/no-picture.svg';
const names = ['title', 'name', 'label', 'heading', 'fullName'];
/** The editor makes these itself. */
const made = ['id', 'anchor', 'key'];
const spokenPictures = ['alt', 'altText'];

/** The source of the new entry; `answer` is asked for each of its texts. */
export function composeEntry(pattern: Pattern, answer: (asked: Asked) => string): string {
  const { start, end } = pattern.value;
  const edits = editsOf(pattern.value, [], true, pattern, answer);
  let text = pattern.source.slice(start, end);
  for (const edit of edits.toSorted((one, other) => other.start - one.start))
    text = text.slice(0, edit.start - start) + edit.text + text.slice(edit.end - start);
  return text;
}

/** What is asked for, the name first. */
export function askedFor(pattern: Pattern): Asked[] {
  const asked: Asked[] = [];
  composeEntry(pattern, (one) => {
    asked.push(one);
    return '';
  });
  return asked.toSorted((one, other) => Number(isName(other)) - Number(isName(one)));
}

export const isName = ({ path }: Asked) =>
  path.length === 0 || (path.length === 1 && names.includes(String(path[0])));

function editsOf(
  value: Value,
  path: Path,
  isNeeded: boolean,
  pattern: Pattern,
  answer: (asked: Asked) => string,
): Edit[] {
  const { start, end } = value;
  const ask = (kind: Asked['kind'], values: string[] = []) =>
    answer({
      name: path.join(' ') || 'text',
      path,
      label: path.map((key) => wordsOf(String(key))).join(', ') || 'Text',
      kind,
      isNeeded,
      values,
    }).trim();
  if (value.kind === 'record') {
    if (isPicture(value)) return pictureEdits(value, pattern.picture);
    return value.entries.flatMap((entry) => entryEdits(entry, path, value, pattern, answer));
  }
  if (value.kind === 'list') {
    if (value.items.length === 0) return [];
    const isWords = value.items.every((item) => expectedOf(item, pattern)?.kind === 'text');
    const lines = isWords ? linesOf(ask('lines')).map((line) => literalOf([line])) : [];
    return [{ start, end, text: `[${lines.join(', ')}]` }];
  }
  const key = String(path.at(-1) ?? '');
  if (value.kind === 'code')
    return names.includes(key) ? [{ start, end, text: literalOf([ask('text')]) }] : [];
  const words = value.parts.filter((part) => typeof part === 'string').join('');
  if (made.includes(key)) return [];
  if (spokenPictures.includes(key)) return [{ start, end, text: "''" }];
  if (words.startsWith('/images/'))
    return words.includes('#') ? [] : [{ start, end, text: literalOf([noPicture]) }];
  const expected = expectedOf(value, pattern);
  const pages = expected?.kind === 'choice' ? expected.values.filter((one) => one.startsWith('page:')) : [];
  if (pages.length > 0 || /^(page|menu|https?):/.test(words))
    return [{ start, end, text: literalOf([ask('link', pages)]) }];
  return expected?.kind === 'text' ? [{ start, end, text: literalOf([ask('text')]) }] : [];
}

function entryEdits(
  { key, value, start, end }: Entry,
  path: Path,
  record: Value,
  pattern: Pattern,
  answer: (asked: Asked) => string,
): Edit[] {
  const mayBeLeftOut = pattern.optional.get(record.start)?.includes(key) ?? false;
  const tail = /^\s*,/.exec(pattern.source.slice(end))?.[0].length ?? 0;
  const leftOut = [{ start, end: end + tail, text: '' }];
  if (!mayBeLeftOut) return editsOf(value, [...path, key], true, pattern, answer);
  if (value.kind !== 'text') return leftOut;
  let isSaid = false;
  const edits = editsOf(value, [...path, key], false, pattern, (asked) => {
    const said = answer(asked);
    isSaid ||= said.trim() !== '';
    return said;
  });
  return isSaid ? edits : leftOut;
}

export const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const expectedOf = (value: Value, { expected }: Pattern) =>
  value.kind === 'text' ? (expected.get(value.start) ?? untyped(value.parts)) : undefined;

const isPicture = (value: Value) => ['src', 'width', 'height'].every((key) => partOf(value, key).length > 0);

function pictureEdits(value: Value, picture: string | undefined): Edit[] {
  if (picture) return [{ start: value.start, end: value.end, text: picture }];
  const change = (key: string, text: string) =>
    partOf(value, key).map(({ start, end }) => ({ start, end, text }));
  return [...change('src', literalOf([noPicture])), ...change('alt', "''")];
}
