/*
 * Adds a language to a copy of the project, as docs/owners.md describes: a folder and a line. Its texts are the first
 * edition's in brackets and right to left, so that untranslated texts and missing mirroring are obvious. Not part of
 * the gate: `node tests/add-language.ts [folder to keep]`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyProject } from './copy-project.ts';
import { edit } from './owner-edits.ts';

/** The content file of a page in the first edition. */
const pages: Record<string, string> = {
  home: 'home/home',
  contact: 'company/contact',
  about: 'company/about',
  search: 'site/search',
};
const parts: Record<string, string> = {
  shell: 'shell/shell',
  notFound: 'site/not-found',
  offline: 'site/offline',
};

const project = process.cwd();
const folder = process.argv[2] ?? mkdtempSync(join(tmpdir(), 'add-language-'));
copyProject(folder);
process.chdir(folder);
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1e8 });
try {
  run('git', 'init', '--quiet');
  run('git', 'add', '--all');
  addLanguage();
  const touched = [
    ...lines(run('git', 'diff', '--name-only')),
    ...lines(run('git', 'ls-files', '--others', '--exclude-standard')),
  ];
  const changed = touched.filter((file) => !file.startsWith('src/content/xr/'));
  console.log(
    `A folder of ${touched.length - changed.length} files, and changed besides: ${changed.join(', ')}`,
  );
  if (changed.join() !== 'src/content/editions.ts') throw new Error('A language is a folder and a line');
  run('tsc');
  run('npm', 'run', '--silent', 'build', '--', '--uncompressed');
  expectIn('dist/site/xr.html', '<html lang="xr" dir="rtl">', 'hreflang="xr"', '>[');
  expectIn('dist/site/xr/404.html', '<html lang="xr" dir="rtl">');
  expectIn('dist/site/contact.html', 'hreflang="xr"');
  expectIn('dist/site/sitemap.xml', 'hreflang="xr"');
  console.log(run('npm', 'run', '--silent', 'languages'));
} finally {
  process.chdir(project);
  if (!process.argv[2]) rmSync(folder, { recursive: true, force: true });
}

function addLanguage(): void {
  write(
    'bracketed',
    `/** Every text in brackets; ids, links and addresses as they are. */
export function bracketed<Value>(value: Value, key = ''): Value {
  if (Array.isArray(value)) return value.map((part) => bracketed(part, key)) as Value;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, bracketed(part, name)])) as Value;
  const isSentence = typeof value === 'string' && / /.test(value) && !/[{}<>]|^[/#]/.test(value);
  return isSentence && !['path', 'd', 'src', 'href'].includes(key) ? (\`[\${value}]\` as Value) : value;
}
`,
  );
  for (const path of Object.values({ ...pages, ...parts }))
    write(
      path,
      `${imported('english', `../../${path}`)}${imported('{ bracketed }', '../bracketed')}export default bracketed(english);\n`,
    );
  const table = (from: Record<string, string>) =>
    Object.entries(from).map(([name, path]) => `  ${name}: ${loaded(path)},\n`);
  write(
    'edition',
    `${imported('type { EditionContent }', '../edition-schema')}export default {\n${table(parts).join('')}  pages: {\n${table(pages).join('')}  },\n} satisfies EditionContent;\n`,
  );
  const line = `tag: 'xr', locale: 'xr_XR', format: 'en', direction: 'rtl', script: 'Latn', prefix: '/xr', name: 'Pseudo', words: english, pages: ${JSON.stringify(Object.keys(pages))}, load: ${loaded('xr/edition')}`;
  edit('src/content/editions.ts', (text) => text.replace(/\n\];\n$/, `\n  { ${line} },\n];\n`));
}

const imported = (names: string, file: string) => `import ${names} from '${file}.ts';\n`;
const loaded = (path: string) => `() => import('./${path}.ts')`;

function write(path: string, text: string): void {
  const file = `src/content/xr/${path}.ts`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function lines(text: string): string[] {
  return text.trim().split('\n').filter(Boolean);
}

function expectIn(file: string, ...wanted: string[]): void {
  const text = readFileSync(file, 'utf8');
  for (const part of wanted) if (!text.includes(part)) throw new Error(`${file} has no ${part}`);
}
