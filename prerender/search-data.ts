/*
 * What can be found, as modules which the search loads with itself: `virtual:search-data` names one for each edition,
 * so that a visitor fetches only the records and synonyms of the language they read.
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

/** A string is parsed faster than a literal of the same data, and weighs the same. */
async function dataOf(tag: string): Promise<string> {
  // By its address: the bundler of Vite's configuration would follow the route table into every view.
  const module = pathToFileURL(resolve('prerender/search-records.ts')).href;
  const { searchRecords, searchSynonyms }: typeof import('./search-records.ts') = await import(
    /* @vite-ignore */ module
  );
  return JSON.stringify({ records: await searchRecords(tag), synonyms: await searchSynonyms(tag) });
}
