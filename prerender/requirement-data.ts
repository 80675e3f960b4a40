/* What the desk for tenders and the table of capabilities are built from: `virtual:requirement-data`, `virtual:page-dates`. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const [passages, dates] = ['virtual:requirement-data', 'virtual:page-dates'];

export function requirementData(): Plugin {
  return {
    name: 'requirement-data',
    resolveId: (id) => (id === passages || id === dates ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${passages}` && id !== `\0${dates}`) return undefined;
      // By its address: the bundler of Vite's configuration would follow the route table into every view.
      const module = pathToFileURL(resolve('prerender/requirement-passages.ts')).href;
      const { dateOf, requirementPages }: typeof import('./requirement-passages.ts') = await import(
        /* @vite-ignore */ module
      );
      const pages = await requirementPages();
      if (id === `\0${dates}`) {
        const byPage = Object.fromEntries(pages.map((page) => [page.id, dateOf(page.id as never)]));
        return `export default ${JSON.stringify(byPage)}`;
      }
      const { default: equivalents } = await import('../src/content/requirements/equivalents.ts');
      return `export default JSON.parse(${JSON.stringify(JSON.stringify({ pages, equivalents }))})`;
    },
  };
}
