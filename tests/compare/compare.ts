/*
 * `npm run compare -- [ref] [--all]`: shows what a change moved. Builds this tree and another commit (by default the
 * parent, in CI the last landed one), takes screenshots of every page whose document, scripts or pictures differ, at
 * phone and desktop width, and writes a report to .cache/compare. Differences are not failures. Pages of the first
 * edition come first and are all compared; translations follow as far as four minutes allow.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { readArguments } from '../../cli/arguments.ts';
import { requireChromium } from '../../cli/chromium.ts';
import { differingDocuments } from './documents.ts';
import { tableOf, writePage } from './report.ts';
import { comparePage, openPage, type Shot, widths } from './shot.ts';
import { build, buildCommit, checkOut, defaultRef, describe, serve } from './tree.ts';

const started = performance.now();
const arguments_ = readArguments({ flags: ['all'], words: 1 });
const [ref = defaultRef()] = arguments_.words;
/** Seconds after which no further translation is compared, to stay below four minutes; `--all` compares every one. */
const translationsEnd = arguments_.has('all') ? Number.POSITIVE_INFINITY : 200;
const output = '.cache/compare';
/** Pages loaded at the same time: one per core of the machine that runs the gate. */
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
  const waiting = setInterval(
    () => showLine(`Building for ${secondsSince(started)} s`),
    process.stdout.isTTY ? 1000 : 30_000,
  );
  const [, wasBuilt] = await Promise.all([build('.', 'This tree'), buildCommit(ref, folder, other)]).finally(
    () => clearInterval(waiting),
  );

  const documents = differingDocuments(folder, '.');
  if (documents.all === 0) throw new Error('The build left no documents to compare.');
  const wanted = documents.differing;
  console.log(
    `\nBuilt in ${secondsSince(started)} s${wasBuilt ? ', the other commit from the cache' : ''}. ${wanted.length} of ${documents.all} documents differ; ${2 * widths.length * wanted.length} pictures to take.`,
  );

  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const [before, after] = await Promise.all([serve(folder), serve('.')]);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const shots: Shot[] = [];
  const queue = [...wanted];
  try {
    const work = async () => {
      const page = await openPage(browser);
      for (let next = queue.shift(); next; next = queue.shift()) {
        if (!next.isFirstEdition && secondsSince(started) > translationsEnd) return void queue.unshift(next);
        shots.push(...(await comparePage(page, before.origin, after.origin, next, output)));
        progress(shots.length / widths.length, wanted.length, next.path);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    await browser.close();
    await Promise.all([before.stop(), after.stop()]);
  }

  shots.sort((one, another) => another.share - one.share || one.path.localeCompare(another.path));
  console.log(`\n${tableOf(shots)}`);
  if (queue.length > 0)
    console.log(
      `Compared every changed page of the first edition; skipped ${queue.length} translated pages for lack of time. To compare all: npm run compare -- ${ref} --all`,
    );
  console.log(`${writePage(shots, other, output)} (${secondsSince(started)} s)`);
}

function secondsSince(time: number): number {
  return Math.round((performance.now() - time) / 1000);
}

function progress(done: number, all: number, path: string): void {
  if (process.stdout.isTTY || done % 10 === 0 || done === all) showLine(`${done} of ${all}: ${path}`);
}

/** On a terminal, replaces the last line. */
function showLine(line: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}`);
  else console.log(line);
}
