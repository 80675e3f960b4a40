/*
 * The rules as an nginx configuration: one `server`, and the tables it reads. nginx compares the strings of
 * a `map` without regard to case, which is the rule for paths.
 */
import type { HostedDocument, Hosting } from './hosting.ts';
import { allowedMethods, cacheLifetimes, hiddenFiles, limits, shownInPlace } from './rules.ts';
import { knownEndings } from './types.ts';

export const nginxDefaults = { port: 8080, root: '/srv/site', certificates: '/etc/nginx/certificates' };
export const nginxPlaces = {
  listen: `listen ${nginxDefaults.port};`,
  listenTls: 'listen 443 ssl http2;',
  listenRedirect: 'listen 80;',
  root: `root ${nginxDefaults.root};`,
  certificate: `ssl_certificate ${nginxDefaults.certificates}/site.pem;`,
  key: `ssl_certificate_key ${nginxDefaults.certificates}/site.key;`,
};

/** For a server behind a TLS-terminating proxy, and for the container. */
export function nginxConfiguration(hosting: Hosting): string {
  return `# Made by npm run build from hosting/rules.ts: change that, not this file.
# Include it inside nginx's http { } and set the two lines marked "here".
${tables(hosting)}
server {
    ${nginxPlaces.listen} # here: the port
    ${nginxPlaces.root} # here: where dist/site was copied to

${rules(hosting)}
}
`;
}

/** For a server that terminates TLS itself: HTTP/2, and a redirect for plain HTTP. */
export function nginxTlsConfiguration(hosting: Hosting): string {
  const { host } = new URL(hosting.origin);
  return `# Made by npm run build from hosting/rules.ts: change that, not this file.
# Include it inside nginx's http { }, instead of nginx.conf, and set the lines marked "here".
${tables(hosting)}
server {
    ${nginxPlaces.listenRedirect}
    server_name ${host};
    server_tokens off;
    add_header Cache-Control ${quote(cacheLifetimes.otherwise)} always;
    add_header X-Content-Type-Options nosniff always;
    return 301 https://${host}$request_uri;
}

server {
    ${nginxPlaces.listenTls}
    server_name ${host};
    ${nginxPlaces.root} # here: where dist/site was copied to
    ${nginxPlaces.certificate} # here: the certificate with its chain
    ${nginxPlaces.key} # here: its key
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:site:2m;
    ssl_session_tickets off;

${rules(hosting)}
}
`;
}

function tables({ documents, notFound, redirects, formPaths, servicesPaths }: Hosting): string {
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

# Which document a path shows.
map $uri $site_document {
    default "";
${lines(documents.flatMap(({ path, file }) => slashes(path).map((spelling) => `${quote(spelling)} ${quote(`/${file}`)};`)))}
${lines(services.map(({ path, file }) => `${quote(`~*^${escapePattern(path)}/[^/]+/?$`)} ${quote(`/${file}`)};`))}
}

# Which page says that there is none: each edition has its own.
map $uri $site_not_found {
${lines(notFound.map(({ prefix, file }) => `${prefix ? quote(`~*^${prefix}(/|$)`) : 'default'} ${quote(`/${file}`)};`))}
}

# Where the name of a document's file leads, and the address a page had before.
map $uri $site_page {
    default "";
${lines(documents.map(({ path, file }) => `${quote(`/${file}`)} ${quote(encodeURI(path))};`))}
${lines(redirects.flatMap(({ from, to }) => slashes(from).map((spelling) => `${quote(spelling)} ${quote(encodeURI(to))};`)))}
}

# The scripts and styles inside each document, for the policy.
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

# Only a file that is sent is cached; an error never is.
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

function rules({ headers, policy, formPaths, notFound }: Hosting): string {
  const ofDocument: Record<string, string> = { 'script-src': '$site_scripts', 'style-src': '$site_styles' };
  const directives = Object.entries(policy).map(
    ([name, sources]) => `${name} ${sources}${ofDocument[name] ?? ''}`,
  );
  return `    server_tokens off;
    absolute_redirect off;
    merge_slashes off;
    charset utf-8;
    charset_types text/css text/javascript text/plain text/vtt;
    types {
${lines(
  knownEndings.map(({ name, type }) => `${type.split(';')[0]} ${name};`),
  8,
)}
    }
    default_type application/octet-stream;

    # Compressed copies lie beside the files. For the .br ones install Debian's
    # libnginx-mod-http-brotli-static and take the sign from the next line.
    # brotli_static on;
    gzip_static on;
    gzip_proxied any;
    gzip_vary on;
    sendfile on;
    tcp_nopush on;

    client_header_buffer_size 1k;
    large_client_header_buffers 4 ${limits.headerBytes / 1024}k;
    client_max_body_size ${limits.bodyBytes / 1024}k;
    client_header_timeout ${limits.headerSeconds}s;
    client_body_timeout ${limits.headerSeconds}s;
    send_timeout ${limits.idleSeconds}s;
    keepalive_timeout ${limits.idleSeconds}s;

    add_header Content-Security-Policy ${quote(directives.join('; '))} always;
${lines(Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`))}
    add_header Cache-Control $site_cache always;
    add_header ${shownInPlace.header[0]} $site_disposition;
    add_header Allow $site_allow always;

    error_page 404 $site_not_found;
    # By now the headers of the whole file are set, and cannot be taken back: this one overrules them.
    error_page 416 @unsatisfiable;
    location @unsatisfiable {
        add_header Cache-Control no-store always;
        return 416;
    }

    if ($request_method = OPTIONS) { return 204; }
    if ($site_refused) { return 405; }
    if ($site_dot_segment) { return 404; }
    if ($site_page) { return 301 $site_page; }

${lines(notFound.map(({ file }) => `location = /${file} { internal; }`))}

    # Notes to other hosts and compressed copies are no one's to read.
    location ~ ${quote(hiddenFiles.replaceAll('^', '^/'))} { return 404; }

    # The form posts to its own page: nothing is read, the visitor stays.
${formPaths.map(formLocation).join('\n')}

    location / { try_files $site_document $uri =404; }`;
}

function formLocation(path: string): string {
  return `    location ~* "^${escapePattern(path)}/?$" {
        if ($request_method = POST) { return 303 ${encodeURI(path)}; }
        try_files $site_document =404;
    }`;
}

const slashes = (path: string) => (path === '/' ? [path] : [path, `${path}/`]);
const quote = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const lines = (texts: string[], indent = 4) => texts.map((text) => ' '.repeat(indent) + text).join('\n');
