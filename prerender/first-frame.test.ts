import { expect, test } from 'vitest';
import { withFirstFrame } from './first-frame.ts';

const filled = (html: string) => withFirstFrame(`<body>${html}</body>`, 'public');

test('a picture shown at once comes inside the document, one further down does not', () => {
  expect(filled('<img src="/images/mark.svg"/>')).toContain('<img src="data:image/svg+xml,%3Csvg%20');
  const later = '<img src="/images/mark.svg" loading="lazy"/>';
  expect(filled(later)).toContain(later);
});

test('a section’s background comes along, the footer’s does not', () => {
  const rule = 'p{background:url(/images/mark.svg)}';
  const html = filled(`<style>@layer shell{${rule}}@layer sections{${rule}}@layer shell{${rule}}</style>`);
  expect(html.match(/url\("data:/g)).toHaveLength(1);
  expect(html.match(/@layer shell\{p\{background:url\(\/images\/mark\.svg\)/g)).toHaveLength(2);
});

test('of several cuts the first, the phone’s, comes along', () => {
  const picture = filled(
    '<picture><source srcSet="/images/mark.svg"/><img src="/images/logo.svg"/></picture>',
  );
  expect(picture).toMatch(/<source srcSet="data:image[^"]+"\/><img src="\/images\/logo\.svg"\/>/);
});

test('an address in srcset holds no space', () => {
  const [, address = ''] =
    filled('<picture><source srcSet="/images/logo.svg"/></picture>').match(/srcSet="([^"]+)"/) ?? [];
  expect(address).toMatch(/^data:/);
  expect(address).not.toMatch(/\s/);
});

test('pictures other than drawings are written in base64', () => {
  expect(filled('<img src="/images/hero/portrait.avif"/>')).toContain('src="data:image/avif;base64,');
});

test('a page brings the icons it uses and no others', () => {
  const html = filled('<svg><use href="/images/icons.svg#check"/></svg>');
  expect(html).toContain('<use href="#icon-check"/>');
  expect(html.match(/<symbol/g)).toHaveLength(1);
  expect(html).toContain('<symbol id="icon-check"');
});

test('nothing is asked for ahead that is here already', () => {
  expect(filled('<link rel="preload" as="image" href="/images/logo.svg"/>')).not.toContain('preload');
});
