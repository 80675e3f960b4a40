/* The six technologies' examples: what a visitor does to each, and what it then says. */
import { expect, type Page, test } from '@playwright/test';
import { complaints, started } from './console.ts';

const example = (page: Page) => page.locator('main figure').first();
const says = (page: Page) => example(page).locator('figcaption p').first();

async function open(page: Page, path: string) {
  await page.goto(`/technology/${path}`);
  await started(page);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
});

test('AI: errors are sorted, and a picture says what the model said', async ({ page }) => {
  const heard = complaints(page);
  await open(page, 'Ai');
  const pictures = example(page).getByRole('group', { name: 'A picture' }).getByRole('radio');
  const wrong = await example(page).locator('[data-wrong="true"]').count();
  await expect(says(page)).toContainText(`${await pictures.count()} pictures, ${wrong} wrong`);
  await expect(pictures.nth(wrong - 1)).toHaveAccessibleName(/Was:/);
  await expect(pictures.nth(wrong)).toHaveAccessibleName(/It was\.$/);
  await pictures.first().focus();
  await page.keyboard.press('ArrowRight');
  const second = await pictures.nth(1).getAttribute('aria-label');
  await expect(example(page).locator('p').first()).toHaveText(second ?? '');
  await example(page).getByText('Missed', { exact: true }).click();
  await expect(pictures.first()).toHaveAccessibleName(/Was: stopped lorry\.$/);
  await example(page).getByText('By time').click();
  const times = await pictures.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label')?.slice(0, 5)),
  );
  expect(times).toEqual(times.toSorted());
  expect(heard).toEqual([]);
});

test('IoT: put in order, the threads are straight', async ({ page }) => {
  await open(page, 'iot');
  const crooked = () =>
    example(page)
      .locator('svg:visible g')
      .evaluateAll(
        (threads) =>
          threads.filter((thread) => {
            const [from, to] = [...thread.querySelectorAll('circle')].map((end) => end.getAttribute('cx'));
            return from !== to;
          }).length,
      );
  expect(await crooked()).toBeGreaterThan(0);
  await example(page).getByText('Put in order').click();
  await expect.poll(crooked).toBe(0);
  await expect(says(page)).toContainText('by the time each was measured');
});

test('Big Data: every count is the number of its dots; it moves, and the motion control stops it', async ({
  page,
}) => {
  await open(page, 'big-data');
  const windows = () =>
    example(page)
      .locator('svg g')
      .evaluateAll((all) =>
        all.map((one) => ({
          count: Number(one.querySelector('text')?.textContent),
          dots: one.querySelectorAll('path')[1]?.getAttribute('d')?.split('M').slice(1).length ?? 0,
        })),
      );
  const still = await windows();
  for (const { count, dots } of still) expect(dots).toBe(count);
  await page.locator('html').evaluate(() => scrollTo(0, 0));
  await page
    .getByRole('button', { name: /resume|play|start/i })
    .first()
    .click();
  await expect.poll(async () => (await windows()).at(-1)?.count).toBeGreaterThan(still.at(-1)?.count ?? 0);
  for (const { count, dots } of await windows()) expect(dots).toBe(count);
  await page
    .getByRole('button', { name: /pause|stop/i })
    .first()
    .click();
  const stopped = await windows();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await windows()).toEqual(stopped);
});

test('Data Science: a surer band is wider, and the arrow keys move the reading', async ({ page }) => {
  await open(page, 'data-science');
  const width = async () => {
    const [low = 0, high = 0] = ((await says(page).textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
    return high - low;
  };
  const most = await width();
  await example(page).getByText('95 of 100').click();
  await expect.poll(width).toBeGreaterThan(most);
  await example(page).getByText('5 of 10', { exact: true }).click();
  await expect.poll(width).toBeLessThan(most);
  const before = await says(page).textContent();
  await example(page).getByRole('slider').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(says(page)).not.toHaveText(before ?? '');
});

test('Cloud: each step says what it moves', async ({ page }) => {
  await open(page, 'cloud');
  const steps = example(page).getByRole('radio');
  await steps.first().focus();
  await page.keyboard.press('Space');
  await expect(says(page)).toContainText('Nothing has moved yet');
  await page.keyboard.press('ArrowRight');
  await expect(steps.nth(1)).toBeChecked();
  await expect(says(page)).toContainText('test desk and training copy');
});

test('Cybersecurity: each control closes the path at another place', async ({ page }) => {
  await open(page, 'cyber-security');
  const places = new Set<string>();
  for (const control of await example(page).getByRole('radio').all()) {
    await control.check({ force: true });
    await expect(control).toBeChecked();
    await expect(example(page).getByText('Closed here')).toHaveCount(1);
    places.add((await says(page).textContent())?.split('closed between')[1] ?? '');
  }
  expect(places.size).toBe(3);
});

test('before scripts have started, a choice made is kept', async ({ page }) => {
  await page.goto('/technology/iot');
  await page.getByText('Put in order').click();
  await expect(says(page)).toContainText('by the time each was measured');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['Ai', 'iot', 'big-data', 'data-science', 'cloud', 'cyber-security'])
    test(`${path}: the whole drawing, what it says, and no chip that could not answer`, async ({ page }) => {
      await page.goto(`/technology/${path}`);
      await expect(example(page).getByText('Example data')).toBeVisible();
      await expect(example(page).locator('svg, i').filter({ visible: true }).first()).toBeVisible();
      await expect(example(page).getByRole('slider')).toHaveCount(0);
    });
});
