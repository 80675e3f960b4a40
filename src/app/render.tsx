/* The site as strings: what the prerender and the development server put into the template. */
import { renderToString } from 'react-dom/server';
import { type HeadTag, headTags } from './head.ts';
import { loadPage } from './load-page.ts';
import { decodePath, type Match, match } from './match.ts';
import { Site } from './site.tsx';

export { canonicalUrl, pageTitle } from './head.ts';
export { match, servicePaths } from './match.ts';
export { extraSpellings, notFound, paths, routes } from './routes.ts';

export interface Rendered {
  match: Match;
  html: string;
  head: HeadTag[];
  content: Awaited<ReturnType<typeof loadPage>>['content'];
}

export async function render(pathname: string): Promise<Rendered> {
  const found = match(pathname);
  const page = await loadPage(found.screen);
  const shown = { ...page, match: found, pathname: decodePath(pathname) ?? pathname };
  return {
    match: found,
    html: renderToString(<Site shown={shown} />),
    head: headTags(page.content.head, found.path),
    content: page.content,
  };
}
