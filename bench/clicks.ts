/* Time from a click to the new heading on client-side navigation: at full speed, and on a slow phone. */
import { chromium, type Page } from '@playwright/test';

export interface ClickFigures {
  condition: string;
  /** Milliseconds from click to the new page, sorted. */
  inDocument: number[];
  onScreen: number[];
}

const conditions = [
  { condition: 'plain', slow: false, still: false },
  { condition: 'plain, motion reduced', slow: false, still: true },
  { condition: '4× slower processor, slow 4G', slow: true, still: false },
  { condition: '4× slower processor, slow 4G, motion reduced', slow: true, still: true },
];

/** Back and forth between two pages, ten clicks in all. */
const targets = ['/terms-condition', '/trademark'];

export async function measureClicks(base: string, executablePath: string): Promise<ClickFigures[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const figures: ClickFigures[] = [];
  for (const { condition, slow, still } of conditions) {
    const page = await browser.newPage({ reducedMotion: still ? 'reduce' : 'no-preference' });
    await page.goto(`${base}/privacy-policy`);
    await page.mouse.move(100, 100, { steps: 3 });
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-started'));
    if (slow) await slowDown(page);
    const times: Times[] = [];
    for (let click = 0; click < 10; click++) times.push(await clickToContent(page, targets[click % 2] ?? ''));
    const sorted = (kind: keyof Times) => times.map((time) => time[kind]).sort((a, b) => a - b);
    figures.push({ condition, inDocument: sorted('inDocument'), onScreen: sorted('onScreen') });
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

interface Times {
  inDocument: number;
  onScreen: number;
}

/** Like a visitor: the pointer rests on the link for a moment, then clicks. */
async function clickToContent(page: Page, href: string): Promise<Times> {
  const link = page.locator(`footer a[href="${href}"]`);
  await link.hover();
  await page.waitForTimeout(1000);
  return link.evaluate(async (element) => {
    const heading = () => document.querySelector('h1')?.textContent;
    const before = heading();
    const start = performance.now();
    let inDocument = 0;
    const changes = new MutationObserver(() => {
      if (!inDocument && heading() !== before) inDocument = performance.now() - start;
    });
    changes.observe(document, { childList: true, subtree: true, characterData: true });
    (element as HTMLAnchorElement).click();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (heading() === before) await frame();
    await frame();
    changes.disconnect();
    return { inDocument, onScreen: performance.now() - start };
  });
}
