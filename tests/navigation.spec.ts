import { expect, type Page, test } from '@playwright/test';
import messages from '../src/content/shell/messages.ts';
import { address } from './addresses.ts';
import { collectErrors, started } from './console.ts';
import { pages } from './contents.ts';
import { holdReact } from './hold-react.ts';

/** Without scrolling to the link, like a mouse click. */
const clickInPage = (page: Page, path: string) =>
  page.evaluate(
    (href) => document.querySelector<HTMLAnchorElement>(`footer a[href="${href}"]`)?.click(),
    path,
  );

/** A mark on the window lasts as long as the document. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return () => page.evaluate(() => 'sameDocument' in window);
}

const footerLink = (page: Page, href: string) => page.locator(`footer a[href="${href}"]`).first();

test.beforeEach(async ({ page }) => {
  await page.goto(address('page:privacy-policy'));
  await started(page);
});

test('a link changes the page, not the document', async ({ page }) => {
  const errors = collectErrors(page);
  const isSame = await markDocument(page);
  await footerLink(page, address('page:terms-condition')).click();
  await expect(page).toHaveURL(address('page:terms-condition'));
  await expect(page.locator('h1')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await isSame()).toBe(true);
  await expect(page.locator('#status')).toHaveText(await page.title());
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /terms-condition$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('every frame of a navigation shows a heading', async ({ page }) => {
  const hrefs = [address('menu:about'), address('page:case-studies'), address('menu:flagship'), '/'];
  const frames = await page.evaluate(async (hrefs) => {
    const seen: { text: string; opacity: number }[] = [];
    const look = async () => {
      await new Promise(requestAnimationFrame);
      const heading = document.querySelector('main h1');
      let opacity = 1;
      for (let element = heading; element; element = element.parentElement) {
        opacity *= Number(getComputedStyle(element).opacity);
      }
      const text = heading?.textContent ?? '';
      seen.push({ text, opacity });
      return text;
    };
    for (const href of hrefs) {
      const before = await look();
      document.querySelector<HTMLAnchorElement>(`header a[href="${href}"]`)?.click();
      for (let frame = 0; frame < 300 && (await look()) === before; frame++);
      for (let frame = 0; frame < 20; frame++) await look();
    }
    return seen;
  }, hrefs);
  expect(new Set(frames.map(({ text }) => text)).size).toBe(hrefs.length + 1);
  expect(frames.filter(({ text, opacity }) => text === '' || opacity < 0.4)).toEqual([]);
});

test('back and forward restore the position', async ({ page }) => {
  await page.evaluate(() => scrollTo(0, 700));
  await page.waitForFunction(() => scrollY === 700);
  await clickInPage(page, address('page:trademark'));
  await expect(page).toHaveURL(address('page:trademark'));
  await page.waitForFunction(() => scrollY === 0);
  await page.goBack();
  await expect(page).toHaveURL(address('page:privacy-policy'));
  await page.waitForFunction(() => scrollY === 700);
  await page.goForward();
  await expect(page).toHaveURL(address('page:trademark'));
  await page.waitForFunction(() => scrollY === 0);
});

test('navigates to and from a path with a space', async ({ page }) => {
  const isSame = await markDocument(page);
  await footerLink(page, address('page:case-studies')).click();
  await expect(page).toHaveURL(address('page:case-studies'));
  await page.goBack();
  await expect(page).toHaveURL(address('page:privacy-policy'));
  expect(await isSame()).toBe(true);
});

test('leaves modified clicks, new tabs and other origins to the browser', async ({ page, context }) => {
  const isSame = await markDocument(page);
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    footerLink(page, address('page:trademark')).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await opened.waitForURL(address('page:trademark'));
  await expect(page).toHaveURL(address('page:privacy-policy'));
  expect(await isSame()).toBe(true);
});

test('hovering a link prefetches its script', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await footerLink(page, address('page:about')).hover();
  await expect.poll(() => fetched.some((url) => /\/static\/js\/about-[\w-]+\.js$/.test(url))).toBe(true);
});

test('a slow script shows a progress bar and keeps the old page', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/static\/js\/founder-/, async (route) => {
    await held;
    await route.continue();
  });
  await clickInPage(page, address('page:founder'));
  await expect(page.locator('html')).toHaveAttribute('data-loading');
  await expect(page.locator('h1')).toBeVisible();
  release();
  await expect(page).toHaveURL(address('page:founder'));
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await expect(page.locator('h1')).toHaveText(pages.founder.banner.title);
});

test('a navigation that the browser stops is completed: the page follows the address', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/static\/js\/founder-/, async (route) => {
    await held;
    await route.continue();
  });
  await clickInPage(page, address('page:founder'));
  await expect(page).toHaveURL(address('page:founder'));
  await page.evaluate(() => stop());
  release();
  await expect(page.locator('h1')).toHaveText(pages.founder.banner.title);
});

test('a failed script shows an error instead of the page, and a retry succeeds', async ({ page }) => {
  const errors = collectErrors(page);
  const isSame = await markDocument(page);
  await page.route(/\/static\/js\/founder-/, (route) => route.abort());
  await clickInPage(page, address('page:founder'));
  const retry = page.getByRole('button', { name: messages.tryAgain });
  await expect(retry).toBeVisible();
  await expect.poll(() => errors.join('\n')).toContain('Loading chunk founder failed');
  await expect(page.locator(`main a[href$="${address('page:founder')}"]`)).toBeVisible();
  await page.unroute(/\/static\/js\/founder-/);
  await retry.click();
  await expect(page.locator('h1')).toHaveText(pages.founder.banner.title);
  expect(await isSame()).toBe(true);
});

test('a failed page never replaces a newer one', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/static\/js\/founder-/, (route) => route.abort());
  await page.route('/version.json', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('/version.json');
  await clickInPage(page, address('page:founder'));
  await asked;
  await clickInPage(page, address('page:trademark'));
  await expect(page.locator('h1')).toHaveText(pages.trademark.banner.title);
  const answered = page.waitForResponse('/version.json');
  release();
  await answered;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(page.locator('h1')).toHaveText(pages.trademark.banner.title);
});

test('a click before React has started is replayed', async ({ page }) => {
  await page.goto(address('page:development'), { waitUntil: 'commit' });
  const last = page.getByRole('tab').last();
  await last.click();
  // The tab is marked as selected without React; its panel is not.
  await expect(page.getByRole('tabpanel', { name: pages.development.tabs.at(-1)?.name ?? '' })).toBeVisible();
});

test('a tab clicked before React has started is selected at once', async ({ page }) => {
  const release = await holdReact(page);
  await page.goto(address('page:development'));
  const [first, last] = [page.getByRole('tab').first(), page.getByRole('tab').last()];
  await last.click();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(first).toHaveAttribute('aria-selected', 'false');
  release();
  await started(page);
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name: pages.development.tabs.at(-1)?.name ?? '' })).toBeVisible();
});

test('a choice before React has started is kept and passed to React', async ({ page }) => {
  const release = await holdReact(page);
  await page.goto(address('page:run-a-shift'));
  const endless = page.getByRole('radio').last();
  await endless.check();
  release();
  // Only React shows the field of the endless shift's seed.
  await expect(page.locator('main form [name="seed"]')).toBeVisible();
  await expect(endless).toBeChecked();
});
