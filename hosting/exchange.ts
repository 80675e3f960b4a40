/*
 * `npm run exchange -- FILE NEW [FOLDER]` replaces a file of the built site and updates its compressed copies, which
 * every host prefers. Without FILE and NEW it updates the copies of files replaced by hand. `npm run kill-switch`
 * replaces the service worker by one that removes itself.
 */
import { copyFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readArguments } from '../cli/arguments.ts';
import { fail } from '../cli/fail.ts';
import { compressFiles } from './compress.ts';

const [file, replacement, folder = 'dist/site'] = readArguments({ words: 3 }).words;
await expectToExist(folder, 'Run npm run build first, or name the folder of the site.');
if (file) {
  if (!replacement) fail(`Name the file that replaces ${file}: npm run exchange -- ${file} NEW`);
  const target = join(folder, file);
  const advice = 'Only a file of the site can be exchanged.';
  if (relative(folder, target).startsWith('..')) fail(`${target} is not in ${folder}. ${advice}`);
  await expectToExist(target, advice);
  await expectToExist(replacement, 'Nothing was exchanged.');
  await copyFile(replacement, target);
}
await compressFiles(folder);
console.log(
  file ? `${join(folder, file)} is now ${replacement}.` : `Compressed copies in ${folder} renewed.`,
);

async function expectToExist(path: string, advice: string): Promise<void> {
  await stat(path).catch(() => fail(`There is no ${path}. ${advice}`));
}
