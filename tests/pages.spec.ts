/*
 * Opens every page on a phone and a desktop and checks what must hold for all: within its size budget, no console
 * message, no hydration change, no layout shift, no third-party request, no cookie, no CSP violation, no axe violation
 * (also in forced colours), no horizontal scrolling (also with wide text spacing).
 */
import { expect, type Page, type Response, test } from '@playwright/test';
import { routeIds, routes } from '../src/app/routes.ts';
import { address, documents, pagePaths } from './addresses.ts';
import { expectNoViolation, forceColours } from './axe.ts';
import { collectErrors, started } from './console.ts';
import { expectNoHorizontalScroll } from './horizontal-scroll.ts';
import { shiftsOverScroll, watchShifts } from './layout-shift.ts';
import { heightOf, tallest } from './page-height.ts';
import { overBudget, watchWeight } from './page-weight.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const narrowest = { width: 320, height: 640 };

/**
 * Without the mark of the current section, which changes with the scroll position. Once React has taken over, at that
 * moment: examples begin to move in the next frame.
 */
const wordsIn = (page: Page, when: 'served' | 'started') =>
  page.evaluate(async (isStarted) => {
    const root = document.documentElement;
    if (isStarted && !root.hasAttribute('data-started'))
      await new Promise<void>((resolve) => {
        new MutationObserver(() => resolve()).observe(root, { attributeFilter: ['data-started'] });
      });
    const copy = document.querySelector('main')?.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll('[data-follows-reader]')) part.remove();
    return copy.textContent;
  }, when === 'started');

/** Notes what a visitor would never see. To be called before the page opens. */
async function watch(page: Page) {
  const errors = collectErrors(page);
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await watchShifts(page);
  return { errors, origins };
}

async function open(page: Page, path: string, atLoad?: (document: Response | null) => Promise<void>) {
  const document = await page.goto(address(path));
  await atLoad?.(document);
  const served = await wordsIn(page, 'served');
  const [hydrated] = await Promise.all([wordsIn(page, 'started'), started(page)]);
  // A mismatch would have replaced what was served.
  expect(hydrated).toBe(served);
}

/** As on a first visit, but in the same tab, which takes half the time of a new one. */
async function forgetVisit(page: Page) {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/** The text spacing of WCAG 1.4.12. */
async function setWidestSpacing(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* {
      line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
    }
    p { margin-block-end: 2em !important; }`);
    document.adoptedStyleSheets.push(sheet);
  });
}

async function expectForcedColours(page: Page) {
  await forceColours(page);
  // Only colours differ; the other rules have checked this page already.
  await expectNoViolation(page, 'in forced colours', ['color-contrast']);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // A background in the colour of the text would hide the text.
    const painted = await page.evaluate(() => {
      const text = getComputedStyle(document.body).color;
      return [
        ...document.querySelectorAll(
          'body, header, main, main > *, input:not(.visually-hidden), textarea, dialog, footer',
        ),
      ]
        .filter((one) => getComputedStyle(one).backgroundColor === text)
        .map(({ tagName, className }) => `${tagName} ${className}`);
    });
    expect(painted, colorScheme).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
}

/** One page of each kind: they share their styles. */
const oneOfEachView: string[] = [
  ...new Map(routeIds.map((id) => [routes[id].view, routes[id].address])).values(),
];

test.use({ viewport: phone });
test.describe.configure({ timeout: 90_000 });

for (const path of pagePaths) {
  test(`${path} is complete and stable on a phone and a desktop, within budget and without violations`, async ({
    page,
  }) => {
    const { errors, origins } = await watch(page);
    const weighing = watchWeight(page);
    await open(page, path, weighing.atLoad);
    expect(overBudget(path, await weighing.afterStart())).toEqual([]);
    expect(await shiftsOverScroll(page)).toEqual([]);
    expect(await heightOf(page)).toBeLessThan(tallest);
    // With reduced motion, everything that would be revealed on scroll is visible.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await heightOf(page)).toBeLessThan(tallest);
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => scrollTo(0, 0));
      await expectNoViolation(page, 'as they open');
      await expectNoHorizontalScroll(page);
    }
    if (oneOfEachView.includes(path)) await expectForcedColours(page);
    await page.setViewportSize(narrowest);
    await expectNoHorizontalScroll(page);
    await setWidestSpacing(page);
    for (const viewport of [narrowest, phone]) {
      await page.setViewportSize(viewport);
      await expectNoHorizontalScroll(page);
    }
    expect(await page.context().cookies()).toEqual([]);

    await test.step('on a desktop', async () => {
      await forgetVisit(page);
      await page.emulateMedia({ reducedMotion: null });
      await page.setViewportSize(desktop);
      await open(page, path);
      expect(await shiftsOverScroll(page)).toEqual([]);
    });
    expect(errors).toEqual([]);
    expect([...origins]).toEqual([new URL(page.url()).origin]);
  });
}

test('the same pages at other addresses are complete', async ({ page }) => {
  const { errors } = await watch(page);
  await page.setViewportSize(desktop);
  for (const path of documents.filter((path) => !pagePaths.includes(path))) {
    await test.step(path, async () => {
      await open(page, path);
      expect(errors).toEqual([]);
    });
  }
});
