/* Builds the service worker, which knows its deployment by name and the contact page by heart. */
import { createHash } from 'node:crypto';
import type { Manifest } from 'vite';
import { formPath } from '../hosting/rules.ts';
import type { Files } from './files.ts';
import { buildScript } from './script.ts';

export interface ServiceWorkers {
  on: string;
  /** The kill switch. */
  off: string;
}

export async function serviceWorkers(
  documents: Files,
  contactFiles: Iterable<string>,
  manifest: Manifest,
): Promise<ServiceWorkers> {
  const constants = {
    BUILD: nameOf(documents),
    PRECACHED: [formPath, ...scriptsOf(manifest), ...contactFiles],
  };
  return {
    on: await buildScript('src/app/worker/service-worker.ts', constants),
    off: await buildScript('src/app/worker/service-worker-off.ts'),
  };
}

/** Any change in any document is a new deployment. */
function nameOf(documents: Files): string {
  const hash = createHash('sha256');
  for (const [path, text] of documents) hash.update(path).update(text);
  return hash.digest('base64url').slice(0, 12);
}

function scriptsOf(manifest: Manifest): string[] {
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The bundle has no ${key}`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  // Packages may be linked from elsewhere, as the growth bench does.
  const react = Object.keys(manifest).find((key) => key.endsWith('/react-dom/client.js')) ?? 'react-dom';
  for (const key of ['src/app/start.tsx', react, 'src/pages/contact.tsx', 'src/content/contact.ts'])
    visit(key);
  return [...found].map((file) => `/${file}`);
}
