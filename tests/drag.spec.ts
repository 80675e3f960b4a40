/* Dragging in the drawings, by mouse and by finger, from left to right and from right to left. */
import { expect, type Page, test } from '@playwright/test';
import { address } from './addresses.ts';
import { collectErrors, started } from './console.ts';

type Place = readonly [x: number, y: number];

async function open(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await started(page);
}

const slider = (page: Page, index = 0) => page.locator('main').getByRole('slider').nth(index);

async function middleOf(page: Page, selector: string): Promise<Place> {
  const found = page.locator(selector).first();
  await found.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await found.boundingBox();
  if (!box) throw new Error(`No ${selector}`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test('Escape during a drag puts back what stood, and the click that ends it sets nothing', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, address('page:smart-city'));
  const stood = await slider(page).inputValue();
  const [x, y] = await middleOf(page, 'main li [data-plot]');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 120, y, { steps: 3 });
  await expect(slider(page)).not.toHaveValue(stood);
  await page.keyboard.press('Escape');
  await expect(slider(page)).toHaveValue(stood);
  await page.mouse.move(x + 200, y, { steps: 3 });
  await page.mouse.up();
  await expect(slider(page)).toHaveValue(stood);
  await page.mouse.click(x + 200, y);
  await expect(slider(page)).not.toHaveValue(stood);
  expect(errors).toEqual([]);
});

for (const [direction, sign] of [
  ['ltr', 1],
  ['rtl', -1],
] as const)
  test(`a slider that is seen follows the mouse, and then the keys, ${direction}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, address('page:data-science'));
    await page.evaluate((dir) => Object.assign(document.documentElement, { dir }), direction);
    await slider(page).fill('10');
    const [x, y] = await middleOf(page, 'main [data-axis] [data-handle]');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + sign * 60, y, { steps: 4 });
    await page.mouse.up();
    const dragged = Number(await slider(page).inputValue());
    expect(dragged).toBeGreaterThan(11);
    await expect(slider(page)).toBeFocused();
    await page.keyboard.press(sign > 0 ? 'ArrowRight' : 'ArrowLeft');
    await expect(slider(page)).toHaveValue(String(dragged + 1));
  });

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  async function swipe(page: Page, [x, y]: Place, [across, down]: Place) {
    const finger = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', [{ x, y }]);
    for (const part of [0.1, 0.3, 0.5, 0.7, 0.9, 1])
      await send('touchMove', [{ x: x + across * part, y: y + down * part }]);
    await send('touchEnd', []);
    await finger.detach();
  }

  const scrolled = (page: Page) => page.evaluate(() => scrollY);

  test('the dial’s knob turns the hand, says the hour once and does not scroll the page', async ({
    page,
  }) => {
    await open(page, address('page:safety-security'));
    const stood = await slider(page).inputValue();
    const knob = await middleOf(page, 'main [data-handle] circle');
    const top = await scrolled(page);
    await swipe(page, knob, [-90, -60]);
    await expect(slider(page)).not.toHaveValue(stood);
    await expect(page.locator('main [aria-live]').last()).toHaveText(
      String(await slider(page).getAttribute('aria-valuetext')),
    );
    expect(await scrolled(page)).toBe(top);
  });

  test('the clock’s tab is dragged along the hour, and scrolls the page across it', async ({ page }) => {
    await open(page, address('page:smart-city'));
    const stood = Number(await slider(page).inputValue());
    const tab = await middleOf(page, 'main svg[data-handle] path');
    const top = await scrolled(page);
    await swipe(page, tab, [6, -200]);
    await expect.poll(() => scrolled(page)).not.toBe(top);
    await expect(slider(page)).toHaveValue(String(stood));
    await swipe(page, await middleOf(page, 'main svg[data-handle] path'), [70, 4]);
    // The hour is as wide as the window without its margins.
    await expect(slider(page)).toHaveValue(String(stood + 12));
  });

  test('an office’s mark is held back, and everybody’s wait is said', async ({ page }) => {
    await open(page, address('page:smart-city'));
    const stood = Number(await slider(page, 1).inputValue());
    await swipe(page, await middleOf(page, 'main [data-office] path'), [60, 4]);
    expect(Number(await slider(page, 1).inputValue())).toBeGreaterThan(stood + 5);
    await expect(page.locator('main [aria-live]')).toHaveText(
      String(await slider(page, 1).getAttribute('aria-valuetext')),
    );
  });
});
