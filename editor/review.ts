/* What is about to be published: each changed text before and after, and each picture, by the page it stands on. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSource } from './content-files.ts';
import { everyValue, readTree } from './content-tree.ts';
import type { Site } from './site.ts';

export interface Review {
  file: string;
  /** The page the file is shown on; absent for what stands on several. */
  page?: string;
  texts: { path: string; before?: string; after?: string }[];
}

const published = ['src/content', 'public/images', 'src/app/routes.ts'];

export const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Files that differ from the last commit, among those the editor writes. */
export function changedFiles(root: string): string[] {
  const known = git(root, 'diff', '--name-only', '-z', 'HEAD', '--', ...published);
  const fresh = git(root, 'ls-files', '--others', '--exclude-standard', '-z', '--', ...published);
  return `${known}${fresh}`.split('\0').filter(Boolean).sort();
}

export async function review(root: string, site: Site): Promise<Review[]> {
  return Promise.all(
    changedFiles(root).map(async (file) => {
      if (!/^src\/content\/.*\.ts$/.test(file)) return { file, texts: [] };
      const now = existsSync(resolve(root, file))
        ? textsOf(file, readSource(root, file))
        : new Map<string, string>();
      const then = textsOf(file, committed(root, file));
      const page = now.size > 0 ? await site.pageOf(file) : undefined;
      return { file, ...(page ? { page } : {}), texts: differences(then, now) };
    }),
  );
}

function committed(root: string, file: string): string {
  try {
    return git(root, 'show', `HEAD:${file}`);
  } catch {
    return '';
  }
}

function textsOf(file: string, source: string): Map<string, string> {
  const leaves = [...everyValue(readTree(file, source))].filter(
    ({ value }) => value.kind === 'text' || value.kind === 'code',
  );
  return new Map(
    leaves.map(({ path, value }) => [path.slice(1).join(' › '), source.slice(value.start, value.end)]),
  );
}

function differences(then: Map<string, string>, now: Map<string, string>): Review['texts'] {
  const paths = [...new Set([...then.keys(), ...now.keys()])];
  return paths
    .filter((path) => then.get(path) !== now.get(path))
    .map((path) => {
      const [before, after] = [then.get(path), now.get(path)];
      return { path, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) };
    });
}
