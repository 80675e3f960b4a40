/* Renders every page as the build does: bundled for the server, by React's production build. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { cityData } from '../prerender/city-data.ts';
import { requirementData } from '../prerender/requirement-data.ts';
import { sampleCases } from '../prerender/sample-cases.ts';
import { searchData } from '../prerender/search-data.ts';
import { editions } from '../src/content/editions.ts';
import type { Problem } from './findings.ts';

const outDir = 'dist/.render';

/** Styles take as long as all the rest, and no content changes them: every class is called by its own name. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0without-styles' : undefined),
  load: (id) =>
    id === '\0without-styles' ? 'export default new Proxy({}, { get: (_, name) => name })' : undefined,
};

export async function bundlePages(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutStyles, searchData(), sampleCases(), requirementData(), cityData()],
    build: {
      ssr: 'src/app/render.tsx',
      outDir,
      copyPublicDir: false,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  });
}

export type SiteBundle = Pick<
  typeof import('../src/app/render.tsx'),
  'render' | 'canonicalAddressesOf' | 'furtherAddressesOf' | 'notFound' | 'offline' | 'withPrefix'
>;

export const loadBundle = (): Promise<SiteBundle> => import(pathToFileURL(resolve(outDir, 'render.js')).href);

/** `report` is called after each page. */
export async function renderPages(
  { render, canonicalAddressesOf, furtherAddressesOf, notFound, offline, withPrefix }: SiteBundle,
  report: (done: number, all: number) => void,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const addresses = editions.flatMap((edition) => [
    ...canonicalAddressesOf(edition),
    ...furtherAddressesOf(edition),
    ...[notFound, offline].map(({ address }) => withPrefix(edition.prefix, address)),
  ]);
  for (const [index, address] of addresses.entries()) {
    await render(address).catch((error) => {
      console.error(error);
      problems.push({
        message: `The page at ${address} cannot be shown now: undo what you changed there, or ask a developer.`,
        page: address,
      });
    });
    report(index + 1, addresses.length);
  }
  return problems;
}
