import { expect, test } from 'vitest';
import { documentAssets } from './assets.ts';

test('a picture of the first view comes inside the document, one further down does not', () => {
  const { addressOf } = documentAssets('public');
  expect(addressOf('/images/mark.svg', true)).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  expect(addressOf('/images/mark.svg', false)).toBe('/images/mark.svg');
});

test('an address is found in srcset, in a stylesheet and in an attribute', () => {
  const { addressOf } = documentAssets('public');
  expect(addressOf('/images/logo.svg', true)).not.toMatch(/[\s"'<>#]/);
});

test('pictures other than drawings are written in base64', () => {
  const { addressOf } = documentAssets('public');
  expect(addressOf('/images/hero/portrait.avif', true)).toMatch(/^data:image\/avif;base64,/);
});

test('a document brings the icons it uses, each once, and no others', () => {
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

test('every file is listed, inlined or not', () => {
  const { addressOf, files } = documentAssets('public');
  addressOf('/images/mark.svg', true);
  addressOf('/images/logo.svg', false);
  addressOf('/images/icons.svg#check', true);
  expect([...files]).toEqual(['/images/mark.svg', '/images/logo.svg', '/images/icons.svg']);
});
