/* How the words are written: what the house style avoids, and whose name stands where. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { longSentences, styleProblems } from '../../tests/content-rules.ts';
import { everything, wordsOf } from '../../tests/contents.ts';
import { brand } from './brand.ts';

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
    ['Prüfung', 'ü'],
    ['Written by [name]', 'placeholder'],
    ['We are GDPR compliant', 'law'],
  ])('%s is told of', (text, word) => {
    expect(styleProblems(text, placeholders).join()).toContain(word);
  });

  test('no sentence of eight or more words appears twice', () => {
    const sentences = texts.flatMap(longSentences);
    expect(sentences.length).toBeGreaterThan(800);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });
});

describe('the brand file is the only one that names the brand', () => {
  const files = [
    ...globSync('{src,build,server,deploy,tests,art,docs,public}/**/*.{ts,tsx,js,css,html,json,txt,md,svg}'),
    ...globSync('{README.md,*.config.ts,package.json}'),
  ].filter((file) => file !== 'src/content/brand.ts');

  test.each([brand.name, brand.flagship, brand.email, brand.origin, brand.phone])('%s', (value) => {
    const word = new RegExp(`(?<!\\w)${value.replace(/\W/g, '\\$&')}(?!\\w)`);
    expect(files.length).toBeGreaterThan(30);
    expect(files.filter((file) => word.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
