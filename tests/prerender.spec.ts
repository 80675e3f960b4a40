import { expect, test } from '@playwright/test';
import { canonicalUrl } from '../src/app/head.ts';
import { match } from '../src/app/match.ts';
import { address, documents } from './addresses.ts';
import { collectErrors, started } from './console.ts';
import { pages } from './contents.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every document is complete', async ({ page }) => {
    test.setTimeout(90_000);
    for (const path of documents) {
      const response = await page.goto(address(path));
      expect(response?.status(), path).toBe(200);
      await expect(page.locator('h1'), path).toHaveCount(1);
      await expect(page.locator('h1'), path).toBeVisible();
      await expect(page.locator('header').first(), path).toBeVisible();
      await expect(page.locator('footer'), path).toBeVisible();
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(canonical, path).toBe(canonicalUrl(match(address(path)).id ?? 'home'));
      expect(await page.locator('meta[name="keywords"]').getAttribute('content'), path).toBeTruthy();
      expect(await page.locator('main').innerText(), path).not.toMatch(
        /coming soon|lorem ipsum|undefined|\[object/i,
      );
    }
  });
});

test('on a host without rules, another spelling of a path shows its page', async ({ page }) => {
  const notFound = await (await page.request.get('/404')).text();
  await page.route('**/CONTACT', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
  );
  await page.goto('/CONTACT');
  await started(page);
  await expect(page.locator('h1')).toHaveText(pages.contact.banner.title);
});

test('an odd address gets a valid page', async ({ page }) => {
  const errors = collectErrors(page);
  for (const [odd, status] of [
    ['/%E0%A4%A', 404],
    [`${address('page:contact')}//`, 404],
    [`/${'x'.repeat(6000)}`, 404],
    [`${address('page:contact')}?what=%00&now`, 200],
    [`${address('page:contact')}#%E0%A4%A`, 200],
  ] as const) {
    await test.step(odd.slice(0, 40), async () => {
      const response = await page.goto(odd);
      expect(response?.status()).toBe(status);
      expect(errors.filter((line) => line.startsWith('exception'))).toEqual([]);
      await expect(page.locator('h1')).toBeVisible();
    });
  }
});
