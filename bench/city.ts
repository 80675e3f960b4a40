/*
 * `npm run bench:city`: measures how long the home page's stage occupies the main thread in each frame of a scroll,
 * and what it fetches. Counts CPU time of the thread times four, for a processor four times slower: with software
 * rendering the thread also waits, and the browser's own throttling would multiply that waiting. For
 * comparison, the page below the stage and an empty page, which is the browser's share, are scrolled the same way.
 * Nothing is asserted.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { acceptSlowRenderer } from '../art/city/slow-renderer.ts';
import { readArguments } from '../cli/arguments.ts';
import { requireChromium } from '../cli/chromium.ts';
import { readHosting } from '../hosting/read-hosting.ts';
import { siteHandler } from '../server/site-handler.ts';
import { readSite } from '../server/site-store.ts';
import { started } from '../tests/console.ts';
import { type Frame, framesIn, parts, type TraceEvent } from './frames.ts';
import { writeReport } from './report.ts';

const steps = 120;
const slower = 4;
const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

async function measure(base: string, window: { width: number; height: number }) {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  });
  // A mouse over the page would be hit-tested in every frame, which neither a phone nor the scrolling itself does.
  const isPhone = window.width < 600;
  const touch = { hasTouch: isPhone, isMobile: isPhone };
  const page = await browser.newPage({ viewport: window, serviceWorkers: 'block', ...touch });
  await acceptSlowRenderer(page);
  await drawLittle(page);
  await page.goto(base);
  await started(page);
  const fetched = weigh(page);
  await page.locator('main canvas').waitFor({ state: 'attached', timeout: 120_000 });
  await page.waitForTimeout(3000);
  const session = await page.context().newCDPSession(page);
  const stage = await traced(session, () => scrollThrough(page, true));
  const rest = await traced(session, () => scrollThrough(page, false));
  const weights = await fetched();
  await page.evaluate(() => {
    const empty = document.createElement('main');
    empty.dataset.city = '';
    empty.style.cssText = 'display: block; height: 350vh';
    document.body.replaceChildren(empty);
  });
  const bare = await traced(session, () => scrollThrough(page, true));
  await browser.close();
  return { name: `${window.width} × ${window.height}`, stage, rest, bare, ...weights };
}

/**
 * Draws one building and one lamp: in software the whole city takes so long that the page believes the scroll rests, and
 * does in the middle of it what it puts off until then. The main thread's part stays the same.
 */
const drawLittle = (page: Page) =>
  page.addInitScript(() => {
    const context = WebGL2RenderingContext.prototype;
    const { drawElementsInstanced, drawArraysInstanced } = context;
    context.drawElementsInstanced = function (...[mode, count, type, offset]) {
      drawElementsInstanced.call(this, mode, count, type, offset, 1);
    };
    context.drawArraysInstanced = function (...[mode, first, count]) {
      drawArraysInstanced.call(this, mode, first, count, 1);
    };
  });

async function scrollThrough(page: Page, isStage: boolean): Promise<void> {
  await page.evaluate(
    async ([count, inStage]) => {
      const stage = document.querySelector('[data-city]');
      if (!stage) throw new Error('Home has no stage');
      const { top, height } = stage.getBoundingClientRect();
      const distance = height - innerHeight;
      const from = scrollY + top + (inStage ? 0 : height);
      for (let step = 0; step <= count; step++) {
        performance.mark('step');
        scrollTo({ top: from + (distance * step) / count, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60)));
      }
      performance.mark('step');
    },
    [steps, isStage] as const,
  );
}

async function traced(session: CDPSession, act: () => Promise<void>): Promise<Frame[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  const ended = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['cc', 'devtools.timeline', 'blink.user_timing'] },
  });
  await act();
  await session.send('Tracing.end');
  await ended;
  session.off('Tracing.dataCollected', collect);
  return framesIn(events);
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

function row(what: string, frames: Frame[]): string {
  const at = (share: number, of: (frame: Frame) => number) => {
    const sorted = frames.map(of).sort((a, b) => a - b);
    return ((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * slower).toFixed(1);
  };
  const whole = [0.5, 0.95, 1].map((share) => at(share, ({ work }) => work));
  const split = parts.map((part) => at(0.5, (frame) => frame[part]));
  return `| ${[what, frames.length, ...whole, ...split].join(' | ')} |`;
}

readArguments();
const server = createServer(siteHandler(readSite('dist/site', readHosting())));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const base = `http://localhost:${(server.address() as AddressInfo).port}`;
const rows: string[] = [];
let weights = '';
for (const window of windows) {
  const { name, stage, rest, bare, scripts, data } = await measure(base, window);
  const measured = [
    row(`${name}, the stage`, stage),
    row(`${name}, the page below it`, rest),
    row(`${name}, an empty page`, bare),
  ];
  rows.push(...measured);
  weights = `Script of the stage, brotli: ${(scripts / 1000).toFixed(1)} kB; its light and story: ${(data / 1000).toFixed(1)} kB.`;
  console.log(measured.join('\n'));
}
server.close();
// Browsers keep connections open, which would keep this program running.
server.closeAllConnections();
const report = [
  `| main thread, ms × ${slower} | frames | half under | 95 of 100 under | longest | ${parts.map((part) => `of it ${part}`).join(' | ')} |`,
  `|---|---|---|---|---|${parts.map(() => '---|').join('')}`,
  ...rows,
  '',
  weights,
].join('\n');
console.log(report);
writeReport('city', report);
