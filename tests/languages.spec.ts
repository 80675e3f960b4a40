/*
 * A selection of translated pages: the others have the same views, and tests/pages.spec.ts checks all of those in the
 * first edition.
 */
import { expect, test } from '@playwright/test';
import { addressOf, firstEdition } from '../src/app/addresses.ts';
import { openEdition } from '../src/app/open-edition.ts';
import type { RouteId } from '../src/content/schema.ts';
import { chosenPages, translatedEditions } from './addresses.ts';
import { expectNoViolation } from './axe.ts';
import { collectErrors, started } from './console.ts';
import { expectNoHorizontalScroll } from './horizontal-scroll.ts';
import { heightOf, tallest } from './page-height.ts';

for (const edition of translatedEditions) {
  const { tag, direction, prefix } = edition;
  const address = (id: RouteId) => encodeURI(addressOf(`page:${id}`, edition));

  for (const id of chosenPages(edition)) {
    test(`${address(id)} is complete and has no violations`, async ({ page }) => {
      const errors = collectErrors(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address(id));
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      const served = await page.locator('main').textContent();
      await started(page);
      expect(await page.locator('main').textContent()).toBe(served);
      await expectNoViolation(page, 'as they open');
      for (const width of [1440, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoHorizontalScroll(page);
        // As in the first edition, no page is endless on a phone.
        if (width === 390) expect(await heightOf(page)).toBeLessThan(tallest);
      }
      expect(errors).toEqual([]);
    });
  }

  test(`a wrong address below ${prefix} gets the not-found page of that language`, async ({ page }) => {
    const { shell } = await openEdition(edition);
    for (const wrong of [`${prefix}/no-such-page`, `${prefix.toUpperCase()}/no-such-page`, `${prefix}//`]) {
      const response = await page.goto(wrong);
      expect(response?.status(), wrong).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.locator('h1')).toBeVisible();
    }
    await started(page);
    await expectNoViolation(page, 'as they open');
    await page.getByRole('banner').getByRole('link', { name: shell.menu.contact.label }).click();
    await expect(page).toHaveURL(address('contact'));
  });
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });
  for (const edition of translatedEditions) {
    test(`${edition.tag}: a saved page opens, and the offline page is in that language`, async ({
      page,
      context,
    }) => {
      const [home, other] = (['home', 'about'] as const).map((id) =>
        encodeURI(addressOf(`page:${id}`, edition)),
      );
      const { shell } = await openEdition(edition);
      await page.goto(home ?? '');
      await started(page);
      await expect
        .poll(() => page.evaluate(async (key) => Boolean(await caches.match(key)), home ?? ''), {
          timeout: 15_000,
        })
        .toBe(true);
      await context.setOffline(true);
      await page.goto(home ?? '');
      await expect(page.getByText(shell.messages.savedCopy, { exact: true })).toBeVisible();
      await page.goto(other ?? '');
      await expect(page.locator('html')).toHaveAttribute('lang', edition.tag);
      await expect(page.locator('meta[name="page"]')).toHaveAttribute('content', 'offline');
      await context.setOffline(false);
    });
  }
});

test('language links keep the search query, before scripts start', async ({ page }) => {
  const [edition] = translatedEditions;
  test.skip(!edition);
  // Blocks the page's scripts: only the inline one runs.
  await page.route('**/static/js/**', () => {});
  await page.goto(`${encodeURI(addressOf('page:search'))}?q=ONVIF`, { waitUntil: 'commit' });
  await page.locator('footer').locator(`a[hreflang="${edition?.tag}"][lang]`).click();
  await expect(page).toHaveURL(new RegExp(`^[^?]*${edition?.prefix}/[^?]*\\?q=ONVIF$`));
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(edition?.tag);
});

test('an unpublished language is a wrong address of the first edition', async ({ page }) => {
  const response = await page.goto('/xx/contact');
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', firstEdition.tag);
});
