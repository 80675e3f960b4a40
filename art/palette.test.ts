/* An owner who changes the tokens gets drawings in the new colours: no program has colour values. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shades, shadesOf } from './palette.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

test('only the palette contains colour values', () => {
  const programs = globSync('art/**/*.ts').filter((file) => !/palette(\.test)?\.ts$/.test(file));
  expect(programs.length).toBeGreaterThan(50);
  const spelled = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgb|hsl|oklch)a?\(/gi;
  const found = programs.flatMap((file) =>
    (readFileSync(file, 'utf8').match(spelled) ?? []).map((colour) => `${file} ${colour}`),
  );
  expect(found).toEqual([]);
});

test('changing a token changes its shades and no others', () => {
  const other = tokens.replace(/--signal: *[^;]+;/, '--signal: #1ab2ff;');
  expect(other).not.toBe(tokens);
  const changed = shadesOf(Buffer.from(other));
  expect(changed.signal).toBe('#1ab2ff');
  expect(changed.amber730).not.toBe(shades.amber730);
  expect(changed.steel638).toBe(shades.steel638);
});

test('reports a missing token by name', () => {
  expect(() => shadesOf(Buffer.from(tokens.replaceAll('--ink-900:', '--ink-901:')))).toThrow('--ink-900');
});
