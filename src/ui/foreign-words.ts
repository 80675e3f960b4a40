/* Words of the first edition among those of a page in another script: a screen reader changes its voice for them. */

export interface ForeignWords {
  /** The language they are in, for `lang`. */
  language: string;
  /** The company's name and the product's. */
  names: string[];
}

interface Expected {
  language: string;
  /** Splits a text; every second part is foreign. */
  pattern: RegExp;
}

/** Small letters exist in no Indian or Arabic script. An acronym, a unit or a standard is no phrase. */
const letter = '\\p{Script=Latin}';
const word = `\\p{Lu}?\\p{Ll}[${letter}\\d’.-]*[${letter}\\d]`;
const before = `(?<![${letter}\\d@.])`;
const phrase = `${before}${word}(?:[ \\u00a0]${word})+`;

let expected: Expected | undefined;

/** To be called before a page is rendered; `undefined` where all its words are in one script. */
export function expectForeignWords(words: ForeignWords | undefined): void {
  expected = words && { language: words.language, pattern: foreignPattern(words.names) };
}

export function foreignPattern(names: string[]): RegExp {
  const spelled = names.map(
    (name) => `${before}${name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![${letter}\\d@])`,
  );
  return new RegExp(`(${[phrase, ...spelled].join('|')})`, 'u');
}

export const expectedForeignWords = () => expected;

/** For `lang` of an element whose text may be in Latin letters alone. */
export function foreignLanguage(text: string): string | undefined {
  return expected && /^[\p{Script=Latin}\p{Script=Common}]+$/u.test(text) ? expected.language : undefined;
}
