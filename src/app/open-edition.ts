/* An edition with its content loaded: the shell, and a loader for each page. */
import type { Edition, EditionContent } from '../content/edition-schema.ts';
import type { Shell } from '../content/shell/schema.ts';
import firstShell from '../content/shell/shell.ts';
import { loadPage } from './load-page.ts';
import type { LoadedPage, Route } from './route.ts';

export interface OpenEdition {
  edition: Edition;
  shell: Shell;
  loadPage(route: Route): Promise<LoadedPage>;
}

export async function openEdition(edition: Edition): Promise<OpenEdition> {
  const content = (await edition.load?.())?.default;
  const shell = content ? (await content.shell()).default : firstShell;
  return {
    edition,
    shell,
    loadPage: (route) => loadPage(route, content && contentLoader(content, route)),
  };
}

function contentLoader({ pages, notFound, offline }: EditionContent, { id }: Route) {
  const load = id === 'not-found' ? notFound : id === 'offline' ? offline : pages[id];
  return load as Route['loadContent'] | undefined;
}
