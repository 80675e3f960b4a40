/*
 * The `map` blocks an nginx server reads: documents, redirects, policies and cache lifetimes. nginx compares the strings
 * of a `map` case-insensitively, which is the rule for paths.
 */
import type { HostedDocument, Hosting } from './hosting.ts';
import { escapePattern, lines, quote } from './nginx-syntax.ts';
import { allowedMethods, cacheLifetimes, shownInPlace } from './rules.ts';

export function nginxMaps({ documents, notFound, redirects, formPaths, servicesPaths }: Hosting): string {
  const services = servicesPaths.map((path) => {
    const document = documents.find((one) => one.path === path);
    if (!document) throw new Error(`No document for ${path}`);
    return document;
  });
  const shown = [...documents, ...notFound];
  const hashes = (of: (document: HostedDocument) => string[]) =>
    lines(
      shown
        .filter((document) => of(document).length > 0)
        .map((document) => {
          const sources = of(document).map((hash) => ` '${hash}'`);
          return `${quote(`/${document.file}`)} ${quote(sources.join(''))};`;
        }),
    );

  return `
map_hash_bucket_size 256;
types_hash_max_size 2048;

# The document of each path.
map $uri $site_document {
    default "";
${lines(documents.flatMap(({ path, file }) => slashes(path).map((spelling) => `${quote(spelling)} ${quote(`/${file}`)};`)))}
${lines(services.map(({ path, file }) => `${quote(`~*^${escapePattern(path)}/[^/]+/?$`)} ${quote(`/${file}`)};`))}
}

# The not-found page of each edition.
map $uri $site_not_found {
${lines(notFound.map(({ prefix, file }) => `${prefix ? quote(`~*^${prefix}(/|$)`) : 'default'} ${quote(`/${file}`)};`))}
}

# Redirects from the file names of documents and from former addresses.
map $uri $site_page {
    default "";
${lines(documents.map(({ path, file }) => `${quote(`/${file}`)} ${quote(encodeURI(path))};`))}
${lines(redirects.flatMap(({ from, to }) => slashes(from).map((spelling) => `${quote(spelling)} ${quote(encodeURI(to))};`)))}
}

# Hashes of each document's inline scripts and styles, for its Content-Security-Policy.
map $uri $site_scripts {
    default "";
${hashes(({ scripts }) => scripts)}
}

map $uri $site_styles {
    default "";
${hashes(({ styles }) => styles)}
}

map $uri $site_lifetime {
    default ${quote(cacheLifetimes.otherwise)};
${lines(cacheLifetimes.under.map(([folder, value]) => `${quote(`~^${folder}`)} ${quote(value)};`))}
}

# A data sheet opens in the browser's own viewer.
map $uri $site_disposition {
    default "";
    ${quote(`~^${shownInPlace.folder}`)} ${shownInPlace.header[1]};
}

# Only successful responses are cacheable.
map $status $site_cache {
    default ${quote(cacheLifetimes.otherwise)};
    ~^(200|206|304)$ $site_lifetime;
}

map "$request_method$site_dot_segment $uri" $site_refused {
    default 1;
    "~^(GET|HEAD|OPTIONS)1? " "";
${lines(formPaths.map((path) => `${quote(`~*^POST ${escapePattern(path)}/?$`)} "";`))}
}

map $request_method $site_allow {
    default ${quote(allowedMethods)};
    GET "";
    HEAD "";
}

# No address of the site has an empty or dot segment, encoded or not.
map $request_uri $site_dot_segment {
    default "";
    "~*^[^?#]*(/|%2f)(\\.|%2e){0,2}(/|%2f)" 1;
    "~*^[^?#]*(/|%2f)(\\.|%2e){1,2}([?#]|$)" 1;
}
`;
}

const slashes = (path: string) => (path === '/' ? [path] : [path, `${path}/`]);
