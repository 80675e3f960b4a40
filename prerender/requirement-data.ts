/*
 * What the desk for tenders and the table of capabilities are built from: `virtual:statements` is the address of the
 * file with every statement, `virtual:page-dates` the days on which the pages' content last changed.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const [statements, dates] = ['virtual:statements', 'virtual:page-dates'];

export function requirementData(): Plugin {
  return {
    name: 'requirement-data',
    resolveId: (id) => (id === statements || id === dates ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${statements}` && id !== `\0${dates}`) return undefined;
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
      const source = JSON.stringify({ pages, equivalents });
      // A file needs a build; in development the address holds the data itself.
      if (this.environment.mode !== 'build')
        return `export default ${JSON.stringify(`data:application/json,${encodeURIComponent(source)}`)}`;
      const file = this.emitFile({ type: 'asset', name: 'statements.json', source });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
  };
}
