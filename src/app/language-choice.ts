/* The visitor's stored language. It only affects the language offer: nobody is redirected. */
import { editions } from '../content/editions.ts';
import { readStored, writeStored } from '../ui/storage.ts';
import { languageKey } from './language-key.ts';
import type { LanguageLink } from './language-links.ts';

/** A language that has been withdrawn is ignored. */
export const chosenLanguage = () =>
  readStored(
    languageKey,
    editions.map(({ tag }) => tag),
  );

export const chooseLanguage = (tag: string) => writeStored(languageKey, tag);

/** The edition the browser prefers, if it is another one and has this page. */
export function preferredLanguage(links: LanguageLink[]): LanguageLink | undefined {
  const [wanted = ''] = navigator.languages.map((one) => one.toLowerCase());
  const found = links.find(({ tag }) => wanted === tag || wanted.startsWith(`${tag}-`));
  return found && !found.isCurrent && !found.isElsewhere ? found : undefined;
}
