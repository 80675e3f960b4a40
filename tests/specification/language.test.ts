/* The house style: words and phrases to avoid. Another owner may have another style. */
import { describe, expect, test } from 'vitest';
import { brand } from '../../src/content/brand.ts';
import { longSentences, styleProblems } from '../../src/content/rules/house-style.ts';
import { everything, pages, wordsOf } from '../contents.ts';

const texts = wordsOf(everything).map(({ text }) => text);

const placeholders = [brand.courtCity, brand.partnerName];

describe('house style', () => {
  test('no text has words the house style avoids', () => {
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
  ])('reports %s', (text, word) => {
    expect(styleProblems(text, placeholders).join()).toContain(word);
  });

  test('no sentence of eight or more words appears twice', () => {
    // The capability tables quote the products' own sentences.
    const { capabilities: _, ...others } = everything.pages;
    const sentences = wordsOf({ ...everything, pages: others }).flatMap(({ text }) => longSentences(text));
    expect(sentences.length).toBeGreaterThan(800);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });
});

describe('one spelling for each name', () => {
  const product = pages['business-operations'].banner.title;
  const withoutLabels = (labels: string[]) =>
    texts.map((text) => labels.reduce((rest, label) => rest.replaceAll(label, ''), text));

  test('Center is part of one product’s name, and Centre is the spelling everywhere else', () => {
    expect(product).toContain('Center');
    expect(withoutLabels([product]).filter((text) => /center/i.test(text))).toEqual([]);
  });

  test('the design service is spelled as in each of the specification’s labels, and one way in running text', () => {
    const { home, about } = pages;
    const onHome = 'UX & UI Design';
    const inAbout = 'UI/UX design';
    const spelled = (content: object, label: string) =>
      wordsOf(content).some(({ text }) => text.includes(label));
    expect([spelled(home, onHome), spelled(about, inAbout)]).toEqual([true, true]);
    const { home: _, about: __, ...others } = everything.pages;
    expect([spelled(others, onHome), spelled(others, inAbout)]).toEqual([false, false]);
    const rest = withoutLabels(['UI & UX Design', onHome, inAbout, 'UI and UX']);
    expect(rest.filter((text) => /\bU[IX]\b.{1,5}\bU[IX]\b/.test(text))).toEqual([]);
  });
});
