/*
 * What a build is made from. A complete build keeps the hash of its sources, so that tests neither check an old site
 * nor build the same one twice.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';

export const sourcesFile = 'dist/sources.txt';

/** Tests and the parts' states are beside the code they belong to and in no build. */
const notBuilt = /\.(test\.ts|states\.tsx)$/;

export function hashOfSources(): string {
  const files = globSync(
    ['{src,prerender,hosting,cli,public}/**', 'art/*.{ts,json}', 'vite.config.ts', 'package-lock.json'],
    { exclude: ['**/node_modules'] },
  ).filter((file) => !notBuilt.test(file) && statSync(file).isFile());
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

export const isBuilt = (): boolean =>
  existsSync(sourcesFile) && readFileSync(sourcesFile, 'utf8') === hashOfSources();
