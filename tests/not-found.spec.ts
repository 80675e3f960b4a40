import { expect, type Page, test } from '@playwright/test';
import content from '../src/content/site/not-found.ts';
import { address } from './addresses.ts';
import { started } from './console.ts';
import { pages } from './contents.ts';

const nearest = (page: Page) => page.getByRole('navigation', { name: content.suggestedTitle });

test('explains the error, has status 404 and is not indexed', async ({ page }) => {
  const response = await page.goto('/no/such/page-at-all');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText(content.banner.title);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expect(page.locator('header')).toBeVisible();
  await expect(page.locator('footer')).toBeVisible();
});

test('suggests the page that was probably meant', async ({ page }) => {
  await page.goto(address('page:smart-city').slice(0, -2));
  const { title } = pages['smart-city'].banner;
  await expect(nearest(page).getByRole('link').first()).toHaveText(title);
  await nearest(page).getByRole('link').first().click();
  await expect(page).toHaveURL(address('page:smart-city'));
  await expect(page.locator('h1')).toHaveText(title);
});

test('suggests nothing when no page is similar', async ({ page }) => {
  await page.goto('/qqqqqqqqqqqq');
  await started(page);
  await expect(nearest(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: content.main[0]?.name ?? '' })).toBeVisible();
});

test('suggestions cause no layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address('page:cloud').slice(0, -2));
    await expect(nearest(page)).toBeVisible();
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('links the main pages and the site map', async ({ page }) => {
    await page.goto('/abuot');
    for (const { name, href } of content.main) {
      const link = page.locator('main').getByRole('link', { name: new RegExp(`^${name}`) });
      await expect(link).toHaveAttribute('href', address(href));
    }
    const siteMap = content.banner.actions.find(({ href }) => href === 'page:site-map')?.label ?? '';
    await page.locator('main').getByRole('link', { name: siteMap }).click();
    await expect(page).toHaveURL(address('page:site-map'));
  });
});
