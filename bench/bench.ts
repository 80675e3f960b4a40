/*
 * `npm run bench [page …]`: how fast the site opens in a cold browser, measured by Lighthouse (median of five),
 * with a bare page of text measured between the pages, then how fast it moves from page to page and what a
 * second page costs. Writes the table into docs/performance.md, with the console's figures and the search's beside it.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { blockHash } from '../hosting/block-hash.ts';
import { readHosting } from '../hosting/read-hosting.ts';
import { siteHandler } from '../server/site-handler.ts';
import { loadSite } from '../server/site-store.ts';
import { addressOf } from '../src/app/addresses.ts';
import { routeIds } from '../src/app/routes.ts';
import { requireChromium } from '../tests/set-up/chromium.ts';
import { measureClicks } from './clicks.ts';
import { measureConsole } from './console.ts';
import { consoleReport } from './console-report.ts';
import { measureEngine } from './engine.ts';
import { measureFirstPresses } from './first-press.ts';
import { coldRun, type Figures, findFullChromium } from './lighthouse.ts';
import { type Measured, medianOf } from './median.ts';
import { writeReport } from './report.ts';
import { measureSearch } from './search.ts';
import { measureSecondPages, secondPageTable } from './second-page.ts';
import { clickTable, firstPressTable, screenTable } from './tables.ts';

const wanted = process.argv.slice(2);
const pages = routeIds
  .filter((id) => wanted.length === 0 || wanted.includes(id))
  .map((id) => addressOf(`page:${id}`));

rmSync('dist/bench', { recursive: true, force: true });
cpSync('dist/site', 'dist/bench', { recursive: true });
cpSync('bench/floor.html', 'dist/bench/floor.html');
const hosting = readHosting();
const [, style = ''] = /<style>(.*?)<\/style>/s.exec(readFileSync('bench/floor.html', 'utf8')) ?? [];
hosting.documents.push({ path: '/floor', file: 'floor.html', scripts: [], styles: [blockHash(style)] });
const server = createServer(siteHandler(loadSite('dist/bench', hosting)));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const base = `http://localhost:${(server.address() as AddressInfo).port}`;

const runsEach = 5;
const floors: Figures[] = [await measureOnce('/floor')];
const rows: [string, Measured][] = [];
for (const [index, path] of pages.entries()) {
  const runs: Figures[] = [];
  while (runs.length < runsEach) runs.push(await measureOnce(path));
  const measured = medianOf(runs);
  rows.push([path, measured]);
  // A floor beside every page: the machine may be busier now than it was an hour ago.
  floors.push(await measureOnce('/floor'));
  console.log(
    `${index + 1}/${pages.length} ${path} LCP ${measured.lcp.toFixed(0)} ms, TBT ${measured.tbt.toFixed(0)} ms`,
  );
}
const floor = medianOf(floors);
const clicks = await measureClicks(base, requireChromium());
const presses = await measureFirstPresses(base, findFullChromium());
const desk = consoleReport(await measureConsole(base), measureEngine());
const search = await measureSearch(base);
const secondPages = await measureSecondPages(base, requireChromium());
server.close();

const [quietest, busiest] = floor.spread.lcp;
const report = [
  screenTable([['the floor page', floor], ...rows], floor),
  `\nThe floor was measured ${floors.length} times: LCP ${quietest.toFixed(0)} to ${busiest.toFixed(0)} ms.\n`,
  clickTable(clicks),
  '',
  firstPressTable(presses),
  '',
  secondPageTable(secondPages),
].join('\n');
console.log(report);
writeFileSync('dist/bench.json', JSON.stringify({ floors, rows, clicks, presses, secondPages }, null, 2));
console.log(desk);
console.log(search);
if (wanted.length === 0) {
  writeReport('figures', report);
  writeReport('console', desk);
  writeReport('search', search);
}

function measureOnce(path: string): Promise<Figures> {
  return coldRun(base + encodeURI(path));
}
