/*
 * The search records as modules: `virtual:search-data` has one per edition, so that visitors fetch only the records
 * and synonyms of their language.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { editions } from '../src/content/editions.ts';

const name = 'virtual:search-data';

export function searchData(): Plugin {
  return {
    name: 'search-data',
    resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${name}`)) return undefined;
      const tag = id.slice(`\0${name}/`.length);
      return tag ? `export default JSON.parse(${JSON.stringify(await dataOf(tag))})` : table;
    },
  };
}

const loaders = editions.map(({ tag }) => `${JSON.stringify(tag)}: () => import('${name}/${tag}')`);
const table = `export default { ${loaders.join(', ')} }`;

/** A string is parsed faster than an object literal, and has the same size. */
async function dataOf(tag: string): Promise<string> {
  // Imported by URL, so that bundling Vite's configuration does not follow the route table into every view.
  const module = pathToFileURL(resolve('prerender/search-records.ts')).href;
  const { searchRecords, searchSynonyms }: typeof import('./search-records.ts') = await import(
    /* @vite-ignore */ module
  );
  return JSON.stringify({ records: await searchRecords(tag), synonyms: await searchSynonyms(tag) });
}
