/* The visitor's own choice of a language. It is used for the offer alone: nobody is ever redirected. */
import type { MouseEvent } from 'react';
import { editions } from '../content/editions.ts';
import { readStored, writeStored } from '../ui/storage.ts';
import type { LanguageLink } from './language-links.ts';

const key = 'language';

/** A language that is no longer published counts as no choice. */
export const chosenLanguage = () =>
  readStored(
    key,
    editions.map(({ tag }) => tag),
  );

export const chooseLanguage = (tag: string) => writeStored(key, tag);

/** Takes along where the visitor is on the page: fragment, chosen case, what was searched for. */
export function keepPlace(
  { currentTarget: link }: MouseEvent<HTMLAnchorElement>,
  { tag, isElsewhere }: LanguageLink,
) {
  chooseLanguage(tag);
  if (isElsewhere) return;
  link.search = location.search;
  link.hash = location.hash;
}

/** The edition the browser prefers, if it is another one and has this page. */
export function preferredLanguage(links: LanguageLink[]): LanguageLink | undefined {
  const [wanted = ''] = navigator.languages.map((one) => one.toLowerCase());
  const found = links.find(({ tag }) => wanted === tag || wanted.startsWith(`${tag}-`));
  return found && !found.isCurrent && !found.isElsewhere ? found : undefined;
}
