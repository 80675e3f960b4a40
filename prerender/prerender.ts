/*
 * Turns the built site into files a host can serve as they are: one HTML document per screen, complete
 * without scripts, its own styles inside.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { compressFiles } from '../hosting/compress.ts';
import { onePerPath } from '../hosting/documents.ts';
import { type HostedDocument, type Hosting, hostingFile } from '../hosting/hosting.ts';
import { hostingFiles } from '../hosting/make.ts';
import { formPath } from '../hosting/rules.ts';
import { policyDirectives, securityHeaders } from '../hosting/security.ts';
import { trustedPolicy } from '../src/app/trusted-policy.ts';
import { brand } from '../src/content/brand.ts';
import { fillTemplate } from './document.ts';
import { type Files, htmlFile, writeFiles } from './files.ts';
import { withFirstFrame } from './first-frame.ts';
import { inlineBlocks } from './inline-blocks.ts';
import { machineFiles, machineTags } from './metadata/metadata.ts';
import type { Content, Page } from './metadata/page.ts';
import { printedOrigin } from './metadata/site-links.ts';
import { buildScript } from './script.ts';
import { serviceWorkers } from './service-worker.ts';
import { type Stylesheet, stylesOf } from './styles.ts';

const site = 'dist/site';
type Site = typeof import('../src/app/render.tsx');
const { render, addressOf, canonicalAddresses, furtherAddresses, notFound }: Site = await import(
  pathToFileURL('dist/.render/render.js').href
);

const manifest: Manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8'));
const template = withFirstScript(await readFile('index.html', 'utf8'), await buildScript('src/app/entry.ts'));

const files: Files = new Map();
const pages: Page[] = [];
const addresses = [...canonicalAddresses, ...furtherAddresses, notFound.address];
for (const path of addresses) {
  const page = await render(path);
  const styles = stylesOf(site, manifest, [
    'src/styles/index.css',
    'src/app/start.tsx',
    `src/pages/${page.match.route.view}.tsx`,
  ]);
  const { id } = page.match;
  const canonical = id && { id, content: page.content as Content };
  if (canonical && addressOf(`page:${id}`) === path) pages.push(canonical);
  const machine = canonical ? machineTags(canonical) : { head: [], end: [] };
  const extra = { head: [...inline(styles), ...machine.head], end: machine.end };
  files.set(htmlFile(path), withFirstFrame(fillTemplate(template, page, extra), site));
}
await writeFiles(site, await machineFiles(pages));
await writeFiles(site, files);
await rm(join(site, '.vite'), { recursive: true });
const contact = await render(formPath);
const worker = await serviceWorkers(files, contact.html, manifest);
const hosting = describeHosting();
const { inside, beside } = hostingFiles(hosting);
await writeFiles(site, inside.set('service-worker.js', worker.on));
await writeFiles('dist/deploy', beside.set('service-worker-off.js', worker.off));
await writeFile(hostingFile, JSON.stringify(hosting, null, 2));
await compressFiles(site);
console.log(`${files.size} documents in ${site}`);

/** What hosts need to know: where each document stands, and which blocks its policy allows. */
function describeHosting(): Hosting {
  const documents: HostedDocument[] = addresses.map((path) => {
    const file = htmlFile(path);
    return { path, file, ...inlineBlocks(String(files.get(file))) };
  });
  const isNotFound = ({ path }: HostedDocument) => path === notFound.address;
  return {
    origin: brand.origin,
    headers: securityHeaders,
    policy: policyDirectives({ ...brand, trustedTypes: trustedPolicy }),
    documents: onePerPath(documents.filter((document) => !isNotFound(document))),
    notFound: documents.find(isNotFound) as HostedDocument,
  };
}

/** In the document it costs no answer of its own; it names the script that starts the rest. */
function withFirstScript(html: string, script: string): string {
  const start = manifest['src/app/start.tsx']?.file;
  return html.replace(
    /<script type="module".*?<\/script>/,
    () => `<script data-start="/${start}">${script.trim()}</script>`,
  );
}

/**
 * One block, so that the security policy has one hash to name. The disabled links tell the page loader
 * that these files need not be fetched again.
 */
function inline(styles: Stylesheet[]): string[] {
  const links = styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`);
  return [`<style>${styles.map(({ text }) => text).join('')}${printedOrigin}</style>`, ...links];
}
