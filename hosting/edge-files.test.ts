import { expect, test } from 'vitest';
import { headersFile } from './edge-files.ts';
import { cacheLifetimes, shownInPlace } from './rules.ts';

const hosting = {
  origin: 'https://site.example',
  headers: {},
  policy: {},
  formPaths: [],
  servicesPaths: [],
  documents: [],
  notFound: [],
  redirects: [],
};

test('every pattern of _headers has one rule, since Cloudflare reads only the last', () => {
  const patterns = headersFile(hosting).match(/^\/.*/gm) ?? [];
  expect(new Set(patterns).size).toBe(patterns.length);
  expect(patterns).toEqual(['/*', ...cacheLifetimes.under.map(([folder]) => `${folder}*`)]);
});

test('files shown inline keep their cache lifetime', () => {
  const [, rule] = headersFile(hosting).split(`${shownInPlace.folder}*\n`);
  expect(rule).toMatch(/^ {2}Cache-Control: .*\n {2}Content-Disposition: inline\n/);
});
