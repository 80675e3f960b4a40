/* Which content file a screen shows, read from the route table's own lines: it is written nowhere else. */
import { readFileSync } from 'node:fs';
import type { Path } from '../../src/content/schema.ts';

const table = readFileSync(new URL('../../src/app/routes.ts', import.meta.url), 'utf8');
const line = /^\s*'(?<path>\/[^']*)': screen\(.*import\('\.\.\/(?<file>content\/[^']+)'\)/gm;

const files = new Map([...table.matchAll(line)].map(({ groups }) => [groups?.path, `src/${groups?.file}`]));

/** Path from the project's root. */
export function contentFile(path: Path): string {
  const file = files.get(path);
  if (!file) throw new Error(`The route table names no content file for ${path}`);
  return file;
}
