/*
 * Size budgets of pages in brotli bytes, as fetched by a phone on its first visit. All scripts count, and everything
 * else until load. Inlined styles, fonts, pictures and the first script count by their kind: the first view may
 * request nothing more except the print stylesheet.
 */
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Response } from '@playwright/test';

export const kB = 1000;
const budget = {
  firstScript: 3 * kB,
  /** Includes 2 kB for the language links and the lists they share, and 0.8 for laying out the lower page in parts and dragging in one way. */
  script: 105.4 * kB,
  /** Includes 0.3 kB for class names with their words, which the bundler makes. */
  css: 11.9 * kB,
  font: 55 * kB,
  html: 25 * kB,
};
/**
 * What a new connection transfers in two round trips; home with its poster takes three, and the cases page a part of
 * the third, for text outside the first view.
 */
const responseBudget = (path: string) => (path === '/' ? 70 : 49) * kB;
/**
 * Checking requirements reads every way to number clauses; the capability tables are made from the texts of every
 * product and of three solutions.
 */
const moreScript: Record<string, number> = { '/requirements': 13 * kB, '/capabilities': 30 * kB };
const scriptBudget = (path: string) => budget.script + (moreScript[path] ?? 0);
/** Home has the most sections, among them the city's stage. */
const cssBudget = (path: string) => budget.css + (path === '/' ? 1.5 : 0) * kB;
const pictureBudget = (path: string) => (path === '/' ? 120 : 80) * kB;

/** Inlined in the document, by kind. */
interface DocumentWeight {
  html: number;
  css: number;
  script: number;
  font: number;
  image: number;
}

export interface Weight extends DocumentWeight {
  /** The document with its headers, as transferred. */
  response: number;
  /** What runs before the page has loaded. */
  firstScript: number;
  media: number;
  /** The fetched scripts, with their bytes. */
  scripts: Map<string, number>;
}

const compressed = new Map<string, number>();

/** Documents share icons, scripts and most styles. */
export function brotli(text: string): number {
  const size = compressed.get(text) ?? brotliCompressSync(Buffer.from(text)).length;
  compressed.set(text, size);
  return size;
}

export function weighDocument(document: string): DocumentWeight {
  const weight = { html: 0, css: 0, script: 0, font: 0, image: 0 };
  const take = (text: string, part: RegExp, weigh: (...groups: string[]) => void) =>
    text.replace(part, (_, ...groups) => {
      weigh(...groups);
      return '';
    });
  let rest = take(document, /data:(font|image)\/[\w+-]+;base64,([\w+/=]+)/g, (kind, data = '') => {
    weight[kind as 'font' | 'image'] += Buffer.from(data, 'base64').length;
  });
  rest = take(rest, /data:image\/svg\+xml,([^"]*)/g, (svg = '') => {
    weight.image += brotli(decodeURIComponent(svg));
  });
  rest = take(rest, /<style>(.*?)<\/style>/gs, (text = '') => {
    weight.css += brotli(text);
  });
  rest = take(rest, /<script(?: data-start="[^"]*")?>(.*?)<\/script>/gs, (text = '') => {
    weight.script += brotli(text);
  });
  weight.html = brotli(rest);
  return weight;
}

/**
 * To be called before the page opens. `atLoad` checks what the first view fetched; `afterStart`, once React has
 * started, returns the weight of all.
 */
export function watchWeight(page: Page) {
  const fetched: Record<string, number> = { script: 0, font: 0, image: 0, media: 0 };
  const scripts = new Map<string, number>();
  const askedBeforeLoad: string[] = [];
  const waiting: Promise<void>[] = [];
  let isLoaded = false;
  page.on('request', (request) => {
    if (!isLoaded && ['script', 'stylesheet', 'font'].includes(request.resourceType()))
      askedBeforeLoad.push(request.url());
  });
  page.on('requestfinished', (request) => {
    const kind = request.resourceType();
    // Scripts load later but cost the visitor as much.
    if (isLoaded && kind !== 'script') return;
    waiting.push(
      request.sizes().then(({ responseBodySize }) => {
        if (kind in fetched) fetched[kind] = (fetched[kind] ?? 0) + responseBodySize;
        if (kind === 'script') scripts.set(request.url(), responseBodySize);
      }),
    );
  });
  let [response, firstScript] = [Infinity, Infinity];
  let inlined = weighDocument('');
  const total = (kind: 'script' | 'font' | 'image') => inlined[kind] + (fetched[kind] ?? 0);
  return {
    async atLoad(document: Response | null): Promise<void> {
      isLoaded = true;
      await expectFirstView(page);
      expect(askedBeforeLoad, 'requests before load').toEqual(await forPrint(page));
      const size = await document?.request().sizes();
      response = (size?.responseBodySize ?? Infinity) + (size?.responseHeadersSize ?? 0);
      await Promise.all(waiting);
      inlined = weighDocument((await document?.text()) ?? '');
      firstScript = total('script');
    },
    async afterStart(): Promise<Weight> {
      // Waits for the last script.
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/web-vitals')),
      );
      await Promise.all(waiting);
      return {
        ...inlined,
        response,
        firstScript,
        script: total('script'),
        font: total('font'),
        image: total('image'),
        media: fetched.media ?? 0,
        scripts,
      };
    },
  };
}

/** A sentence for each part that is over its budget. With WEIGHTS set, the weights are printed too. */
export function overBudget(path: string, weight: Weight): string[] {
  const { response, html, css, firstScript, script, font, image, media } = weight;
  if (process.env.WEIGHTS) console.log([path, html, css, firstScript, script, font, image].join('\t'));
  const held: [string, number, number][] = [
    ['response', response, responseBudget(path)],
    ['html', html, budget.html],
    ['css', css, cssBudget(path)],
    ['script before it has loaded', firstScript, budget.firstScript],
    ['script in all', script, scriptBudget(path)],
    ['font', font, budget.font],
    ['pictures', image, pictureBudget(path)],
    ['video', media, 0],
  ];
  return held
    .filter(([, bytes, limit]) => bytes > limit)
    .map(([kind, bytes, limit]) => `${path} ${kind}: ${bytes} bytes, at most ${limit}`);
}

/** What the first view needs in addition to the document. */
async function expectFirstView(page: Page) {
  const { fetched, letters, icons } = await page.evaluate(() => ({
    fetched: [...document.querySelectorAll<HTMLImageElement>('img:not([loading="lazy"])')]
      .map(({ currentSrc }) => currentSrc)
      .filter((source) => !source.startsWith('data:')),
    letters: [...document.fonts].map(({ status }) => status),
    icons: [...document.querySelectorAll('use')].filter(
      (use) => !document.querySelector(use.getAttribute('href') ?? ''),
    ).length,
  }));
  expect(fetched, 'pictures of the first view').toEqual([]);
  // Fonts of another script do not count.
  expect(letters).toContain('loaded');
  expect(letters).not.toContain('loading');
  expect(icons, 'icons without a drawing').toBe(0);
}

/** The print stylesheet, which does not block rendering. */
function forPrint(page: Page): Promise<string[]> {
  const links = page.locator('link[rel="stylesheet"][media="print"]');
  return links.evaluateAll((found) => found.map((link) => (link as HTMLLinkElement).href));
}
