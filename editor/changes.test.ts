/* Failures while saving: nothing is lost or half written, and the error is explained. */
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Changes } from './changes.ts';
import type { Part } from './content-value.ts';
import { replaceText } from './save-text.ts';
import type { Types } from './types.ts';
import { disk, finish, PartlyWritten, writeAtomically } from './write-files.ts';

const file = 'src/content/home.ts';
// biome-ignore lint/suspicious/noTemplateCurlyInString: a content file's own template
const template = '`Meet ${brand.name}`';
const source = `export default { title: 'Old', lead: ${template}, /* kept */ list: ['a', 'b'] };
`;
const anyTypes = { problemsOf: async () => [] } as unknown as Types;
const { write, move } = disk;
let root: string;
let changes: Changes;

const read = (name = file) => readFileSync(join(root, name), 'utf8');
const edit = async (before: string, text: string) =>
  changes.make(replaceText(root, { file, path: ['default', 'title'], before, parts: [text] }));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'editor-'));
  mkdirSync(join(root, 'src/content'), { recursive: true });
  mkdirSync(join(root, 'public/images'), { recursive: true });
  writeFileSync(join(root, file), source);
  changes = new Changes(root, anyTypes);
});
afterEach(() => {
  Object.assign(disk, { write, move });
  rmSync(root, { recursive: true });
});

test('changes one literal; undo and redo revert and repeat it', async () => {
  await edit("'Old'", 'New');
  expect(read()).toBe(source.replace('Old', 'New'));
  await edit("'New'", 'Newer');
  changes.undo();
  expect(read()).toBe(source.replace('Old', 'New'));
  changes.undo();
  expect(read()).toBe(source);
  expect(() => changes.undo()).toThrow('nothing left');
  changes.redo();
  changes.redo();
  expect(read()).toBe(source.replace('Old', 'Newer'));
});

test('writes nothing once the request was stopped', async () => {
  const stop = new AbortController();
  changes.signal = stop.signal;
  stop.abort();
  await expect(edit("'Old'", 'New')).rejects.toThrow('aborted');
  expect(read()).toBe(source);
});

test('keeps an expression inside a text', async () => {
  const parts = ['Here is ', { code: 'brand.name' }, ', at work'];
  await changes.make(replaceText(root, { file, path: ['default', 'lead'], before: template, parts }));
  expect(read()).toContain('lead: `Here is $' + '{brand.name}, at work`, /* kept */');
});

test('removes an unused import, and undo restores it', async () => {
  const top = "import { brand, type Brand } from '../brand.ts';\nimport { inWords } from './in-words.ts';\n";
  const rest = 'export default { title: `$' + "{brand.name}`, inWords: 'no use of it' } satisfies Brand;\n";
  writeFileSync(join(root, file), top + rest);
  const before = '`$' + '{brand.name}`';
  await changes.make(replaceText(root, { file, path: ['default', 'title'], before, parts: ['Words alone'] }));
  expect(read()).toBe(
    `import { type Brand } from '../brand.ts';\nexport default { title: 'Words alone', inWords: 'no use of it' } satisfies Brand;\n`,
  );
  changes.undo();
  expect(read()).toBe(top + rest);
});

test.each([
  ['code that is not in this text', [{ code: 'globalThis.process.exit()' }]],
  ['code of another text of the file', ['Old ', { code: 'brand.name' }]],
  ['code that is not a string', [{ code: ['brand.name'] }]],
  ['neither text nor code', [7]],
])('refuses %s', async (_, parts) => {
  const wanted = { file, path: ['default', 'title'], before: "'Old'", parts: parts as Part[] };
  expect(() => replaceText(root, wanted)).toThrow('Not saved');
  expect(read()).toBe(source);
});

describe('a file that changed in the meantime', () => {
  test('in another place: keeps both changes', async () => {
    writeFileSync(join(root, file), `// a programmer was here\n${source}`);
    await edit("'Old'", 'New');
    expect(read()).toBe(`// a programmer was here\n${source.replace('Old', 'New')}`);
  });

  test('in the same text: refuses and keeps the other change', async () => {
    writeFileSync(join(root, file), source.replace('Old', 'Theirs'));
    await expect(edit("'Old'", 'New')).rejects.toThrow("It now says: 'Theirs'");
    expect(read()).toContain('Theirs');
  });

  test('before an undo: refuses and can be retried', async () => {
    await edit("'Old'", 'New');
    writeFileSync(join(root, file), `// a programmer was here\n${read()}`);
    expect(() => changes.undo()).toThrow('changed meanwhile');
    expect(read()).toContain('New');
    writeFileSync(join(root, file), source.replace('Old', 'New'));
    changes.undo();
    expect(read()).toBe(source);
  });
});

test('reports the line of a syntax error and leaves the file alone', async () => {
  const broken = `${source}\nexport const = ;\n`;
  writeFileSync(join(root, file), broken);
  await expect(edit("'Old'", 'New')).rejects.toThrow(/home\.ts cannot be read: .*line 3/);
  expect(read()).toBe(broken);
});

test('refuses a type error without quoting the compiler', async () => {
  changes = new Changes(root, { problemsOf: async () => ['home.ts: no such page'] } as unknown as Types);
  await expect(edit("'Old'", 'New')).rejects.toThrow(/^Not saved: this value does not fit (?!.*home)/);
  expect(read()).toBe(source);
});

test('a full disk: the second file fails and the first is unchanged', () => {
  const [one, other] = [join(root, file), join(root, 'public/images/team.jpg')];
  disk.write = (place, content) => {
    if (place.includes('team')) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    write(place, content);
  };
  const both = [
    { place: one, content: 'half' },
    { place: other, content: Buffer.from('picture') },
  ];
  expect(() => writeAtomically(root, both)).toThrow('the disk is full');
  expect(read()).toBe(source);
  expect(globSync('**/.*.editing', { cwd: root })).toEqual([]);
});

describe('a process killed in the middle', () => {
  const left = (name: string) => join(root, 'src/content', `.${name}.editing`);

  test('after writing the journal: the next start completes the change', () => {
    writeFileSync(left('home.ts'), 'new words');
    mkdirSync(join(root, '.cache/editor'), { recursive: true });
    writeFileSync(join(root, '.cache/editor/unfinished.json'), JSON.stringify([[file, true]]));
    expect(finish(root)).toEqual([file]);
    expect(read()).toBe('new words');
    expect(finish(root)).toEqual([]);
  });

  test('the journal has relative paths, and nothing outside the project is touched', () => {
    const outside = mkdtempSync(join(tmpdir(), 'outside-'));
    writeFileSync(join(outside, 'kept.txt'), 'kept');
    disk.move = () => {
      throw new Error('the process ends here');
    };
    expect(() => writeAtomically(root, [{ place: join(root, file), content: 'new' }])).toThrow(PartlyWritten);
    const journal = join(root, '.cache/editor/unfinished.json');
    expect(readFileSync(journal, 'utf8')).toBe(JSON.stringify([[file, true]]));
    const leading = relative(root, join(outside, 'kept.txt'));
    for (const place of [leading, join(outside, 'kept.txt')]) {
      writeFileSync(journal, JSON.stringify([[place, false]]));
      expect(finish(root)).toEqual([]);
    }
    expect(existsSync(join(outside, 'kept.txt'))).toBe(true);
    rmSync(outside, { recursive: true });
  });

  test('before the journal: the file is unchanged and temporary files are removed', () => {
    writeFileSync(left('home.ts'), 'new wo');
    expect(finish(root)).toEqual([]);
    expect(read()).toBe(source);
    expect(existsSync(left('home.ts'))).toBe(false);
  });
});
