/*
 * A content file as a tree of its values, each with its place in the source. Edits are made by these places, so
 * that comments, order and formatting of everything else stay as they are.
 */
import { parseSync } from 'vite';

/** From a name the file declares ('default', 'brand') down: ['default', 'hero', 'words', 0]. */
export type Path = (string | number)[];

/** Words, or an expression that stands among them: `${brand.name}`. */
export type Part = string | { code: string };

interface Place {
  start: number;
  end: number;
}

export type Value =
  | (Place & { kind: 'text'; parts: Part[] })
  | (Place & { kind: 'list'; items: Value[] })
  | (Place & { kind: 'record'; entries: Entry[] })
  /** A number, a truth value, a name, a call: shown as it is written. */
  | (Place & { kind: 'code'; code: string });

export interface Entry extends Place {
  key: string;
  value: Value;
}

export class SyntaxProblem extends Error {}

/** The same few files are asked for again and again while one edits. */
const recent = new Map<string, ReadonlyMap<string, Value>>();
const most = 8;

/** Every value the file declares at its top, by name. */
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
  for (const statement of program.body as Syntax[]) {
    if (statement.type === 'ExportDefaultDeclaration' && statement.declaration)
      found.set('default', readValue(statement.declaration, source));
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations ?? [])
      if (id?.name && init) found.set(id.name, readValue(init, source));
  }
  return found;
}

export function valueAt(tree: ReadonlyMap<string, Value>, [name, ...keys]: Path): Value | undefined {
  let value = tree.get(String(name));
  for (const key of keys) {
    if (value?.kind === 'list') value = value.items[Number(key)];
    else if (value?.kind === 'record') value = value.entries.find((entry) => entry.key === key)?.value;
    else return undefined;
  }
  return value;
}

/** A record's own value by that key, if it has one. */
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
  if (value.kind === 'record')
    for (const { key, value: part } of value.entries) yield* below([...path, key], part);
}

/** What this room reads of the parser's nodes. */
interface Syntax extends Place {
  type: string;
  name?: string;
  value?: unknown;
  computed?: boolean;
  key?: Syntax;
  id?: Syntax;
  init?: Syntax;
  expression?: Syntax;
  declaration?: Syntax;
  declarations?: Syntax[];
  properties?: Syntax[];
  elements?: (Syntax | null)[];
  expressions?: Syntax[];
  quasis?: { value: { cooked: string } }[];
}

function readValue(node: Syntax, source: string): Value {
  const { type, start, end } = node;
  if ((type === 'TSSatisfiesExpression' || type === 'TSAsExpression') && node.expression)
    return readValue(node.expression, source);
  if (type === 'Literal' && typeof node.value === 'string')
    return { kind: 'text', start, end, parts: [node.value] };
  if (type === 'TemplateLiteral') return { kind: 'text', start, end, parts: partsOf(node, source) };
  if (type === 'ArrayExpression')
    return {
      kind: 'list',
      start,
      end,
      items: (node.elements ?? []).flatMap((item) => (item ? [readValue(item, source)] : [])),
    };
  if (type === 'ObjectExpression')
    return {
      kind: 'record',
      start,
      end,
      entries: (node.properties ?? []).flatMap((property) => entryOf(property, source)),
    };
  return { kind: 'code', start, end, code: source.slice(start, end) };
}

function entryOf({ type, key, value, computed, start, end }: Syntax, source: string): Entry[] {
  if (type !== 'Property' || computed || !key) return [];
  return [{ key: String(key.name ?? key.value), value: readValue(value as Syntax, source), start, end }];
}

function partsOf({ quasis = [], expressions = [] }: Syntax, source: string): Part[] {
  return quasis.flatMap(({ value }, index): Part[] => {
    const expression = expressions[index];
    const code = expression ? [{ code: source.slice(expression.start, expression.end) }] : [];
    return value.cooked === '' ? code : [value.cooked, ...code];
  });
}
