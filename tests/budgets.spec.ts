/* Size budgets of what is built, in brotli bytes. tests/pages.spec.ts weighs every page as a phone fetches it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { htmlFile } from '../prerender/files.ts';
import cyber from '../src/content/solutions/cyber-intelligence.ts';
import safety from '../src/content/solutions/safety-security.ts';
import city from '../src/content/solutions/smart-city.ts';
import industry from '../src/content/solutions/smart-industry.ts';
import { address, pagePaths } from './addresses.ts';
import { site } from './built.ts';
import { started } from './console.ts';
import { brotli, kB, watchWeight, weighDocument } from './page-weight.ts';

const solutions = {
  'smart-city': city,
  'safety-security': safety,
  'smart-industry': industry,
  'cyber-intelligence': cyber,
};

test.use({ viewport: { width: 390, height: 844 } });

test('the median document stays within budget', () => {
  const weights = pagePaths
    .map((path) => weighDocument(readFileSync(join(site, htmlFile(path)), 'utf8')).html)
    .sort((a, b) => a - b);
  expect(weights[Math.floor(weights.length / 2)]).toBeLessThanOrEqual(14.3 * kB);
});

test('what the requirements page adds to the script of every page stays within budget', async ({
  browser,
}) => {
  const fetched: Map<string, number>[] = [];
  // Pages with little in common but that script.
  for (const page of ['page:requirements', 'page:home', 'page:trademark', 'page:contact']) {
    const tab = await browser.newPage();
    const weighing = watchWeight(tab);
    await weighing.atLoad(await tab.goto(address(page)));
    await started(tab);
    fetched.push((await weighing.afterStart()).scripts);
    await tab.close();
  }
  const own = [...(fetched[0] ?? [])].filter(([url]) => !fetched.every((scripts) => scripts.has(url)));
  const bytes = own.reduce((sum, [, size]) => sum + size, 0);
  if (process.env.WEIGHTS) console.log('the script of /requirements', bytes);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(30 * kB);
  // The browser does not say how much a worker's script weighs.
  expect(weightOf(scriptsNamed('list-worker'))).toBeLessThanOrEqual(12.5 * kB);
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
  expect(weightOf(script)).toBeLessThanOrEqual(14.3 * kB);
  const light = brotliCompressSync(readFileSync('src/city/light.bin')).length;
  expect(weightOf(story) + light).toBeLessThanOrEqual(25 * kB);
});

test('the statements file stays within budget and is saved for offline use', () => {
  const files = readdirSync('dist/site/static/json').filter((file) => /^statements-[\w-]+\.json$/.test(file));
  expect(files).toHaveLength(1);
  const text = readFileSync(`dist/site/static/json/${files[0]}`, 'utf8');
  // Almost half of it is the list of equivalents, by which tenders' words find the site's.
  expect(brotli(text)).toBeLessThanOrEqual(37 * kB);
  expect(readFileSync('dist/site/service-worker.js', 'utf8')).toContain(`/static/json/${files[0]}`);
});

test("a solution's page with its instrument stays within budget", () => {
  for (const [name, { instrument }] of Object.entries(solutions)) {
    const views = scriptsNamed(name).filter((script) => script.includes('/jsx-runtime-'));
    expect(views, name).toHaveLength(1);
    expect(weightOf([...views, JSON.stringify(instrument)]), name).toBeLessThanOrEqual(8 * kB);
  }
});
