import { expect, type Page, test } from '@playwright/test';
import type { Href } from '../src/content/schema.ts';
import type { Service } from '../src/content/services/schema.ts';
import synonyms from '../src/content/site/search-synonyms.ts';
import words from '../src/content/site/search-words.ts';
import type { SolutionCard } from '../src/content/solutions/schema.ts';
import { address } from './addresses.ts';
import { expectNoViolation } from './axe.ts';
import { collectErrors, started } from './console.ts';
import { pages } from './contents.ts';

const service = pages.services.services.at(-1) as Service;
const sector = pages['smart-industry'].cards[0] as SolutionCard;

const dialog = (page: Page) => page.getByRole('dialog', { name: words.label });
const field = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');

test('fetches nothing of the search before it is opened', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(address('page:contact'));
  await started(page);
  expect(fetched.filter((url) => /search-d|engine/.test(url))).toEqual([]);
});

for (const [name, press] of [
  ['the button', (page: Page) => page.getByRole('banner').getByRole('link', { name: words.label }).click()],
  ['/', (page: Page) => page.keyboard.press('/')],
  ['Ctrl K', (page: Page) => page.keyboard.press('Control+k')],
] as const) {
  test(`${name} opens the search; arrows and Enter open a result, Escape closes`, async ({ page }) => {
    const errors = collectErrors(page);
    await page.goto(address('page:contact'));
    await started(page);
    await press(page);
    await expect(field(page)).toBeFocused();
    await field(page).fill(service.title);
    await expect(options(page).first()).toBeVisible();
    await expectNoViolation(page, 'with the search open');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await press(page);
    await field(page).fill(service.title);
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address(`page:services/${service.id}`));
    await expect(dialog(page)).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('the search shortcut works before React has started', async ({ page }) => {
  await page.goto(address('page:contact'));
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});

test('the shortcut pressed right after Escape reopens the search', async ({ page }) => {
  await page.goto(address('page:contact'));
  await started(page);
  await page.keyboard.press('/');
  await field(page).fill(service.title);
  // In one task: the dialog's `close` event comes in the next one.
  await field(page).evaluate((input) => {
    const press = (target: EventTarget, key: string) =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    press(input, 'Escape');
    press(document.body, '/');
  });
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
});

test('Enter during composition does not open a result', async ({ page }) => {
  await page.goto(address('page:contact'));
  await started(page);
  await page.keyboard.press('/');
  await field(page).fill(service.title);
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await field(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(address('page:contact'));
});

test('an index that fails to load shows an error, and a retry succeeds', async ({ page }) => {
  await page.route(/search-data/, (route) => route.abort());
  await page.goto(address('page:search'));
  await started(page);
  await page.getByRole('searchbox').fill(service.title);
  await expect(page.getByText(words.failed)).toBeVisible();
  await page.unroute(/search-data/);
  await page.getByRole('button', { name: words.tryAgain }).click();
  await expect(page.locator('main ol a').first()).toBeVisible();
});

test('falls back to the search page if the dialog does not load', async ({ page }) => {
  await page.goto(address('page:contact'));
  await started(page);
  await page.route(/search-dialog-/, (route) => route.abort());
  await page.keyboard.press('/');
  await expect(page).toHaveURL(address('page:search'));
});

test('without results the query is shown as it was typed', async ({ page }) => {
  await page.goto(address('page:search'));
  await started(page);
  await page.getByRole('searchbox').fill('किराया');
  await expect(page.locator('main strong')).toHaveText('किराया');
});

test('what the site does not state is said so, with the nearest page and the contact', async ({ page }) => {
  const word = Object.entries(synonyms).find(([, [meaning]]) => meaning?.startsWith('page:'));
  const [query, [nearest = ''] = []] = word ?? [''];
  await page.goto(`${address('page:search')}?q=${encodeURIComponent(query)}`);
  await started(page);
  const answer = page.locator('main', { hasText: words.none });
  await expect(answer.locator('dl a')).toHaveCount(2);
  await expect(answer.locator('dl a').first()).toHaveAttribute('href', address(nearest as Href));
  await expect(answer.locator('dl a').last()).toHaveAttribute('href', address('page:contact'));
  await expect(page.locator('main ol a')).toHaveCount(0);
  await expectNoViolation(page, 'with nothing stated');
});

test('the shortcut is ignored in text fields', async ({ page }) => {
  await page.goto(address('page:contact'));
  await started(page);
  await page.locator('textarea').fill('');
  await page.locator('textarea').press('/');
  await expect(page.locator('textarea')).toHaveValue('/');
  await expect(dialog(page)).toHaveCount(0);
});

test('results have their own address, with back and forward', async ({ page }) => {
  await page.goto(`${address('page:search')}?q=${encodeURIComponent(service.title)}`);
  await started(page);
  const results = page.locator('main ol a');
  await expect(results.first()).toBeVisible();
  const counted = new RegExp(`^(${words.results.other.replace('{count}', '\\d+')}|${words.results.one})$`);
  await expect(page.getByRole('heading', { level: 2, name: counted })).toBeVisible();
  await page.getByRole('searchbox').fill(sector.title);
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === sector.title);
  await results.filter({ hasText: sector.title }).first().click();
  await expect(page).toHaveURL(new RegExp(`${address('page:smart-industry')}#[\\w-]+$`));
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue(sector.title);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue(service.title);
  await expectNoViolation(page, 'with results');
});

test('handles any input', async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto(address('page:search'));
  await started(page);
  for (const query of ['xqzzv', '<zqxw onzqxw=zqxw>', '😀😀', 'हिन्दी', 'a'.repeat(10_000), '   ']) {
    await page.getByRole('searchbox').fill(service.title);
    await expect(page.locator('main ol a').first()).toBeVisible();
    await page.getByRole('searchbox').fill(query);
    await expect(page.getByText(words.wantedTitle)).toBeVisible();
    await expect(page.locator(`main a[href="${address('page:contact')}"]`).first()).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after one use the search works offline', async ({ page, context }) => {
    await page.goto(`${address('page:search')}?q=${encodeURIComponent(service.title)}`);
    await started(page);
    await expect(page.locator('main ol a').first()).toBeVisible();
    await expect
      .poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), address('page:search')), {
        timeout: 30_000,
      })
      .toBe(true);
    // Reloads under the worker, which caches the search's files.
    await page.reload();
    await started(page);
    await expect(page.locator('main ol a').first()).toBeVisible();
    await context.setOffline(true);
    await page.goto(`${address('page:search')}?q=${encodeURIComponent(sector.title)}`);
    await started(page);
    await expect(page.locator('main ol a', { hasText: sector.title }).first()).toBeVisible();
  });
});

test('fits 320 px, and shows the results of a link at once', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // React's delayed start never fires.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, after = 0) => after < 4000 && setTimeout(run, after),
    });
  });
  await page.goto(`${address('page:search')}?q=${encodeURIComponent(service.title)}`);
  await expect(page.locator('main ol a').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.keyboard.press('Control+k');
  await field(page).fill(service.title);
  await expect(options(page).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search page is the site map, and the button links to it', async ({ page }) => {
    await page.goto(address('page:contact'));
    await page.getByRole('banner').getByRole('link', { name: words.label }).click();
    await expect(page).toHaveURL(address('page:search'));
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(
      page.locator('main').getByRole('link', { name: pages['smart-industry'].banner.title }).first(),
    ).toBeVisible();
  });
});
