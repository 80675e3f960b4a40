import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findLowContrast } from './contrast.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const found = (stylesheet: string) => findLowContrast(Buffer.from(stylesheet));

test('text and marks have enough contrast on every background', () => {
  expect(found(tokens)).toEqual([]);
});

test('a colour with too little contrast is reported with its background', () => {
  const pale = tokens.replace(/--ink-900: *[^;]+;/, '--ink-900: #9ec5e8;');
  const problem = expect.stringMatching(/ on --ink-900 #9ec5e8 has a contrast of \d\.\d\d and needs 4\.5$/);
  expect(found(pale)).toContainEqual({ token: '--white', problem });
});
