/* Loads another page's content in the current edition. */
import type { Edition } from '../content/edition-schema.ts';
import type { Href } from '../content/schema.ts';
import { targetOf } from './addresses.ts';
import { routes } from './routes.ts';

export async function loadContent(page: Href, edition: Edition): Promise<unknown> {
  const target = targetOf(page);
  if (!target) throw new Error(`${page} is no page of this site`);
  const translated = (await edition.load?.())?.default.pages[target.id];
  const { default: content } = await (translated ?? routes[target.id].loadContent)();
  return content;
}
