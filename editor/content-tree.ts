/*
 * A content file as a tree of values with their source ranges. Edits replace ranges, so that comments, order and
 * formatting of everything else stay unchanged.
 */
import { parseSync } from 'vite';
import type { Path, RecordEntry, Value } from './content-value.ts';
import { readFunctions, readValue, type Syntax } from './read-value.ts';

export class SyntaxProblem extends Error {}

/** Parameter names of the number-to-words function (src/content/in-words.ts), by which its two forms are found. */
const counting = ['inWords', 'inWordsFirst'].map((name): [string, string[]] => [
  name,
  ['count', 'one', 'many'],
]);

/** Editing reads the same files again and again; the cache is larger than the number of content files. */
const recent = new Map<string, ReadonlyMap<string, Value>>();
const most = 300;

/** Every top-level value of the file, by name. */
export function readTree(file: string, source: string): ReadonlyMap<string, Value> {
  const known = recent.get(source) ?? parseTree(file, source);
  recent.delete(source);
  recent.set(source, known);
  const [oldest] = recent.keys();
  if (recent.size > most && oldest !== undefined) recent.delete(oldest);
  return known;
}

function parseTree(file: string, source: string): ReadonlyMap<string, Value> {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) {
    const line = source.slice(0, error.labels[0]?.start ?? 0).split('\n').length;
    throw new SyntaxProblem(`${file} cannot be read: ${error.message} (line ${line}). Nothing was changed.`);
  }
  const found = new Map<string, Value>();
  const statements = program.body as Syntax[];
  const reading = { source, functions: new Map([...counting, ...readFunctions(statements)]) };
  for (const statement of statements) {
    if (statement.type === 'ExportDefaultDeclaration' && statement.declaration)
      found.set('default', readValue(statement.declaration, reading));
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    for (const { id, init } of declaration?.declarations ?? [])
      if (id?.name && init) found.set(id.name, readValue(init, reading));
    if (declaration?.type !== 'FunctionDeclaration' || !declaration.id?.name) continue;
    const made = readValue(declaration, reading);
    if (entriesOf(made).length > 0) found.set(declaration.id.name, made);
  }
  return found;
}

export function valueAt(tree: ReadonlyMap<string, Value>, [name, ...keys]: Path): Value | undefined {
  let value = tree.get(String(name));
  for (const key of keys) {
    if (value?.kind === 'list') value = value.items[Number(key)];
    else value = value && entriesOf(value).find((entry) => entry.key === key)?.value;
  }
  return value;
}

/** The named children of a value. */
export function entriesOf(value: Value): RecordEntry[] {
  if (value.kind === 'record') return value.entries;
  return value.kind === 'list' ? [] : value.inside;
}

/** The record's value for that key, if any. */
export const partOf = (value: Value, key: string): Value[] =>
  value.kind === 'record' ? value.entries.flatMap((entry) => (entry.key === key ? [entry.value] : [])) : [];

/** Each value of the tree with its path, parents first. */
export function* everyValue(tree: ReadonlyMap<string, Value>): Generator<{ path: Path; value: Value }> {
  for (const [name, value] of tree) yield* below([name], value);
}

function* below(path: Path, value: Value): Generator<{ path: Path; value: Value }> {
  yield { path, value };
  if (value.kind === 'list')
    for (const [index, item] of value.items.entries()) yield* below([...path, index], item);
  for (const { key, value: part } of entriesOf(value)) yield* below([...path, key], part);
}
