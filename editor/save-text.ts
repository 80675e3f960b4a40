/* Replaces one literal in a file and nothing else. */

import { readSource } from './content-files.ts';
import { readTree, valueAt } from './content-tree.ts';
import type { Part, Path } from './content-value.ts';
import { pathLabel } from './field-names.ts';
import { literalOf } from './literal.ts';
import { Refused } from './refused.ts';
import type { EditStep } from './step.ts';

export interface Edit {
  file: string;
  path: Path;
  /** The literal as it was when the edit began; the rest of the file may have changed since. */
  before: string;
  after: string;
}

export function replaceValue(root: string, { after, ...edit }: Edit): EditStep {
  const { source, value } = currentValue(root, edit);
  const { file, path } = edit;
  return {
    label: pathLabel(path),
    changes: [{ file, before: source, after: replaced(source, value, after) }],
  };
}

/** The value on disk, if it is still the one the owner saw. */
function currentValue(root: string, { file, path, before }: Omit<Edit, 'after'>) {
  const source = readSource(root, file);
  const value = valueAt(readTree(file, source), path);
  const now = value && source.slice(value.start, value.end);
  if (!value || now !== before)
    throw new Refused(
      409,
      now === undefined
        ? 'This text is no longer there: someone has changed this part of the site. Nothing was written over it.'
        : `Someone has changed this text meanwhile. It now says: ${now} Nothing was written over it.`,
    );
  return { source, value };
}

export const replaced = (source: string, { start, end }: { start: number; end: number }, after: string) =>
  source.slice(0, start) + after + source.slice(end);

export function replaceText(root: string, edit: Omit<Edit, 'after'> & { parts: Part[] }): EditStep {
  const { value } = currentValue(root, edit);
  const parts = checkedParts(edit.parts, value.kind === 'text' ? value.parts : []);
  return replaceValue(root, { ...edit, after: rewritten(edit.before, parts) });
}

/** A request can keep expressions of this literal but never add code. */
export function checkedParts(parts: unknown, onDisk: Part[]): Part[] {
  const codes = onDisk.flatMap((part) => (typeof part === 'string' ? [] : [part.code]));
  if (!Array.isArray(parts)) throw new Refused(400, 'A text is a list of words and names.');
  return parts.map((part: unknown): Part => {
    if (typeof part === 'string') return part;
    const code = (part as { code?: unknown } | null)?.code;
    if (typeof code !== 'string' || !codes.includes(code))
      throw new Refused(
        422,
        'Not saved: only a name that already stands in this text can stay a chip. Type the others as words.',
      );
    return { code };
  });
}

/** The new literal. */
export const rewritten = (before: string, parts: Part[]) => literalOf(tidy(parts, hasFixedSpace(before)));
const hasFixedSpace = (literal: string) => /\u00a0|\\u00a0/.test(literal);

/** Adds an optional text after the record's last entry. */
export function addText(root: string, edit: Omit<Edit, 'after'> & { key: string; text: string }): EditStep {
  const { before, key, text } = edit;
  if (!/^[A-Za-z]\w*$/.test(key)) throw new Refused(422, `${key} is no name of a field.`);
  const gap = /^\{\n(\s*)/.exec(before)?.[1];
  const entry = `${key}: ${literalOf([text.trim()])}`;
  const after = gap
    ? before.replace(/,?\s*\}$/, (end) => `,\n${gap}${entry},${end.replace(/^,/, '')}`)
    : before.replace(/,?\s*\}$/, () => `, ${entry} }`);
  return replaceValue(root, { ...edit, after });
}

/** A text is one line. Keeps no-break spaces only where the text had some: browsers insert others while typing. */
const tidy = (parts: Part[], keepsFixed: boolean) => {
  const gaps = keepsFixed ? /[\n\r\t]+/g : /[\n\r\t]+| *\u00a0[\u00a0 ]*/g;
  return parts.map((part) => (typeof part === 'string' ? part.replace(gaps, ' ') : part));
};
