/*
 * Converts syntax nodes to values. Literals inside an expression are values too, named by their condition or
 * parameter.
 */
import type { Part, RecordEntry, SourceRange, Value } from './content-value.ts';

/** The parts of a syntax node that are used here. */
export interface Syntax extends SourceRange {
  type: string;
  name?: string;
  value?: unknown;
  computed?: boolean;
  operator?: string;
  key?: Syntax;
  id?: Syntax;
  init?: Syntax;
  test?: Syntax;
  left?: Syntax;
  right?: Syntax;
  consequent?: Syntax;
  alternate?: Syntax;
  callee?: Syntax;
  argument?: Syntax;
  arguments?: Syntax[];
  params?: Syntax[];
  body?: Syntax | Syntax[];
  expression?: Syntax | boolean;
  declaration?: Syntax;
  declarations?: Syntax[];
  properties?: Syntax[];
  elements?: (Syntax | null)[];
  expressions?: Syntax[];
  quasis?: { value: { cooked: string } }[];
}

interface SourceFile {
  source: string;
  /** Parameter names of the functions declared in the file. */
  functions: ReadonlyMap<string, string[]>;
}

export function readFunctions(statements: Syntax[]): Map<string, string[]> {
  const declared = statements.map((one) => one.declaration ?? one);
  const functions = declared.flatMap((one) =>
    one.type === 'FunctionDeclaration'
      ? [{ id: one.id, made: one }]
      : (one.declarations ?? []).map(({ id, init }) => ({ id, made: init })),
  );
  return new Map(
    functions.flatMap(({ id, made }) =>
      id?.name && made?.params
        ? [[id.name, made.params.map((param, index) => (param.left ?? param).name ?? `${index + 1}`)]]
        : [],
    ),
  );
}

/** Unwraps parentheses and type annotations. */
const wrappers = [
  'TSSatisfiesExpression',
  'TSAsExpression',
  'TSNonNullExpression',
  'ParenthesizedExpression',
];

export function readValue(node: Syntax, file: SourceFile): Value {
  const { type, start, end } = node;
  if (wrappers.includes(type)) return readValue(node.expression as Syntax, file);
  if (type === 'Literal' && typeof node.value === 'string')
    return { kind: 'text', start, end, parts: [node.value], inside: [] };
  if (type === 'TemplateLiteral') {
    const inside = distinct((node.expressions ?? []).flatMap((one) => insideOf(one, file)));
    return { kind: 'text', start, end, parts: partsOf(node, file.source), inside };
  }
  if (type === 'ArrayExpression') {
    const items = (node.elements ?? []).flatMap((item) => (item ? [readValue(item, file)] : []));
    return { kind: 'list', start, end, items };
  }
  if (type === 'ObjectExpression') {
    const entries = (node.properties ?? []).flatMap((property) => entryOf(property, file));
    return { kind: 'record', start, end, entries };
  }
  const code = file.source.slice(start, end);
  const inside = insideOf(node, file);
  return { kind: 'code', start, end, code, inside, isCall: type === 'CallExpression' };
}

function entryOf(property: Syntax, reading: SourceFile): RecordEntry[] {
  const { type, key, value, computed, argument, start, end } = property;
  if (type === 'SpreadElement' && argument) {
    const spread = readValue(argument, reading);
    return spread.kind === 'record' ? spread.entries : insideOf(argument, reading);
  }
  if (type !== 'Property' || computed || !key) return [];
  return [{ key: String(key.name ?? key.value), value: readValue(value as Syntax, reading), start, end }];
}

function partsOf({ quasis = [], expressions = [] }: Syntax, source: string): Part[] {
  return quasis.flatMap(({ value }, index): Part[] => {
    const expression = expressions[index];
    const code = expression ? [{ code: source.slice(expression.start, expression.end) }] : [];
    return value.cooked === '' ? code : [value.cooked, ...code];
  });
}

/** The values in an expression; empty if none of them has text. */
function insideOf(node: Syntax, reading: SourceFile): RecordEntry[] {
  const entries = named(node, reading.functions, reading.source).map(([key, one]): RecordEntry => {
    return { key, value: readValue(one, reading), start: one.start, end: one.end };
  });
  return entries.some(({ value }) => hasText(value)) ? distinct(entries) : [];
}

function named(node: Syntax, functions: SourceFile['functions'], source: string): [string, Syntax][] {
  const sourceOf = ({ start, end }: Syntax) => source.slice(start, end);
  const { type, test, left, right, consequent, alternate, argument, callee } = node;
  if (wrappers.includes(type)) return named(node.expression as Syntax, functions, source);
  if (type === 'SpreadElement' && argument) return named(argument, functions, source);
  if (type === 'ConditionalExpression' && test && consequent && alternate)
    return [
      [`if ${sourceOf(test)}`, consequent],
      ['otherwise', alternate],
    ];
  if (type === 'LogicalExpression' && left && right)
    return [[`${node.operator === '&&' ? 'if' : 'without'} ${sourceOf(left)}`, right]];
  if (type === 'CallExpression' && callee) {
    const names = functions.get(callee.name ?? '') ?? [];
    return (node.arguments ?? []).map((one, index) => [names[index] ?? `${index + 1}`, one]);
  }
  const returned = node.params && returnedBy(node.body);
  return returned ? [['makes', returned]] : [];
}

function returnedBy(body: Syntax | Syntax[] | undefined): Syntax | undefined {
  if (!body || Array.isArray(body)) return undefined;
  if (body.type !== 'BlockStatement') return body;
  const statements = Array.isArray(body.body) ? body.body : [];
  return statements.find(({ type }) => type === 'ReturnStatement')?.argument;
}

/** White space alone, such as an argument of `replace`, is not a text. */
function hasText(value: Value): boolean {
  if (value.kind === 'text') return value.inside.length > 0 || value.parts.some(isVisible);
  if (value.kind === 'list') return value.items.some(hasText);
  return (value.kind === 'record' ? value.entries : value.inside).some((entry) => hasText(entry.value));
}

const isVisible = (part: Part) => typeof part === 'string' && /\S/.test(part);

/** A repeated name gets a number. */
function distinct(entries: RecordEntry[]): RecordEntry[] {
  const counts = new Map<string, number>();
  return entries.map((entry) => {
    const count = (counts.get(entry.key) ?? 0) + 1;
    counts.set(entry.key, count);
    return count > 1 ? { ...entry, key: `${entry.key} ${count}` } : entry;
  });
}
