/*
 * Removes imports that a file no longer uses: the type checker rejects them, and an owner who overwrites the last use
 * of a name cannot see the import.
 */
import { parseSync } from 'vite';
import type { SourceRange } from './content-value.ts';

interface Node extends SourceRange {
  type: string;
  name?: string;
  local?: Node;
  specifiers?: Node[];
  computed?: boolean;
  shorthand?: boolean;
}

export function dropImports(file: string, source: string): string {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) return source;
  const statements = program.body as unknown as Node[];
  const imports = statements.filter(({ type }) => type === 'ImportDeclaration');
  const used = new Set(statements.filter((one) => !imports.includes(one)).flatMap(namesIn));
  let out = source;
  // From the end, so that earlier ranges stay valid.
  for (const { start, end, specifiers = [] } of imports.toReversed()) {
    const kept = specifiers.filter(({ local }) => used.has(local?.name ?? ''));
    const [first, last] = [specifiers[0], specifiers.at(-1)];
    if (!first || !last || kept.length === specifiers.length) continue;
    const names = kept.map((one) => source.slice(one.start, one.end)).join(', ');
    out = names
      ? out.slice(0, first.start) + names + out.slice(last.end)
      : out.slice(0, start) + out.slice(end).replace(/^\n/, '');
  }
  return out;
}

/** Every identifier the code reads; object keys and member names do not count. */
function namesIn(node: Node): string[] {
  const own = node.type === 'Identifier' && node.name ? [node.name] : [];
  const below = Object.entries(node).filter(([key]) => !isKey(node, key));
  return [...own, ...below.flatMap(([, child]) => nodesOf(child).flatMap(namesIn))];
}

const isKey = ({ type, computed, shorthand }: Node, key: string) =>
  !computed &&
  ((type === 'Property' && key === 'key' && !shorthand) ||
    (type === 'MemberExpression' && key === 'property'));

const nodesOf = (child: unknown): Node[] =>
  [child].flat().filter((one): one is Node => typeof (one as Node | null)?.type === 'string');
