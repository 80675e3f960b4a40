/*
 * Turns the built site into static files: one HTML document per page, complete without scripts, with its styles
 * inlined.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { readArguments } from '../cli/arguments.ts';
import { compressFile, compressFiles } from '../hosting/compress.ts';
import { onePerPath } from '../hosting/documents.ts';
import { type HostedDocument, type Hosting, hostingFile, type NotFoundDocument } from '../hosting/hosting.ts';
import { laterFile } from '../hosting/later.ts';
import { hostingFiles } from '../hosting/make.ts';
import { policyDirectives, securityHeaders } from '../hosting/security.ts';
import type { AnyPage } from '../src/content/any-page.ts';
import { brand } from '../src/content/brand.ts';
import enquiryDecisions from '../src/content/company/enquiries.ts';
import type { Script } from '../src/content/edition-schema.ts';
import { editions } from '../src/content/editions.ts';
import { listWorkerPolicy, loadWorkerPolicy, trustedPolicy } from '../src/ui/trusted-policy.ts';
import { documentAssets } from './assets.ts';
import { dataSheets } from './data-sheets/data-sheets.ts';
import { composeDocument } from './document.ts';
import { enquiryRules } from './enquiry-rules.ts';
import { htmlFile, writeFiles } from './files.ts';
import { FirstViewThread } from './fonts/first-view-thread.ts';
import { headOf } from './head.ts';
import type { Tag } from './html.ts';
import { leaveForLater } from './leave-for-later.ts';
import { chunkOf } from './manifest.ts';
import { metadataFiles, metadataTags } from './metadata/metadata.ts';
import type { Page } from './metadata/page.ts';
import { shareCards } from './metadata/share-cards.ts';
import { findMismatchedLists } from './mismatched-lists.ts';
import { cutPhotographs, photographsIn, removeOriginals } from './photographs.ts';
import { separatePrintStyles } from './print-styles.ts';
import { buildScript } from './script.ts';
import { type SavedEdition, serviceWorkers } from './service-worker.ts';
import { hashOfSources, sourcesFile } from './sources.ts';
import { stylesIn } from './styles.ts';

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
const styles = { site, manifest, print: `/${separatePrintStyles(site)}` };
const beforePaint = await buildScript('src/app/first-frame/before-paint.ts');
const beforePaintJoined = await buildScript('src/app/first-frame/before-paint-joined.ts');
const entry = await buildScript('src/app/first-frame/entry.ts');

for (const old of [sourcesFile, laterFile]) await rm(old, { force: true });
const sources = hashOfSources();
const options = readArguments({ flags: ['uncompressed', 'light'] });
const isCompressed = !options.has('uncompressed');
/** For `npm start`: visitors of this machine need neither the strongest compression nor cards at once. */
const isLight = options.has('light');
const effort = isLight ? 'light' : 'strongest';
// In other threads, while this one renders pages.
const bundle = isCompressed ? compressFiles(site, effort) : undefined;

interface Composed {
  html: string;
  document: HostedDocument | NotFoundDocument;
}

const thread = new FirstViewThread(isLight);
const composing: Promise<Composed>[] = [];
const pages: Page[] = [];
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
    const compose = async (): Promise<Composed> => {
      const { body, beforeBody } = await firstFrameOf(page.html, edition.script);
      const head = [...headOf(page), ...stylesIn(styles, route.view, edition.script), ...metadata.head];
      const { html, ...inline } = composeDocument({
        edition,
        head: [...head, ...beforeBody],
        page: body,
        symbols: assets.symbols(),
        end: [...metadata.end, script(entry, { 'data-start': start })],
      });
      const file = htmlFile(path);
      await writeFiles(site, new Map([[file, html]]));
      if (isCompressed) await compressFile(site, file, effort);
      const document = { path, file, ...inline };
      return { html, document: path === missingPath ? { ...document, prefix: edition.prefix } : document };
    };
    composing.push(compose());
  }
  saved.push({ edition, formPath, pictures });
}
await bundle;
const photographs = photographsIn(pages);
const pictures = isLight ? [] : [shareCards(pages), dataSheets(), cutPhotographs(photographs)];
for (const made of await Promise.all(pictures)) await writeFiles(site, made);
await removeOriginals(photographs, site);
await writeFiles(site, metadataFiles(pages));
const composed = await Promise.all(composing);
await thread.end();
const version = JSON.stringify({ start });
await writeFiles(site, new Map([['version.json', version]]));
await rm(join(site, '.vite'), { recursive: true });
const worker = await serviceWorkers({
  editions: saved,
  documents: new Map([
    ...composed.map(({ html, document }) => [document.file, html] as const),
    ['version.json', version],
  ]),
  site,
  manifest,
  printStyles: styles.print,
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
if (isLight) await leaveForLater(pages, photographs);
const compressed = new Set(composed.map(({ document }) => document.file));
if (isCompressed) await compressFiles(site, effort, compressed);
if (isCompressed && !isLight) await writeFile(sourcesFile, sources);
const how = isLight ? ', compressed lightly: npm run build makes what a host gets' : '';
console.log(`${composed.length} documents in ${site}${how}`);

/** For hosts: the address of each document, and the inline blocks its CSP allows. */
function describeHosting(): Hosting {
  const documents = composed.map(({ document }) => document);
  return {
    origin: brand.origin,
    headers: securityHeaders,
    policy: policyDirectives({
      ...brand,
      trustedTypes: [trustedPolicy, loadWorkerPolicy, listWorkerPolicy].join(' '),
    }),
    formPaths: saved.map(({ formPath }) => formPath),
    servicesPaths: editions.map((edition) => addressOf('page:services', edition)),
    documents: onePerPath(documents.filter((one) => !('prefix' in one))),
    notFound: documents.filter((one) => 'prefix' in one),
    redirects: redirects(),
  };
}

/** The page as it is first laid out, and what must be there before. */
async function firstFrameOf(page: string, letters: Script): Promise<{ body: string; beforeBody: Tag[] }> {
  if (letters === 'Latn') return { body: page, beforeBody: [script(beforePaint)] };
  const { html, fonts } = await thread.divide(page, letters);
  return { body: html, beforeBody: [...fonts, script(beforePaintJoined)] };
}

function script(text: string, attributes: Record<string, string> = {}): Tag {
  return { tag: 'script', attributes, text: text.trim() };
}
