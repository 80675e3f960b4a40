/*
 * Builds the service worker with its deployment's id, the files of the contact page and the offline fallback, and
 * the scripts of each page.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { offlinePathOf } from '../src/app/saved-copy-mark.ts';
import type { Edition } from '../src/content/edition-schema.ts';
import type { RouteId } from '../src/content/schema.ts';
import type { Files } from './files.ts';
import { chunkOf } from './manifest.ts';
import { contentFile } from './metadata/content-files.ts';
import { buildScript } from './script.ts';
import { scriptStylesheet } from './styles.ts';

export interface SavedEdition {
  edition: Edition;
  formPath: string;
  /** The precached pages. */
  pictures: string[];
}

interface ServiceWorkerInput {
  editions: SavedEdition[];
  documents: Files;
  /** The folder the built files are in. */
  site: string;
  manifest: Manifest;
  /** The stylesheet every document links to. */
  printStyles: string;
  pages: { id: RouteId; edition: Edition; address: string; view: string }[];
}

export interface ServiceWorkers {
  on: string;
  /** The kill switch. */
  off: string;
  /** Scripts and stylesheets of each page, by its path in lower case. */
  filesByPath: Record<string, string[]>;
}

export async function serviceWorkers({
  editions,
  documents,
  site,
  manifest,
  printStyles,
  pages,
}: ServiceWorkerInput): Promise<ServiceWorkers> {
  const shared = filesOf(manifest, ['src/app/start.tsx', reactOf(manifest)]).add(printStyles);
  const own = (view: string, content: string) => filesOf(manifest, [`src/pages/${view}.tsx`, content]);
  const ownOnly = (view: string, content: string) =>
    without(shared, own(view, content)).flatMap((file) => [file, ...workersIn(join(site, file))]);
  const scripts = new Map(
    pages.map(({ id, edition, address, view }) => [
      address.toLowerCase(),
      [...ownOnly(view, contentFile(id, edition)), ...tableOf(manifest, edition)],
    ]),
  );
  const files = new Set([...shared, ...[...scripts.values()].flat()]);
  const numbers = new Map([...files].map((file, at) => [file, at]));
  const precached = ({ edition, formPath, pictures }: SavedEdition) => [
    ...new Set([
      formPath,
      offlinePathOf(edition.prefix),
      ...shared,
      ...tableOf(manifest, edition),
      ...own('contact', contentFile('contact', edition)),
      ...own('offline', contentFile('offline', edition)),
      ...pictures,
    ]),
  ];
  const constants = {
    BUILD: nameOf(documents),
    PRECACHED: Object.fromEntries(editions.map((saved) => [saved.edition.prefix, precached(saved)])),
    STATIC_FILES: [...files].map((file) => [file, digest(readFileSync(join(site, file)))]),
    SCRIPTS: Object.fromEntries(
      [...scripts].map(([path, needed]) => [path, needed.map((file) => numbers.get(file))]),
    ),
  };
  return {
    on: await buildScript('src/app/worker/service-worker.ts', constants),
    off: await buildScript('src/app/worker/service-worker-off.ts'),
    filesByPath: Object.fromEntries([...scripts].map(([path, own]) => [path, [...shared, ...own]])),
  };
}

/** Addresses of the workers a script starts; the manifest does not know them. */
function workersIn(file: string): string[] {
  if (!file.endsWith('.js')) return [];
  const found = readFileSync(file, 'utf8').matchAll(/["'`](\/static\/js\/[\w-]*worker-[\w-]{8}\.js)["'`]/g);
  return [...found].flatMap(([, address]) => address ?? []);
}

const without = (known: Set<string>, files: Set<string>) => [...files].filter((file) => !known.has(file));

/** Any change in any document makes a new deployment. */
function nameOf(documents: Files): string {
  const hash = createHash('sha256');
  for (const [path, text] of documents) hash.update(path).update(text);
  return hash.digest('base64url').slice(0, 12);
}

/** Long enough to detect a damaged file. */
function digest(contents: Uint8Array): string {
  return createHash('sha256').update(contents).digest('base64').slice(0, 16);
}

/** Packages may be symlinked, as in the growth bench. */
function reactOf(manifest: Manifest): string {
  return Object.keys(manifest).find((key) => key.endsWith('/react-dom/client.js')) ?? 'react-dom';
}

/** The fonts of an edition that are files, and of a translated one the scripts with its pages and shell. */
function tableOf(manifest: Manifest, { tag, load, script }: Edition): string[] {
  const folder = `src/content/${tag}`;
  const fonts = (chunkOf(manifest, scriptStylesheet(script)).assets ?? []).map((file) => `/${file}`);
  const words = load ? filesOf(manifest, [`${folder}/edition.ts`, `${folder}/shell/shell.ts`]) : [];
  return [...fonts, ...words];
}

/** Addresses of the scripts, styles and data built from these sources, including their imports. */
function filesOf(manifest: Manifest, sources: string[]): Set<string> {
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = chunkOf(manifest, key);
    if (seen.has(key)) return;
    seen.add(key);
    const data = chunk.assets?.filter((file) => file.endsWith('.json')) ?? [];
    for (const file of [chunk.file, ...(chunk.css ?? []), ...data]) found.add(`/${file}`);
    const later = key.startsWith('src/pages/') ? chunk.dynamicImports : [];
    for (const imported of [...(chunk.imports ?? []), ...(later ?? [])]) visit(imported);
  };
  for (const source of sources) visit(source);
  return found;
}
