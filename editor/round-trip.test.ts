/* Every string of every content file is changed and changed back: each time that literal alone, at the end nothing. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { contentFiles, readSource } from './content-files.ts';
import { everyValue, type Part, type Path, readTree, type Value, valueAt } from './content-tree.ts';
import { joinWords, literalOf } from './literal.ts';
import { replaced, replaceText } from './save-text.ts';
import { writeFiles } from './write-files.ts';

const root = mkdtempSync(join(tmpdir(), 'editor-'));
cpSync('src/content', join(root, 'src/content'), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

type Text = Extract<Value, { kind: 'text' }>;
const awkward = `’ “new” \` \\ ' " ${'$'}{x} `;
const otherwise = ({ parts }: Text): Part[] => joinWords([...parts, awkward, ...parts]);

const textsIn = (file: string, source: string) =>
  [...everyValue(readTree(file, source))].filter(
    (entry): entry is { path: Path; value: Text } => entry.value.kind === 'text',
  );

test.each(contentFiles('.'))('%s', (file) => {
  const source = readSource(root, file);
  const texts = textsIn(file, source);
  for (const { value } of texts) {
    const literal = literalOf(otherwise(value));
    expect(valueAt(readTree(file, `export default ${literal}`), ['default'])).toMatchObject({
      parts: otherwise(value),
    });
    const changed = replaced(source, value, literal);
    const there = { start: value.start, end: value.start + literal.length };
    expect(replaced(changed, there, literalOf(value.parts))).toBe(source);
  }

  // All of them at once, the last first: the file still reads, and each says what it was told to.
  const all = texts
    .toReversed()
    .reduce((now, { value }) => replaced(now, value, literalOf(otherwise(value))), source);
  const after = textsIn(file, all);
  expect(after.map(({ path, value }) => [path, value.parts])).toEqual(
    texts.map(({ path, value }) => [path, otherwise(value)]),
  );
  const back = after
    .toReversed()
    .reduce(
      (now, { value }, index) => replaced(now, value, literalOf(texts.at(-1 - index)?.value.parts ?? [])),
      all,
    );
  expect(back).toBe(source);
});

test.each(contentFiles('.'))('%s: saved to disk and back', (file) => {
  const source = readSource(root, file);
  for (const { path, value } of textsIn(file, source).filter((_, index) => index % 100 === 0)) {
    const before = source.slice(value.start, value.end);
    save(file, path, before, otherwise(value));
    expect(readSource(root, file)).toBe(replaced(source, value, literalOf(otherwise(value))));
    save(file, path, literalOf(otherwise(value)), value.parts);
    expect(readSource(root, file)).toBe(source);
  }
});

function save(file: string, path: Path, before: string, parts: Part[]): void {
  const { changes } = replaceText(root, { file, path, before, parts });
  writeFiles(
    root,
    changes.map(({ after }) => ({ place: join(root, file), content: after })),
  );
}
