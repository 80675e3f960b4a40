/* A shift played again in its debrief: by keys, pointer and finger, and a link to one of its moments. */
import { expect, type Page, test } from '@playwright/test';
import { encodeMoment } from '../src/console/engine/moment.ts';
import { momentFragment } from '../src/console/view/state/moment-link.ts';
import words from '../src/content/desk.ts';
import { clockText } from '../src/ui/time-text.ts';
import { address } from './addresses.ts';
import { collectErrors } from './console.ts';
import { monsoonActs, play, settings } from './play.ts';

const last = play(settings.monsoon, monsoonActs);
const [start, end] = [last.setting.shift.start, last.now];
const labels = words.replay;

const line = (page: Page) => page.getByRole('slider', { name: labels.moment });
const again = (page: Page) => page.getByRole('region', { name: labels.title });

async function openDebrief(page: Page) {
  await page.goto(`${address('page:run-a-shift')}#${momentFragment(encodeMoment(last))}`);
  await page.getByRole('button', { name: words.views.reports }).filter({ visible: true }).click();
  await line(page).waitFor();
}

test('every view stands at the second chosen by keys', async ({ page }) => {
  const errors = collectErrors(page);
  await openDebrief(page);
  const rows = again(page).getByRole('log').getByRole('listitem');
  await line(page).press('End');
  await expect(again(page).getByText(clockText(end)).first()).toBeVisible();
  await expect(rows).toHaveCount(last.log.length);
  await line(page).press('Home');
  await expect(again(page).getByText(clockText(start)).first()).toBeVisible();
  await expect(rows).toHaveCount(last.log.filter(({ at }) => at <= start).length);
  await expect(again(page).getByText(labels.noMessages)).toBeVisible();
  await line(page).press('ArrowRight');
  await expect(
    again(page)
      .getByText(clockText(start + 1))
      .first(),
  ).toBeVisible();
  // The shift itself stands still.
  await expect(page.getByText(words.clock.over)).toBeVisible();
  expect(errors).toEqual([]);
});

test('it plays by itself up to the end', async ({ page }) => {
  await page.clock.install();
  await openDebrief(page);
  await line(page).press('End');
  for (let presses = 0; presses < 20; presses++) await line(page).press('ArrowLeft');
  await again(page).getByRole('button', { name: labels.play }).click();
  await page.clock.runFor(3000);
  await expect(line(page)).toHaveValue(String(end));
  await expect(again(page).getByRole('button', { name: labels.play })).toBeVisible();
});

test('a link leads to its moment', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDebrief(page);
  await line(page).press('Home');
  await line(page).press('PageUp');
  const second = Number(await line(page).inputValue());
  await again(page).getByRole('button', { name: labels.copy }).click();
  await expect(page.getByText(words.foot.copied).first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await other.getByRole('button', { name: words.views.map }).first().waitFor();
  await expect(other.getByText(clockText(second)).first()).toBeVisible();
  await expect(other.getByText(words.clock.paused).first()).toBeVisible();
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap on the line chooses the second', async ({ page }) => {
    await openDebrief(page);
    await line(page).scrollIntoViewIfNeeded();
    const box = await line(page).boundingBox();
    if (!box) throw new Error('no line');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect
      .poll(async () => Math.abs(Number(await line(page).inputValue()) - (start + end) / 2))
      .toBeLessThan(60);
    expect(box.height).toBeGreaterThanOrEqual(44);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
