/*
 * The translated editions as a visitor opens them. A chosen set of pages: the others have the same views, and
 * tests/pages.spec.ts opens every one of those in the first edition.
 */
import { expect, type Page, test } from '@playwright/test';
import { addressOf, firstEdition } from '../src/app/addresses.ts';
import { openEdition } from '../src/app/open-edition.ts';
import type { RouteId } from '../src/content/schema.ts';
import { chosenPages, translatedEditions } from './addresses.ts';
import { expectNoViolation } from './axe.ts';
import { complaints, started } from './console.ts';

async function expectNoSideways(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

for (const edition of translatedEditions) {
  const { tag, direction, prefix } = edition;
  const address = (id: RouteId) => encodeURI(addressOf(`page:${id}`, edition));

  for (const id of chosenPages(edition)) {
    test(`${address(id)} opens whole, and axe finds nothing`, async ({ page }) => {
      const heard = complaints(page);
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
        await expectNoSideways(page);
      }
      expect(heard).toEqual([]);
    });
  }

  test(`a wrong address below ${prefix} is missing in that language, with a way to a page that exists`, async ({
    page,
  }) => {
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

test('a language nobody publishes is a wrong address of the first edition', async ({ page }) => {
  const response = await page.goto('/xx/contact');
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', firstEdition.tag);
});
