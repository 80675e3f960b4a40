/* Words of the first edition among those of a page in another script: a screen reader changes its voice for them. */
import type { ElementType, ReactNode } from 'react';

export type Props = Record<string, unknown> & { children?: ReactNode; lang?: string };

export interface ForeignWords {
  /** The language they are in, for `lang`. */
  language: string;
  /** Gives the foreign words of an element their own elements and `lang`. */
  mark(type: ElementType, props: Props): Props;
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
