/* The rules as an nginx configuration, without TLS and with it. */
import type { Hosting } from './hosting.ts';
import { nginxMaps } from './nginx-maps.ts';
import { nginxRules } from './nginx-rules.ts';
import { quote } from './nginx-syntax.ts';
import { cacheLifetimes } from './rules.ts';

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
${nginxMaps(hosting)}
server {
    ${nginxPlaces.listen} # here: the port
    ${nginxPlaces.root} # here: where dist/site was copied to

${nginxRules(hosting)}
}
`;
}

/** For a server that terminates TLS itself: HTTP/2, and a redirect for plain HTTP. */
export function nginxTlsConfiguration(hosting: Hosting): string {
  const { host } = new URL(hosting.origin);
  return `# Made by npm run build from hosting/rules.ts: change that, not this file.
# Include it inside nginx's http { }, instead of nginx.conf, and set the lines marked "here".
${nginxMaps(hosting)}
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

${nginxRules(hosting)}
}
`;
}
