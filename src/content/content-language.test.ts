/* How the words are written: what the house style avoids, and whose name stands where. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countWords, everything, wordsOf } from '../../tests/contents.ts';
import { brand } from './brand.ts';

const texts = wordsOf(everything).map(({ text }) => text);

const avoided: RegExp[] = [
  /\bleverag\w*/i,
  /\brobust\w*/i,
  /\bempower\w*/i,
  /\bfacilitat\w*/i,
  // The transformer of a substation is a thing and may be named.
  /\btransform(?!ers?\b)\w*/i,
  /\bstreamlin\w*/i,
  /\butili[sz](e|es|ed|ing)\b/i,
  /\bholistic\w*/i,
  /\bseamless\w*/i,
  /\bcutting[- ]edge/i,
  /\bworld[- ]class/i,
  /\bnext[- ]gen/i,
  /\bstate[- ]of[- ]the[- ]art/i,
  /\bend[- ]to[- ]end\b/i,
  /\b360[- ]?(degree|°)/i,
  /\bone[- ]stop\b/i,
  /\bAI[- ]powered/i,
  /\bleading\b/i,
  /\btrusted by\b/i,
  /\bbrains?\b/i,
  /\bnervous system/i,
  /\blorem ipsum/i,
  // A statement about law is the owner's to make, with evidence.
  /\b(DPDP|GIGW|GDPR|WCAG|HIPAA|IT Act)[\w. ]{0,12}[- ](compliant|compliance|certified|conformant)/i,
];

const american =
  /\b(colors?|behaviors?|favorites?|labor|fiber|meters? per|analyz\w+|(organ|recogn|real|custom|author|priorit|digit)iz\w+|catalogs?|programs? of work|traveled|canceled|modeling)\b/i;

describe('house style', () => {
  test.each(avoided)('nothing says %s', (pattern) => {
    expect(texts.filter((text) => pattern.test(text))).toEqual([]);
  });

  test('British and Indian spelling in prose', () => {
    expect(texts.filter((text) => american.test(text))).toEqual([]);
  });

  test('typographic apostrophes and quotation marks, and only characters the fonts contain', () => {
    expect(texts.filter((text) => /\w'\w|["]/.test(text))).toEqual([]);
    expect(texts.filter((text) => /[^ -~©·–—‘’“”…°×₹]/u.test(text))).toEqual([]);
  });

  test('no bracketed placeholder but the two the owner fills in', () => {
    const brackets = texts.flatMap((text) => text.match(/\[[^\]]*\]/g) ?? []);
    expect(brackets.filter((found) => found !== brand.courtCity && found !== brand.partnerName)).toEqual([]);
  });

  test('no sentence of eight or more words appears twice', () => {
    const sentences = texts
      .flatMap((text) => text.split(/(?<=[.!?])\s+/))
      .filter((sentence) => countWords(sentence) >= 8)
      .map((sentence) => sentence.toLowerCase().replace(/[.!?]$/, ''));
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
