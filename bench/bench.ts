/*
 * `npm run bench [screen …]`: how fast the site opens, measured by Lighthouse (mobile, simulated throttling,
 * median of three) beside a bare page of text in the same run, then how fast it moves from page to page.
 * Writes the table into docs/performance.md.
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
import { findChromium } from '../tests/chromium.ts';
import { measureClicks } from './clicks.ts';
import { type Figures, openLighthouse } from './lighthouse.ts';
import { writeReport } from './report.ts';
import { clickTable, screenTable } from './tables.ts';

const wanted = process.argv.slice(2);
const screens = routeIds
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

const lighthouse = await openLighthouse(findChromium());
const floors = [await measure('/floor')];
const rows: [string, Figures][] = [];
for (const [index, path] of screens.entries()) {
  process.stdout.write(`${index + 1}/${screens.length} ${path} `);
  rows.push([path, await measure(path)]);
}
floors.push(await measure('/floor'));
await lighthouse.close();

const floor = floors[0] as Figures;
const drift = Math.abs((floors[1]?.lcp ?? 0) / floor.lcp - 1);
const clicks = await measureClicks(base, findChromium());
server.close();

const report = [
  screenTable([['the floor page', floor], ...rows], floor),
  `\nThe floor measured again at the end differed by ${(drift * 100).toFixed(0)} %.\n`,
  clickTable(clicks),
].join('\n');
console.log(report);
writeFileSync('dist/bench.json', JSON.stringify({ floors, rows, clicks }, null, 2));
if (wanted.length === 0) writeReport('figures', report);

async function measure(path: string): Promise<Figures> {
  const figures = await lighthouse.median(base + encodeURI(path), 3);
  console.log(`LCP ${Math.round(figures.lcp)} ms, TBT ${Math.round(figures.tbt)} ms, CLS ${figures.cls}`);
  return figures;
}
