/*
 * Size budgets of pages in brotli bytes, as fetched by a phone on its first visit. All scripts count, and everything
 * else until load. Inlined styles, fonts, pictures and the first script count by their kind: the first view may
 * request nothing more except the print stylesheet. Later requests are measured from the built files.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import cyber from '../src/content/solutions/cyber-intelligence.ts';
import safety from '../src/content/solutions/safety-security.ts';
import city from '../src/content/solutions/smart-city.ts';
import industry from '../src/content/solutions/smart-industry.ts';
import { address, pagePaths } from './addresses.ts';
import { started } from './console.ts';

const kB = 1000;
const budget = {
  firstScript: 3 * kB,
  /** Includes 2 kB for the language links and the lists of pages they share. */
  script: 102.8 * kB,
  css: 11.5 * kB,
  font: 55 * kB,
  htmlWorst: 25 * kB,
  htmlMedian: 14 * kB,
};
/**
 * What a new connection transfers in two round trips; home with its poster takes three, and the cases page a part of
 * the third, for text outside the first view.
 */
const responseBudget = (path: string) => (path === '/' ? 70 : 49) * kB;
/** What a page may add to the script of every page. */
const ownScriptBudget: Record<string, number> = { '/requirements': 30 * kB };
/** The capability tables are made from the texts of every product and of three solutions. */
const moreScript: Record<string, number> = { '/requirements': 12 * kB, '/capabilities': 30 * kB };
const scriptBudget = (path: string) => budget.script + (moreScript[path] ?? 0);
/** Home has the most sections, among them the city's stage. */
const cssBudget = (path: string) => budget.css + (path === '/' ? 1.2 : 0) * kB;
const pictureBudget = (path: string) => (path === '/' ? 120 : 80) * kB;

interface Weight {
  /** The document with its headers, as transferred. */
  response: number;
  html: number;
  css: number;
  /** What runs before the page has loaded. */
  firstScript: number;
  script: number;
  font: number;
  image: number;
  media: number;
  origins: Set<string>;
  /** The fetched scripts, with their bytes. */
  scripts: Map<string, number>;
}

/** What the first view needs in addition to the document. */
async function expectFirstView(page: Page, path: string) {
  const { fetched, letters, icons } = await page.evaluate(() => ({
    fetched: [...document.querySelectorAll<HTMLImageElement>('img:not([loading="lazy"])')]
      .map(({ currentSrc }) => currentSrc)
      .filter((source) => !source.startsWith('data:')),
    letters: [...document.fonts].map(({ status }) => status),
    icons: [...document.querySelectorAll('use')].filter(
      (use) => !document.querySelector(use.getAttribute('href') ?? ''),
    ).length,
  }));
  expect(fetched, path).toEqual([]);
  // Fonts of another script do not count.
  expect(letters, path).toContain('loaded');
  expect(letters, path).not.toContain('loading');
  expect(icons, path).toBe(0);
}

/** The print stylesheet, which does not block rendering. */
function forPrint(page: Page): Promise<string[]> {
  const links = page.locator('link[rel="stylesheet"][media="print"]');
  return links.evaluateAll((found) => found.map((link) => (link as HTMLLinkElement).href));
}

async function weigh(page: Page, path: string): Promise<Weight> {
  const weight: Weight = {
    response: 0,
    html: 0,
    css: 0,
    firstScript: 0,
    script: 0,
    font: 0,
    image: 0,
    media: 0,
    origins: new Set(),
    scripts: new Map(),
  };
  const askedBeforeLoad: string[] = [];
  let loaded = false;
  const waiting: Promise<void>[] = [];
  page.on('request', (request) => {
    weight.origins.add(new URL(request.url()).origin);
    if (!loaded && ['script', 'stylesheet', 'font'].includes(request.resourceType()))
      askedBeforeLoad.push(request.url());
  });
  page.on('requestfinished', (request) => {
    const kind = request.resourceType() as keyof Weight;
    // Scripts load later but cost the visitor as much.
    if (loaded && kind !== 'script') return;
    waiting.push(
      request.sizes().then(({ responseBodySize }) => {
        if (typeof weight[kind] === 'number') (weight[kind] as number) += responseBodySize;
        if (kind === 'script') weight.scripts.set(request.url(), responseBodySize);
      }),
    );
  });
  const response = await page.goto(address(path), { waitUntil: 'load' });
  loaded = true;
  await expectFirstView(page, path);
  expect(askedBeforeLoad, path).toEqual(await forPrint(page));
  const size = await response?.request().sizes();
  weight.response = (size?.responseBodySize ?? Infinity) + (size?.responseHeadersSize ?? 0);
  await Promise.all(waiting);
  weighDocument((await response?.text()) ?? '', weight);
  weight.firstScript = weight.script;
  await started(page);
  // Waits for the last script.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/web-vitals')),
  );
  await Promise.all(waiting);
  return weight;
}

function weighDocument(document: string, weight: Weight): void {
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
}

const solutions = {
  'smart-city': city,
  'safety-security': safety,
  'smart-industry': industry,
  'cyber-intelligence': cyber,
};

const brotli = (text: string) => brotliCompressSync(Buffer.from(text)).length;

test.use({ viewport: { width: 390, height: 844 } });

test('every page and its first view stay within budget', async ({ browser }) => {
  test.setTimeout(180_000);
  const html: number[] = [];
  const over: string[] = [];
  const scripts = new Map<string, Map<string, number>>();
  const hold = (path: string, kind: string, bytes: number, limit: number) => {
    if (bytes > limit) over.push(`${path} ${kind}: ${bytes} bytes, at most ${limit}`);
  };
  for (const path of pagePaths) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const weight = await weigh(page, path);
    html.push(weight.html);
    scripts.set(path, weight.scripts);
    hold(path, 'response', weight.response, responseBudget(path));
    hold(path, 'html', weight.html, budget.htmlWorst);
    hold(path, 'css', weight.css, cssBudget(path));
    hold(path, 'script before it has loaded', weight.firstScript, budget.firstScript);
    hold(path, 'script in all', weight.script, scriptBudget(path));
    hold(path, 'font', weight.font, budget.font);
    hold(path, 'pictures', weight.image, pictureBudget(path));
    hold(path, 'video', weight.media, 0);
    hold(path, 'other origins', weight.origins.size - 1, 0);
    if (process.env.WEIGHTS) {
      const { html, css, firstScript, script, font, image } = weight;
      console.log([path, html, css, firstScript, script, font, image].join('\t'));
    }
    await context.close();
  }
  for (const [path, limit] of Object.entries(ownScriptBudget)) {
    const own = [...(scripts.get(path) ?? [])].filter(
      ([url]) => ![...scripts.values()].every((fetched) => fetched.has(url)),
    );
    const bytes = own.reduce((sum, [, size]) => sum + size, 0);
    hold(path, 'page script', bytes || Number.POSITIVE_INFINITY, limit);
    if (process.env.WEIGHTS) console.log(path, 'page script', bytes);
  }
  const median = html.sort((a, b) => a - b)[Math.floor(html.length / 2)] ?? 0;
  hold('the median page', 'html', median, budget.htmlMedian);
  expect(over).toEqual([]);
});

/** The built scripts of this name. */
const scriptsNamed = (name: string) =>
  readdirSync('dist/site/static/js')
    .filter((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file))
    .map((file) => readFileSync(`dist/site/static/js/${file}`, 'utf8'));

const weightOf = (parts: string[]) => parts.reduce((sum, part) => sum + brotli(part), 0);

test("the city's lazy-loaded script and data stay within budget", () => {
  const [script, story] = [scriptsNamed('city-scene'), scriptsNamed('_virtual_city-story')];
  expect([script.length, story.length]).toEqual([1, 1]);
  // Its imports already count for the desk or home.
  expect(weightOf(script)).toBeLessThanOrEqual(14 * kB);
  const light = brotliCompressSync(readFileSync('src/city/light.bin')).length;
  expect(weightOf(story) + light).toBeLessThanOrEqual(25 * kB);
});

test('the statements file stays within budget and is saved for offline use', () => {
  const files = readdirSync('dist/site/static/json').filter((file) => /^statements-[\w-]+\.json$/.test(file));
  expect(files).toHaveLength(1);
  const text = readFileSync(`dist/site/static/json/${files[0]}`, 'utf8');
  expect(brotli(text)).toBeLessThanOrEqual(25 * kB);
  expect(readFileSync('dist/site/service-worker.js', 'utf8')).toContain(`/static/json/${files[0]}`);
});

test("a solution's page with its instrument stays within budget", () => {
  for (const [name, { instrument }] of Object.entries(solutions)) {
    const views = scriptsNamed(name).filter((script) => script.includes('/jsx-runtime-'));
    expect(views, name).toHaveLength(1);
    expect(weightOf([...views, JSON.stringify(instrument)]), name).toBeLessThanOrEqual(8 * kB);
  }
});
