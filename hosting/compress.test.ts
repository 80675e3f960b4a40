import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFiles } from './compress.ts';

const text = (word: string) => `<p>${word}</p>\n`.repeat(60);
let folder: string;
const at = (file: string) => join(folder, file);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'));
  writeFileSync(at('page.html'), text('one'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each(['strongest', 'light'] as const)('%s copies hold the text', async (effort) => {
  await compressFiles(folder, effort);
  expect(brotliDecompressSync(readFileSync(at('page.html.br'))).toString()).toBe(text('one'));
  expect(gunzipSync(readFileSync(at('page.html.gz'))).toString()).toBe(text('one'));
});

test('the copies of a changed file are made anew, and those of a removed one go', async () => {
  writeFileSync(at('gone.html'), text('gone'));
  await compressFiles(folder);
  writeFileSync(at('page.html'), text('two'));
  rmSync(at('gone.html'));
  await compressFiles(folder);
  expect(brotliDecompressSync(readFileSync(at('page.html.br'))).toString()).toBe(text('two'));
  expect(existsSync(at('gone.html.br'))).toBe(false);
});

test('a file that is done is left alone, and keeps its copies', async () => {
  await compressFiles(folder);
  writeFileSync(at('page.html'), text('two'));
  await compressFiles(folder, 'strongest', new Set(['page.html']));
  expect(brotliDecompressSync(readFileSync(at('page.html.br'))).toString()).toBe(text('one'));
});
