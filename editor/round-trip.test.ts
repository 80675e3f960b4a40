/*
 * Every string of every content file is changed and changed back: all of a file at once, and on disk one string of each
 * kind alone. ONE_BY_ONE=1 saves every string alone, which takes a minute more.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { contentFiles, readSource } from './content-files.ts';
import { everyValue, readTree, valueAt } from './content-tree.ts';
import type { Part, Path, SourceRange, Value } from './content-value.ts';
import { joinWords, literalOf } from './literal.ts';
import { replaced, replaceText, rewritten } from './save-text.ts';
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

describe.each(contentFiles('.'))('%s', (file) => {
  const source = readSource(root, file);
  const texts = textsIn(file, source);

  test('all strings at once', () => {
    // Words inside another text's expression move with it; they are saved alone below.
    const outer = texts.filter(({ value }) => !texts.some((other) => holds(other.value, value)));
    const changed = outer.reduceRight(
      (words, { value }) =>
        replaced(words, value, rewritten(words.slice(value.start, value.end), otherwise(value))),
      source,
    );
    const tree = readTree(file, changed);
    const restored = outer.reduceRight((words, { path, value }) => {
      const now = valueAt(tree, path) as Text;
      expect(now.parts, path.join(' ')).toEqual(otherwise(value));
      return replaced(words, now, source.slice(value.start, value.end));
    }, changed);
    expect(restored).toBe(source);
  });

  test('one string alone', () => {
    for (const { path, value } of process.env.ONE_BY_ONE ? texts : ofEachKind(file, source, texts)) {
      const literal = literalOf(otherwise(value));
      save(file, path, source.slice(value.start, value.end), otherwise(value));
      expect(readSource(root, file)).toBe(replaced(source, value, literal));
      // Finds the text again by its path, and refuses if it does not say this.
      save(file, path, literal, value.parts);
      expect(readSource(root, file)).toBe(source);
    }
  });
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

function holds(outer: SourceRange, inner: SourceRange): boolean {
  return outer !== inner && outer.start <= inner.start && inner.end <= outer.end;
}

/** A kind is how the literal is written and what it stands in, down from the file: the first and the last of each. */
function ofEachKind(file: string, source: string, texts: { path: Path; value: Text }[]) {
  const tree = readTree(file, source);
  const kinds = Map.groupBy(texts, ({ path, value }) =>
    [source[value.start], ...path.map((_, depth) => valueAt(tree, path.slice(0, depth))?.kind)].join(' '),
  );
  return [...kinds.values()].flatMap((same) =>
    [...new Set([same.at(0), same.at(-1)])].filter((one) => !!one),
  );
}
