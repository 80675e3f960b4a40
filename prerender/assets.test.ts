import { expect, test } from 'vitest';
import { documentAssets } from './assets.ts';

test('inlines pictures of the first view, and no others', () => {
  const { addressOf } = documentAssets('public');
  expect(addressOf('/images/mark.svg', true)).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  expect(addressOf('/images/mark.svg', false)).toBe('/images/mark.svg');
});

test('finds addresses in srcset, stylesheets and attributes', () => {
  const { addressOf } = documentAssets('public');
  expect(addressOf('/images/logo.svg', true)).not.toMatch(/[\s"'<>#]/);
});

test('inlines raster pictures as base64', () => {
  const { addressOf } = documentAssets('public');
  expect(addressOf('/images/hero/portrait.avif', true)).toMatch(/^data:image\/avif;base64,/);
});

test('a document contains each icon it uses once, and no others', () => {
  const { addressOf, symbols } = documentAssets('public');
  expect(addressOf('/images/icons.svg#check', true)).toBe('#icon-check');
  addressOf('/images/icons.svg#check', true);
  expect(symbols()).toEqual([expect.stringMatching(/^<symbol id="icon-check" .*<\/symbol>$/)]);
});

test('an unknown icon fails the build', () => {
  const { addressOf, symbols } = documentAssets('public');
  addressOf('/images/icons.svg#nothing', true);
  expect(symbols).toThrow('nothing');
});

test('lists every file, inlined or not', () => {
  const { addressOf, files } = documentAssets('public');
  addressOf('/images/mark.svg', true);
  addressOf('/images/logo.svg', false);
  addressOf('/images/icons.svg#check', true);
  expect([...files]).toEqual(['/images/mark.svg', '/images/logo.svg', '/images/icons.svg']);
});
