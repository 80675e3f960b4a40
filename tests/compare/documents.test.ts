import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { differingDocuments } from './documents.ts';

const root = mkdtempSync(join(tmpdir(), 'documents-'));
afterAll(() => rmSync(root, { recursive: true }));

const document = (start: string, date: string, text: string) =>
  `<script type="application/ld+json">{"dateModified":"${date}"}</script>${text}<script data-start="/static/js/${start}.js">`;

const start = (view: string, preloaded: string) =>
  `d=(m.f||(m.f=[${preloaded}]));import("./${view}.js",__vite__mapDeps([${preloaded.length}]))`;

function site(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    const path = join(root, name, 'dist', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return join(root, name);
}

const filesByPath = (start: string, view: string) =>
  JSON.stringify({
    '/': [`/static/js/${start}.js`],
    '/about': [`/static/js/${start}.js`, `/static/js/${view}.js`],
  });

const before = site('before', {
  'page-files.json': filesByPath('start-AAAAAAAA', 'view-AAAAAAAA'),
  'site/index.html': document('start-AAAAAAAA', '2026-01-01', 'Home'),
  'site/about.html': document('start-AAAAAAAA', '2026-01-01', 'About'),
  'site/static/js/start-AAAAAAAA.js': start('view-AAAAAAAA', '"view.css"'),
  'site/static/js/view-AAAAAAAA.js': 'one',
});

test('ignores content hashes, preload lists and structured data', () => {
  const after = site('same', {
    'page-files.json': filesByPath('start-BBBBBBBB', 'view-AAAAAAAA'),
    'site/index.html': document('start-BBBBBBBB', '2026-02-02', 'Home'),
    'site/about.html': document('start-BBBBBBBB', '2026-02-02', 'About'),
    'site/static/js/start-BBBBBBBB.js': start('view-AAAAAAAA', '"other.css","view.css"'),
    'site/static/js/view-AAAAAAAA.js': 'one',
  });
  expect(differingDocuments(before, after)).toEqual({ differing: [], all: 2 });
});

test('finds a changed document and the pages of a changed script, translations last', () => {
  const after = site('changed', {
    'page-files.json': filesByPath('start-CCCCCCCC', 'view-CCCCCCCC'),
    'site/index.html': document('start-CCCCCCCC', '2026-01-01', 'Home'),
    'site/about.html': document('start-CCCCCCCC', '2026-01-01', 'About'),
    'site/hi/a.html': document('start-CCCCCCCC', '2026-01-01', 'Translated'),
    'site/z/contact.html': document('start-CCCCCCCC', '2026-01-01', 'Contact'),
    'site/static/js/start-CCCCCCCC.js': start('view-CCCCCCCC', '"view.css"'),
    'site/static/js/view-CCCCCCCC.js': 'two',
  });
  expect(differingDocuments(before, after)).toEqual({
    differing: [
      { path: '/about', isFirstEdition: true, runsScripts: true },
      { path: '/z/contact', isFirstEdition: true, runsScripts: true },
      { path: '/hi/a', isFirstEdition: false, runsScripts: true },
    ],
    all: 4,
  });
});
