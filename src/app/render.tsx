/* Renders the site to strings, for the prerender and the development server. */
import { renderToString } from 'react-dom/server';
import { brand } from '../content/brand.ts';
import { type AssetAddress, AssetAddresses } from '../ui/asset-address.ts';
import { expectForeignWords } from '../ui/foreign-words.ts';
import { followInitial } from '../ui/mark-shape.ts';
import { loadForeignWords } from './foreign-words.ts';
import { type HeadTag, headTags } from './head.ts';
import { decodePath, type Match, match } from './match.ts';
import { openEdition } from './open-edition.ts';
import type { LoadedPage } from './route.ts';
import { Site } from './site.tsx';

export { addressOf, canonicalAddressesOf, furtherAddressesOf, withPrefix } from './addresses.ts';
export { movedTo, redirects } from './former-addresses.ts';
export { notFound, offline, routes } from './routes.ts';

followInitial(brand.name);

export interface Rendered {
  match: Match;
  html: string;
  head: HeadTag[];
  content: LoadedPage['content'];
}

/** The address decides the language: everything below an edition's prefix is that edition's. */
export async function render(
  pathname: string,
  assetAddress: AssetAddress = (path) => path,
): Promise<Rendered> {
  const found = match(pathname);
  const open = await openEdition(found.edition);
  const page = await open.loadPage(found.route);
  const foreign = await loadForeignWords(found.edition);
  const shown = { ...page, shell: open.shell, match: found, pathname: decodePath(pathname) ?? pathname };
  // Immediately before rendering, because other pages may be rendered concurrently.
  expectForeignWords(foreign);
  return {
    match: found,
    html: renderToString(
      <AssetAddresses value={assetAddress}>
        <Site shown={shown} />
      </AssetAddresses>,
    ),
    head: headTags(page.content.head, found),
    content: page.content,
  };
}
