import { brand } from '../content/brand.ts';
import type { Edition } from '../content/edition-schema.ts';
import type { ForeignWords } from '../ui/foreign-words.ts';
import { firstEdition } from './addresses.ts';

/** What pages in another script take over from the first edition as it is spelled there. */
export async function loadForeignWords({ script }: Edition): Promise<ForeignWords | undefined> {
  if (script === firstEdition.script) return undefined;
  const { foreignWords } = await import('../ui/mark-foreign-words.ts');
  return foreignWords(firstEdition.tag, [brand.name, brand.flagship]);
}
