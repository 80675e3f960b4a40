/* What the first frame shows, and when React starts. tests/page-weight.ts checks what the document contains for it. */
import { expect, type Page, type Route, test } from '@playwright/test';
import { addressOf } from '../src/app/addresses.ts';
import { address, chosenPages, pagePaths, translatedEditions } from './addresses.ts';
import { watchShifts } from './layout-shift.ts';

test.use({ viewport: { width: 390, height: 844 } });

const hasStarted = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-started'));

test('React starts on interaction or after a long idle time', async ({ page }) => {
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

test('a step back to another page of the document starts React, which shows it', async ({ page }) => {
  // Without the long rest after which React starts by itself.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, wait = 0) => (wait === 4000 ? 0 : setTimeout(run, wait)),
    });
  });
  await page.goto(address('page:about'));
  const heading = await page.locator('h1').textContent();
  await page.mouse.move(120, 130, { steps: 3 });
  await expect.poll(() => hasStarted(page)).toBe(true);
  // Without scrolling, because the restored position would start it.
  await page.evaluate(
    (path) => document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`)?.click(),
    address('page:trademark'),
  );
  await expect(page.locator('h1')).not.toHaveText(heading ?? '');
  await page.reload();
  await page.locator('html:not(.top-only)').waitFor();
  expect(await hasStarted(page)).toBe(false);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(address('page:about'));
  await expect(page.locator('h1')).toHaveText(heading ?? '');
});

test('a document that was cut off on the way back is loaded again, once; one that a link leads to is not', async ({
  page,
}) => {
  const path = address('page:about');
  let cut = 0;
  const cutOff = async () => {
    const answer = async (route: Route) => {
      const response = await route.fetch();
      const html = await response.text();
      cut++;
      await route.fulfill({ response, body: html.slice(0, html.indexOf('<main')) });
    };
    await page.route(`**${path}`, answer, { times: 1 });
  };
  await page.goto(path);
  // A document of its own, so that the step back loads the first one again.
  await page.goto(addressOf('page:contact', translatedEditions[0]));
  await cutOff();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('main h1')).toBeVisible();
  expect(cut).toBe(1);
  await cutOff();
  await page.goto(path);
  expect(cut).toBe(2);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.locator('main')).toHaveCount(0);
});

test('React starts by itself if the tab has stored form values', async ({ page }) => {
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
  // React's timers need a running clock.
  await page.clock.resume();
  await expect(page.getByRole('textbox').first()).toHaveValue('Ananya', { timeout: 20_000 });
});

test('a broken font delays text only briefly', async ({ page }) => {
  await page.addInitScript(() => {
    FontFace.prototype.load = () => new Promise(() => {});
  });
  await page.goto(address('page:about'));
  await expect(page.locator('h1')).toBeVisible();
});

test.describe('the first frame', () => {
  /** Keeps the document in its state before the first paint. */
  const holdFirstFrame = (page: Page) =>
    page.addInitScript(() => {
      window.PerformanceObserver = class extends PerformanceObserver {
        override observe() {}
      };
      const { setTimeout } = window;
      Object.assign(window, {
        setTimeout: (run: () => void, wait = 0) => ([1000, 3000].includes(wait) ? 0 : setTimeout(run, wait)),
      });
    });

  const phone = { width: 360, height: 740 };
  const windows = [phone, { width: 768, height: 896 }, { width: 1920, height: 896 }];

  test('fetches no picture, shifts nothing and is complete', async ({ page }) => {
    test.setTimeout(120_000);
    await holdFirstFrame(page);
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image' && !/^data:|favicon|icon-/.test(request.url()))
        fetched.push(request.url());
    });
    for (const path of pagePaths) {
      await page.setViewportSize(phone);
      await page.goto(address(path));
      await page.locator('html.top-only:not(.fonts-loading)').waitFor();
      const moving = () =>
        page.evaluate(
          () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
        );
      await expect.poll(moving, path).toBe(0);
      expect(fetched, path).toEqual([]);
      for (const window of windows) {
        await page.setViewportSize(window);
        const end = await page.locator('main').evaluate((main) => main.getBoundingClientRect().bottom);
        expect(end, `${path} at ${window.width}`).toBeGreaterThanOrEqual(window.height);
      }
      // Wider windows may already have requested theirs.
      fetched.splice(0);
    }
  });

  test('is followed by the whole page, part by part, also when restoring a scroll position', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const frames: { parts: number; time: number }[] = [];
      Object.assign(window, { frames });
      const count = () => {
        const parts = document.querySelectorAll<HTMLElement>('main > *, main ~ footer, footer [data-later]');
        const shown = [...parts].filter((part) => part.offsetHeight > 0).length;
        frames.push({ parts: shown, time: performance.now() });
        requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
    });
    await page.goto(address('page:about'));
    await page.locator('html:not(.top-only)').waitFor();
    await expect(page.locator('footer')).toBeVisible();
    const frames = await page.evaluate(
      () => (window as unknown as { frames: { parts: number; time: number }[] }).frames,
    );
    expect(Math.max(...frames.map(({ parts }) => parts))).toBeGreaterThan(4);
    // The first frame shows two; each later one adds one, or one per 100 ms on a busy machine.
    const tooMany = frames.slice(1).filter(({ parts, time }, at) => {
      const before = frames[at];
      if (!before?.parts) return false;
      return parts - before.parts > 1 + Math.floor((time - before.time) / 100);
    });
    expect(tooMany).toEqual([]);
    await expect(page.locator('[data-laid-out]')).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 3000));
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
  });
});

test.describe('in another script', () => {
  test.use({ serviceWorkers: 'block' });

  test('the document has the letters of its first view, and the whole fonts shift nothing', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await watchShifts(page);
    const paths = translatedEditions.flatMap((edition) =>
      chosenPages(edition)
        .slice(0, 5)
        .map((id) => addressOf(`page:${id}`, edition)),
    );
    for (const path of paths) {
      const held = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto(encodeURI(path), { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
      await expect(page.locator('html'), path).toHaveClass(/top-only/);
      await expect(page.locator('h1'), path).toBeVisible();
      await expect(page.locator('footer'), path).toBeHidden();
      held.resolve();
      await page.locator('html:not(.top-only)').waitFor();
      await expect(page.locator('footer'), path).toBeVisible();
      expect(await page.evaluate(() => window.shifts), path).toEqual([]);
      const early = await page.evaluate(() => {
        const [paint] = performance.getEntriesByType('paint');
        return performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => name.endsWith('.woff2') && startTime < (paint?.startTime ?? 0))
          .map(({ name }) => name);
      });
      expect(early, path).toEqual([]);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
});

test('names of other languages do not move each other when their fonts arrive', async ({ page }) => {
  const items = page.locator('footer nav > ul:has(a[lang][hreflang]) > li');
  const places = () => items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().x));
  const loaded = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(({ family, status }) => /names/.test(family) && status === 'loaded')
          .length,
    );
  for (const edition of [undefined, ...translatedEditions]) {
    const path = addressOf('page:contact', edition);
    const held = Promise.withResolvers<void>();
    await page.route('**/language-names-*.woff2', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(path);
    await items.last().scrollIntoViewIfNeeded();
    const before = await places();
    held.resolve();
    await expect.poll(loaded, path).toBeGreaterThan(0);
    expect(await places(), path).toEqual(before);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('a browser that draws its first frame late fetches fonts only after it', async ({ page }) => {
  await page.addInitScript(() => {
    const { requestAnimationFrame, setTimeout } = window;
    let isDrawing = false;
    Object.assign(window, {
      // What is waited for if no frame is ever drawn.
      setTimeout: (run: () => void, wait = 0) => (wait === 3000 ? 0 : setTimeout(run, wait)),
      requestAnimationFrame: (run: FrameRequestCallback) => {
        const wait = () => requestAnimationFrame(isDrawing ? run : wait);
        return requestAnimationFrame(wait);
      },
      draw: () => {
        isDrawing = true;
      },
    });
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe() {}
    };
  });
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font' && !request.url().startsWith('data:')) fonts.push(request.url());
  });
  await page.goto(addressOf('page:contact', translatedEditions[0]));
  await page.waitForTimeout(1500);
  expect(fonts).toEqual([]);
  await page.evaluate(() => (window as unknown as { draw(): void }).draw());
  await expect.poll(() => fonts.length).toBeGreaterThan(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('no state of the document hides anything', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).not.toHaveClass(/./);
    await expect(page.locator('h1')).toBeVisible();
  });
});
