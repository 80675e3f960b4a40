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
    const limit = path === '/' ? 70_000 : 49_000;
    expect((size?.responseBodySize ?? limit) + (size?.responseHeadersSize ?? 0)).toBeLessThan(limit);
    expect(fetched).toEqual([]);
    expect(new Set(letters)).toEqual(new Set(['loaded']));
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
  await page.goto(address('page:about'));
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
    await page.goto(address('page:about'));
    await show(page);
    await expect.poll(() => hasStarted(page)).toBe(true);
  });
}

test('React starts by itself where the tab has kept what was typed', async ({ page }) => {
  await page.goto(address('page:contact'));
  await page.getByRole('textbox').first().fill('Asha');
  await expect.poll(() => hasStarted(page)).toBe(true);
  await page.getByRole('textbox').first().fill('Ananya');
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(address('page:contact'));
  const script = page.waitForRequest((request) => request.resourceType() === 'script');
  await page.locator('html:not(.unpainted)').waitFor();
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
  await page.goto(address('page:about'));
  await expect(page.locator('h1')).toBeVisible();
});

test.describe('the first frame', () => {
  /** Keeps the document as it is before the first paint, for looking at it. */
  const holdFirstFrame = (page: Page) =>
    page.addInitScript(() => {
      window.PerformanceObserver = class extends PerformanceObserver {
        override observe() {}
      };
      const { setTimeout } = window;
      Object.assign(window, {
        setTimeout: (run: () => void, wait = 0) => (wait === 1000 ? 0 : setTimeout(run, wait)),
      });
    });

  for (const viewport of [
    { width: 360, height: 740 },
    { width: 768, height: 896 },
    { width: 1920, height: 896 },
  ]) {
    test(`leaves out nothing one would see at ${viewport.width} × ${viewport.height}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await holdFirstFrame(page);
      const tooEarly: string[] = [];
      for (const path of screens) {
        await page.goto(address(path));
        await page.locator('html.top-only:not(.fonts-loading)').waitFor();
        const ends = await page.locator('main').evaluate((main) => main.getBoundingClientRect().bottom);
        if (ends < viewport.height) tooEarly.push(`${path} ends at ${Math.round(ends)}`);
      }
      expect(tooEarly).toEqual([]);
    });
  }

  test('fetches no picture, and moves nothing', async ({ page }) => {
    await holdFirstFrame(page);
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image' && !request.url().startsWith('data:'))
        fetched.push(request.url());
    });
    for (const path of screens) {
      await page.goto(address(path), { waitUntil: 'networkidle' });
      const moving = await page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      );
      expect({ path, fetched: fetched.filter((url) => !/favicon|icon-/.test(url)), moving }).toEqual({
        path,
        fetched: [],
        moving: 0,
      });
    }
  });

  test('is followed by the whole page, also where one comes back to its middle', async ({ page }) => {
    await page.goto(address('page:about'));
    await expect(page.locator('footer')).toBeVisible();
    await page.evaluate(() => scrollTo(0, 3000));
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('no state of the document hides anything', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).not.toHaveClass(/./);
    await expect(page.locator('h1')).toBeVisible();
  });
});
