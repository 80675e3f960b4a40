/* The address of a page in every language. */
import type { EditionWords } from '../content/edition-schema.ts';
import { editions } from '../content/editions.ts';
import { addressOf, hasPage } from './addresses.ts';
import type { Match } from './match.ts';

export interface LanguageLink {
  tag: string;
  direction: 'ltr' | 'rtl';
  /** In its own language and script. */
  name: string;
  /** Percent-encoded. */
  href: string;
  isCurrent: boolean;
  /** In its own language. */
  words: EditionWords;
  /** The link goes to its home page, because it lacks this page. */
  isElsewhere: boolean;
  /** The note that explains it. */
  note?: string | undefined;
}

/** None where there is nothing to choose. */
export function languageLinks({ id, parameter, edition: current }: Match): LanguageLink[] {
  if (editions.length < 2) return [];
  return editions.map((edition) => {
    const { tag, direction, name, words } = edition;
    const isCurrent = tag === current.tag;
    const isElsewhere = id === undefined || !hasPage(edition, id);
    const page = addressOf(`page:${isElsewhere ? 'home' : id}`, edition);
    // The canonical address: hosts serve other spellings with the same document.
    const path = isElsewhere || !parameter ? page : `${page}/${parameter}`;
    const note = id && isElsewhere ? words.onlyElsewhere : undefined;
    return { tag, direction, name, words, href: encodeURI(path), isCurrent, isElsewhere, note };
  });
}
