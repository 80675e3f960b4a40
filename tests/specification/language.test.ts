/* How the words are written: what the house's voice avoids. An owner's voice may be another. */
import { describe, expect, test } from 'vitest';
import { brand } from '../../src/content/brand.ts';
import { longSentences, styleProblems } from '../../src/content/rules/house-style.ts';
import { everything, wordsOf } from '../contents.ts';

const texts = wordsOf(everything).map(({ text }) => text);

const placeholders = [brand.courtCity, brand.partnerName];

describe('house style', () => {
  test('no text says what the house style avoids', () => {
    const wrong = texts
      .map((text) => ({ text, problems: styleProblems(text, placeholders) }))
      .filter(({ problems }) => problems.length > 0);
    expect(wrong).toEqual([]);
  });

  test.each([
    ['A robust platform', 'robust'],
    ['One color', 'American'],
    ["The city's desk", 'apostrophe'],
    ['Written by [name]', 'placeholder'],
    ['We are GDPR compliant', 'law'],
  ])('%s is told of', (text, word) => {
    expect(styleProblems(text, placeholders).join()).toContain(word);
  });

  test('no sentence of eight or more words appears twice', () => {
    // The table of capabilities quotes the products' own sentences.
    const { capabilities: _, ...others } = everything.pages;
    const sentences = wordsOf({ ...everything, pages: others }).flatMap(({ text }) => longSentences(text));
    expect(sentences.length).toBeGreaterThan(800);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });
});
