/*
 * The built site in memory: a few megabytes, read once. A request never touches the disk, so no path can
 * escape the folder, and a deployment that replaces the files does not mix with this one.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexDocuments } from '../hosting/documents.ts';
import type { Hosting } from '../hosting/hosting.ts';
import { cacheControl, cacheLifetimes, isPublic, type SiteFiles, shownInPlace } from '../hosting/rules.ts';
import { responseHeaders } from '../hosting/security.ts';
import { filesIn } from '../hosting/site-files.ts';
import { contentType } from '../hosting/types.ts';

export type Headers = Record<string, string>;

interface Representation {
  body: Buffer;
  headers: Headers & { ETag: string };
}

/** By encoding, in our order of preference; every file has the plain one. */
export type StoredFile = { plain: Representation } & { [encoding in 'br' | 'gzip']?: Representation };

export interface SiteStore extends SiteFiles {
  files: Map<string, StoredFile>;
  /** Of a response without a file. */
  emptyHeaders: Headers;
  /** Stores a file that was made after the others. */
  add(name: string): void;
}

export function readSite(folder: string, hosting: Hosting): SiteStore {
  const names = new Set(filesIn(folder));
  const files = new Map<string, StoredFile>();
  const store = (name: string, security: Headers) => {
    const read = (ending: string) =>
      names.has(name + ending) ? readFileSync(join(folder, name + ending)) : undefined;
    const [plain = Buffer.alloc(0), br, gzip] = [read(''), read('.br'), read('.gz')];
    const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 20);
    const headers = {
      ...security,
      'Content-Type': contentType(name),
      'Cache-Control': cacheControl(`/${name}`),
      'Accept-Ranges': 'bytes',
      ...(`/${name}`.startsWith(shownInPlace.folder) && Object.fromEntries([shownInPlace.header])),
      ...((br || gzip) && { Vary: 'Accept-Encoding' }),
    };
    const encoded = (encoding: string, body?: Buffer) =>
      body && {
        body,
        headers: { ...headers, ETag: `"${hash}-${encoding}"`, 'Content-Encoding': encoding },
      };
    const [asBr, asGzip] = [encoded('br', br), encoded('gzip', gzip)];
    files.set(name, {
      plain: { body: plain, headers: { ...headers, ETag: `"${hash}"` } },
      ...(asBr && { br: asBr }),
      ...(asGzip && { gzip: asGzip }),
    });
  };

  const security = Object.fromEntries(responseHeaders(hosting));
  for (const name of [...names].filter(isPublic)) store(name, security);
  for (const document of [...hosting.documents, ...hosting.notFound])
    store(document.file, Object.fromEntries(responseHeaders(hosting, document)));
  const emptyHeaders = { ...security, 'Cache-Control': cacheLifetimes.otherwise };
  return {
    documents: indexDocuments(hosting),
    has: (file) => files.has(file),
    files,
    emptyHeaders,
    add(name) {
      names.add(name);
      store(name, security);
    },
  };
}
