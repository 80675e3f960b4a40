/*
 * Reading ease (Flesch: 60 and above is plain English, 30 a scientific paper) and words per page.
 * READABILITY=1 prints the table.
 */
import { createRequire } from 'node:module';
import type typed from 'text-readability-ts/dist/index.mjs';
import { expect, test } from 'vitest';
import { countWords, pages, wordsOf } from '../../tests/contents.ts';

// The package's ES module does not load in Node, and its CommonJS entry declares the wrong type.
const readability: typeof typed = createRequire(import.meta.url)('text-readability-ts');

/** Below this a page reads like a contract. */
const floor = 55;

const measured = Object.entries(pages).map(([id, { head: _, ...shown }]) => {
  const texts = wordsOf(shown).map(({ text }) => text);
  // Labels and names are no sentences: they would count as very short ones and flatter the page.
  const sentences = texts
    .filter((text) => countWords(text) >= 6)
    .flatMap((text) => text.split(/(?<=[.!?])\s+/));
  return {
    id,
    words: countWords(texts.join(' ')),
    sentences: sentences.length,
    ease: fleschEase(sentences),
  };
});

if (process.env.READABILITY) console.table(measured);

test.each(measured)('$id reads with an ease of $ease', ({ ease }) => {
  expect(ease).toBeGreaterThanOrEqual(floor);
});

/** The package's own score rounds syllables per word to a tenth, which moves a page by eight points. */
function fleschEase(sentences: string[]): number {
  const text = sentences.join(' ');
  const words = countWords(text);
  const ease =
    206.835 - 1.015 * (words / sentences.length) - 84.6 * (readability.syllableCount(text) / words);
  return Math.round(ease);
}
