/*
 * A snapshot of what is about to be published, in a separate folder: the last commit with the owner's changes. Edits
 * made while the checks run change neither the checks nor the commit.
 */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { git } from './git.ts';

export interface Snapshot {
  folder: string;
  /** The commit it is based on. */
  base: string;
  /** Publishes the files as they are in the folder, and returns the commit. */
  commit(message: string): string;
  remove(): void;
}

export function takeSnapshot(root: string, files: string[]): Snapshot {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  const index = { GIT_INDEX_FILE: join(folder, '.index') };
  const base = git(root, ['rev-parse', 'HEAD']).trim();
  git(root, ['read-tree', base], index);
  git(root, ['add', '--all', '--', ...files], index);
  git(root, ['checkout-index', '--all', `--prefix=${folder}/`], index);
  mkdirSync(resolve(root, '.cache'), { recursive: true });
  for (const linked of ['node_modules', '.cache']) symlinkSync(resolve(root, linked), join(folder, linked));
  return {
    folder,
    base,
    commit(message) {
      // Adds the formatter's changes.
      git(root, ['--work-tree', folder, 'add', '--all', '--', ...files], index);
      git(root, ['commit', '--quiet', '--message', message], index);
      git(root, ['reset', '--quiet', '--', ...files]);
      return git(root, ['rev-parse', '--short', 'HEAD']).trim();
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
