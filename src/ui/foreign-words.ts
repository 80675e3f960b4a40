/* Words of the first edition among those of a page in another script: a screen reader changes its voice for them. */
import type { ReactNode } from 'react';

export interface ForeignWords {
  /** The language they are in, for `lang`. */
  language: string;
  /** Gives them their elements. */
  mark(children: ReactNode): ReactNode;
}

let expected: ForeignWords | undefined;

/** To be called before a page is rendered; `undefined` where all its words are in one script. */
export function expectForeignWords(words: ForeignWords | undefined): void {
  expected = words;
}

export const expectedForeignWords = () => expected;

/** For `lang` of an element whose text may be in Latin letters alone. */
export function foreignLanguage(text: string): string | undefined {
  return expected && /^[\p{Script=Latin}\p{Script=Common}]+$/u.test(text) ? expected.language : undefined;
}
