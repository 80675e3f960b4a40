/* Merges a draft's version of a file with what was published since. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reviewIn } from './draft-refs.ts';
import { Refused } from './refused.ts';

export function blobAt(root: string, commit: string, file: string): Buffer | undefined {
  try {
    return execFileSync('git', ['cat-file', 'blob', `${commit}:${file}`], {
      cwd: root,
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

export function mergedFile(root: string, ref: string, file: string): Buffer | undefined {
  const [base, draft, current] = [`${ref}^`, ref, 'HEAD'].map((commit) => blobAt(root, commit, file));
  if (!base || !draft || !current || base.equals(current)) return draft;
  const folder = mkdtempSync(join(tmpdir(), 'draft-'));
  try {
    const places = [current, base, draft].map((content, index) => {
      writeFileSync(join(folder, `${index}`), content);
      return join(folder, `${index}`);
    });
    return execFileSync('git', ['merge-file', '-p', ...places], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    throw new Refused(
      409,
      `${reviewIn(root, ref, file).part} was published with other words since: both are kept, and a developer can merge them.`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
