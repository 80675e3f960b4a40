/* The regular expressions in the source, with their places. */
import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';

export interface Written {
  pattern: string;
  flags: string;
  place: string;
}

/** A computed one has no pattern to check. */
export interface Computed {
  pattern: undefined;
  place: string;
}

interface SyntaxNode {
  type: string;
  start: number;
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
}

export function expressionsIn(file: string): (Written | Computed)[] {
  const text = readFileSync(file, 'utf8');
  const found: (Written | Computed)[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, start, regex, callee } = node as SyntaxNode;
    const place = () => `${file}:${text.slice(0, start).split('\n').length}`;
    if (type === 'Literal' && regex) found.push({ ...regex, place: place() });
    if (type === 'NewExpression' && callee?.name === 'RegExp')
      found.push({ pattern: undefined, place: place() });
    for (const value of Object.values(node)) visit(value);
  };
  visit(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return found;
}
