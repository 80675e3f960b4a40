/* The interactive examples of the six technology pages. */
import { expect, type Page, test } from '@playwright/test';
import attackPath from '../src/content/examples/attack-path.ts';
import errorWall from '../src/content/examples/error-wall.ts';
import forecast from '../src/content/examples/forecast.ts';
import migration from '../src/content/examples/migration.ts';
import readings from '../src/content/examples/readings.ts';
import type { RouteId } from '../src/content/schema.ts';
import { listIn } from '../src/ui/format.ts';
import { address } from './addresses.ts';
import { collectErrors, started } from './console.ts';
import { fillable } from './fillable.ts';

const example = (page: Page) => page.locator('main figure').first();
const says = (page: Page) => example(page).locator('figcaption p').first();

const inOrder = readings.orders[1] as (typeof readings.orders)[number];
const labelOf = (orders: { id: string; label: string }[], id: string) =>
  orders.find((order) => order.id === id)?.label ?? '';

async function open(page: Page, id: RouteId) {
  await page.goto(address(`page:${id}`));
  await started(page);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
});

test('AI: sorts errors, and a picture shows the model’s prediction', async ({ page }) => {
  const errors = collectErrors(page);
  await open(page, 'ai');
  const pictures = example(page).getByRole('group', { name: errorWall.picturesLegend }).getByRole('radio');
  const wrong = await example(page).locator('[data-wrong="true"]').count();
  for (const count of [await pictures.count(), wrong]) await expect(says(page)).toContainText(`${count}`);
  await expect(pictures.nth(wrong - 1)).toHaveAccessibleName(fillable(errorWall.wrong));
  await expect(pictures.nth(wrong)).toHaveAccessibleName(fillable(errorWall.right));
  await pictures.first().focus();
  await page.keyboard.press('ArrowRight');
  const second = await pictures.nth(1).getAttribute('aria-label');
  await expect(example(page).locator('p').first()).toHaveText(second ?? '');
  await example(page).getByText(labelOf(errorWall.orders, 'missed'), { exact: true }).click();
  await expect(pictures.first()).toHaveAccessibleName(
    fillable(errorWall.wrong.replace('{was}', errorWall.names[errorWall.wanted])),
  );
  await example(page).getByText(labelOf(errorWall.orders, 'time'), { exact: true }).click();
  const times = await pictures.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label')?.slice(0, 5)),
  );
  expect(times).toEqual(times.toSorted());
  expect(errors).toEqual([]);
});

test('IoT: sorting straightens the threads', async ({ page }) => {
  await open(page, 'iot');
  const crooked = () =>
    example(page)
      .locator('svg:visible g[data-look] text')
      .evaluateAll(
        (numbers) =>
          [...Map.groupBy(numbers, (number) => number.textContent).values()].filter(
            ([from, to]) => Math.abs(Number(from?.getAttribute('x')) - Number(to?.getAttribute('x'))) > 0.1,
          ).length,
      );
  expect(await crooked()).toBeGreaterThan(0);
  await example(page).getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(crooked).toBe(0);
  await expect(says(page)).toHaveText(fillable(inOrder.sentence));
});

test('Big Data: counts match the dots, and the motion control stops it', async ({ page }) => {
  await open(page, 'big-data');
  const windows = () =>
    example(page)
      .locator('svg:visible g[data-open]')
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

test('Data Science: a more certain band is wider, and arrow keys move the reading', async ({ page }) => {
  await open(page, 'data-science');
  const width = async () => {
    const [low = 0, high = 0] = ((await says(page).textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
    return high - low;
  };
  const most = await width();
  const bySureness = forecast.bands.toSorted((one, other) => one.deviations - other.deviations);
  const [leastSure, surest] = [bySureness[0], bySureness.at(-1)];
  await example(page)
    .getByText(surest?.label ?? '', { exact: true })
    .click();
  await expect.poll(width).toBeGreaterThan(most);
  await example(page)
    .getByText(leastSure?.label ?? '', { exact: true })
    .click();
  await expect.poll(width).toBeLessThan(most);
  await example(page).getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(width).toBeGreaterThanOrEqual(most);
  const before = await says(page).textContent();
  await example(page).getByRole('slider').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(says(page)).not.toHaveText(before ?? '');
});

test('Cloud: each step lists what it moves', async ({ page }) => {
  await open(page, 'cloud');
  const steps = example(page).getByRole('radio');
  await steps.first().focus();
  await page.keyboard.press('Space');
  await expect(says(page)).toContainText(migration.begins);
  await page.keyboard.press('ArrowRight');
  await expect(steps.nth(1)).toBeChecked();
  const moved = migration.systems.filter(
    (system) => 'moves' in system && system.moves === migration.steps[1]?.id,
  );
  await expect(says(page)).toContainText(
    listIn(
      migration.language,
      moved.map(({ name }) => name),
    ),
  );
});

test('Cybersecurity: each control closes the path at a different place', async ({ page }) => {
  await open(page, 'cyber-security');
  const places = new Set<string>();
  const controls = await example(page).getByRole('radio').all();
  await controls[0]?.focus();
  await page.keyboard.press('Space');
  for (const [index, control] of controls.entries()) {
    if (index > 0) await page.keyboard.press('ArrowRight');
    await expect(control).toBeChecked();
    await expect(example(page).getByText(attackPath.closedHere).filter({ visible: true })).toHaveCount(1);
    places.add((await says(page).textContent()) ?? '');
  }
  expect(places.size).toBe(attackPath.controls.length);
});

test('keeps a choice made before scripts have started', async ({ page }) => {
  await page.goto(address('page:iot'));
  await page.getByText(inOrder.label).click();
  await expect(says(page)).toHaveText(fillable(inOrder.sentence));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const id of ['ai', 'iot', 'big-data', 'data-science', 'cloud', 'cyber-security'])
    test(`${id}: shows the complete drawing and text, without inactive chips`, async ({ page }) => {
      await page.goto(address(`page:${id}`));
      await expect(example(page).getByText(errorWall.exampleLabel)).toBeVisible();
      await expect(example(page).locator('svg, i').filter({ visible: true }).first()).toBeVisible();
      await expect(example(page).getByRole('slider')).toHaveCount(0);
    });
});
