/* All searchable records of an edition, by page, as its tables load it. */
import { addressOf, pagesOf } from '../src/app/addresses.ts';
import { routes } from '../src/app/routes.ts';
import type { AnyPage } from '../src/content/any-page.ts';
import { sheetAddress } from '../src/content/data-sheets/addresses.ts';
import sheets from '../src/content/data-sheets/sheets.ts';
import sheetWords from '../src/content/data-sheets/words.ts';
import type { Edition } from '../src/content/edition-schema.ts';
import { editions } from '../src/content/editions.ts';
import type { ProductPage } from '../src/content/products/schema.ts';
import type { Href } from '../src/content/schema.ts';
import firstSynonyms from '../src/content/site/search-synonyms.ts';
import { fitted } from '../src/search/fit.ts';
import type { Synonyms } from '../src/search/meanings.ts';
import type { SearchRecord } from '../src/search/record.ts';
import { recordsOf } from '../src/search/records.ts';
import { fill } from '../src/ui/fill.ts';

export async function searchRecords(tag: string = editions[0].tag): Promise<SearchRecord[]> {
  const edition = editionNamed(tag);
  const translated = (await edition.load?.())?.default.pages;
  const pages = pagesOf(edition).map(async (id) => {
    const module = await (translated ? translated[id]?.() : routes[id].loadContent());
    if (!module)
      throw new Error(
        `src/content/${tag}/edition.ts loads no page '${id}', which its line in src/content/editions.ts names`,
      );
    return recordsOf({ content: module.default as AnyPage, address: addressOf(`page:${id}`, edition) });
  });
  const ofSheets = edition === editions[0] ? await sheetRecords() : [];
  return fitted([...(await Promise.all(pages)).flat(), ...ofSheets]);
}

/** Data sheets are in the first edition's language. */
async function sheetRecords(): Promise<SearchRecord[]> {
  const records = sheets.map(async ({ product, number, about }) => {
    const page = (await routes[product].loadContent()).default as unknown as ProductPage;
    return {
      href: sheetAddress(product),
      title: fill(sheetWords.found, { name: page.name }),
      context: sheetWords.family,
      text: `${number}. ${about}.`,
      keywords: sheetWords.keywords,
    };
  });
  return Promise.all(records);
}

/** With the address of each page that is named as nearest. */
export async function searchSynonyms(tag: string): Promise<Synonyms> {
  const edition = editionNamed(tag);
  const translated = (await edition.load?.())?.default;
  const synonyms: Synonyms = edition.load
    ? ((await translated?.searchSynonyms?.())?.default ?? {})
    : firstSynonyms;
  const resolved = (word: string) =>
    word.startsWith('page:') ? encodeURI(addressOf(word as Href, edition)) : word;
  return Object.fromEntries(Object.entries(synonyms).map(([word, words]) => [word, words.map(resolved)]));
}

function editionNamed(tag: string): Edition {
  const edition = editions.find((one) => one.tag === tag);
  if (!edition) throw new Error(`No edition '${tag}' in src/content/editions.ts`);
  return edition;
}
