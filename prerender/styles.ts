/* Finds the stylesheets of a page in the bundler's manifest, to inline them in its HTML. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { Script } from '../src/content/edition-schema.ts';
import type { Tag } from './html.ts';
import { chunkOf } from './manifest.ts';
import { printedOrigin } from './metadata/site-links.ts';

export interface Stylesheet {
  href: string;
  text: string;
}

/** Styles of parts that load on interaction or on scroll come with their script: they are too large to inline. */
const fetchedWithScript = ['src/sections/products/crops/', 'src/city/'];

export function stylesOf(site: string, manifest: Manifest, modules: string[]): Stylesheet[] {
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = chunkOf(manifest, key);
    // Parts that a page fetches later are already in its document.
    const later = chunk.src?.startsWith('src/pages/') ? (chunk.dynamicImports ?? []) : [];
    const near = later.filter((one) => !fetchedWithScript.some((folder) => one.startsWith(folder)));
    for (const other of [...(chunk.imports ?? []), ...near]) visit(other);
    for (const file of chunk.css ?? []) found.add(file);
    if (chunk.file.endsWith('.css')) found.add(chunk.file);
  };
  for (const module of modules) visit(module);
  return [...found].map((file) => ({
    href: `/${file}`,
    text: readFileSync(join(site, file), 'utf8').trim(),
  }));
}

/** Pages whose styles differ by a few rules share one block, since a line of `_headers` holds about 27 hashes. */
const sharingViews = [
  ['founder', 'not-found', 'offline', 'prose', 'site-map'],
  ['ai', 'cyber-security', 'iot'],
  ['big-data', 'cloud', 'data-science'],
];

export const viewsStyledWith = (view: string): string[] =>
  sharingViews.find((views) => views.includes(view)) ?? [view];

/** The fonts of a document's script, and sizes that suit it. */
export const scriptStylesheet = (script: Script): string => `src/styles/scripts/${script.toLowerCase()}.css`;

export interface BuiltStyles {
  site: string;
  manifest: Manifest;
  /** The address of the print stylesheet. */
  print: string;
}

/**
 * One block for the page and one for its script, so that the CSP lists few hashes. The disabled links tell the page
 * loader that these files are already there.
 */
export function stylesIn({ site, manifest, print }: BuiltStyles, view: string, letters: Script): Tag[] {
  const sheets = stylesOf(site, manifest, [
    'src/styles/index.css',
    'src/app/start.tsx',
    ...viewsStyledWith(view).map((one) => `src/pages/${one}.tsx`),
  ]);
  const extra = stylesOf(site, manifest, [scriptStylesheet(letters)]);
  return [
    { tag: 'style', text: `${sheets.map(({ text }) => text).join('')}${printedOrigin}` },
    ...extra.map(({ text }): Tag => ({ tag: 'style', text })),
    stylesheet(print, { media: 'print' }),
    ...sheets.map(({ href }) => stylesheet(href, { disabled: true })),
  ];
}

function stylesheet(href: string, attributes: Tag['attributes']): Tag {
  return { tag: 'link', attributes: { rel: 'stylesheet', href, ...attributes } };
}
