/* What a phone needs for its first frame is in the document; what lies below it is laid out later. */
import { expect, type Page, test } from '@playwright/test';
import { started } from './console.ts';
import { address, screens } from './screens.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const path of screens) {
  test(`${path} shows its first view without asking for anything more`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (['script', 'stylesheet', 'font'].includes(request.resourceType())) asked.push(request.url());
    });
    const answer = await page.goto(address(path), { waitUntil: 'load' });
    const size = await answer?.request().sizes();
    const beforeLoad = [...asked];
    const { fetched, letters, icons, lowerPage } = await page.evaluate(() => ({
      fetched: [...document.querySelectorAll<HTMLImageElement>('img:not([loading="lazy"])')]
        .map(({ currentSrc }) => currentSrc)
        .filter((source) => !source.startsWith('data:')),
      letters: [...document.fonts].map(({ status }) => status),
      icons: [...document.querySelectorAll('use')].filter(
        (use) => !document.querySelector(use.getAttribute('href') ?? ''),
      ).length,
      lowerPage: Math.min(
        ...[...document.querySelectorAll('main > :nth-child(n + 3), [data-piece], footer')]
          .map((piece) => piece.getBoundingClientRect())
          .filter(({ height }) => height > 0)
          .map(({ top }) => top),
      ),
    }));
    expect(beforeLoad).toEqual([]);
    // What a new connection brings in two round trips; home with its poster takes three, and the
    // cases' words, which no first view shows, a part of the third.
    const limit = path === '/' ? 74_500 : path.startsWith('/CASE') ? 49_000 : 43_800;
    expect((size?.responseBodySize ?? limit) + (size?.responseHeadersSize ?? 0)).toBeLessThan(limit);
    expect(fetched).toEqual([]);
    expect(letters).toEqual(['loaded']);
    expect(icons).toBe(0);
    // What is left out of the first frame begins below the highest screen it is left out on.
    expect(lowerPage).toBeGreaterThan(960);
  });
}

const folded = /\bfolded\b/;

const leftOut = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main > *, [data-piece], footer')].filter(
        (piece) => getComputedStyle(piece).contentVisibility !== 'visible',
      ).length,
  );

// Home's long blocks come in two pieces; every service after the first is one.
for (const [path, ownPieces] of [
  ['/', 2],
  ['/SERVICES/AllServicePage', 8],
] as const) {
  test(`${path}: the lower page is left out of the first frame, then laid out`, async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const hidden = (piece: Element) => getComputedStyle(piece).contentVisibility === 'hidden';
        const blocks = [...document.querySelectorAll('main > :nth-child(n + 3), footer')];
        const own = [...document.querySelectorAll('[data-piece]')];
        Object.assign(window, { atFirst: { blocks: blocks.every(hidden), own: own.filter(hidden).length } });
      });
    });
    await page.goto(address(path));
    const atFirst = await page.evaluate(() => (window as unknown as { atFirst: unknown }).atFirst);
    expect(atFirst).toEqual({ blocks: true, own: ownPieces });
    await expect.poll(() => leftOut(page)).toBe(0);
  });
}

test('React finds the page as it was served', async ({ page }) => {
  await page.goto('/');
  await started(page);
  await expect(page.locator('html')).not.toHaveClass(folded);
  await expect(page.locator('[data-unfolded]')).toHaveCount(0);
  expect(await leftOut(page)).toBe(0);
});

test('whoever is quick finds the lower page at once', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  await page.keyboard.press('End');
  expect(await leftOut(page)).toBe(0);
});

test('coming back to a page, or to a part of one, finds it whole', async ({ page }) => {
  await page.goto('/About');
  await page.reload();
  await expect(page.locator('html')).not.toHaveClass(folded);
  await page.goto('about:blank');
  await page.goto('/About#anything');
  await expect(page.locator('html')).not.toHaveClass(folded);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('everything is laid out', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).not.toHaveClass(folded);
    await expect(page.locator('h1')).toBeVisible();
  });
});
