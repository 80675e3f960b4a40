/* Reads the project's history with the git command. */
import { execFileSync } from 'node:child_process';

export const git = (root: string, args: string[], environment: Record<string, string> = {}, input = '') =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, ...environment },
    input,
    stdio: ['pipe', 'pipe', 'pipe'],
  });

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
