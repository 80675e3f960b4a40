import { expect, test } from 'vitest';
import { preferredEncoding } from './encoding.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZip', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br;q=0.5, gzip;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;Q=0', undefined],
  ['br; q=0.000', undefined],
  ['br ; q=0.001', 'br'],
  ['abracadabra', undefined],
  ['x-br, gzipped', undefined],
  ['*', 'br'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['identity;q=0.5, gzip', 'gzip'],
  ['identity, gzip;q=0.5', undefined],
  ['identity, br', 'br'],
  ['br;q=2, gzip;q=x', undefined],
  ['br;q=-1, gzip;;;q=1', undefined],
  [',,;=,', undefined],
])('%s', (accepted, encoding) => expect(preferredEncoding(accepted, ['br', 'gzip'])).toBe(encoding));

test('chooses only encodings that are stored', () => {
  expect(preferredEncoding('br, gzip', ['gzip'])).toBe('gzip');
  expect(preferredEncoding('br, gzip', [])).toBeUndefined();
});
