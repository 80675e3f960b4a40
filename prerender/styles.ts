/* Which stylesheets a page needs, from the bundler's manifest, so that they can be inlined in its HTML. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import type { Script } from '../src/content/edition-schema.ts';

export interface Stylesheet {
  href: string;
  text: string;
}

/** The styles of what loads on a press, or as a reader scrolls, come with its script: they are too large to inline. */
const fetchedWithScript = ['src/sections/products/crops/', 'src/city/'];

export function stylesOf(site: string, manifest: Manifest, modules: string[]): Stylesheet[] {
  const found = new Set<string>();
  const visit = (chunk: ManifestChunk | undefined) => {
    // What a page fetches later is in its document from the beginning.
    const later = chunk?.src?.startsWith('src/pages/') ? (chunk.dynamicImports ?? []) : [];
    const near = later.filter((key) => !fetchedWithScript.some((folder) => key.startsWith(folder)));
    for (const key of [...(chunk?.imports ?? []), ...near]) visit(manifest[key]);
    for (const file of chunk?.css ?? []) found.add(file);
    if (chunk?.file.endsWith('.css')) found.add(chunk.file);
  };
  for (const module of modules) visit(manifest[module]);
  return [...found].map((file) => ({
    href: `/${file}`,
    text: readFileSync(join(site, file), 'utf8').trim(),
  }));
}

/** Pages that differ by a few rules only have one block, since a line of `_headers` holds about 27 hashes. */
const sharingViews = [
  ['founder', 'not-found', 'offline', 'prose', 'site-map'],
  ['ai', 'cyber-security', 'iot'],
];

export const viewsStyledWith = (view: string): string[] =>
  sharingViews.find((views) => views.includes(view)) ?? [view];

/** What a document in another script needs beside the site's styles: its fonts, and sizes that suit its letters. */
export function scriptStylesheets(script: Script): string[] {
  return script === 'Latn' ? [] : [`src/styles/scripts/${script.toLowerCase()}.css`];
}
