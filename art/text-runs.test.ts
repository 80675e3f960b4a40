import { expect, test } from 'vitest';
import { textRuns } from './text-runs.ts';

const seen = (words: string) => textRuns(words).map(({ text }) => text);

test('a right-to-left line is in visual order', () => {
  expect(seen('الحادث 0412.')).toEqual(['.', '0412', ' ', 'الحادث']);
});

test('Latin words, figures and isolated stretches keep their own order', () => {
  expect(seen('قراءة L-14: \u206638 cm\u2069')).toEqual(['38 cm', ' ', ':', 'L-14', ' ', 'قراءة']);
  expect(seen('المهلة 2:00')).toEqual(['2:00', ' ', 'المهلة']);
});

test('brackets are mirrored', () => {
  expect(seen('«مياه»')).toEqual(['«', 'مياه', '»']);
});

test('a left-to-right line is unchanged', () => {
  expect(seen('घटना 0412 की')).toEqual(['घटना ', '0412 ', 'की']);
  expect(seen('Incident 0412')).toEqual(['Incident 0412']);
});
