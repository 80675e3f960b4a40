/* Machine-readable output: separate files, and metadata inside each document. Share cards are in share-cards.ts. */
import type { Files } from '../files.ts';
import type { Tag } from '../html.ts';
import type { Page } from './page.ts';
import { robots } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import { shareTags } from './share-tags.ts';
import { sitemap } from './sitemap.ts';
import { jsonScript, structuredData } from './structured-data/structured-data.ts';
import { webManifest } from './web-manifest.ts';

export function metadataFiles(pages: Page[]): Files {
  return new Map([
    ['sitemap.xml', sitemap()],
    ['robots.txt', robots()],
    ...manifests(pages),
    ['.well-known/security.txt', securityTxt(new Date())],
  ]);
}

/** One per edition, since names and start address differ. */
function manifests(pages: Page[]): [string, string][] {
  return pages
    .filter(({ id }) => id === 'home')
    .map(({ edition, content }) => [
      `${edition.prefix}/manifest.webmanifest`.slice(1),
      webManifest(edition, content.head),
    ]);
}

export function metadataTags(page: Page): { head: Tag[]; end: Tag[] } {
  return { head: shareTags(page), end: [jsonScript(structuredData(page))] };
}
