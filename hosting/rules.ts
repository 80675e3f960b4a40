/*
 * How the site is hosted, said once. The shipped server and Cloudflare's worker run these rules; the nginx
 * configuration, `_headers` and `_redirects` are printed from them.
 */
import type { Documents } from './documents.ts';

/** A document may change with any deployment: kept, but never shown without asking. */
const revalidated = 'public, max-age=0, must-revalidate';
const aDay = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * Names under /static/ change with their contents. Pictures and films may be exchanged by an owner at any
 * time and are asked for again a day later.
 */
const lifetimes = {
  '/static/': 'public, max-age=31536000, immutable',
  '/images/': aDay,
  '/media/': aDay,
} as const;

export const cacheLifetimes = { otherwise: revalidated, under: Object.entries(lifetimes) };

/** Of a file that is sent; redirects, refusals and errors are always `cacheLifetimes.otherwise`. */
export function cacheControl(pathname: string): string {
  return cacheLifetimes.under.find(([folder]) => pathname.startsWith(folder))?.[1] ?? revalidated;
}

/** What a client may ask of a server, in bytes and seconds. The form posts nowhere, so no body is wanted. */
export const limits = {
  headerBytes: 16_384,
  bodyBytes: 65_536,
  headerSeconds: 10,
  requestSeconds: 20,
  idleSeconds: 30,
  /** How long a connection that was told to go may take to do so. */
  lingerSeconds: 5,
  /** How long a stopping server waits for responses on their way. */
  farewellSeconds: 10,
};

export const allowedMethods = 'GET, HEAD, OPTIONS';

export type Answer =
  | { kind: 'file'; file: string; status: 200 | 404 }
  | { kind: 'redirect'; to: string; status: 301 | 303 }
  | { kind: 'options' }
  | { kind: 'refusal'; status: 405 };

export interface SiteFiles {
  documents: Documents;
  has(file: string): boolean;
}

export const notFoundFile = '404.html';

/** What a request gets. `pathname` is as it came over the wire: encoded, without the query. */
export function answer(site: SiteFiles, method: string, pathname: string): Answer {
  if (method === 'OPTIONS') return { kind: 'options' };
  const { formPath } = site.documents;
  const path = decode(pathname);
  const document = documentAt(site.documents, path);
  if (method === 'POST' && document?.path === formPath)
    return { kind: 'redirect', to: formPath, status: 303 };
  if (method !== 'GET' && method !== 'HEAD') return { kind: 'refusal', status: 405 };

  const named = site.documents.byFile.get(path.slice(1).toLowerCase());
  if (named) return { kind: 'redirect', to: encodeURI(named.path), status: 301 };
  if (document) return { kind: 'file', file: document.file, status: 200 };
  const moved = site.documents.moved.get(withoutSlash(path.toLowerCase()));
  if (moved) return { kind: 'redirect', to: encodeURI(moved), status: 301 };

  const file = path.slice(1);
  if (isPublic(file) && site.has(file)) return { kind: 'file', file, status: 200 };
  return { kind: 'file', file: notFoundFile, status: 404 };
}

/** Case and one trailing slash are forgiven, and so is a service no one knows. */
function documentAt(documents: Documents, path: string) {
  const bare = withoutSlash(path.toLowerCase());
  const found = documents.byPath.get(bare);
  if (found) return found;
  const services = documents.servicesPath.toLowerCase();
  const [service, ...more] = bare.startsWith(`${services}/`)
    ? bare.slice(services.length + 1).split('/')
    : [];
  return service && more.length === 0 ? documents.byPath.get(services) : undefined;
}

const withoutSlash = (path: string) => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);

/** Documents are reached by their path; notes to other hosts and compressed copies not at all. */
export const hiddenFiles = '^_|^\\.assetsignore$|\\.(html|br|gz)$';

const hidden = new RegExp(hiddenFiles);
/** An empty or a dotted part: a host of its own mind would look elsewhere. */
const crooked = /(^|\/)\.{0,2}(\/|$)/;

export const isPublic = (file: string): boolean => !hidden.test(file) && !crooked.test(file);

/** A mangled link names nothing, and gets the page that says so. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}
