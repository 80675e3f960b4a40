/* The funnel on the incident page: the rule changed by keyboard, pointer and touch; the drawing without scripts. */
import { expect, type Page, test } from '@playwright/test';
import incident from '../src/content/products/incident-detection.ts';
import { formatMetres } from '../src/sections/products/funnel/rule-text.ts';
import { countIncidents, sortMessages } from '../src/sections/products/funnel/sort-messages.ts';
import { address } from './addresses.ts';
import { expectNoViolation } from './axe.ts';
import { collectErrors, started } from './console.ts';

const { funnel } = incident;
const path = address('page:incident-detection');
const total = funnel.messages.length;
const rows = (page: Page) => page.locator('main li[data-message]');
const result = (page: Page) => page.locator('main [role="status"]');
const slider = (page: Page, name: string) => page.getByRole('slider', { name });

test('the rule can be changed by keyboard, and no message is lost', async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto(path);
  await started(page);
  const distance = slider(page, funnel.words.distance);
  await distance.focus();
  await page.keyboard.press('End');
  const metres = funnel.metres.at(-1) ?? 0;
  const count = countIncidents(funnel.messages, { ...funnel.rule, metres });
  await expect(distance).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^${formatMetres(funnel, metres)}, ${count} `),
  );
  await expect(page.getByRole('radio')).toHaveCount(count);
  await page.keyboard.press('Home');
  await slider(page, funnel.words.time).focus();
  await page.keyboard.press('Home');
  const tightest = { metres: funnel.metres[0] ?? 0, seconds: funnel.seconds[0] ?? 0 };
  await expect(page.getByRole('radio')).toHaveCount(countIncidents(funnel.messages, tightest));
  await expect(rows(page)).toHaveCount(total);
  await expectNoViolation(page, 'with an instrument used');
  expect(errors).toEqual([]);
});

test('a cell of the pad sets both sliders', async ({ page }) => {
  await page.goto(path);
  await started(page);
  const [metres = 0, seconds = 0] = [funnel.metres[1], funnel.seconds[2]];
  await page.locator(`td[data-metres="${metres}"][data-seconds="${seconds}"]`).click();
  await expect(page.getByRole('radio')).toHaveCount(countIncidents(funnel.messages, { metres, seconds }));
  await expect(slider(page, funnel.words.distance)).toHaveValue('1');
  await expect(slider(page, funnel.words.time)).toHaveValue('2');
  await expect(result(page)).toContainText(formatMetres(funnel, metres));
});

test('an incident selected by arrow keys stays selected while the rule changes', async ({ page }) => {
  await page.goto(path);
  await started(page);
  const incidents = sortMessages(funnel, funnel.rule);
  const heads = page.getByRole('radio');
  await heads.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(heads.nth(1)).toBeChecked();
  await slider(page, funnel.words.time).focus();
  await page.keyboard.press('ArrowRight');
  const chosen = page.locator('main [data-chosen="true"]');
  await expect(chosen.getByRole('listitem').first()).toContainText(
    funnel.messages[incidents[1]?.members[0] ?? 0]?.text ?? '-',
  );
});

test('hovering a message highlights its line and its row', async ({ page }) => {
  await page.goto(path);
  await started(page);
  const row = rows(page).first();
  const lines = page.locator('main [data-chosen] > svg path');
  await expect(row).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const before = await lines.count();
  await row.hover();
  await expect(lines).toHaveCount(before + 1);
  await expect(row).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('on a phone one incident’s messages show, selected by its heading', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await started(page);
  const incidents = sortMessages(funnel, funnel.rule);
  await expect(rows(page).filter({ visible: true })).toHaveCount(incidents[0]?.members.length ?? 0);
  await page.getByRole('radio').nth(2).check();
  await expect(rows(page).filter({ visible: true })).toHaveCount(incidents[2]?.members.length ?? 0);
  await expectNoViolation(page, 'with an instrument used');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1440]) {
    test(`at ${width} px the pad is a table and every message shows`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const table = page.getByRole('table');
      await expect(table).toBeVisible();
      await expect(table.getByRole('columnheader')).toHaveCount(funnel.metres.length);
      await expect(table.getByRole('rowheader')).toHaveCount(funnel.seconds.length);
      await expect(rows(page).filter({ visible: true })).toHaveCount(total);
      await expect(slider(page, funnel.words.distance)).toBeHidden();
    });
  }
});
