/*
 * The built site in memory: a few megabytes, read once. A request never touches the disk, so no path can
 * escape the folder, and a deployment that replaces the files does not mix with this one.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexDocuments } from '../hosting/documents.ts';
import type { Hosting } from '../hosting/hosting.ts';
import { cacheControl, isPublic, type SiteFiles } from '../hosting/rules.ts';
import { responseHeaders } from '../hosting/security.ts';
import { filesIn } from '../hosting/site-files.ts';
import { contentType } from '../hosting/types.ts';

/** One encoding of a file, ready to be sent. */
export interface Representation {
  body: Buffer;
  etag: string;
  headers: [string, string][];
}

type Encoding = 'br' | 'gzip';
const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

export interface StoredFile extends Partial<Record<Encoding, Representation>> {
  plain: Representation;
  /** In our order of preference. */
  encodings: Encoding[];
}

export interface SiteStore extends SiteFiles {
  files: Map<string, StoredFile>;
  /** On every response that is no document. */
  security: [string, string][];
}

export function loadSite(folder: string, hosting: Hosting): SiteStore {
  const names = filesIn(folder);
  const present = new Set(names);
  const read = (name: string) => readFileSync(join(folder, name));
  const shown = [...hosting.documents, hosting.notFound];
  const security = responseHeaders(hosting);

  const files = new Map<string, StoredFile>();
  const store = (name: string, headers: [string, string][]) => {
    const plain = read(name);
    const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 20);
    const encodings = (['br', 'gzip'] as const).filter((encoding) => present.has(name + endings[encoding]));
    const representation = (body: Buffer, encoding?: Encoding): Representation => {
      const etag = `"${encoding ? `${hash}-${encoding}` : hash}"`;
      const own: [string, string][] = [
        ['Content-Type', contentType(name)],
        ['Cache-Control', cacheControl(`/${name}`)],
        ['ETag', etag],
        ['Accept-Ranges', 'bytes'],
      ];
      if (encoding) own.push(['Content-Encoding', encoding]);
      if (encodings.length > 0) own.push(['Vary', 'Accept-Encoding']);
      return { body, etag, headers: [...headers, ...own] };
    };
    const stored: StoredFile = { plain: representation(plain), encodings };
    for (const encoding of encodings)
      stored[encoding] = representation(read(name + endings[encoding]), encoding);
    files.set(name, stored);
  };

  for (const name of names.filter(isPublic)) store(name, security);
  for (const document of shown) store(document.file, responseHeaders(hosting, document));
  return { documents: indexDocuments(hosting), has: (file) => files.has(file), files, security };
}
