/*
 * Builds the service worker. It knows its deployment by name, the contact page and the one that stands in for
 * any other by heart, and of every page which scripts it needs.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { offlinePath } from '../src/app/saved-copy-mark.ts';
import type { RouteId } from '../src/content/schema.ts';
import type { Files } from './files.ts';
import { contentFile } from './metadata/content-files.ts';
import { buildScript } from './script.ts';

interface ServiceWorkerInput {
  formPath: string;
  documents: Files;
  /** The folder the built files are in. */
  site: string;
  manifest: Manifest;
  /** Every document names this stylesheet. */
  printStyles: string;
  /** Of the pages saved before anyone asks for them. */
  savedPictures: string[];
  screens: { id: RouteId; address: string; view: string }[];
}

export interface ServiceWorkers {
  on: string;
  /** The kill switch. */
  off: string;
}

export async function serviceWorkers({
  formPath,
  documents,
  site,
  manifest,
  printStyles,
  savedPictures,
  screens,
}: ServiceWorkerInput): Promise<ServiceWorkers> {
  const shared = filesOf(manifest, ['src/app/start.tsx', reactOf(manifest)]).add(printStyles);
  const own = (view: string, content: string) => filesOf(manifest, [`src/pages/${view}.tsx`, content]);
  const scripts = new Map(
    screens.map(({ id, address, view }) => [
      address.toLowerCase(),
      without(shared, own(view, contentFile(id))),
    ]),
  );
  const files = new Set([...shared, ...[...scripts.values()].flat()]);
  const numbers = new Map([...files].map((file, at) => [file, at]));
  const constants = {
    BUILD: nameOf(documents),
    PRECACHED: [
      ...new Set([
        formPath,
        offlinePath,
        ...shared,
        ...own('contact', contentFile('contact')),
        ...own('offline', 'src/content/offline.ts'),
        ...savedPictures,
      ]),
    ],
    STATIC_FILES: [...files].map((file) => [file, digest(readFileSync(join(site, file)))]),
    SCRIPTS: Object.fromEntries(
      [...scripts].map(([path, needed]) => [path, needed.map((file) => numbers.get(file))]),
    ),
  };
  return {
    on: await buildScript('src/app/worker/service-worker.ts', constants),
    off: await buildScript('src/app/worker/service-worker-off.ts'),
  };
}

const without = (known: Set<string>, files: Set<string>) => [...files].filter((file) => !known.has(file));

/** Any change in any document is a new deployment. */
function nameOf(documents: Files): string {
  const hash = createHash('sha256');
  for (const [path, text] of documents) hash.update(path).update(text);
  return hash.digest('base64url').slice(0, 12);
}

/** As much of it as tells a damaged file from a whole one. */
function digest(contents: Uint8Array): string {
  return createHash('sha256').update(contents).digest('base64').slice(0, 16);
}

/** Packages may be linked from elsewhere, as the growth bench does. */
function reactOf(manifest: Manifest): string {
  return Object.keys(manifest).find((key) => key.endsWith('/react-dom/client.js')) ?? 'react-dom';
}

/** Addresses of the scripts and styles these sources were built into, with all they import. */
function filesOf(manifest: Manifest, sources: string[]): Set<string> {
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The bundle has no ${key}`);
    if (seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(`/${file}`);
    const later = key.startsWith('src/pages/') ? chunk.dynamicImports : [];
    for (const imported of [...(chunk.imports ?? []), ...(later ?? [])]) visit(imported);
  };
  for (const source of sources) visit(source);
  return found;
}
