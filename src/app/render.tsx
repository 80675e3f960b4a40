/* The site as strings, for the prerender and the development server to put into documents. */
import { renderToString } from 'react-dom/server';
import shell from '../content/shell.ts';
import { type AssetAddress, AssetAddresses } from '../ui/asset-address.ts';
import { type HeadTag, headTags } from './head.ts';
import { loadPage } from './load-page.ts';
import { decodePath, type Match, match } from './match.ts';
import { Site } from './site.tsx';

export { addressOf, canonicalAddresses, furtherAddresses } from './addresses.ts';
export { redirects } from './former-addresses.ts';
export { notFound, offline, routes } from './routes.ts';

export interface Rendered {
  match: Match;
  html: string;
  head: HeadTag[];
  content: Awaited<ReturnType<typeof loadPage>>['content'];
}

export async function render(
  pathname: string,
  assetAddress: AssetAddress = (path) => path,
): Promise<Rendered> {
  const found = match(pathname);
  const page = await loadPage(found.route);
  const shown = { ...page, shell, match: found, pathname: decodePath(pathname) ?? pathname };
  return {
    match: found,
    html: renderToString(
      <AssetAddresses value={assetAddress}>
        <Site shown={shown} />
      </AssetAddresses>,
    ),
    head: headTags(page.content.head, found.id),
    content: page.content,
  };
}
