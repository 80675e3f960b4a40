/*
 * `npm run bench [page …]`: measures how fast pages open in a cold browser with Lighthouse (median of five), with a
 * bare page of text measured in between, how fast navigations are and what a second page costs. Writes the table
 * into docs/performance.md, together with the figures of the console and the search.
 */
import { writeFileSync } from 'node:fs';
import { readChoices } from '../cli/arguments.ts';
import { requireChromium } from '../cli/chromium.ts';
import { addressOf } from '../src/app/addresses.ts';
import { routeIds } from '../src/app/routes.ts';
import { measureClicks } from './clicks.ts';
import { measureColdPages, serveWithFloor } from './cold-pages.ts';
import { measureConsole } from './console.ts';
import { consoleReport } from './console-report.ts';
import { measureEngine } from './engine.ts';
import { measureFirstInteractions } from './first-interaction.ts';
import { findFullChromium } from './lighthouse.ts';
import { writeReport } from './report.ts';
import { measureSearch } from './search.ts';
import { measureSecondPages, secondPageTable } from './second-page.ts';
import { clickTable, firstInteractionTable } from './tables.ts';

const wanted = readChoices(routeIds);
const pages = routeIds
  .filter((id) => wanted.length === 0 || wanted.includes(id))
  .map((id) => addressOf(`page:${id}`));

const { base, server } = await serveWithFloor();
const { floors, rows, table } = await measureColdPages(base, pages);
const clicks = await measureClicks(base, requireChromium());
const interactions = await measureFirstInteractions(base, findFullChromium());
const desk = consoleReport(await measureConsole(base), measureEngine());
const search = await measureSearch(base);
const secondPages = await measureSecondPages(base, requireChromium());
server.close();

const report = [
  table,
  '',
  clickTable(clicks),
  '',
  firstInteractionTable(interactions),
  '',
  secondPageTable(secondPages),
].join('\n');
console.log(report);
writeFileSync(
  'dist/bench.json',
  JSON.stringify({ floors, rows, clicks, interactions, secondPages }, null, 2),
);
console.log(desk);
console.log(search);
if (wanted.length === 0) {
  writeReport('figures', report);
  writeReport('console', desk);
  writeReport('search', search);
}
