/*
 * Edits content files of a copy as an owner would: replaces values, and adds or removes list items as indented
 * blocks.
 */
import { readFileSync, writeFileSync } from 'node:fs';

export function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} does not match this change`);
  writeFileSync(file, after);
}

export const replaceIn = (file: string, ...pairs: [was: string | RegExp, is: string][]) =>
  edit(file, (text) =>
    pairs.reduce((changed, [was, is]) => {
      const next = changed.replace(was, () => is);
      if (next === changed) throw new Error(`${file} does not contain ${was}`);
      return next;
    }, text),
  );

/** Duplicates a list item with other texts. */
export const duplicateItem = (file: string, line: string, ...pairs: [was: string | RegExp, is: string][]) =>
  edit(file, (text) => {
    const block = blockAround(file, text, line);
    return text.replace(block, () => block + pairs.reduce((copy, [was, is]) => copy.replace(was, is), block));
  });

/** Inserts a new item after one of a list. */
export const insertAfter = (file: string, line: string, added: string) =>
  edit(file, (text) => {
    const block = blockAround(file, text, line);
    return text.replace(block, () => block + added);
  });

export const removeItem = (file: string, line: string) =>
  edit(file, (text) => text.replace(blockAround(file, text, line), ''));

/** The line itself, or the whole object it opens or belongs to. */
function blockAround(file: string, text: string, wanted: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.trim().startsWith(wanted));
  const found = lines[at];
  if (found === undefined) throw new Error(`${file} has no line that begins with ${wanted}`);
  const indentOf = (line = '') => line.length - line.trimStart().length;
  if (!found.endsWith('{') && /^[{'].*,$|\[.*\],$/.test(found.trim())) return `${found}\n`;
  const first = found.endsWith('{')
    ? at
    : lines.findLastIndex(
        (line, index) => index < at && indentOf(line) < indentOf(found) && line.endsWith('{'),
      );
  const last = lines.findIndex((line, index) => index > first && indentOf(line) === indentOf(lines[first]));
  return `${lines.slice(first, last + 1).join('\n')}\n`;
}
