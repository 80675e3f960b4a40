/* Writes each host's configuration from dist/hosting.json. */
import { containerFile } from './container.ts';
import { indexDocuments } from './documents.ts';
import { headersFile, redirectsFile } from './edge-files.ts';
import type { Hosting } from './hosting.ts';
import { nginxConfiguration, nginxTlsConfiguration } from './nginx.ts';

type DeployFiles = Map<string, string>;

export function hostingFiles(hosting: Hosting): { inside: DeployFiles; beside: DeployFiles } {
  const documents = indexDocuments(hosting);
  const inside = new Map([
    ['_headers', headersFile(hosting)],
    ['_redirects', redirectsFile(documents, hosting.redirects)],
    // Cloudflare compresses by itself.
    ['.assetsignore', '*.br\n*.gz\n'],
  ]);
  const beside = new Map([
    ['nginx.conf', nginxConfiguration(hosting)],
    ['nginx-tls.conf', nginxTlsConfiguration(hosting)],
    ['Containerfile', containerFile()],
  ]);
  return { inside, beside };
}
