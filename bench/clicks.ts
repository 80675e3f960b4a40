/* From the click to the new heading on the screen, inside the site: plain, and on a slow phone. */
import { chromium, type Page } from '@playwright/test';

export interface ClickFigures {
  condition: string;
  /** Milliseconds from click to the first frame with the new page, sorted. */
  times: number[];
}

/** Both ways between two screens, ten clicks in all. */
const ways = ['/terms-condition', '/trademark'];

export async function measureClicks(base: string, executablePath: string): Promise<ClickFigures[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const figures: ClickFigures[] = [];
  for (const slow of [false, true]) {
    const page = await browser.newPage();
    await page.goto(`${base}/privacy-policy`);
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-started'));
    if (slow) await slowDown(page);
    const times: number[] = [];
    for (let click = 0; click < 10; click++) times.push(await clickToContent(page, ways[click % 2] ?? ''));
    figures.push({
      condition: slow ? '4× slower processor, slow 4G' : 'plain',
      times: times.sort((a, b) => a - b),
    });
    await page.close();
  }
  await browser.close();
  return figures;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

/** As a visitor does it: the pointer rests on the link for a moment, then clicks. */
async function clickToContent(page: Page, href: string): Promise<number> {
  const link = page.locator(`footer a[href="${href}"]`);
  await link.hover();
  await page.waitForTimeout(1000);
  return link.evaluate(async (element) => {
    const before = document.querySelector('h1')?.textContent;
    const start = performance.now();
    (element as HTMLAnchorElement).click();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (document.querySelector('h1')?.textContent === before) await frame();
    await frame();
    return performance.now() - start;
  });
}
