/* Reads the project's history with the git command, and explains why a commit is refused. */
import { execFileSync } from 'node:child_process';
import { Refused } from './refused.ts';

export const git = (root: string, args: string[], environment: Record<string, string> = {}, input = '') =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, ...environment },
    input,
    stdio: ['pipe', 'pipe', 'pipe'],
  });

/** Why git took no commit, for the owner. */
export function commitRefusal(error: unknown): Refused {
  console.error(error);
  const isNameless = /tell me who you are|ident/i.test(String((error as { stderr?: string }).stderr));
  return new Refused(
    422,
    isNameless
      ? 'Git needs your name and e-mail address. Nothing was changed. docs/owners.md has the two commands that set them.'
      : 'Git rejected the commit. Nothing was changed. Ask a developer.',
  );
}

/** Asked before long work that ends with a commit. */
export function checkIdentity(root: string): void {
  try {
    git(root, ['var', 'GIT_AUTHOR_IDENT']);
  } catch (error) {
    throw commitRefusal(error);
  }
}

/** Commits a tree to no branch, and returns the commit. */
export function commitTree(root: string, tree: string, parent: string, message: string): string {
  try {
    return git(root, ['commit-tree', tree, '-p', parent, '-F', '-'], {}, message).trim();
  } catch (error) {
    throw commitRefusal(error);
  }
}

/** A file's content at a commit; empty if absent. */
export function fileAt(root: string, commit: string, file: string): string {
  try {
    return git(root, ['show', `${commit}:${file}`]);
  } catch {
    return '';
  }
}

/** The contents of several files at their commits, in one git process; empty if absent. */
export function filesAt(root: string, names: string[]): string[] {
  if (names.length === 0) return [];
  const answer = execFileSync('git', ['cat-file', '--batch'], {
    cwd: root,
    maxBuffer: 1 << 28,
    input: names.join('\n'),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let at = 0;
  return names.map(() => {
    const end = answer.indexOf('\n', at);
    const [, size] = / blob (\d+)$/.exec(answer.toString('utf8', at, end)) ?? [];
    at = end + 1;
    if (size === undefined) return '';
    const text = answer.toString('utf8', at, at + Number(size));
    at += Number(size) + 1;
    return text;
  });
}
