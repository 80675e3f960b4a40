/* What a phone needs for its first frame is in the document; React comes when it is wanted. */
import { expect, type Page, test } from '@playwright/test';
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
    const { fetched, letters, icons } = await page.evaluate(() => ({
      fetched: [...document.querySelectorAll<HTMLImageElement>('img:not([loading="lazy"])')]
        .map(({ currentSrc }) => currentSrc)
        .filter((source) => !source.startsWith('data:')),
      letters: [...document.fonts].map(({ status }) => status),
      icons: [...document.querySelectorAll('use')].filter(
        (use) => !document.querySelector(use.getAttribute('href') ?? ''),
      ).length,
    }));
    expect(beforeLoad).toEqual([]);
    // What a new connection brings in two round trips; home with its poster takes three, and the
    // cases' words, which no first view shows, a part of the third.
    const limit = path === '/' ? 74_500 : 49_000;
    expect((size?.responseBodySize ?? limit) + (size?.responseHeadersSize ?? 0)).toBeLessThan(limit);
    expect(fetched).toEqual([]);
    expect(letters).toEqual(['loaded']);
    expect(icons).toBe(0);
  });
}

const hasStarted = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-started'));

test('React waits for the visitor, or for a long rest', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.clock.install();
  await page.goto('/About');
  await page.clock.runFor(3000);
  expect(scripts).toEqual([]);
  await page.clock.runFor(2000);
  await expect.poll(() => hasStarted(page)).toBe(true);
});

for (const [intent, show] of Object.entries({
  'a key': (page: Page) => page.keyboard.press('Shift'),
  'a press': (page: Page) => page.locator('h1').click(),
  'a moving pointer': (page: Page) => page.mouse.move(120, 130, { steps: 3 }),
  'the first scroll': (page: Page) => page.evaluate(() => scrollTo(0, 200)),
})) {
  test(`${intent} starts React`, async ({ page }) => {
    await page.clock.install();
    await page.goto('/About');
    await show(page);
    await expect.poll(() => hasStarted(page)).toBe(true);
  });
}

test('React starts by itself where the tab has kept what was typed', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('textbox').first().fill('Asha');
  await expect.poll(() => hasStarted(page)).toBe(true);
  await page.getByRole('textbox').first().fill('Ananya');
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/contact');
  const script = page.waitForRequest((request) => request.resourceType() === 'script');
  await page.clock.runFor(1000);
  await script;
  // React's own timers need a clock that goes.
  await page.clock.resume();
  await expect(page.getByRole('textbox').first()).toHaveValue('Ananya', { timeout: 20_000 });
});

test('a font that cannot be read holds the words back for a moment only', async ({ page }) => {
  await page.addInitScript(() => {
    FontFace.prototype.load = () => new Promise(() => {});
  });
  await page.goto('/About');
  await expect(page.locator('h1')).toBeVisible();
});

test('nothing is laid out late', async ({ page }) => {
  await page.goto('/');
  const late = await page.evaluate(
    () =>
      [...document.querySelectorAll('main *, footer')].filter(
        (part) => getComputedStyle(part).contentVisibility !== 'visible',
      ).length,
  );
  expect(late).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('no state of the document hides anything', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).not.toHaveClass(/./);
    await expect(page.locator('h1')).toBeVisible();
  });
});
