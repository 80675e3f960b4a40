/*
 * The rules as `_headers` and `_redirects`, which Netlify, Cloudflare Pages and Workers' static assets read. They
 * apply to files only: rules that depend on the method or on spelling are in the worker (hosting/edge.ts). The hosts'
 * default lifetime of documents is ours, so documents need no line.
 */
import type { Documents } from './documents.ts';
import type { Hosting } from './hosting.ts';
import { cacheLifetimes, shownInPlace } from './rules.ts';
import { allBlocks, responseHeaders } from './security.ts';

/** Cloudflare reads no line longer than this. */
export const longestLine = 2000;

/**
 * Rules that match the same path are combined, so all documents share one CSP. Of two rules with the same pattern
 * Cloudflare reads only the second.
 */
export function headersFile(hosting: Hosting): string {
  const block = (path: string, headers: [string, string][]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  const folders = cacheLifetimes.under.map(([folder, value]) =>
    block(`${folder}*`, [
      ['Cache-Control', value],
      ...(folder === shownInPlace.folder ? [[...shownInPlace.header] as [string, string]] : []),
    ]),
  );
  return [block('/*', responseHeaders(hosting, allBlocks(hosting))), ...folders].join('\n');
}

/** A line with 200 serves the page at the requested address. */
export function redirectsFile(documents: Documents, redirects: Hosting['redirects']): string {
  const { byPath, servicesPaths, notFound } = documents;
  // Without a separate line, known services would match Cloudflare's wildcard line.
  const isService = (path: string) => servicesPaths.some((services) => path.startsWith(`${services}/`));
  const pages = [...byPath.values()].filter(({ path }) => path !== '/');
  const lines = pages.flatMap(({ path, file }) => {
    const page = encodeURI(path);
    const shown = spellingsOf(page).filter((spelling) => spelling !== page || isService(path));
    return [...shown.map((spelling) => `${spelling} ${page} 200`), `${encodeURI(`/${file}`)} ${page} 301`];
  });
  const anyService = servicesPaths.flatMap((services) =>
    [services, services.toLowerCase()].map((path) => `${path}/:service ${services} 200`),
  );
  // Hosts serve the first edition's page by default.
  const missing = notFound.filter(({ prefix }) => prefix);
  const notFoundLines = missing.map(({ prefix, file }) => `${prefix}/* /${file} 404`);
  const moved = redirects.flatMap(({ from, to }) =>
    spellingsOf(encodeURI(from)).map((spelling) => `${spelling} ${encodeURI(to)} 301`),
  );
  return [...lines, '/index.html / 301', ...moved, ...anyService, ...notFoundLines, ''].join('\n');
}

function spellingsOf(page: string): string[] {
  const bare = [...new Set([page, page.toLowerCase()])];
  return bare.flatMap((spelling) => [spelling, `${spelling}/`]);
}
