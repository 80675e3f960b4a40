/* What is about to be published: each changed text before and after, and each picture, by the page it stands on. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkText } from './check-text.ts';
import { readSource } from './content-files.ts';
import { everyValue, type Part, type Path, readTree } from './content-tree.ts';
import { Refused } from './refused.ts';
import type { Site } from './site.ts';

export interface Review {
  file: string;
  /** The page the file is shown on; absent for what stands on several. */
  page?: { title: string; address: string };
  texts: (Difference & { problems: string[] })[];
}

interface Difference {
  path: Path;
  before?: string;
  after?: string;
}

const published = ['src/content', 'public/images', 'src/app/routes.ts'];

export const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

function checkHistory(root: string): void {
  try {
    git(root, 'rev-parse', '--verify', '--quiet', 'HEAD');
  } catch {
    throw new Refused(
      422,
      'This folder has no history yet: your changes are in the files, and a programmer can begin one with git.',
    );
  }
}

/** Files that differ from the last commit, among those the editor writes. */
export function changedFiles(root: string): string[] {
  checkHistory(root);
  const known = git(root, 'diff', '--name-only', '-z', 'HEAD', '--', ...published);
  const fresh = git(root, 'ls-files', '--others', '--exclude-standard', '-z', '--', ...published);
  return `${known}${fresh}`.split('\0').filter(Boolean).sort();
}

export async function review(root: string, site: Site): Promise<Review[]> {
  return Promise.all(
    changedFiles(root).map(async (file) => {
      if (!/^src\/content\/.*\.ts$/.test(file)) return { file, texts: [] };
      const now = existsSync(resolve(root, file)) ? textsOf(file, readSource(root, file)) : new Map();
      const then = textsOf(file, committed(root, file));
      const id = now.size > 0 ? await site.pageOf(file) : undefined;
      const page = id && (await site.introduce(id));
      const texts = await Promise.all(
        differences(then, now).map(async (text) => ({
          ...text,
          problems: await problemsOf(site, file, text),
        })),
      );
      return { file, ...(page ? { page } : {}), texts };
    }),
  );
}

/** What the rules say of a text as it stands now. */
async function problemsOf(site: Site, file: string, { path, after }: Difference): Promise<string[]> {
  const said = after === undefined ? undefined : await site.valueAt(file, path);
  return typeof said === 'string' && (await site.isWords(file, path))
    ? checkText(site, file, path, said)
    : [];
}

function committed(root: string, file: string): string {
  try {
    return git(root, 'show', `HEAD:${file}`);
  } catch {
    return '';
  }
}

type Texts = Map<string, { path: Path; text: string }>;

function textsOf(file: string, source: string): Texts {
  const leaves = [...everyValue(readTree(file, source))].filter(
    ({ value }) => value.kind === 'text' || (value.kind === 'code' && value.inside.length === 0),
  );
  return new Map(
    leaves.map(({ path, value }) => {
      const text =
        value.kind === 'text' ? value.parts.map(sayPart).join('') : source.slice(value.start, value.end);
      return [JSON.stringify(path), { path, text }];
    }),
  );
}

const sayPart = (part: Part) => (typeof part === 'string' ? part : `‹${part.code}›`);

function differences(then: Texts, now: Texts): Difference[] {
  const keys = [...new Set([...then.keys(), ...now.keys()])];
  return keys.flatMap((key) => {
    const [before, after] = [then.get(key), now.get(key)];
    const { path } = after ?? before ?? { path: [] };
    if (before?.text === after?.text) return [];
    return [{ path, ...(before ? { before: before.text } : {}), ...(after ? { after: after.text } : {}) }];
  });
}
