/*
 * The hosting rules. The included server and Cloudflare's worker run them; the nginx configuration, `_headers` and
 * `_redirects` are generated from them.
 */
import type { Documents } from './documents.ts';
import type { NotFoundDocument } from './hosting.ts';

/** A document may change with any deployment: cached, but always revalidated. */
const revalidated = 'public, max-age=0, must-revalidate';
const aDay = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * Names under /static/ have content hashes. Owners may replace pictures and films at any time, so those are
 * revalidated after a day.
 */
const lifetimes = {
  '/static/': 'public, max-age=31536000, immutable',
  '/images/': aDay,
  '/media/': aDay,
  '/data-sheets/': aDay,
} as const;

export const cacheLifetimes = { otherwise: revalidated, under: Object.entries(lifetimes) };

/** The lifetime of a file; redirects and errors always have `cacheLifetimes.otherwise`. */
export function cacheControl(pathname: string): string {
  return cacheLifetimes.under.find(([folder]) => pathname.startsWith(folder))?.[1] ?? revalidated;
}

/** Shown in the browser's own viewer, not saved at once. */
export const shownInPlace = { folder: '/data-sheets/', header: ['Content-Disposition', 'inline'] } as const;

/** Request limits, in bytes and seconds. This server handles no form, so no body is accepted. */
export const limits = {
  headerBytes: 16_384,
  bodyBytes: 65_536,
  headerSeconds: 10,
  requestSeconds: 20,
  idleSeconds: 30,
  /** How long a refused connection lingers. */
  lingerSeconds: 5,
  /** How long a shutdown waits for open responses. */
  shutdownGraceSeconds: 10,
};

export const allowedMethods = 'GET, HEAD, OPTIONS';

export type Resolution =
  | { kind: 'file'; file: string; status: 200 | 404 }
  | { kind: 'redirect'; to: string; status: 301 | 303 }
  | { kind: 'options' }
  | { kind: 'refusal'; status: 405 };

export interface SiteFiles {
  documents: Documents;
  has(file: string): boolean;
}

/** The response to a request. `pathname` is the raw path: encoded, without the query. */
export function resolveRequest(site: SiteFiles, method: string, pathname: string): Resolution {
  if (method === 'OPTIONS') return { kind: 'options' };
  const path = decodePath(pathname);
  const document = documentAt(site.documents, path);
  if (method === 'POST' && document && site.documents.formPaths.includes(document.path))
    return { kind: 'redirect', to: encodeURI(document.path), status: 303 };
  if (method !== 'GET' && method !== 'HEAD') return { kind: 'refusal', status: 405 };

  const named = site.documents.byFile.get(path.slice(1).toLowerCase());
  if (named) return { kind: 'redirect', to: encodeURI(named.path), status: 301 };
  if (document) return { kind: 'file', file: document.file, status: 200 };
  const moved = site.documents.moved.get(withoutSlash(path.toLowerCase()));
  if (moved) return { kind: 'redirect', to: encodeURI(moved), status: 301 };

  const file = path.slice(1);
  if (isPublic(file) && site.has(file)) return { kind: 'file', file, status: 200 };
  return { kind: 'file', file: notFoundAt(site.documents, path).file, status: 404 };
}

/** Ignores case, one trailing slash, and an unknown service id. */
function documentAt(documents: Documents, path: string) {
  const bare = withoutSlash(path.toLowerCase());
  const found = documents.byPath.get(bare);
  if (found) return found;
  const services = documents.servicesPaths.map((path) => path.toLowerCase());
  const parent = bare.slice(0, bare.lastIndexOf('/'));
  return services.includes(parent) && bare !== `${parent}/` ? documents.byPath.get(parent) : undefined;
}

/** A wrong address below an edition's prefix gets that edition's page. */
export function notFoundAt({ notFound }: Pick<Documents, 'notFound'>, path: string): NotFoundDocument {
  const wanted = `${path.toLowerCase()}/`;
  const [first, ...others] = notFound;
  return others.find(({ prefix }) => wanted.startsWith(`${prefix}/`)) ?? (first as NotFoundDocument);
}

const withoutSlash = (path: string) => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);

/** Documents are served by path only; host configuration and compressed copies not at all. */
export const hiddenFiles = '^_|^\\.assetsignore$|\\.(html|br|gz)$';

const hidden = new RegExp(hiddenFiles);
/** Some hosts resolve these to another file. */
const emptyOrDotSegment = /(^|\/)\.{0,2}(\/|$)/;

export const isPublic = (file: string): boolean => !hidden.test(file) && !emptyOrDotSegment.test(file);

/** A malformed path gets the not-found page. */
export function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}
