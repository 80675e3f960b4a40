import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findLowContrast } from './contrast.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const found = (stylesheet: string) => findLowContrast(Buffer.from(stylesheet));

test('words and marks can be read on every ground they stand on', () => {
  expect(found(tokens)).toEqual([]);
});

test('a colour that is too light for its words is named, with what it stands on', () => {
  const pale = tokens.replace(/--ink-900: *[^;]+;/, '--ink-900: #9ec5e8;');
  const problem = expect.stringMatching(/ on --ink-900 #9ec5e8 has a contrast of \d\.\d\d and needs 4\.5$/);
  expect(found(pale)).toContainEqual({ token: '--white', problem });
});
