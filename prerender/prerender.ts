/*
 * Turns the built site into static files: one HTML document per page, complete without scripts, with its styles
 * inlined.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { readArguments } from '../cli/arguments.ts';
import { compressFiles } from '../hosting/compress.ts';
import { onePerPath } from '../hosting/documents.ts';
import { type HostedDocument, type Hosting, hostingFile, type NotFoundDocument } from '../hosting/hosting.ts';
import { hostingFiles } from '../hosting/make.ts';
import { policyDirectives, securityHeaders } from '../hosting/security.ts';
import type { AnyPage } from '../src/content/any-page.ts';
import { brand } from '../src/content/brand.ts';
import enquiryDecisions from '../src/content/company/enquiries.ts';
import type { Edition, Script } from '../src/content/edition-schema.ts';
import { editions } from '../src/content/editions.ts';
import { listWorkerPolicy, loadWorkerPolicy, trustedPolicy } from '../src/ui/trusted-policy.ts';
import { documentAssets } from './assets.ts';
import { dataSheets } from './data-sheets/data-sheets.ts';
import { composeDocument } from './document.ts';
import { enquiryRules } from './enquiry-rules.ts';
import { type Files, htmlFile, writeFiles } from './files.ts';
import { divideFirstView, firstViewFonts } from './fonts/first-view.ts';
import { headOf } from './head.ts';
import type { Tag } from './html.ts';
import { chunkOf } from './manifest.ts';
import { metadataFiles, metadataTags } from './metadata/metadata.ts';
import type { Page } from './metadata/page.ts';
import { shareCards } from './metadata/share-cards.ts';
import { printedOrigin } from './metadata/site-links.ts';
import { findMismatchedLists } from './mismatched-lists.ts';
import { cutPhotographs, photographsIn, removeOriginals } from './photographs.ts';
import { separatePrintStyles } from './print-styles.ts';
import { buildScript } from './script.ts';
import { type SavedEdition, serviceWorkers } from './service-worker.ts';
import { hashOfSources, sourcesFile } from './sources.ts';
import { scriptStylesheet, stylesOf, viewsStyledWith } from './styles.ts';

const mismatched = findMismatchedLists();
if (mismatched.length > 0) {
  console.error(mismatched.join('\n'));
  process.exit(1);
}

const site = 'dist/site';
type RenderModule = typeof import('../src/app/render.tsx');
// React's development build checks every element, which takes longer than rendering it.
process.env.NODE_ENV = 'production';
const {
  render,
  addressOf,
  canonicalAddressesOf,
  furtherAddressesOf,
  notFound,
  offline,
  redirects,
  routes,
  withPrefix,
}: RenderModule = await import(pathToFileURL('dist/.render/render.js').href);

const manifest: Manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8'));
const start = `/${chunkOf(manifest, 'src/app/start.tsx').file}`;
const printStyles = `/${separatePrintStyles(site)}`;
const beforePaint = await buildScript('src/app/first-frame/before-paint.ts');
const beforePaintJoined = await buildScript('src/app/first-frame/before-paint-joined.ts');
const entry = await buildScript('src/app/first-frame/entry.ts');

await rm(sourcesFile, { force: true });
const sources = hashOfSources();
const isCompressed = !readArguments({ flags: ['uncompressed'] }).has('uncompressed');
// In other threads, while this one renders pages.
const bundle = isCompressed ? compressFiles(site) : undefined;

const files: Files = new Map();
const pages: Page[] = [];
const documents: HostedDocument[] = [];
const missing: NotFoundDocument[] = [];
/** Pages precached for offline use. */
const saved: SavedEdition[] = [];
for (const edition of editions) {
  const formPath = addressOf('page:contact', edition);
  const [missingPath, offlinePath] = [notFound, offline].map(({ address }) =>
    withPrefix(edition.prefix, address),
  );
  const pictures: string[] = [];
  for (const path of [
    ...canonicalAddressesOf(edition),
    ...furtherAddressesOf(edition),
    ...[missingPath, offlinePath].filter((one) => one !== undefined),
  ]) {
    const assets = documentAssets(site);
    const page = await render(path, assets.addressOf);
    const { id, route } = page.match;
    const canonical = id && { id, edition, content: page.content as AnyPage };
    if (canonical && addressOf(`page:${id}`, edition) === path) pages.push(canonical);
    if (path === formPath || path === offlinePath) pictures.push(...assets.files);
    const metadata = canonical ? metadataTags(canonical) : { head: [], end: [] };
    const { body, beforeBody } = await firstFrameOf(page.html, edition.script);
    const { html, scripts, styles } = composeDocument({
      edition,
      head: [...headOf(page), ...stylesIn(route.view, edition), ...metadata.head, ...beforeBody],
      page: body,
      symbols: assets.symbols(),
      end: [...metadata.end, script(entry, { 'data-start': start })],
    });
    files.set(htmlFile(path), html);
    const document = { path, file: htmlFile(path), scripts, styles };
    if (path === missingPath) missing.push({ ...document, prefix: edition.prefix });
    else documents.push(document);
  }
  saved.push({ edition, formPath, pictures });
}
await bundle;
const photographs = photographsIn(pages);
await writeFiles(site, await cutPhotographs(photographs));
await removeOriginals(photographs, site);
await writeFiles(site, metadataFiles(pages));
await writeFiles(site, files.set('version.json', JSON.stringify({ start })));
await rm(join(site, '.vite'), { recursive: true });
const worker = await serviceWorkers({
  editions: saved,
  documents: files,
  site,
  manifest,
  printStyles,
  pages: pages.map(({ id, edition }) => ({
    id,
    edition,
    address: addressOf(`page:${id}`, edition),
    view: routes[id].view,
  })),
});
const hosting = describeHosting();
const { inside, beside } = hostingFiles(hosting);
await writeFiles(site, inside.set('service-worker.js', worker.on));
if (brand.formEndpoint) beside.set('enquiries.json', enquiryRules(enquiryDecisions));
await writeFiles('dist/deploy', beside.set('service-worker-off.js', worker.off));
// For `npm run compare`: the pages each script belongs to.
await writeFile('dist/page-files.json', JSON.stringify(worker.filesByPath));
await writeFile(hostingFile, JSON.stringify(hosting, null, 2));
const pictures = Promise.all([shareCards(pages), dataSheets()]);
// Takes most of a build's time, so builds that are only compared or checked skip it.
if (isCompressed) await compressFiles(site);
for (const made of await pictures) await writeFiles(site, made);
if (isCompressed) await writeFile(sourcesFile, sources);
console.log(`${documents.length + missing.length} documents in ${site}`);

/** For hosts: the address of each document, and the inline blocks its CSP allows. */
function describeHosting(): Hosting {
  return {
    origin: brand.origin,
    headers: securityHeaders,
    policy: policyDirectives({
      ...brand,
      trustedTypes: [trustedPolicy, loadWorkerPolicy, listWorkerPolicy].join(' '),
    }),
    formPaths: saved.map(({ formPath }) => formPath),
    servicesPaths: editions.map((edition) => addressOf('page:services', edition)),
    documents: onePerPath(documents),
    notFound: missing,
    redirects: redirects(),
  };
}

/** The page as it is first laid out, and what must be there before. */
async function firstFrameOf(html: string, letters: Script): Promise<{ body: string; beforeBody: Tag[] }> {
  if (letters === 'Latn') return { body: html, beforeBody: [script(beforePaint)] };
  const { html: body, texts } = divideFirstView(html);
  return { body, beforeBody: [...(await firstViewFonts(texts, letters)), script(beforePaintJoined)] };
}

function script(text: string, attributes: Record<string, string> = {}): Tag {
  return { tag: 'script', attributes, text: text.trim() };
}

/**
 * One block for the page and one for its script, so that the CSP lists few hashes. The disabled links tell the page
 * loader that these files are already there.
 */
function stylesIn(view: string, { script: letters }: Edition): Tag[] {
  const sheets = stylesOf(site, manifest, [
    'src/styles/index.css',
    'src/app/start.tsx',
    ...viewsStyledWith(view).map((one) => `src/pages/${one}.tsx`),
  ]);
  const extra = stylesOf(site, manifest, [scriptStylesheet(letters)]);
  return [
    { tag: 'style', text: `${sheets.map(({ text }) => text).join('')}${printedOrigin}` },
    ...extra.map(({ text }): Tag => ({ tag: 'style', text })),
    stylesheet(printStyles, { media: 'print' }),
    ...sheets.map(({ href }) => stylesheet(href, { disabled: true })),
  ];
}

function stylesheet(href: string, attributes: Tag['attributes']): Tag {
  return { tag: 'link', attributes: { rel: 'stylesheet', href, ...attributes } };
}
