/* The rules inside an nginx `server` block, which use the maps of nginx-maps.ts. */
import type { Hosting } from './hosting.ts';
import { escapePattern, lines, quote } from './nginx-syntax.ts';
import { hiddenFiles, limits, shownInPlace } from './rules.ts';
import { knownEndings } from './types.ts';

export function nginxRules({ headers, policy, formPaths, notFound }: Hosting): string {
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

    # Compressed copies are beside the files. For the .br ones install Debian's
    # libnginx-mod-http-brotli-static and uncomment the next line.
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
    # The file's headers are already set and cannot be removed: this one overrides them.
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

    # Other hosts' settings and compressed copies are not served.
    location ~ ${quote(hiddenFiles.replaceAll('^', '^/'))} { return 404; }

    # The form posts to its own page, which is shown again; the body is ignored.
${formPaths.map(formLocation).join('\n')}

    location / { try_files $site_document $uri =404; }`;
}

function formLocation(path: string): string {
  return `    location ~* "^${escapePattern(path)}/?$" {
        if ($request_method = POST) { return 303 ${encodeURI(path)}; }
        try_files $site_document =404;
    }`;
}
