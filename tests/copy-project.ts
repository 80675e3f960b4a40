/* Copies the project to a folder, for tests that change it. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Copies tracked and untracked files; links the packages and the build's cache. */
export function copyProject(folder: string): void {
  const options = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', options, { encoding: 'utf8' }).split('\n').filter(Boolean);
  for (const file of files.filter((file) => existsSync(file))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  // Shares fonts, photographs and data sheets with the copy's build.
  mkdirSync('.cache', { recursive: true });
  for (const linked of ['node_modules', '.cache']) symlinkSync(resolve(linked), join(folder, linked));
}
