import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hashOf } from '../prerender/languages.ts';
import { editions } from '../src/content/editions.ts';
import type { EditedSite } from './edited-site.ts';
import { sourceWords } from './source-words.ts';

const root = mkdtempSync(join(tmpdir(), 'source-words-'));
afterAll(() => rmSync(root, { recursive: true }));

const said = 'Write to us.';
const site = { valueAt: async () => said } as unknown as EditedSite;
const path = ['default', 'title'];
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

test.each(editions.slice(1).map(({ tag }) => tag))(
  '%s: a text knows its English, and when that has changed',
  async (tag) => {
    const file = `src/content/${tag}/contact.ts`;
    write('src/content/contact.ts', `export default { title: '${said}' };`);
    write(file, "export default { title: '…', more: '…' };");
    write(`src/content/${tag}/source-hashes.json`, JSON.stringify({ 'contact.ts': hashOf(said) }));
    expect(await sourceWords(root, site, file, path)).toEqual({ said, isStale: false });
    write(`src/content/${tag}/source-hashes.json`, JSON.stringify({ 'contact.ts': hashOf('Write.') }));
    expect(await sourceWords(root, site, file, path)).toEqual({ said, isStale: true });
    write('src/content/labels.ts', `export const labels = { contact: '${said}' };`);
    write(`src/content/${tag}/labels.ts`, "export const words = { contact: '…' };");
    expect(
      await sourceWords(root, site, `src/content/${tag}/labels.ts`, ['words', 'contact']),
    ).toHaveProperty('said', said);
    // What is not at the same place there, and English itself, has none.
    expect(await sourceWords(root, site, file, ['default', 'more'])).toBeUndefined();
    expect(await sourceWords(root, site, 'src/content/contact.ts', path)).toBeUndefined();
  },
);
