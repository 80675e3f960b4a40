/*
 * `npm run compare -- [ref]`: what a change moved. Builds this tree and another commit (the parent by default), shoots
 * every screen whose document or pictures differ, on a phone and on a desktop, and writes one page of before, after and
 * difference to .cache/compare. Differences are not failures.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { requireChromium } from '../set-up/chromium.ts';
import { differingDocuments } from './documents.ts';
import { tableOf, writePage } from './report.ts';
import { compareScreen, type Screen, widths } from './screen.ts';
import { build, checkOut, describe, serve } from './tree.ts';

const started = performance.now();
const ref = process.argv[2] ?? 'HEAD^';
const output = '.cache/compare';
/** One for each core it is meant for. */
const atOnce = 2;

const folder = mkdtempSync(join(tmpdir(), 'compare-'));
try {
  await compare();
} catch (error) {
  console.error(`\n${(error as Error).message}`);
  // In CI the list is information and never fails the job.
  process.exitCode = process.env.CI ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function compare(): Promise<void> {
  const executablePath = requireChromium();
  const other = describe(ref);
  console.log(`Building this tree and ${other}.`);
  checkOut(ref, folder);
  await Promise.all([build('.', 'This tree'), build(folder, other)]);

  const documents = differingDocuments(folder, '.');
  if (documents.all === 0) throw new Error('The build left no documents to compare.');
  const wanted = documents.differing.flatMap((path) => widths.map((width) => ({ path, width })));
  console.log(
    `${documents.differing.length} of ${documents.all} documents differ; ${2 * wanted.length} pictures to take.`,
  );

  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const [before, after] = await Promise.all([serve(folder), serve('.')]);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const screens: Screen[] = [];
  try {
    const queue = [...wanted];
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        screens.push(await compareScreen(browser, before.origin, after.origin, next, output));
        progress(screens.length, wanted.length, next.path);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    await browser.close();
    await Promise.all([before.stop(), after.stop()]);
  }

  screens.sort((one, another) => another.share - one.share || one.path.localeCompare(another.path));
  console.log(`\n${tableOf(screens)}`);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${writePage(screens, other, output)} (${seconds} s)`);
}

function progress(done: number, all: number, path: string): void {
  const line = `${done} of ${all}: ${path}`;
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}`);
  else if (done % 10 === 0 || done === all) console.log(line);
}
