/* The letters travel inside every document, cut to these characters: any other would come in a foreign face. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { everything, wordsOf } from '../../tests/contents.ts';

const drawn: string = JSON.parse(
  readFileSync('art/fonts.py', 'utf8').match(/^CHARACTERS = (".*")$/m)?.[1] ?? '""',
);

test('every character of the site is drawn; a new one is added in art/fonts.py', () => {
  const written = new Set(wordsOf(everything).flatMap(({ text }) => [...text]));
  expect([...written].filter((character) => !drawn.includes(character))).toEqual([]);
});
