import { expect, test } from '@playwright/test';
import { canonicalUrl } from '../src/app/head.ts';
import { match } from '../src/app/match.ts';
import { routeIds, routes } from '../src/app/routes.ts';
import { address, documents } from './addresses.ts';
import { metaContent } from './built.ts';
import { collectErrors, started } from './console.ts';
import { pages } from './contents.ts';

test('every document is served, with one heading, its address and keywords, and no filler', async ({
  request,
}) => {
  for (const path of documents) {
    const response = await request.get(address(path));
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
    expect(html, path).toContain(
      `<link rel="canonical" href="${canonicalUrl(match(address(path)).id ?? 'home')}">`,
    );
    expect(metaContent(html, 'keywords'), path).toBeTruthy();
    const words = (/<main.*<\/main>/s.exec(html)?.[0] ?? '').replace(/<[^>]*>/g, ' ');
    expect(words.length, path).toBeGreaterThan(100);
    expect(words, path).not.toMatch(/coming soon|lorem ipsum|undefined|\[object/i);
  }
});

/** Pages of a view have the same styles, and styles decide what is visible without scripts. */
const oneOfEachView = [...new Map(routeIds.map((id) => [routes[id].view, routes[id].address])).values()];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a document of every view shows its heading, header and footer', async ({ page }) => {
    for (const path of oneOfEachView) {
      await page.goto(address(path));
      await expect(page.locator('h1'), path).toBeVisible();
      await expect(page.locator('header').first(), path).toBeVisible();
      await expect(page.locator('footer'), path).toBeVisible();
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
