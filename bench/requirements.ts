/*
 * `npm run bench:requirements`: from the press of 'Compare' to the list with its findings, on a processor four times
 * slower, for lists of several lengths.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { SiteServer } from '../server/site-server.ts';
import sampleList from '../src/content/requirements/sample-list.ts';
import { requireChromium } from '../tests/set-up/chromium.ts';

const server = new SiteServer('dist/site').listen(0, 'localhost');
await once(server, 'listening');
const address = `http://localhost:${(server.address() as AddressInfo).port}/requirements`;
const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox'] });
console.log('| clauses | to the list, ms | longest task, ms |\n|---|---|---|');
for (const length of [100, 800, 5000])
  console.log(`| ${length} | ${(await measure(browser, length)).join(' | ')} |`);
await browser.close();
await server.shutdown();

async function measure(from: Browser, length: number): Promise<string[]> {
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
