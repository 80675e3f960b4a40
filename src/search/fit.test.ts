import { expect, test } from 'vitest';
import { fitted } from './fit.ts';

const record = (text: string) => ({ href: `/${text.length}`, title: 'T', context: '', keywords: '', text });
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test('leaves texts that fit unchanged', () => {
  const records = [record(words(10)), record(words(100))];
  expect(fitted(records, 1000)).toEqual(records);
});

test('shortens the longest first, at word boundaries, until all fit', () => {
  const records = [record(words(10)), record(words(100)), record(words(400))];
  const [short, middle, long] = fitted(records, 1000).map(({ text }) => text);
  expect(short).toBe(words(10));
  expect(middle).toBe(words(95));
  expect(long).toMatch(/^(word )+word$/);
  expect((short?.length ?? 0) + (middle?.length ?? 0) + (long?.length ?? 0)).toBeLessThanOrEqual(1000);
});

test('leaves at least one line of every text', () => {
  const shown = fitted(
    Array.from({ length: 50 }, () => record(words(60))),
    100,
  );
  for (const { text } of shown) expect(text.length).toBeGreaterThan(70);
});
