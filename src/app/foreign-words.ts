import { brand } from '../content/brand.ts';
import type { Edition } from '../content/edition-schema.ts';
import type { ForeignWords } from '../ui/foreign-words.ts';
import { firstEdition } from './addresses.ts';

/** What pages in another script take over from the first edition as it is spelled there. */
export function foreignWordsIn({ script }: Edition): ForeignWords | undefined {
  if (script === firstEdition.script) return undefined;
  return { language: firstEdition.tag, names: [brand.name, brand.flagship] };
}
