/*
 * `npm run bench:console`: measures the console on this machine: the frame time of its map with 500, 2,000 and
 * 10,000 units on its canvas, on an empty one and as SVG elements; the time from a click to the moving map with
 * scripts fetched and a processor four times slower; the size of its scripts; and its engine (engine.ts). Nothing is
 * asserted: figures depend on the machine. Part of `npm run bench`.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { readArguments } from '../cli/arguments.ts';
import { requireChromium } from '../cli/chromium.ts';
import { readHosting } from '../hosting/read-hosting.ts';
import { buildScript } from '../prerender/script.ts';
import { siteHandler } from '../server/site-handler.ts';
import { readSite } from '../server/site-store.ts';
import { addressOf } from '../src/app/addresses.ts';
import type { FrameFigures } from './console-page.ts';
import { type ConsoleFigures, consoleReport } from './console-report.ts';
import { measureEngine } from './engine.ts';
import { writeReport } from './report.ts';

const RUNS = 7;

export async function measureConsole(base: string): Promise<ConsoleFigures> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const frames = await measureFrames(browser);
  const click: number[] = [];
  let scripts = 0;
  while (click.length < RUNS) {
    const run = await measurePress(browser, base);
    click.push(run.milliseconds);
    scripts = run.scripts;
  }
  await browser.close();
  return { frames, click: click.sort((a, b) => a - b), scripts };
}

async function measureFrames(browser: Browser): Promise<ConsoleFigures['frames']> {
  const page = await browser.newPage({ viewport: { width: 760, height: 684 } });
  await page.addScriptTag({ content: await buildScript('bench/console-page.ts') });
  const figures: ConsoleFigures['frames'] = [];
  for (const marks of [0, 500, 2_000, 10_000]) {
    const measured = await page.evaluate(
      (count) => (window as unknown as { measure(count: number): Promise<FrameFigures> }).measure(count),
      marks,
    );
    figures.push({ marks, ...measured });
  }
  await page.close();
  return figures;
}

/** A fresh page whose scripts are prefetched by the approaching pointer, then a click. */
async function measurePress(
  browser: Browser,
  base: string,
): Promise<{ milliseconds: number; scripts: number }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(base + addressOf('page:run-a-shift'));
  await page.mouse.move(2, 2, { steps: 3 });
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-started'));
  await page.waitForLoadState('networkidle');
  const scripts = weighScripts(page);
  await page.locator('main form').hover();
  // Fetched and compiled: a visitor takes longer to find the button.
  await page.waitForTimeout(1500);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const milliseconds = await page.locator('main form [type="submit"]').evaluate(async (button) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const start = performance.now();
    (button as HTMLButtonElement).click();
    while (!document.querySelector('dialog canvas')) await frame();
    // Painted twice by its own loop, so it moves.
    await frame();
    await frame();
    return performance.now() - start;
  });
  const bytes = await scripts();
  await page.close();
  return { milliseconds, scripts: bytes };
}

/** Adds up the size of every script fetched from now on. */
function weighScripts(page: Page): () => Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  return async () =>
    (await Promise.all(bodies)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
}

if (process.argv[1] === import.meta.filename) {
  readArguments();
  const server = createServer(siteHandler(readSite('dist/site', readHosting())));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const figures = await measureConsole(`http://localhost:${(server.address() as AddressInfo).port}`);
  server.close();
  const report = consoleReport(figures, measureEngine());
  console.log(report);
  writeReport('console', report);
}
