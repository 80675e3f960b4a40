/* Which content file a page shows: the one whose default export the route table loads. */
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { routeIds, routes } from '../../src/app/routes.ts';
import type { RouteId } from '../../src/content/schema.ts';

const fileOf = new Map<unknown, string>();
for (const file of globSync('src/content/**/*.ts', { exclude: ['**/*.test.ts'] })) {
  const { default: content } = await import(pathToFileURL(file).href);
  if (content) fileOf.set(content, file);
}

const files = new Map<RouteId, string>();
for (const id of routeIds) {
  const { default: content } = await routes[id].loadContent();
  const file = fileOf.get(content);
  if (file) files.set(id, file);
}

/** From the project's root. */
export function contentFile(id: RouteId): string {
  const file = files.get(id);
  if (!file) throw new Error(`No file in src/content holds what the page ${id} shows`);
  return file;
}
