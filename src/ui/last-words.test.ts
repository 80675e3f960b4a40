import { expect, test } from 'vitest';
import { lastWords } from './last-words.ts';

test('joins the last words to avoid an orphan', () => {
  expect(lastWords('A server room that is full, and does what it can.')).toBe(
    'A server room that is full, and does\u00a0what\u00a0it\u00a0can.',
  );
  expect(lastWords('Who owns the problem and its responsibilities')).toBe(
    'Who owns the problem and its responsibilities',
  );
});

test('leaves short texts unchanged', () => {
  expect(lastWords('Run a shift')).toBe('Run a shift');
  expect(lastWords('')).toBe('');
});
