/* Finds the content file of a page: the one whose default export the route table or the edition's table loads. */
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { firstEdition, pagesOf } from '../../src/app/addresses.ts';
import { notFound, offline, routes } from '../../src/app/routes.ts';
import type { Edition } from '../../src/content/edition-schema.ts';
import { editions } from '../../src/content/editions.ts';
import type { RouteId } from '../../src/content/schema.ts';

type PageId = RouteId | 'not-found' | 'offline';

const fileOf = new Map<unknown, string>();
for (const file of globSync('src/content/**/*.ts', { exclude: ['**/*.test.ts'] })) {
  const { default: content } = await import(pathToFileURL(file).href);
  if (content) fileOf.set(content, file);
}

const files = new Map<string, string>();
const keyOf = (id: PageId, { tag }: Edition) => `${tag} ${id}`;
for (const edition of editions) {
  const translated = (await edition.load?.())?.default;
  const loaders = translated && {
    ...translated.pages,
    'not-found': translated.notFound,
    offline: translated.offline,
  };
  for (const id of [...pagesOf(edition), 'not-found', 'offline'] as const) {
    const route = id === 'not-found' ? notFound : id === 'offline' ? offline : routes[id];
    const module = await (loaders ? loaders[id]?.() : route.loadContent());
    const file = fileOf.get(module?.default);
    if (file) files.set(keyOf(id, edition), file);
  }
}

/** Relative to the project root. */
export function contentFile(id: PageId, edition: Edition = firstEdition): string {
  const file = files.get(keyOf(id, edition));
  if (!file) throw new Error(`No file in src/content has the content of the page ${id} in '${edition.tag}'`);
  return file;
}
