import { brand } from '../content/brand.ts';
import type { Edition } from '../content/edition-schema.ts';
import type { ForeignWords } from '../ui/foreign-words.ts';
import { firstEdition } from './addresses.ts';

/** Terms of the first edition that pages in another script keep in Latin letters. */
export async function loadForeignWords({ script }: Edition): Promise<ForeignWords | undefined> {
  if (script === firstEdition.script) return undefined;
  const { foreignWords } = await import('../ui/mark-foreign-words.ts');
  return foreignWords(firstEdition.tag, [brand.name, brand.flagship]);
}
