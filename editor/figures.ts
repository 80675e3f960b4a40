/*
 * A figure may occur in several places: in a case, its sentence and its drawing, on the home page, in translations.
 * When one of them is edited, the others are found and can be changed in the same step.
 */
import { contentFiles, readSource } from './content-files.ts';
import { everyValue, readTree, valueAt } from './content-tree.ts';
import type { Part, Path, Value } from './content-value.ts';
import { type FigureChange, figuresIn, numberOf, figurePattern as pattern } from './figure-change.ts';
import { literalOf } from './literal.ts';
import { partName } from './part-names.ts';
import { placeName } from './place-names.ts';
import { replaced, replaceText } from './save-text.ts';
import type { EditStep } from './step.ts';

export interface FigurePlace {
  file: string;
  path: Path;
  /** 'Case studies, Private bank, Note'. */
  name: string;
  text: string;
}

/** All other occurrences: any text with that number, in an entry that states the figure itself. */
export function figurePlaces(root: string, own: { file: string; path: Path }, figure: string): FigurePlace[] {
  return contentFiles(root).flatMap((file) => {
    const source = readSource(root, file);
    if (!source.includes(numberOf(figure))) return [];
    const values = [...everyValue(readTree(file, source))];
    const units = new Set(
      values.flatMap(({ path, value }) =>
        states(value, figure) || isAt({ file, path }, own) ? [unitOf(path)] : [],
      ),
    );
    return values
      .filter(({ path, value }) => units.has(unitOf(path)) && counts(path, value, figure))
      .filter(({ path }) => !isAt({ file, path }, own))
      .map(({ path, value }) => ({
        file,
        path,
        name: [partName(file, source).name, nameOf(path)].join(', '),
        text: value.kind === 'text' ? textIn(value) : 'What its drawing counts',
      }));
  });
}

/** Changes all places in one step, and updates the numbers of a case's drawing. */
export function changeFigure(
  root: string,
  edit: { file: string; path: Path; before: string; parts: Part[] },
  figure: FigureChange,
  places: FigurePlace[],
): EditStep {
  const step = replaceText(root, edit);
  const changes = new Map(step.changes.map((change) => [change.file, { ...change }]));
  for (const { file, path } of places) {
    const known = changes.get(file) ?? {
      file,
      before: readSource(root, file),
      after: readSource(root, file),
    };
    const source = String(known.after);
    const value = valueAt(readTree(file, source), path);
    if (value) known.after = replaced(source, value, withFigure(value, figure));
    changes.set(file, known);
  }
  return { label: `${figure.before} in ${places.length + 1} places`, changes: [...changes.values()] };
}

function withFigure(value: Value, { before, after }: FigureChange): string {
  const [was, is] = [numberOf(before), numberOf(after)];
  if (value.kind === 'list') return `[${scaled(numbersIn(value), Number(is)).join(', ')}]`;
  if (value.kind !== 'text') return is;
  return literalOf(
    value.parts.map((part) =>
      typeof part === 'string'
        ? part.replace(pattern, (found) => (found === before ? after : numberOf(found) === was ? is : found))
        : part,
    ),
  );
}

/** Scales the rings of dots to a new total, in the same proportion. */
function scaled(numbers: number[], total: number): number[] {
  const sum = numbers.reduce((one, other) => one + other, 0);
  const wanted = numbers.map((number) => Math.round((number * total) / sum));
  const rest = total - wanted.reduce((one, other) => one + other, 0);
  return wanted.map((number, index) => (index === wanted.length - 1 ? number + rest : number));
}

const textIn = (value: Extract<Value, { kind: 'text' }>) =>
  value.parts.filter((part) => typeof part === 'string').join('');

/** The text is the figure, or contains it with its sign. */
const states = (value: Value, figure: string) =>
  value.kind === 'text' &&
  (textIn(value) === figure || (/[+%]$/.test(figure) && figuresIn(textIn(value)).includes(figure)));

function counts(path: Path, value: Value, figure: string): boolean {
  const number = numberOf(figure);
  if (value.kind === 'text') return figuresIn(textIn(value)).some((found) => numberOf(found) === number);
  if (!path.includes('drawing')) return false;
  if (value.kind === 'list') return sumOf(numbersIn(value)) === Number(number);
  return value.kind === 'code' && value.code === number;
}

const sumOf = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);
const numbersIn = (value: Extract<Value, { kind: 'list' }>) =>
  value.items.map((item) => (item.kind === 'code' ? Number(item.code) : Number.NaN));

/** The unit in which a figure means the same thing: a case, a list entry, or a part of the page. */
function unitOf(path: Path): string {
  const inCase = path.indexOf('details');
  const last = path.findLastIndex((key) => typeof key === 'number');
  const length = inCase >= 0 ? inCase + 2 : last > 0 && !path.includes('drawing') ? last + 1 : 2;
  return JSON.stringify(path.slice(0, length));
}

function nameOf(path: Path): string {
  const from = Math.max(path.indexOf('details') + 1, 1);
  return path
    .slice(from)
    .filter((key) => typeof key === 'string')
    .reduce<string>((above, key) => placeName([...path.slice(0, from), key], above), '');
}

const isAt = (one: { file: string; path: Path }, other: { file: string; path: Path }) =>
  one.file === other.file && one.path.join('/') === other.path.join('/');
