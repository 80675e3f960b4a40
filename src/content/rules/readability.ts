/* Flesch reading ease of a page. */
import { createRequire } from 'node:module';
import type typed from 'text-readability-ts/dist/index.mjs';
import { countWords } from './lengths.ts';
import { wordsOf } from './texts.ts';

// The package's ES module does not load in Node, and its CommonJS entry declares the wrong type.
const readability: typeof typed = createRequire(import.meta.url)('text-readability-ts');

/** Flesch: 60 and above is plain English, 30 a scientific paper. Below this a page reads like a contract. */
export const easeFloor = 55;

export function readingEase(shown: unknown): { words: number; sentences: number; ease: number } {
  const texts = wordsOf(shown).map(({ text }) => text);
  // Labels and names would count as very short sentences and raise the score.
  const sentences = texts
    .filter((text) => countWords(text) >= 6)
    .flatMap((text) => text.split(/(?<=[.!?])\s+/));
  return { words: countWords(texts.join(' ')), sentences: sentences.length, ease: fleschEase(sentences) };
}

/** The package's score rounds syllables per word to a tenth, an error of up to eight points. */
function fleschEase(sentences: string[]): number {
  const text = sentences.join(' ');
  const words = countWords(text);
  const ease =
    206.835 - 1.015 * (words / sentences.length) - 84.6 * (readability.syllableCount(text) / words);
  return Math.round(ease);
}
