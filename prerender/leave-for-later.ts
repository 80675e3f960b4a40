/* What a light build does not make: the list of it, for the server and prerender/make-later.ts. */
import { writeFile } from 'node:fs/promises';
import { type Later, laterFile } from '../hosting/later.ts';
import type { Image } from '../src/content/schema.ts';
import { sheetFiles } from './data-sheets/data-sheets.ts';
import type { Page } from './metadata/page.ts';
import { cardsOf } from './metadata/share-cards.ts';
import { photographFiles } from './photographs.ts';

export async function leaveForLater(pages: Page[], photographs: Image[]): Promise<void> {
  const cards = cardsOf(pages);
  const files = [...photographs.flatMap(photographFiles), ...cards.map(([file]) => file), ...sheetFiles()];
  await writeFile(laterFile, JSON.stringify({ files, cards, photographs } satisfies Later));
}
