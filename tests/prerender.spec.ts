import { expect, test } from '@playwright/test';
import { match } from '../src/app/match.ts';
import { brand } from '../src/content/brand.ts';
import { complaints, started } from './console.ts';
import { address, documents } from './screens.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of documents) {
    test(`${path} is a complete document`, async ({ page }) => {
      const response = await page.goto(address(path));
      expect(response?.status()).toBe(200);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('header').first()).toBeVisible();
      await expect(page.locator('footer')).toBeVisible();
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(canonical).toBe(brand.origin + encodeURI(match(path).path ?? ''));
      expect(await page.locator('meta[name="keywords"]').getAttribute('content')).toBeTruthy();
      expect(await page.locator('main').innerText()).not.toMatch(
        /coming soon|lorem ipsum|undefined|\[object/i,
      );
    });
  }
});

for (const path of documents) {
  test(`${path} starts without a word`, async ({ page }) => {
    const heard = complaints(page);
    await page.goto(address(path));
    const served = await page.locator('main').innerText();
    await started(page);
    // A mismatch would have replaced what was served.
    if (path !== '/') expect(await page.locator('main').innerText()).toBe(served);
    expect(heard).toEqual([]);
  });
}

test('a spelling no file exists for shows its screen on a host without rules', async ({ page }) => {
  const notFound = await (await page.request.get('/404')).text();
  await page.route('**/CONTACT', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
  );
  await page.goto('/CONTACT');
  await started(page);
  await expect(page.locator('h1')).toHaveText('Contact Us');
});

test('unknown paths answer 404 with the not-found screen', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('h1')).toBeVisible();
});

for (const odd of [
  '/%E0%A4%A',
  '/contact//',
  `/${'x'.repeat(6000)}`,
  '/contact?what=%00&now',
  '/contact#%E0%A4%A',
]) {
  test(`${odd.slice(0, 40)} gets a sane page`, async ({ page }) => {
    const heard = complaints(page);
    const response = await page.goto(odd);
    expect([200, 400, 404, 414, 431]).toContain(response?.status());
    expect(heard.filter((line) => line.startsWith('exception'))).toEqual([]);
  });
}
