/*
 * The built site in memory: a few megabytes, read once. A request never touches the disk, so no path can
 * escape the folder, and a deployment that replaces the files does not mix with this one.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentsAmong } from '../hosting/documents.ts';
import { cacheControl, isPublic, type SiteFiles } from '../hosting/rules.ts';
import { securityHeaders } from '../hosting/security.ts';
import { filesIn } from '../hosting/site-files.ts';
import { contentType } from '../hosting/types.ts';

/** One form of a file, ready to be sent. */
export interface Form {
  body: Buffer;
  etag: string;
  /** Name, value, name, value: as `writeHead` takes them without a copy. */
  headers: string[];
  /** The same as text, as it stands in an answer. */
  head: string;
}

export interface StoredFile {
  plain: Form;
  br?: Form;
  gzip?: Form;
}

export interface SiteStore extends SiteFiles {
  files: Map<string, StoredFile>;
  security: string[];
}

export function loadSite(folder: string): SiteStore {
  const names = filesIn(folder);
  const read = (name: string) => readFileSync(join(folder, name));
  const isDocument = (name: string) => name.endsWith('.html');
  const security = securityHeaders(names.filter(isDocument).map((name) => read(name).toString()));

  const present = new Set(names);
  const files = new Map<string, StoredFile>();
  for (const name of names.filter((name) => isDocument(name) || isPublic(name))) {
    const plain = read(name);
    const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 20);
    const form = (body: Buffer, encoding?: string): Form => {
      const etag = `"${encoding ? `${hash}-${encoding}` : hash}"`;
      const own = [
        ['Content-Type', contentType(name)],
        ['Cache-Control', cacheControl(`/${name}`)],
        ['ETag', etag],
        ['Accept-Ranges', 'bytes'],
        encoding ? ['Content-Encoding', encoding] : [],
        present.has(`${name}.br`) ? ['Vary', 'Accept-Encoding'] : [],
      ];
      const headers = [...security, ...own.filter((pair) => pair.length > 0)];
      const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
      return { body, etag, headers: headers.flat(), head };
    };
    const stored: StoredFile = { plain: form(plain) };
    if (present.has(`${name}.br`)) stored.br = form(read(`${name}.br`), 'br');
    if (present.has(`${name}.gz`)) stored.gzip = form(read(`${name}.gz`), 'gzip');
    files.set(name, stored);
  }
  return {
    documents: documentsAmong(names),
    has: (file) => files.has(file),
    files,
    security: security.flat(),
  };
}
