import { createContext, use } from 'react';

/** The language of names in Latin letters, on a page in another script. */
export const LatinNames = createContext<string | undefined>(undefined);

/** For `lang`: a text in Latin letters alone is not in the page's language. */
export function useLatinLanguage(text: string): string | undefined {
  const language = use(LatinNames);
  return language && /^[\p{Script=Latin}\p{Script=Common}]+$/u.test(text) ? language : undefined;
}
