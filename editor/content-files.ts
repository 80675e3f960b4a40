/* The content files on disk, and what may be edited in each. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { everyValue, readTree } from './content-tree.ts';
import type { Path, Value } from './content-value.ts';
import type { Expected, Types } from './types.ts';

export interface Field {
  path: Path;
  value: Value;
  expected: Expected | undefined;
}

/** Files that are code rather than content: types, tests, number and time formats, names of drawings and languages. */
const program =
  /^(?:.*\.test|(?:.*-)?schema|in-words|page-lists|technology-cards|translated-labels|clock|icons|language|any-page)$/;

/** By its path: asked for every module of a page, so it lists no folder. */
export const isContentPath = (file: string) =>
  /^src\/content\/(?!rules\/).*\.ts$/.test(file) && !program.test(basename(file, '.ts'));

/** The files that hold the site's texts. */
export const contentFiles = (root: string) =>
  readdirSync(resolve(root, 'src/content'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/content/${file.replaceAll('\\', '/')}`)
    .filter(isContentPath)
    .sort();

export const readSource = (root: string, file: string) => readFileSync(resolve(root, file), 'utf8');

export async function fieldsOf(types: Types, root: string, file: string): Promise<Field[]> {
  const tree = readTree(file, readSource(root, file));
  const expected = await types.expectedIn(file);
  return [...everyValue(tree)].map(({ path, value }) => ({
    path,
    value,
    expected: value.kind === 'text' ? expected.get(value.start) : undefined,
  }));
}
