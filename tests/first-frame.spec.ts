/* What a phone needs for its first frame is in the document; what lies below it is laid out later. */
import { expect, test } from '@playwright/test';
import { started } from './console.ts';
import { address, screens } from './screens.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const path of screens) {
  test(`${path} shows its first view without asking for anything more`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (['script', 'stylesheet', 'font'].includes(request.resourceType())) asked.push(request.url());
    });
    await page.goto(address(path), { waitUntil: 'load' });
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
    expect(fetched).toEqual([]);
    expect(letters).toEqual(['loaded']);
    expect(icons).toBe(0);
  });
}

const folded = /\bfolded\b/;

test('the lower page is folded on a fresh visit, and whole once the visitor moves on', async ({ page }) => {
  await page.goto('/');
  await started(page);
  await expect(page.locator('html')).toHaveClass(folded);
  await page.locator('footer a[href="/trademark"]').click();
  await expect(page.locator('h1')).toHaveText(/Trademark/);
  await expect(page.locator('html')).not.toHaveClass(folded);
});

test('coming back to a page, or to a part of one, finds it whole', async ({ page }) => {
  await page.goto('/About');
  await page.reload();
  await expect(page.locator('html')).not.toHaveClass(folded);
  await page.goto('about:blank');
  await page.goto('/About#anything');
  await expect(page.locator('html')).not.toHaveClass(folded);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('everything is laid out', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).not.toHaveClass(folded);
    await expect(page.locator('h1')).toBeVisible();
  });
});
