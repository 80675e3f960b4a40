/*
 * What the second page of a visit costs in bytes and time: by client-side navigation; as a separate document, for
 * browsers without the Navigation API; and how small that document would be with styles and fonts in cached files.
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { addressOf } from '../src/app/addresses.ts';
import type { RouteId } from '../src/content/schema.ts';

export interface SecondPage {
  to: string;
  /** Transferred bytes, and milliseconds from the click until the page has loaded. */
  inSite: { bytes: number; ms: number };
  asDocument: { bytes: number; ms: number };
  /** Compressed size of the document without its styles and fonts. */
  bare: number;
}

const targets: RouteId[] = ['contact', 'about', 'smart-city', 'case-studies'];

export async function measureSecondPages(base: string, executablePath: string): Promise<SecondPage[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const figures: SecondPage[] = [];
  for (const id of targets) {
    const to = addressOf(`page:${id}`);
    const move = async (hasNavigation: boolean) => {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      if (!hasNavigation) await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
      await page.goto(`${base}/privacy-policy`);
      await page.evaluate(() => dispatchEvent(new Event('touchstart')));
      await page.waitForFunction(() => document.documentElement.hasAttribute('data-started'));
      await page.waitForLoadState('networkidle');
      const figure = await costOf(page, encodeURI(to));
      await context.close();
      return figure;
    };
    figures.push({ to, inSite: await move(true), asDocument: await move(false), bare: bareSize(to) });
  }
  await browser.close();
  return figures;
}

async function costOf(page: Page, path: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const before = await page.locator('h1').textContent();
  const start = performance.now();
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
  }, path);
  await page.waitForFunction((text) => {
    const heading = document.querySelector('h1')?.textContent;
    return heading && heading !== text && document.readyState === 'complete';
  }, before);
  const ms = performance.now() - start;
  await page.waitForLoadState('networkidle');
  return { bytes, ms };
}

function bareSize(path: string): number {
  const html = readFileSync(`dist/site${path}.html`, 'utf8');
  const bare = html.replace(/<style>.*?<\/style>/gs, '').replace(/data:font\/[\w+-]+;base64,[\w+/=]+/g, '');
  return brotliCompressSync(bare).length;
}

export function secondPageTable(pages: SecondPage[]): string {
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  const lines = pages.map(
    ({ to, inSite, asDocument, bare }) =>
      `| ${to} | ${kB(inSite.bytes)} | ${inSite.ms.toFixed(0)} | ${kB(asDocument.bytes)} | ${asDocument.ms.toFixed(0)} | ${kB(bare)} |`,
  );
  return [
    '\n| second page of a visit | inside the site, kB | ms | as a document, kB | ms | that document without styles and letters, kB |',
    '|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}
