/* The project's history, by the git program. */
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

/** A file as a commit has it; empty where it has none. */
export function fileAt(root: string, commit: string, file: string): string {
  try {
    return git(root, ['show', `${commit}:${file}`]);
  } catch {
    return '';
  }
}
