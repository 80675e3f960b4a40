/*
 * `npm run bench:search`, part of `npm run bench`: measures the time from a key to the results on a processor four
 * times slower, median of 50 keys; then the size and speed of the search as cases are added.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { readArguments } from '../cli/arguments.ts';
import { requireChromium } from '../cli/chromium.ts';
import { searchRecords, searchSynonyms } from '../prerender/search-records.ts';
import { SiteServer } from '../server/site-server.ts';
import { openIndex } from '../src/search/engine.ts';
import { fitted } from '../src/search/fit.ts';
import { writeReport } from './report.ts';

const typed = [
  'cameras',
  'smart city',
  'waterlogging',
  'maintenance',
  'privacy',
  'mobile app',
  'drone',
  'gas leak',
  'founder',
];
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The report, as Markdown. */
export async function measureSearch(base: string): Promise<string> {
  const times = await measureKeys(base);
  const [best, worst] = [Math.min(...times), Math.max(...times)];
  return [
    `From a key to the results, processor 4× slower: ${median(times).toFixed(1)} ms, median of ${times.length} keys (${best.toFixed(1)} to ${worst.toFixed(1)}; at most 30).`,
    '',
    '| cases more | records | index, kB brotli | opened in, ms | a query, ms |',
    '|---|---|---|---|---|',
    ...(await measureGrowth()),
  ].join('\n');
}

async function measureKeys(base: string): Promise<number[]> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  await page.goto(`${base}/search?q=a`);
  await page.keyboard.press('Shift');
  await page.locator('main ol a').first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times = await page.evaluate(async (queries) => {
    const field = document.querySelector<HTMLInputElement>('#query');
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const main = document.querySelector('main');
    if (!field || !main) return [];
    const found: number[] = [];
    for (const key of queries.flatMap((query) => [...query].map((_, at) => query.slice(0, at + 1)))) {
      if (found.length === 50) break;
      const changed = new Promise<boolean>((resolve) => {
        const observer = new MutationObserver((mutations) => {
          // The number of results is announced later, on purpose.
          const announced = document.querySelector('main [role=status]');
          if (mutations.every(({ target }) => announced?.contains(target))) return;
          observer.disconnect();
          resolve(true);
        });
        observer.observe(main, { childList: true, subtree: true, characterData: true });
        // The same results as for the previous key: nothing to wait for.
        setTimeout(resolve, 1000, false);
      });
      const before = performance.now();
      setValue?.call(field, key);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      if (await changed) found.push(performance.now() - before);
    }
    return found;
  }, typed);
  await browser.close();
  return times;
}

async function measureGrowth(): Promise<string[]> {
  const rows: string[] = [];
  const records = await searchRecords();
  const synonyms = await searchSynonyms('en');
  const sample = records.filter(({ href }) => href.includes('caseStudyPage#'));
  for (const count of [0, 500, 1000, 2000]) {
    const more = Array.from({ length: count }, (_, at) => {
      const { href, ...like } = sample[at % sample.length] ?? {
        href: '',
        title: '',
        context: '',
        keywords: '',
        text: '',
      };
      return { ...like, href: `${href}-${at}`, title: `${like.title} ${at}`, text: `${at} ${like.text}` };
    });
    const all = fitted([...records, ...more]);
    const bytes = brotliCompressSync(JSON.stringify(all)).length;
    const before = performance.now();
    const search = await openIndex(all, synonyms);
    const opened = performance.now();
    search('security cameras');
    rows.push(
      `| ${count} | ${all.length} | ${(bytes / 1000).toFixed(1)} | ${(opened - before).toFixed(0)} | ${(performance.now() - opened).toFixed(1)} |`,
    );
  }
  return rows;
}

if (process.argv[1] === import.meta.filename) {
  readArguments();
  const server = new SiteServer('dist/site').listen(0, 'localhost');
  await once(server, 'listening');
  const report = await measureSearch(`http://localhost:${(server.address() as AddressInfo).port}`);
  await server.shutdown();
  console.log(report);
  writeReport('search', report);
}
