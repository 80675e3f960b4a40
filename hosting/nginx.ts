/*
 * The rules as an nginx configuration: one `server`, and the tables it reads. nginx compares the strings of
 * a `map` without regard to case, which is the rule for paths.
 */
import type { Documents } from './documents.ts';
import { allowedMethods, cacheLifetimes, formPath, limits, notFoundFile, servicesPath } from './rules.ts';
import { knownEndings } from './types.ts';

export const nginxDefaults = { port: 8080, root: '/srv/site' };
export const nginxPlaces = {
  listen: `listen ${nginxDefaults.port};`,
  root: `root ${nginxDefaults.root};`,
};

export function nginxConfiguration(documents: Documents, security: [string, string][]): string {
  const pages = [...documents.byPath.values()];
  const services = documents.byPath.get(servicesPath.toLowerCase());
  const form = documents.byPath.get(formPath);
  if (!services || !form) throw new Error(`No document for ${servicesPath} or ${formPath}`);

  return `# Made by npm run build from hosting/rules.ts: change that, not this file.
# Include it inside nginx's http { } and set the two lines marked "here".
# Compressed copies (.gz) lie beside the files; Debian's nginx has no module for the .br ones.

map_hash_bucket_size 256;
types_hash_max_size 2048;

map $uri $site_document {
    default "";
${lines(pages.flatMap(({ path, file }) => slashes(path).map((spelling) => `${quote(spelling)} ${quote(`/${file}`)};`)))}
    ${quote(`~*^${escapePattern(servicesPath)}/[^/]+/?$`)} ${quote(`/${services.file}`)};
}

map $uri $site_page {
    default "";
${lines(pages.map(({ path, file }) => `${quote(`/${file}`)} ${quote(encodeURI(path))};`))}
}

map $uri $site_cache {
    default ${quote(cacheLifetimes.otherwise)};
${lines(cacheLifetimes.under.map(([folder, value]) => `${quote(`~^${folder}`)} ${quote(value)};`))}
}

map "$request_method $uri" $site_refused {
    default 1;
    "~^(GET|HEAD|OPTIONS) " "";
    ${quote(`~*^POST ${escapePattern(formPath)}/?$`)} "";
}

map $request_method $site_allow {
    default ${quote(allowedMethods)};
    GET "";
    HEAD "";
}

server {
    ${nginxPlaces.listen} # here: the port, or 443 ssl with your certificate
    ${nginxPlaces.root} # here: where dist/site was copied to

    server_tokens off;
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
    gzip_static on;
    gzip_vary on;
    sendfile on;
    tcp_nopush on;

    client_header_buffer_size 1k;
    large_client_header_buffers 4 ${limits.headerBytes / 4 / 1024}k;
    client_max_body_size ${limits.bodyBytes / 1024}k;
    client_header_timeout ${limits.headerSeconds}s;
    client_body_timeout ${limits.headerSeconds}s;
    send_timeout ${limits.idleSeconds}s;
    keepalive_timeout ${limits.idleSeconds}s;

${lines(security.map(([name, value]) => `add_header ${name} ${quote(value)} always;`))}
    add_header Cache-Control $site_cache always;
    add_header Allow $site_allow always;

    error_page 404 /${notFoundFile};
    if ($request_method = OPTIONS) { return 204; }
    if ($site_refused) { return 405; }
    if ($site_page) { return 301 $site_page; }

    location = /${notFoundFile} { internal; }

    # Notes to other hosts and compressed copies are no one's to read.
    location ~ "^/_|^/\\.assetsignore$|\\.(html|br|gz)$" { return 404; }

    # The form posts to its own page: nothing is read, the visitor stays.
    location ~* "^${escapePattern(formPath)}/?$" {
        if ($request_method = POST) { return 303 ${formPath}; }
        try_files /${form.file} =404;
    }

    location / { try_files $site_document $uri =404; }
}
`;
}

const slashes = (path: string) => (path === '/' ? [path] : [path, `${path}/`]);
const quote = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const lines = (texts: string[], indent = 4) => texts.map((text) => ' '.repeat(indent) + text).join('\n');
