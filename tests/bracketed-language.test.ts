import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addLanguage } from './bracketed-language.ts';

// The program that builds a copy with it takes minutes, so nobody would notice that the content has moved away from it.
test('adds a language of files that the first edition has, and its line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bracketed-language-'));
  try {
    const editions = 'src/content/editions.ts';
    cpSync(editions, join(folder, editions));
    addLanguage(folder);
    expect(readFileSync(join(folder, editions), 'utf8')).toContain("tag: 'xr'");
    const added = globSync('**/*.ts', { cwd: join(folder, 'src/content/xr') });
    const own = ['bracketed.ts', 'edition.ts'];
    expect(added).toEqual(expect.arrayContaining(own));
    const pages = added.filter((file) => !own.includes(file));
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.filter((file) => !existsSync(join('src/content', file)))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
