/*
 * Adds a language to a copy of the project, as docs/owners.md describes: a folder and a line. Not part of the gate:
 * `npx node tests/add-language.ts [folder to keep]`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments } from '../cli/arguments.ts';
import { addLanguage } from './bracketed-language.ts';
import { copyProject } from './copy-project.ts';

const project = process.cwd();
const [kept] = readArguments({ words: 1 }).words;
const folder = kept ?? mkdtempSync(join(tmpdir(), 'add-language-'));
copyProject(folder);
process.chdir(folder);
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1e8 });
try {
  run('git', 'init', '--quiet');
  run('git', 'add', '--all');
  addLanguage('.');
  const touched = [
    ...lines(run('git', 'diff', '--name-only')),
    ...lines(run('git', 'ls-files', '--others', '--exclude-standard')),
  ];
  const changed = touched.filter((file) => !file.startsWith('src/content/xr/'));
  console.log(
    `A folder of ${touched.length - changed.length} files, and changed besides: ${changed.join(', ')}`,
  );
  if (changed.join() !== 'src/content/editions.ts') throw new Error('A language is a folder and a line');
  run('npx', 'tsc');
  run('npm', 'run', '--silent', 'build', '--', '--uncompressed');
  expectIn('dist/site/xr.html', '<html lang="xr" dir="rtl">', 'hreflang="xr"', '>[');
  expectIn('dist/site/xr/404.html', '<html lang="xr" dir="rtl">');
  expectIn('dist/site/contact.html', 'hreflang="xr"');
  expectIn('dist/site/sitemap.xml', 'hreflang="xr"');
  console.log(run('npm', 'run', '--silent', 'languages'));
} finally {
  process.chdir(project);
  if (!kept) rmSync(folder, { recursive: true, force: true });
}

function lines(text: string): string[] {
  return text.trim().split('\n').filter(Boolean);
}

function expectIn(file: string, ...wanted: string[]): void {
  const text = readFileSync(file, 'utf8');
  for (const part of wanted) if (!text.includes(part)) throw new Error(`${file} has no ${part}`);
}
