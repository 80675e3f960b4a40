/*
 * Adds a language whose texts are the first edition's in brackets and right to left, so that untranslated texts and
 * missing mirroring are obvious.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

const imported = (names: string, file: string) => `import ${names} from '${file}.ts';\n`;
const loaded = (path: string) => `() => import('./${path}.ts')`;

export function addLanguage(folder: string): void {
  const write = (path: string, text: string) => {
    const file = join(folder, `src/content/xr/${path}.ts`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
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
  edit(join(folder, 'src/content/editions.ts'), (text) => text.replace(/\n\];\n$/, `\n  { ${line} },\n];\n`));
}
