/*
 * Serves the built site with the bare page beside it, and measures pages in a cold browser with the bare page in
 * between.
 */
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { blockHash } from '../hosting/block-hash.ts';
import { readHosting } from '../hosting/read-hosting.ts';
import { siteHandler } from '../server/site-handler.ts';
import { readSite } from '../server/site-store.ts';
import { coldRun, type LighthouseFigures } from './lighthouse.ts';
import { type Measured, medianOf } from './median.ts';
import { screenTable } from './tables.ts';

export async function serveWithFloor(): Promise<{ base: string; server: Server }> {
  rmSync('dist/bench', { recursive: true, force: true });
  cpSync('dist/site', 'dist/bench', { recursive: true });
  cpSync('bench/floor.html', 'dist/bench/floor.html');
  const hosting = readHosting();
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(readFileSync('bench/floor.html', 'utf8')) ?? [];
  hosting.documents.push({ path: '/floor', file: 'floor.html', scripts: [], styles: [blockHash(style)] });
  const server = createServer(siteHandler(readSite('dist/bench', hosting)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { base: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}

export interface ColdPages {
  floors: LighthouseFigures[];
  rows: [string, Measured][];
  /** As written into docs/performance.md. */
  table: string;
}

export async function measureColdPages(base: string, paths: string[], runsEach = 5): Promise<ColdPages> {
  const measureOnce = (path: string) => coldRun(base + encodeURI(path));
  const floors: LighthouseFigures[] = [await measureOnce('/floor')];
  const rows: [string, Measured][] = [];
  for (const [index, path] of paths.entries()) {
    const runs: LighthouseFigures[] = [];
    while (runs.length < runsEach) runs.push(await measureOnce(path));
    const measured = medianOf(runs);
    rows.push([path, measured]);
    // A baseline beside every page: the load of the machine changes.
    floors.push(await measureOnce('/floor'));
    const { lcp, tbt } = measured;
    console.log(`${index + 1}/${paths.length} ${path} LCP ${lcp.toFixed(0)} ms, TBT ${tbt.toFixed(0)} ms`);
  }
  const floor = medianOf(floors);
  const [quietest, busiest] = floor.spread.lcp;
  const table = [
    screenTable([['the floor page', floor], ...rows], floor),
    `\nThe floor was measured ${floors.length} times: LCP ${quietest.toFixed(0)} to ${busiest.toFixed(0)} ms.`,
  ].join('\n');
  return { floors, rows, table };
}
