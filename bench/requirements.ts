/*
 * `npm run bench:requirements`: measures the time from clicking 'Compare' to the list with its findings, on a
 * processor four times slower, for lists of several lengths; then, with 5,000 rows shown at full speed, how long a
 * key press takes.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, expect, type Locator, type Page } from '@playwright/test';
import { readArguments } from '../cli/arguments.ts';
import { requireChromium } from '../cli/chromium.ts';
import { SiteServer } from '../server/site-server.ts';
import sampleList from '../src/content/requirements/sample-list.ts';
import words from '../src/content/requirements/words.ts';

readArguments();
const server = new SiteServer('dist/site').listen(0, 'localhost');
await once(server, 'listening');
const address = `http://localhost:${(server.address() as AddressInfo).port}/requirements`;
const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox'] });
console.log('| clauses | to the list, ms | longest task, ms |\n|---|---|---|');
for (const length of [100, 800, 5000])
  console.log(`| ${length} | ${(await measure(browser, length)).join(' | ')} |`);
console.log('\n| with 5,000 rows shown | to the next frame, ms | longest task, ms |\n|---|---|---|');
for (const [act, ...times] of await measureKeyPresses(browser, 5000))
  console.log(`| ${act} | ${times.join(' | ')} |`);
await browser.close();
await server.shutdown();

async function open(from: Browser, length: number): Promise<{ page: Page; compare: Locator }> {
  const page = await from.newPage();
  await page.goto(address);
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  const [, ...clauses] = sampleList.map((row) => row.at(1) ?? '');
  const lines = Array.from({ length }, (_, at) => `${at + 1}\t${clauses[at % clauses.length]} Item ${at}.`);
  const file = { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) };
  await page.locator('input[type=file]').setInputFiles(file);
  const compare = page.getByRole('button', { name: /^Compare [\d,]+ rows/ });
  await compare.waitFor();
  return { page, compare };
}

async function measure(from: Browser, length: number): Promise<string[]> {
  const { page, compare } = await open(from, length);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times = await compare.evaluate(async (button: HTMLElement) => {
    let longest = 0;
    new PerformanceObserver((list) => {
      longest = Math.max(longest, ...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
    const before = performance.now();
    button.click();
    while (!document.querySelector('main tr[data-finding]')) await new Promise(requestAnimationFrame);
    const taken = performance.now() - before;
    await new Promise((resolve) => setTimeout(resolve, 200));
    return [taken, longest];
  });
  await page.close();
  return times.map((time) => time.toFixed(0));
}

/** The visitor waits for the next frame; later tasks may delay the following key press. */
async function measureKeyPresses(from: Browser, length: number): Promise<string[][]> {
  const { page, compare } = await open(from, length);
  await compare.click();
  const rows = page.locator('main tr[data-finding]');
  await page.getByRole('button', { name: words.result.showAll }).click();
  await expect(rows).toHaveCount(length, { timeout: 60_000 });
  const chosen = page.locator('main fieldset input:checked');
  const [order, find] = [page.locator('main select').first(), page.locator('main [data-find]')];
  // By keyboard: Playwright takes longer to find a click target among 5,000 rows than the page takes.
  const keyPresses: [name: string, where: Locator, key: string][] = [
    ['filter', chosen, 'ArrowRight'],
    ['filter, back', chosen, 'ArrowLeft'],
    ['order', order, 'ArrowDown'],
    ['find', find, '7'],
    ['find, back', find, 'Backspace'],
    ['open', rows.first().locator('button'), 'Enter'],
  ];
  const found: string[][] = [];
  for (const [name, where, key] of keyPresses) {
    await where.focus();
    await page.waitForTimeout(1000);
    await page.evaluate(() => {
      const times = { event: 0, task: 0 };
      Object.assign(window, { times });
      new PerformanceObserver((list) => {
        for (const { duration, entryType } of list.getEntries()) {
          const kind = entryType === 'longtask' ? 'task' : 'event';
          times[kind] = Math.max(times[kind], duration);
        }
      }).observe({ entryTypes: ['longtask', 'event'] });
    });
    await page.keyboard.press(key);
    await page.waitForTimeout(6000);
    const { event, task } = await page.evaluate(
      () => (window as unknown as { times: { event: number; task: number } }).times,
    );
    found.push([name, event.toFixed(0), task.toFixed(0)]);
  }
  await page.close();
  return found;
}
