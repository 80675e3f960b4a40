/*
 * One picture per page, shown where its link is shared. Drawing takes some seconds, so cards are cached until an
 * input changes.
 */
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { typefaceHash } from '../../art/lettering.ts';
import { shades } from '../../art/palette.ts';
import { type DrawnPictures, type ShareCard, shareCard } from '../../art/share-card.ts';
import { brand } from '../../src/content/brand.ts';
import type { Files } from '../files.ts';
import { cardFile } from './card-address.ts';
import { cardWords } from './card-words.ts';
import type { Page } from './page.ts';

const cache = '.cache/share';

/** The words and picture of each page's card, by its file. */
export const cardsOf = (pages: Page[]): [string, ShareCard][] =>
  pages.map((page) => [cardFile(page), cardWords(page)]);

export async function shareCards(pages: Page[]): Promise<Files> {
  const draw = await cardMaker();
  const made = cardsOf(pages).map(
    async ([file, card]): Promise<[string, Uint8Array]> => [file, await draw(card)],
  );
  return new Map(await Promise.all(made));
}

export async function cardMaker(): Promise<(card: ShareCard) => Promise<Uint8Array>> {
  await mkdir(cache, { recursive: true });
  const drawnBy = await Promise.all(
    globSync('art/*.ts')
      .sort()
      .map((file) => readFile(file)),
  );
  // The logo on the card, the colours and the letters.
  drawnBy.push(Buffer.from(JSON.stringify([brand.name, brand.suffix, shades, typefaceHash])));
  const drawn: DrawnPictures = new Map();
  return (card) => cachedCard(card, drawnBy, drawn);
}

async function cachedCard(card: ShareCard, drawnBy: Uint8Array[], drawn: DrawnPictures): Promise<Uint8Array> {
  const hash = createHash('sha256').update(JSON.stringify(card));
  for (const part of [...drawnBy, await readFile(`public${card.picture}`)]) hash.update(part);
  const kept = `${cache}/${hash.digest('hex').slice(0, 32)}.jpg`;
  try {
    return await readFile(kept);
  } catch {
    const made = await shareCard(card, drawn);
    await writeFile(kept, made);
    return made;
  }
}
