/* Technology pages: tabs by mouse, key and without scripts; the process and its steps; the entrance. */
import { expect, type Page, test } from '@playwright/test';
import { address } from './addresses.ts';
import { collectErrors, started } from './console.ts';
import { pages as contents, technologies } from './contents.ts';
import { entranceOf } from './entrance.ts';
import { scrollTo } from './scroll.ts';

const development = address('page:development');
const tools = Object.fromEntries(
  contents.development.tabs.map(({ name, items }) => [name, items.map((item) => item.name)]),
);

const names = Object.keys(tools);
const [first = '', second = first, last = ''] = [names[0], names[1], names.at(-1)];

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test.describe('development technologies', () => {
  test('opens on the first; each tab shows its own tools with logos; keys move between the tabs; a station moves the line and opens its layer; print shows every panel', async ({
    page,
  }) => {
    const errors = collectErrors(page);
    await page.goto(development);
    await started(page);
    await expect(page.getByRole('tab')).toHaveText(
      Object.entries(tools).map(([name, all]) => `${name}${all.length}`),
    );
    await expect(tab(page, first)).toHaveAttribute('aria-selected', 'true');
    for (const [name, expected] of Object.entries(tools)) {
      await tab(page, name).click();
      const panel = page.getByRole('tabpanel', { name });
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      await expect(panel.getByRole('listitem')).toHaveText(expected);
      await panel.getByRole('listitem').last().scrollIntoViewIfNeeded();
      for (const sign of await panel.locator('img').all()) {
        await expect
          .poll(() => sign.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
      }
    }

    await test.step('arrow keys, Home and End move between the tabs; only one is a tab stop', async () => {
      await tab(page, first).click();
      for (const [key, name] of [
        ['ArrowRight', second],
        ['End', last],
        ['ArrowRight', first],
        ['ArrowLeft', last],
        ['Home', first],
        ['ArrowRight', second],
      ] as const) {
        await page.keyboard.press(key);
        await expect(tab(page, name)).toBeFocused();
        await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
        await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      }
      await page.keyboard.press('Tab');
      await expect(page.getByRole('tabpanel', { name: second })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(tab(page, second)).toBeFocused();
    });

    await test.step('selecting a station by pointer or keyboard moves the line and opens its layer', async () => {
      const { tabs, request } = contents.development;
      const says = page.locator('main figcaption').first();
      const before = await says.textContent();
      const records = page
        .getByRole('group', { name: request.stopNames.record, exact: true })
        .getByRole('radio');
      const unchecked = (await records.all())[1];
      const name = (await unchecked?.getAttribute('value')) ?? '';
      await page.locator('main figure svg:visible text').getByText(name, { exact: true }).click();
      await expect(says).toContainText(name);
      await expect(says).not.toHaveText(before ?? '');
      const layer = tabs.find((one) => one.items.some((item) => item.name === name));
      await expect(tab(page, layer?.name ?? '')).toHaveAttribute('aria-selected', 'true');
      await page
        .getByRole('group', { name: request.stopNames.app, exact: true })
        .getByRole('radio')
        .first()
        .focus();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: request.starts.phone })).toBeChecked();
    });

    await test.step('print shows every panel', async () => {
      await page.emulateMedia({ media: 'print' });
      for (const panel of await page.locator('[role="tabpanel"]').all()) await expect(panel).toBeVisible();
      await expect(page.locator('[role="tabpanel"]')).toHaveCount(contents.development.tabs.length);
      await expect(page.locator('main figure img').filter({ visible: true })).toHaveCount(
        Object.values(tools).flat().length,
      );
    });
    expect(errors).toEqual([]);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('shows every panel with its heading, without inactive tabs', async ({ page }) => {
      await page.goto(development);
      await expect(page.getByRole('tab')).toHaveCount(0);
      for (const [name, expected] of Object.entries(tools)) {
        const panel = page.locator('[role="tabpanel"]').filter({
          has: page.getByRole('heading', { level: 3, name, exact: true }),
        });
        await expect(panel).toBeVisible();
        await expect(panel.getByRole('listitem')).toHaveText(expected);
      }
    });
  });
});

const steps = (page: Page) => page.locator('main section ol').last().getByRole('listitem');

for (const [id, { cards, process }] of Object.entries(technologies)) {
  test(`${id}: its drawing numbers the cards and links to them`, async ({ page }) => {
    const errors = collectErrors(page);
    await page.goto(address(`page:${id}`));
    await started(page);
    for (const { title, anchor, mark } of cards) {
      const card = page.locator(`#${anchor}`);
      await expect(card.getByRole('heading', { name: title })).toBeVisible();
      if (!mark) continue;
      const number = page.locator('main figure').getByRole('link', { name: title, exact: true });
      await expect(number).toHaveText(((await card.textContent()) ?? '').slice(0, 1));
      await number.press('Enter');
      await expect(card).toBeInViewport();
    }
    await expect(steps(page)).toHaveCount(process.steps.length);
    if ('link' in process) {
      await expect(page.getByRole('link', { name: process.link.label })).toHaveAttribute(
        'href',
        address(process.link.href),
      );
    } else {
      for (const [index, step] of (await steps(page).all()).entries()) {
        await expect(step).toHaveText(new RegExp(`^${index + 1}\\D`));
        await expect(step.getByText(process.receiveLabel)).toBeVisible();
        await expect(step.locator('dd')).toHaveText(/\S/);
      }
    }
    expect(errors).toEqual([]);
  });
}

/* One page with its numbers beside the drawing, one with them inside it. */
for (const id of ['ai', 'cyber-security'] as const) {
  test(`${id}: a number and its text highlight each other, by pointer and keyboard`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address(`page:${id}`));
    await started(page);
    const { title = '', anchor = '' } = contents[id].cards.find(({ mark }) => mark) ?? {};
    const card = page.locator(`#${anchor}`);
    const number = page
      .locator('main figure a:visible')
      .and(page.getByRole('link', { name: title, exact: true }));
    const bar = () =>
      card.evaluate((text) => getComputedStyle(text).boxShadow.includes('rgb(255, 255, 255)'));
    const width = () =>
      number.evaluate((link) => link.lastElementChild?.getBoundingClientRect().width ?? Number.NaN);
    await page.mouse.move(0, 0);
    const still = await width();
    expect(await bar()).toBe(false);
    await card.hover();
    await expect.poll(width).toBeGreaterThan(still * 1.2);
    await number.hover();
    await expect.poll(bar).toBe(true);
    await page.mouse.move(0, 0);
    await expect.poll(bar).toBe(false);
    await expect.poll(width).toBeCloseTo(still, 0);
    await page.keyboard.press('Tab');
    await number.focus();
    await expect.poll(bar).toBe(true);
    await expect.poll(width).toBeGreaterThan(still * 1.2);
  });
}

test('steps are in rows of four, and stacked on a phone', async ({ page }) => {
  const rows = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address('page:cyber-security'));
    const tops = await steps(page).evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().top)),
    );
    return [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length);
  };
  const count = contents['cyber-security'].process.steps.length;
  const full = Array.from({ length: Math.ceil(count / 4) }, (_, row) => Math.min(4, count - row * 4));
  expect(await rows(1440)).toEqual(full);
  expect(await rows(390)).toEqual(Array(count).fill(1));
});

test.describe('the entrance', () => {
  const example = (page: Page) => page.locator('main figure').first();

  test('animates the example and the cards for 1.5 seconds', async ({ page }) => {
    await page.goto(address('page:ai'));
    expect(await entranceOf(example(page))).toEqual({ duration: '1.5s', changes: ['transform'] });
    await started(page);
    const card = page.locator('[data-reveal-slow]').last();
    await scrollTo(card);
    await expect(card).toHaveCSS('transition-duration', '1.5s');
    await expect(card).toHaveCSS('opacity', '1');
  });

  test('is skipped when motion is paused', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
    await page.goto(address('page:ai'));
    // The stored choice is read after the first frame.
    await expect.poll(() => entranceOf(example(page))).toBeUndefined();
  });
});
