/* Every string of every content file is changed and changed back on disk: each time that literal alone, at the end nothing. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { contentFiles, readSource } from './content-files.ts';
import { everyValue, type Part, type Path, readTree, type Value } from './content-tree.ts';
import { joinWords, literalOf } from './literal.ts';
import { replaced, replaceText } from './save-text.ts';
import { disk, writeFiles } from './write-files.ts';

const root = mkdtempSync(join(tmpdir(), 'editor-'));
cpSync('src/content', join(root, 'src/content'), { recursive: true });
// Thousands of saves, none of which has to outlive a power cut.
disk.write = (place, content) => writeFileSync(place, content);
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
  for (const { path, value } of textsIn(file, source)) {
    const literal = literalOf(otherwise(value));
    save(file, path, source.slice(value.start, value.end), otherwise(value));
    expect(readSource(root, file)).toBe(replaced(source, value, literal));
    // Finds the text again by its path, and refuses if it does not say this.
    save(file, path, literal, value.parts);
    expect(readSource(root, file)).toBe(source);
  }
});

test('nothing is left of it', () => {
  const difference = () =>
    execFileSync('git', ['diff', '--no-index', '--stat', 'src/content', join(root, 'src/content')]);
  expect(difference().toString()).toBe('');
});

function save(file: string, path: Path, before: string, parts: Part[]): void {
  const { changes } = replaceText(root, { file, path, before, parts });
  writeFiles(
    root,
    changes.map(({ after }) => ({ place: join(root, file), content: after })),
  );
}
