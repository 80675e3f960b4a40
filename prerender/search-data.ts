/* Places and synonyms as a module which the search loads with itself: `virtual:search-data`. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import synonyms from '../src/content/search-synonyms.ts';

const name = 'virtual:search-data';

export function searchData(): Plugin {
  return {
    name: 'search-data',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      // By its address: the bundler of Vite's configuration would follow the route table into every view.
      const module = pathToFileURL(resolve('prerender/search-places.ts')).href;
      const { searchPlaces }: typeof import('./search-places.ts') = await import(/* @vite-ignore */ module);
      // A string is parsed faster than a literal of the same data, and weighs the same.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify({ places: await searchPlaces(), synonyms }))})`;
    },
  };
}
