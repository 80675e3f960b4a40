/*
 * The links to the cases that are samples, as `virtual:sample-cases`: every page marks such a link, and none has to
 * fetch the cases for it.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const name = 'virtual:sample-cases';

export function sampleCases(): Plugin {
  return {
    name: 'sample-cases',
    resolveId: (id) => (id === name ? `\0${id}` : undefined),
    async load(id) {
      return id === `\0${name}` ? `export default ${JSON.stringify(await sampleLinks())}` : undefined;
    },
  };
}

export async function sampleLinks(): Promise<string[]> {
  // Imported by URL, so that bundling Vite's configuration does not follow the content.
  const module = pathToFileURL(resolve('src/content/cases/case-studies.ts')).href;
  const { default: page }: typeof import('../src/content/cases/case-studies.ts') = await import(
    /* @vite-ignore */ module
  );
  return page.categories
    .flatMap(({ details }) => Object.values<{ anchor: string; sample?: true }>(details))
    .flatMap(({ anchor, sample }) => (sample ? [`page:case-studies#${anchor}`] : []));
}
