import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hashOf } from '../prerender/languages.ts';
import { editions } from '../src/content/editions.ts';
import type { EditedSite } from './edited-site.ts';
import { sourceText } from './source-text.ts';

const root = mkdtempSync(join(tmpdir(), 'source-text-'));
afterAll(() => rmSync(root, { recursive: true }));

const text = 'Write to us.';
const site = { valueAt: async () => text } as unknown as EditedSite;
const path = ['default', 'title'];
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

test.each(editions.slice(1).map(({ tag }) => tag))(
  '%s: finds the English source text and whether it is stale',
  async (tag) => {
    const file = `src/content/${tag}/contact.ts`;
    write('src/content/contact.ts', `export default { title: '${text}' };`);
    write(file, "export default { title: '…', more: '…' };");
    write(`src/content/${tag}/source-hashes.json`, JSON.stringify({ 'contact.ts': hashOf(text) }));
    expect(await sourceText(root, site, file, path)).toMatchObject({ text, parts: [text], isStale: false });
    write(`src/content/${tag}/source-hashes.json`, JSON.stringify({ 'contact.ts': hashOf('Write.') }));
    expect(await sourceText(root, site, file, path)).toMatchObject({ text, isStale: true });
    write('src/content/labels.ts', `export const labels = { contact: '${text}' };`);
    write(`src/content/${tag}/labels.ts`, "export const words = { contact: '…' };");
    expect(await sourceText(root, site, `src/content/${tag}/labels.ts`, ['words', 'contact'])).toHaveProperty(
      'text',
      text,
    );
    // A text without a counterpart, and English itself, have none.
    expect(await sourceText(root, site, file, ['default', 'more'])).toBeUndefined();
    expect(await sourceText(root, site, 'src/content/contact.ts', path)).toBeUndefined();
  },
);
