/*
 * Changes every string of every content file and reverts it: all strings of a file at once, and on disk one string of
 * each kind. ONE_BY_ONE=1 saves every string separately, which takes a minute longer.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { contentFiles, readSource } from './content-files.ts';
import { everyValue, readTree, valueAt } from './content-tree.ts';
import type { Part, Path, SourceRange, Value } from './content-value.ts';
import { literalOf, mergeStrings } from './literal.ts';
import { replaced, replaceText, rewritten } from './save-text.ts';
import { disk, writeAtomically } from './write-files.ts';

// In memory where Linux offers a folder for it: on a disk, every replaced file waits until it is written.
const root = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'editor-'));
cpSync('src/content', join(root, 'src/content'), { recursive: true });
// Thousands of saves, so without fsync.
disk.write = (place, content) => writeFileSync(place, content);
afterAll(() => rmSync(root, { recursive: true }));

type Text = Extract<Value, { kind: 'text' }>;
const awkward = `’ “new” \` \\ ' " ${'$'}{x} `;
const otherwise = ({ parts }: Text): Part[] => mergeStrings([...parts, awkward, ...parts]);

const textsIn = (file: string, source: string) =>
  [...everyValue(readTree(file, source))].filter(
    (entry): entry is { path: Path; value: Text } => entry.value.kind === 'text',
  );

describe.each(contentFiles('.'))('%s', (file) => {
  const source = readSource(root, file);
  const texts = textsIn(file, source);

  test('all strings at once', () => {
    // Texts inside another text's expression move with it; they are saved separately below.
    const outer = texts.filter(({ value }) => !texts.some((other) => holds(other.value, value)));
    const changed = outer.reduceRight(
      (text, { value }) =>
        replaced(text, value, rewritten(text.slice(value.start, value.end), otherwise(value))),
      source,
    );
    const tree = readTree(file, changed);
    const restored = outer.reduceRight((text, { path, value }) => {
      const now = valueAt(tree, path) as Text;
      expect(now.parts, path.join(' ')).toEqual(otherwise(value));
      return replaced(text, now, source.slice(value.start, value.end));
    }, changed);
    expect(restored).toBe(source);
  });

  test('one string alone', () => {
    for (const { path, value } of process.env.ONE_BY_ONE ? texts : ofEachKind(file, source, texts)) {
      const literal = literalOf(otherwise(value));
      save(file, path, source.slice(value.start, value.end), otherwise(value));
      expect(readSource(root, file)).toBe(replaced(source, value, literal));
      // Refuses if the text at the path is not this one.
      save(file, path, literal, value.parts);
      expect(readSource(root, file)).toBe(source);
    }
  });
});

test('leaves no difference', () => {
  const difference = () =>
    execFileSync('git', ['diff', '--no-index', '--stat', 'src/content', join(root, 'src/content')]);
  expect(difference().toString()).toBe('');
});

function save(file: string, path: Path, before: string, parts: Part[]): void {
  const { changes } = replaceText(root, { file, path, before, parts });
  writeAtomically(
    root,
    changes.map(({ after }) => ({ place: join(root, file), content: after })),
  );
}

function holds(outer: SourceRange, inner: SourceRange): boolean {
  return outer !== inner && outer.start <= inner.start && inner.end <= outer.end;
}

/** The first and last literal of each kind: its quote and the kinds of the values around it. */
function ofEachKind(file: string, source: string, texts: { path: Path; value: Text }[]) {
  const tree = readTree(file, source);
  const kinds = Map.groupBy(texts, ({ path, value }) =>
    [source[value.start], ...path.map((_, depth) => valueAt(tree, path.slice(0, depth))?.kind)].join(' '),
  );
  return [...kinds.values()].flatMap((same) =>
    [...new Set([same.at(0), same.at(-1)])].filter((one) => !!one),
  );
}
