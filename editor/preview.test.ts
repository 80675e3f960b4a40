/* A preview's documents, robots.txt and headers keep search engines away; its titles and a strip name the draft. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { markPreview } from './preview.ts';

const folder = mkdtempSync(join(tmpdir(), 'preview-'));
afterAll(() => rmSync(folder, { recursive: true }));
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

test('marks every document once', () => {
  mkdirSync(join(folder, 'solution'));
  const html = '<!doctype html><head><title>City</title></head><body><p>Words</p></body>';
  for (const file of ['index.html', 'solution/city.html']) writeFileSync(join(folder, file), html);
  writeFileSync(
    join(folder, '404.html'),
    html.replace('<title>', '<meta name="robots" content="noindex"><title>'),
  );
  writeFileSync(join(folder, 'sitemap.xml'), '');
  writeFileSync(join(folder, '_headers'), '/*\n  X-Frame-Options: DENY\n');
  markPreview(folder, 'Monsoon <words>', new Date('2026-11-17T14:08'));
  for (const file of ['index.html', 'solution/city.html', '404.html']) {
    expect(read(file).match(/content="noindex"/g)).toHaveLength(1);
    expect(read(file)).toContain('<title>Preview: Monsoon words. City</title>');
    expect(read(file)).toMatch(
      /<body><aside [^>]+><b>Preview: Monsoon words<\/b> 17 November at 14:08\. Not public\./,
    );
  }
  expect(read('robots.txt')).toContain('Disallow: /');
  expect(read('_headers')).toBe('/*\n  X-Robots-Tag: noindex\n  X-Frame-Options: DENY\n');
  expect(readdirSync(folder)).not.toContain('sitemap.xml');
});
