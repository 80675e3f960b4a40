/*
 * Builds the site with and without the editor's folder and compares every byte, so that no part of the site depends
 * on the editor.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyProject } from './copy-project.ts';

/** security.txt contains a date; compressed copies follow from their files. */
const notCompared = /security\.txt$|\.(br|gz)$/;

const folder = mkdtempSync(join(tmpdir(), 'without-editor-'));
try {
  copyProject(folder);
  rmSync(join(folder, 'editor'), { recursive: true });
  // The sitemap's dates come from the history, which the copy shares.
  const history = { GIT_DIR: resolve('.git'), GIT_WORK_TREE: folder };
  await build('.', 'inherit');
  await build(folder, 'ignore', history, ['--', '--uncompressed']);
  const [here, there] = [built('.'), built(folder)];
  const differing = [...new Set([...here.keys(), ...there.keys()])].filter(
    (file) => !here.get(file)?.equals(there.get(file) ?? Buffer.of()),
  );
  if (here.size < 100) throw new Error('The build left no site to compare with');
  if (differing.length > 0)
    throw new Error(`The site depends on the editor: without it these files differ: ${differing.join(', ')}`);
  console.log(`${here.size} files of the site are the same without the editor.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function build(cwd: string, output: 'inherit' | 'ignore', env = {}, options: string[] = []) {
  const child = spawn('npm', ['run', '--silent', 'build', ...options], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, 'inherit'],
  });
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`The build in ${cwd} failed`);
}

function built(root: string): Map<string, Buffer> {
  const site = join(root, 'dist/site');
  const files = globSync('**', { cwd: site }).filter(
    (file) => statSync(join(site, file)).isFile() && !notCompared.test(file),
  );
  return new Map(files.map((file) => [file, readFileSync(join(site, file))]));
}
