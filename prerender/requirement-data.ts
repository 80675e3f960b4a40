/*
 * The data of the requirement check and the capability tables: `virtual:statements` is the address of the file with
 * all statements, `virtual:page-dates` the dates of the pages' last content changes.
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
      // Imported by URL, so that bundling Vite's configuration does not follow the route table into every view.
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
      const { default: elsewhere } = await import('../src/content/requirements/elsewhere.ts');
      const source = JSON.stringify({ pages, equivalents, elsewhere });
      // Only a build writes files; in development the address is a data URL.
      if (this.environment.mode !== 'build')
        return `export default ${JSON.stringify(`data:application/json,${encodeURIComponent(source)}`)}`;
      const file = this.emitFile({ type: 'asset', name: 'statements.json', source });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
  };
}
