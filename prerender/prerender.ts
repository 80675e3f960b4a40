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
import { policyDirectives, securityHeaders } from '../hosting/security.ts';
import { loadWorkerPolicy, trustedPolicy } from '../src/app/trusted-policy.ts';
import { brand } from '../src/content/brand.ts';
import type { PageContent } from '../src/content/schema.ts';
import { documentAssets } from './assets.ts';
import { composeDocument } from './document.ts';
import { type Files, htmlFile, writeFiles } from './files.ts';
import { headOf } from './head.ts';
import type { Tag } from './html.ts';
import { metadataFiles, metadataTags } from './metadata/metadata.ts';
import type { Page } from './metadata/page.ts';
import { printedOrigin } from './metadata/site-links.ts';
import { cutPhotographs, photographsIn, removeOriginals } from './photographs.ts';
import { separatePrintStyles } from './print-styles.ts';
import { buildScript } from './script.ts';
import { serviceWorkers } from './service-worker.ts';
import { stylesOf } from './styles.ts';
import { findUntied } from './tied-lists.ts';

const untied = findUntied();
if (untied.length > 0) {
  console.error(untied.join('\n'));
  process.exit(1);
}

const site = 'dist/site';
type Site = typeof import('../src/app/render.tsx');
const {
  render,
  addressOf,
  canonicalAddresses,
  furtherAddresses,
  notFound,
  offline,
  redirects,
  routes,
}: Site = await import(pathToFileURL('dist/.render/render.js').href);

const manifest: Manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8'));
const start = `/${manifest['src/app/start.tsx']?.file}`;
const printStyles = `/${separatePrintStyles(site)}`;
const beforePaint = await buildScript('src/app/first-frame/before-paint.ts');
const entry = await buildScript('src/app/first-frame/entry.ts');

const formPath = addressOf('page:contact');
const files: Files = new Map();
const pages: Page[] = [];
const documents: HostedDocument[] = [];
/** Pictures of the pages that are saved before anyone asks for them. */
const savedPictures: string[] = [];
for (const path of [...canonicalAddresses, ...furtherAddresses, notFound.address, offline.address]) {
  const assets = documentAssets(site);
  const page = await render(path, assets.addressOf);
  const { id, route } = page.match;
  const canonical = id && { id, content: page.content as PageContent };
  if (canonical && addressOf(`page:${id}`) === path) pages.push(canonical);
  if (path === formPath || path === offline.address) savedPictures.push(...assets.files);
  const metadata = canonical ? metadataTags(canonical) : { head: [], end: [] };
  const { html, scripts, styles } = composeDocument({
    head: [...headOf(page), ...stylesIn(route.view), ...metadata.head, script(beforePaint)],
    page: page.html,
    symbols: assets.symbols(),
    end: [...metadata.end, script(entry, { 'data-start': start })],
  });
  files.set(htmlFile(path), html);
  documents.push({ path, file: htmlFile(path), scripts, styles });
}
const photographs = photographsIn(pages);
await writeFiles(site, await cutPhotographs(photographs));
await removeOriginals(photographs, site);
await writeFiles(site, await metadataFiles(pages));
await writeFiles(site, files.set('version.json', JSON.stringify({ start })));
await rm(join(site, '.vite'), { recursive: true });
const worker = await serviceWorkers({
  formPath,
  documents: files,
  site,
  manifest,
  printStyles,
  savedPictures,
  screens: pages.map(({ id }) => ({ id, address: routes[id].address, view: routes[id].view })),
});
const hosting = describeHosting();
const { inside, beside } = hostingFiles(hosting);
await writeFiles(site, inside.set('service-worker.js', worker.on));
await writeFiles('dist/deploy', beside.set('service-worker-off.js', worker.off));
await writeFile(hostingFile, JSON.stringify(hosting, null, 2));
await compressFiles(site);
console.log(`${documents.length} documents in ${site}`);

/** What hosts need to know: where each document stands, and which blocks its policy allows. */
function describeHosting(): Hosting {
  const isNotFound = ({ path }: HostedDocument) => path === notFound.address;
  return {
    origin: brand.origin,
    headers: securityHeaders,
    policy: policyDirectives({ ...brand, trustedTypes: `${trustedPolicy} ${loadWorkerPolicy}` }),
    formPath,
    servicesPath: addressOf('page:services'),
    documents: onePerPath(documents.filter((document) => !isNotFound(document))),
    notFound: documents.find(isNotFound) as HostedDocument,
    redirects: redirects(),
  };
}

function script(text: string, attributes: Record<string, string> = {}): Tag {
  return { tag: 'script', attributes, text: text.trim() };
}

/**
 * One block, so that the policy has one hash to name. The disabled links tell the page loader that these files
 * need not be fetched again.
 */
function stylesIn(view: string): Tag[] {
  const sheets = stylesOf(site, manifest, [
    'src/styles/index.css',
    'src/app/start.tsx',
    `src/pages/${view}.tsx`,
  ]);
  return [
    { tag: 'style', text: `${sheets.map(({ text }) => text).join('')}${printedOrigin}` },
    stylesheet(printStyles, { media: 'print' }),
    ...sheets.map(({ href }) => stylesheet(href, { disabled: true })),
  ];
}

function stylesheet(href: string, attributes: Tag['attributes']): Tag {
  return { tag: 'link', attributes: { rel: 'stylesheet', href, ...attributes } };
}
