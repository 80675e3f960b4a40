/* The instruments at the top of the platform pages: by keyboard, by pointer, without scripts, as text. */
import { expect, type Page, test } from '@playwright/test';
import { maintenance } from '../src/content/instruments/maintenance.ts';
import { dayOf } from '../src/sections/products/maintenance/calendar.ts';
import { longDate, yearAround } from '../src/sections/products/maintenance/schedule.ts';
import { address } from './addresses.ts';
import { expectNoViolation } from './axe.ts';
import { collectErrors, started } from './console.ts';

async function open(page: Page, path: string, width = 1440) {
  await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await started(page);
}

/** No text in the drawing is smaller than 14 px, at any scale. */
const smallWords = (page: Page) =>
  page.locator('main svg text').evaluateAll((texts) =>
    texts
      .filter((text) => text.getClientRects().length > 0)
      .map((text) => {
        const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 1;
        const turned = Math.hypot(scale, (text as SVGTextElement).getScreenCTM()?.b ?? 0);
        return { text: text.textContent, size: Number.parseFloat(getComputedStyle(text).fontSize) * turned };
      })
      .filter(({ size }) => size < 13.9),
  );

/** By mouse, or by a finger, which scrolls the page wherever it may not drag. */
async function drag(page: Page, [x, y]: [number, number], [toX, toY]: [number, number], byTouch: boolean) {
  const steps = [0.25, 0.5, 0.75, 1].map((part) => [x + part * (toX - x), y + part * (toY - y)] as const);
  if (!byTouch) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const [left, top] of steps) await page.mouse.move(left, top);
    return page.mouse.up();
  }
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', { x, y });
  for (const [left, top] of steps) await touch('touchMove', { x: left, y: top });
  await touch('touchEnd');
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test.describe('maintenance: the year as a ring', () => {
  const path = address('page:planned-preventive');
  const marks = (page: Page) => page.locator('[data-visit]');
  const orders = (page: Page) => page.locator('main ol button');

  test('turns by keyboard by a day, by a week, and home', async ({ page }) => {
    const errors = collectErrors(page);
    await open(page, path);
    const date = page.getByRole('slider').first();
    const made = await date.getAttribute('aria-valuetext');
    const firstOrder = await orders(page).first().textContent();
    await date.focus();
    await page.keyboard.press('ArrowRight');
    await expect(date).toHaveValue('1');
    await page.keyboard.press('PageUp');
    await expect(date).toHaveValue('8');
    await expect(date).not.toHaveAttribute('aria-valuetext', String(made));
    await expect(orders(page).first()).not.toHaveText(String(firstOrder));
    await page.keyboard.press('Home');
    await expect(date).toHaveAttribute('aria-valuetext', String(made));
    expect(errors).toEqual([]);
  });

  for (const width of [1440, 390])
    test(`turns with a dragged handle and by its buttons at ${width} px`, async ({ page }) => {
      await open(page, path, width);
      const ring = page.locator('main svg[role="img"]:has([data-handle])');
      const handle = page.locator('[data-handle] path').first();
      await handle.scrollIntoViewIfNeeded();
      const [grip, circle] = [await handle.boundingBox(), await ring.boundingBox()];
      if (!grip || !circle) throw new Error('no handle');
      const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
      const angleAt = (down: number) =>
        Math.atan2(y + down - circle.y - circle.height / 2, x - circle.x - circle.width / 2);
      const dragged = 40;
      await drag(page, [x, y], [x, y + dragged], width < 700);
      // On the left a drag downwards turns against the clock: towards later days.
      const share = (angleAt(0) - angleAt(dragged) + 2 * Math.PI) % (2 * Math.PI);
      const turned = Math.round((share / (2 * Math.PI)) * 365);
      expect(turned).toBeGreaterThan(2);
      const date = page.getByRole('slider').first();
      await expect(date).toHaveValue(String(turned));
      await page.getByRole('button', { name: maintenance.words.dayOn }).click();
      await expect(date).toHaveValue(String(turned + 1));
      const shown = longDate(maintenance, dayOf(maintenance.today) + turned + 1);
      await expect(page.locator('main [aria-live]')).toContainText(shown);
    });

  test('a selected order shows the cost of waiting by week', async ({ page }) => {
    await open(page, path);
    const weeks = page.getByRole('slider').nth(1);
    const before = await weeks.getAttribute('aria-valuetext');
    await orders(page).last().click();
    await expect(orders(page).last()).toHaveAttribute('aria-pressed', 'true');
    await expect(weeks).not.toHaveAttribute('aria-valuetext', String(before));
    await weeks.focus();
    await page.keyboard.press('End');
    await expect(weeks).toHaveAttribute('aria-valuetext', /^12 /);
  });

  test('without scripts the drawing and its list are complete', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    const { plan } = yearAround(maintenance.assets, dayOf(maintenance.today), maintenance.ahead);
    await expect(marks(page)).toHaveCount(plan);
    await expect(orders(page).first()).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
    await context.close();
  });
});

test.describe('urban: the street in section', () => {
  const path = address('page:urban-infrastructure');
  const rows = (page: Page) => page.locator('main table tbody tr');

  test('layer and trench can be set by keyboard; table and offices update', async ({ page }) => {
    const errors = collectErrors(page);
    await open(page, path);
    const layers = page.getByRole('radio');
    await page.getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowDown');
    const chosen = await layers.evaluateAll((all) =>
      all.findIndex((one) => (one as HTMLInputElement).checked),
    );
    expect(chosen).toBeGreaterThan(0);
    await expect(page.locator('main [aria-live]')).toHaveText(/\S/);
    const depth = page.getByRole('slider').nth(2);
    const before = await rows(page).allTextContents();
    const offices = await depth.getAttribute('aria-valuetext');
    await depth.focus();
    for (let step = 0; step < 40; step++) await page.keyboard.press('ArrowUp');
    expect(await rows(page).allTextContents()).not.toEqual(before);
    await expect(depth).not.toHaveAttribute('aria-valuetext', String(offices));
    expect(errors).toEqual([]);
  });

  test('a phone shows the trench and its handles', async ({ page }) => {
    await open(page, path, 390);
    const from = page.locator('[data-end="from"]');
    await from.scrollIntoViewIfNeeded();
    await expect(from).toBeInViewport();
    await expect(page.locator('[data-end="to"]')).toBeInViewport();
  });

  test('the handles can be dragged, and a clicked layer is selected', async ({ page }) => {
    await open(page, path);
    const to = page.getByRole('slider').nth(1);
    const start = Number(await to.inputValue());
    const handle = page.locator('[data-end="to"]');
    await handle.scrollIntoViewIfNeeded();
    const box = await handle.boundingBox();
    if (!box) throw new Error('no handle');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y, { steps: 4 });
    await page.mouse.up();
    await expect(to).toHaveValue(String(start + 5));
    const last = page.locator('[data-layer]').first();
    await last.dispatchEvent('click');
    await expect(page.getByRole('radio').last()).toBeChecked();
  });

  test('a drag selects no text', async ({ page }) => {
    await open(page, path);
    const box = await page.locator('[data-end="from"]').boundingBox();
    if (!box) throw new Error('no handle');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(20, y - 300, { steps: 8 });
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
    await page.mouse.up();
  });

  for (const edition of ['', '/ar'])
    for (const width of [1200, 1440, 1920])
      test(`the outermost trench can be grabbed again at ${width} px in ${edition || '/'}`, async ({
        page,
      }) => {
        await open(page, edition + path, width);
        for (const [end, key, index] of [
          ['from', 'Home', 0],
          ['to', 'End', 1],
        ] as const) {
          await page.getByRole('slider').nth(index).press(key);
          const isGrabbed = await page.locator(`[data-end="${end}"]`).evaluate((handle) => {
            handle.scrollIntoView({ block: 'center', inline: 'nearest' });
            const { left, right, top, bottom } = handle.getBoundingClientRect();
            const grabs = (x: number) =>
              document.elementFromPoint(x, (top + bottom) / 2)?.closest('[data-end]') === handle;
            return [left + 1, (left + right) / 2, right - 1].every(grabs);
          });
          expect(isGrabbed, end).toBe(true);
        }
      });

  test('the line from the permit’s card is drawn only below the card', async ({ page }) => {
    await open(page, path);
    // It ends just above the ground.
    const lead = page.locator('main [role="img"] path[d$="V-8"]');
    await expect(lead).toHaveCount(1);
    await page.getByRole('slider').first().press('Home');
    await page.getByRole('slider').nth(1).press('Home');
    await expect(lead).toHaveCount(0);
  });

  test('the trench ends cannot cross', async ({ page }) => {
    await open(page, path);
    const from = page.getByRole('slider').first();
    const to = Number(await page.getByRole('slider').nth(1).inputValue());
    await from.focus();
    await page.keyboard.press('End');
    await expect(from).toHaveValue(String(to - 1));
  });

  test('without scripts the permit is complete', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    expect(await rows(page).count()).toBeGreaterThan(3);
    await expect(page.locator('main [role="img"]').first()).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
    await context.close();
  });
});

test.describe('security: the site plan', () => {
  const path = address('page:security-platform');
  const pressed = (page: Page) => page.locator('[data-device][aria-pressed="true"]');
  const lines = (page: Page) => page.locator('main ol[aria-live] li');

  test('arrow keys move between devices, Home to the gate, Enter selects', async ({ page }) => {
    const errors = collectErrors(page);
    await open(page, path);
    const first = await pressed(page).getAttribute('data-device');
    await pressed(page).focus();
    await page.keyboard.press('ArrowUp');
    const focused = page.locator('[data-device]:focus');
    await expect(focused).not.toHaveAttribute('data-device', String(first));
    await page.keyboard.press('Home');
    await expect(focused).toHaveAttribute('data-device', 'gate');
    await expect(page.locator('[data-device][tabindex="0"]')).toHaveCount(1);
    const before = await lines(page).count();
    await page.keyboard.press('Enter');
    await expect(pressed(page)).toHaveAttribute('data-device', 'gate');
    await expect(lines(page)).toHaveCount(before + 1);
    expect(errors).toEqual([]);
  });

  test('each step is recorded, and the record only grows', async ({ page }) => {
    await open(page, path);
    const before = await lines(page).allTextContents();
    const next = page.locator('main button[aria-disabled="false"]');
    const step = await next.textContent();
    await next.click();
    await expect(lines(page)).toHaveCount(before.length + 1);
    expect((await lines(page).allTextContents()).slice(0, before.length)).toEqual(before);
    await expect(lines(page).last()).toContainText(String(step));
    await expect(next).not.toHaveText(String(step));
  });

  test('a click near a camera selects it; on a phone a chip does', async ({ page }) => {
    await open(page, path);
    const camera = page.locator('[data-device="camera-2"]');
    const box = await camera.boundingBox();
    if (!box) throw new Error('no camera');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height + 14);
    await expect(pressed(page)).toHaveAttribute('data-device', 'camera-2');
    await open(page, path, 390);
    await page.locator('main fieldset button').nth(1).click();
    await expect(page.locator('main fieldset button').nth(1)).toHaveAttribute('aria-pressed', 'false');
    await expect(pressed(page)).not.toHaveCount(0);
  });

  test('without scripts the whole alarm is shown', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    await expect(pressed(page)).toHaveCount(1);
    expect(await lines(page).count()).toBeGreaterThan(2);
    await expect(page.locator('main fieldset').first()).toBeHidden();
    await context.close();
  });
});

for (const path of [
  address('page:incident-detection'),
  address('page:business-operations'),
  address('page:urban-infrastructure'),
  address('page:security-platform'),
  address('page:planned-preventive'),
]) {
  test(`${path} fits every width with readable text, and has no violations on the narrowest`, async ({
    page,
  }) => {
    await open(page, path, 2560);
    for (const width of [2560, 1920, 1440, 1200, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
      expect(await overflow(page), `${width} px`).toBe(0);
      expect(await smallWords(page), `${width} px`).toEqual([]);
    }
    await expectNoViolation(page, 'as they open');
  });
}
