/* What each host needs, made from the finished site: notes inside it, configurations beside it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { containerFile } from './container.ts';
import { documentsAmong } from './documents.ts';
import { headersFile, redirectsFile } from './edge-files.ts';
import { nginxConfiguration } from './nginx.ts';
import { securityHeaders } from './security.ts';
import { filesIn } from './site-files.ts';

type Files = Map<string, string>;

export function hostingFiles(site: string): { inside: Files; beside: Files } {
  const names = filesIn(site);
  const documents = documentsAmong(names);
  const pages = names.filter((name) => name.endsWith('.html'));
  const security = securityHeaders(pages.map((name) => readFileSync(join(site, name), 'utf8')));

  const inside = new Map([
    ['_headers', headersFile(security)],
    ['_redirects', redirectsFile(documents)],
    // Cloudflare compresses by itself.
    ['.assetsignore', '*.br\n*.gz\n'],
  ]);
  const beside = new Map([
    ['nginx.conf', nginxConfiguration(documents, security)],
    ['Containerfile', containerFile()],
    ['documents.json', JSON.stringify(pages)],
  ]);
  return { inside, beside };
}
