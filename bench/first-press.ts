/*
 * From the first press of a visit to the next frame (Interaction to Next Paint), on a phone four times slower: in a
 * fresh browser each time, before React has started (or while it starts) and after.
 */
import { type Browser, chromium, type Page } from '@playwright/test';

export interface FirstPress {
  on: string;
  /** Milliseconds, sorted. */
  before: number[];
  after: number[];
}

const presses: { on: string; path: string; target: string; wide?: true }[] = [
  { on: 'a menu', path: '/About', target: 'header nav button[popovertarget]', wide: true },
  { on: 'the phone’s menu', path: '/About', target: 'header button[aria-haspopup="dialog"]' },
  { on: 'a product tab', path: '/', target: '[role=tab][aria-selected=false]' },
  { on: 'a service tile', path: '/', target: 'fieldset[data-stored] label:nth-of-type(2)' },
  { on: 'a case', path: '/CASE%20STUDIES/caseStudyPage', target: '[role=tab][aria-selected=false]' },
  { on: 'a link inside the site', path: '/privacy-policy', target: 'footer a[href="/trademark"]' },
];
const runs = 10;

export async function measureFirstPresses(base: string, executablePath: string): Promise<FirstPress[]> {
  const figures: FirstPress[] = [];
  for (const { on, path, target, wide } of presses) {
    const times = { before: [] as number[], after: [] as number[] };
    for (let run = 0; run < runs; run++) {
      for (const moment of ['before', 'after'] as const) {
        const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
        const page = await openSlowly(browser, base + path, wide === true);
        if (moment === 'after') await startReact(page);
        times[moment].push(await pressToFrame(page, target));
        await browser.close();
      }
    }
    const sorted = (all: number[]) => all.sort((a, b) => a - b);
    figures.push({ on, before: sorted(times.before), after: sorted(times.after) });
  }
  return figures;
}

async function openSlowly(browser: Browser, url: string, wide: boolean): Promise<Page> {
  const viewport = wide ? { width: 1440, height: 900 } : { width: 390, height: 844 };
  const page = await browser.newPage({ viewport, hasTouch: !wide });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  return page;
}

async function startReact(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('touchstart')));
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-started'));
  await page.waitForTimeout(500);
}

/** The longest of the events of one press, as the browser itself reports them. */
async function pressToFrame(page: Page, target: string): Promise<number> {
  const control = page.locator(target).locator('visible=true').first();
  // The scroll to a control further down starts React, as it does for a visitor: the press comes while it starts.
  const at = await control.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    Object.assign(window, { pressed: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) window.pressed = Math.max(window.pressed, entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  // A finger needs as long to follow the eye; on a slow phone React is starting then.
  await page.waitForTimeout(300);
  if (await page.evaluate(() => 'ontouchstart' in window)) await page.touchscreen.tap(at.x, at.y);
  else await page.mouse.click(at.x, at.y);
  await page.waitForTimeout(1500);
  // What takes less than a frame is not reported.
  return (await page.evaluate(() => window.pressed)) || 16;
}

declare global {
  interface Window {
    pressed: number;
  }
}
