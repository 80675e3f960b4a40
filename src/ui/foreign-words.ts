/* Latin words on a page in another script get a `lang`, so that screen readers switch voices. */
import type { ElementType, ReactNode } from 'react';

export type Props = Record<string, unknown> & { children?: ReactNode; lang?: string };

export interface ForeignWords {
  /** The language they are in, for `lang`. */
  language: string;
  /** Gives the foreign words of an element their own elements and `lang`. */
  mark(type: ElementType, props: Props): Props;
}

let expected: ForeignWords | undefined;

/** Called before a page is rendered; `undefined` for pages in one script. */
export function expectForeignWords(words: ForeignWords | undefined): void {
  expected = words;
}

export const expectedForeignWords = () => expected;

/** For `lang` of an element whose text may be in Latin letters alone. */
export function foreignLanguage(text: string): string | undefined {
  return expected && /^[\p{Script=Latin}\p{Script=Common}]+$/u.test(text) ? expected.language : undefined;
}
