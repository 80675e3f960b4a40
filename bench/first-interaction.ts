/*
 * From the first interaction of a visit to the next frame (Interaction to Next Paint), on a phone four times slower: in a
 * fresh browser each time, before React has started (or while it starts) and after.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type BarePage, openBarePage } from './bare-page.ts';

export interface FirstInteraction {
  on: string;
  /** Milliseconds, sorted. */
  before: number[];
  after: number[];
}

interface Interaction {
  on: string;
  path: string;
  target: string;
  wide?: true;
}

const interactions: Interaction[] = [
  { on: 'a menu', path: '/About', target: 'header nav button[popovertarget]', wide: true },
  { on: 'the phone’s menu', path: '/About', target: 'header button[aria-haspopup="dialog"]' },
  { on: 'a product tab', path: '/', target: '[role=tab][aria-selected=false]' },
  { on: 'a service tile', path: '/', target: 'fieldset[data-stored] label:nth-of-type(2)' },
  { on: 'a case', path: '/CASE%20STUDIES/caseStudyPage', target: '[role=tab][aria-selected=false]' },
  { on: 'a link inside the site', path: '/privacy-policy', target: 'footer a[href="/trademark"]' },
];
const runs = 10;

export async function measureFirstInteractions(
  base: string,
  executablePath: string,
): Promise<FirstInteraction[]> {
  const figures: FirstInteraction[] = [];
  for (const interaction of interactions) {
    const times = { before: [] as number[], after: [] as number[] };
    for (let run = 0; run < runs; run++) {
      for (const moment of ['before', 'after'] as const) {
        const page = await openBarePage(executablePath);
        await openSlowly(page, base + interaction.path, interaction.wide === true);
        if (moment === 'after') await startReact(page);
        times[moment].push(await interactionToFrame(page, interaction));
        await page.close();
      }
    }
    const sorted = (all: number[]) => all.sort((a, b) => a - b);
    figures.push({ on: interaction.on, before: sorted(times.before), after: sorted(times.after) });
  }
  return figures;
}

async function openSlowly(page: BarePage, url: string, wide: boolean): Promise<void> {
  const size = wide ? { width: 1440, height: 900 } : { width: 390, height: 844 };
  await page.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: false });
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: !wide });
  await page.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.send('Page.navigate', { url });
  await page.waitUntil(
    () =>
      location.href !== 'about:blank' &&
      document.readyState === 'complete' &&
      performance.getEntriesByType('paint').length > 0,
  );
}

async function startReact(page: BarePage): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('touchstart')), undefined);
  await page.waitUntil(() => document.documentElement.hasAttribute('data-started'));
  await wait(500);
}

/** The longest event of one interaction, as reported by the browser. */
async function interactionToFrame(page: BarePage, { target, wide }: Interaction): Promise<number> {
  // Scrolling to a control further down starts React, as for a visitor: the tap comes while it starts.
  const at = await page.evaluate((selector) => {
    const control = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
    if (!control) throw new Error(`Nothing to click: ${selector}`);
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    Object.assign(window, { longestEvent: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) window.longestEvent = Math.max(window.longestEvent, entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
    const { x, y, width, height } = control.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, target);
  // A finger takes as long to follow the eye; on a slow phone React starts meanwhile.
  await wait(300);
  if (wide) {
    const button = { ...at, button: 'left', clickCount: 1 } as const;
    await page.send('Input.dispatchMouseEvent', { ...at, type: 'mouseMoved' });
    await page.send('Input.dispatchMouseEvent', { ...button, type: 'mousePressed' });
    await page.send('Input.dispatchMouseEvent', { ...button, type: 'mouseReleased' });
  } else {
    await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
  await wait(1500);
  // Events shorter than a frame are not reported.
  return (await page.evaluate(() => window.longestEvent, undefined)) || 16;
}

declare global {
  interface Window {
    longestEvent: number;
  }
}
