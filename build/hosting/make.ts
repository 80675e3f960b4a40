/* Makes what each host needs from the finished site: notes inside it, configurations beside it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Files, writeFiles } from '../files.ts';
import { compressFiles } from './compress.ts';
import { containerFile } from './container.ts';
import { documentsAmong } from './documents.ts';
import { headersFile, redirectsFile } from './edge-files.ts';
import { nginxConfiguration } from './nginx.ts';
import { securityHeaders } from './security.ts';
import type { ServiceWorkers } from './service-worker.ts';
import { filesIn } from './site-files.ts';

export async function makeHosting(site: string, beside: string, worker: ServiceWorkers): Promise<void> {
  const names = filesIn(site);
  const documents = documentsAmong(names);
  const pages = names.filter((name) => name.endsWith('.html'));
  const security = securityHeaders(pages.map((name) => readFileSync(join(site, name), 'utf8')));

  const inside: Files = new Map([
    ['service-worker.js', worker.on],
    ['_headers', headersFile(security)],
    ['_redirects', redirectsFile(documents)],
    // Cloudflare compresses by itself.
    ['.assetsignore', '*.br\n*.gz\n'],
  ]);
  const outside: Files = new Map([
    ['service-worker-off.js', worker.off],
    ['nginx.conf', nginxConfiguration(documents, security)],
    ['Containerfile', containerFile()],
    ['documents.json', JSON.stringify(pages)],
  ]);
  await writeFiles(site, inside);
  await writeFiles(beside, outside);
  await compressFiles(site);
}
