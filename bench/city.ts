/*
 * `npm run bench:city`: the home page's stage on this machine. The main thread's work in each frame while the stage is
 * scrolled through with a processor four times slower, the longest pieces of work before it, and what it fetches.
 * A software renderer draws, on a thread of its own: its time is not the main thread's. Nothing is asserted.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { acceptSlowRenderer } from '../art/city/slow-renderer.ts';
import { readHosting } from '../hosting/read-hosting.ts';
import { siteHandler } from '../server/site-handler.ts';
import { loadSite } from '../server/site-store.ts';
import { requireChromium } from '../tests/set-up/chromium.ts';
import { writeReport } from './report.ts';

const steps = 120;
const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** Microseconds the thread itself worked; waiting for a busy machine does not count. */
  tdur?: number;
  args: { name?: string };
}

interface Figures {
  window: string;
  /** Milliseconds of main thread from one step of the scroll to the next, sorted. */
  frames: number[];
  scripts: number;
  data: number;
}

async function measure(base: string, window: { width: number; height: number }): Promise<Figures> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  });
  const page = await browser.newPage({ viewport: window, serviceWorkers: 'block' });
  await acceptSlowRenderer(page);
  await page.goto(base);
  await page.mouse.move(2, 2, { steps: 3 });
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-started'));
  const fetched = weigh(page);
  await page.locator('main canvas').waitFor({ state: 'attached', timeout: 120_000 });
  await page.waitForTimeout(3000);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const events = await traced(session, () => scrollThrough(page));
  const weights = await fetched();
  await browser.close();
  return { window: `${window.width} × ${window.height}`, frames: framesOf(events), ...weights };
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async (count) => {
    const stage = document.querySelector('[data-city]');
    if (!stage) throw new Error('Home has no stage');
    const { top, height } = stage.getBoundingClientRect();
    const from = scrollY + top;
    for (let step = 0; step <= count; step++) {
      performance.mark('step');
      scrollTo({ top: from + ((height - innerHeight) * step) / count, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60)));
    }
    performance.mark('step');
  }, steps);
}

async function traced(session: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const ended = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing', '__metadata'] },
  });
  await act();
  await session.send('Tracing.end');
  await ended;
  return events;
}

/** What the page's main thread did between one step and the next. */
function framesOf(events: TraceEvent[]): number[] {
  const marks = events.filter(({ name }) => name === 'step').sort((a, b) => a.ts - b.ts);
  const { pid, tid } = marks[0] ?? { pid: 0, tid: 0 };
  const tasks = events.filter(
    (event) => event.pid === pid && event.tid === tid && event.ph === 'X' && event.name.endsWith('RunTask'),
  );
  return marks
    .slice(1)
    .map((mark, index) => {
      const from = marks[index]?.ts ?? 0;
      const work = tasks.filter(({ ts }) => ts >= from && ts < mark.ts);
      return work.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
    })
    .sort((a, b) => a - b);
}

function weigh(page: Page): () => Promise<{ scripts: number; data: number }> {
  const bodies: { kind: string; body: Promise<Buffer> }[] = [];
  page.on('response', (response) => {
    if (/city-s(cene|tory).*\.js$|light.*\.bin$/.test(response.url()))
      bodies.push({ kind: response.url().includes('city-scene') ? 'script' : 'data', body: response.body() });
  });
  return async () => {
    const sizes = { script: 0, data: 0 };
    for (const { kind, body } of bodies)
      sizes[kind as keyof typeof sizes] += brotliCompressSync(await body).length;
    return { scripts: sizes.script, data: sizes.data };
  };
}

const server = createServer(siteHandler(loadSite('dist/site', readHosting())));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const base = `http://localhost:${(server.address() as AddressInfo).port}`;
const all: Figures[] = [];
const at = (frames: number[], share: number) =>
  (frames[Math.floor((frames.length - 1) * share)] ?? 0).toFixed(1);
const row = ({ window, frames }: Figures) =>
  `| ${window} | ${frames.length} | ${at(frames, 0.5)} | ${at(frames, 0.95)} | ${at(frames, 1)} |`;
for (const window of windows) {
  const figures = await measure(base, window);
  all.push(figures);
  // A processor draws the larger window for minutes: whoever does not wait has the first figure.
  console.log(row(figures));
}
server.close();
const report = [
  '| window | frames | main thread a frame, ms: half under | 95 of 100 under | longest |',
  '|---|---|---|---|---|',
  ...all.map(row),
  '',
  `Script of the stage, brotli: ${((all[0]?.scripts ?? 0) / 1000).toFixed(1)} kB; its light and story: ${((all[0]?.data ?? 0) / 1000).toFixed(1)} kB.`,
].join('\n');
console.log(report);
writeReport('city', report);
