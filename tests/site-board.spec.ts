/* The board on the business page: filters, a site opened by pointer and keyboard, all of it without scripts. */
import { expect, type Page, test } from '@playwright/test';
import business from '../src/content/products/business-operations.ts';
import { filters, layOut, siteCount, sitesOf } from '../src/sections/products/site-board/board-state.ts';
import { titleText } from '../src/sections/products/site-board/site-text.ts';
import { address } from './addresses.ts';
import { expectNoViolation } from './axe.ts';
import { collectErrors, started } from './console.ts';

const { board } = business;
const path = address('page:business-operations');
const buttons = (page: Page) => page.locator('main button[data-open]');
const sheetTitle = (page: Page) => page.locator('main section[aria-live] h2');
const opened = board.sites.find(({ id }) => id === board.opened);
const titleOf = (id: string) => {
  const site = board.sites.find((one) => one.id === id);
  return site ? titleText(board, site) : '-';
};

test('each chip sorts all sites, its own first', async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto(path);
  await started(page);
  await page.getByRole('radio', { checked: true }).focus();
  for (const [index, filter] of filters.entries()) {
    if (index > 0) await page.keyboard.press('ArrowRight');
    const chip = page.getByRole('radio').nth(index);
    await expect(chip).toBeChecked();
    await expect(chip).toHaveAccessibleName(`${board.words[filter]} ${siteCount(board, filter)}`);
    await expect(buttons(page)).toHaveCount(board.sites.length);
    const [first] = layOut(board, filter).rows;
    if (first) await expect(buttons(page).first()).toHaveAttribute('data-open', first.id);
  }
  await expectNoViolation(page, 'with an instrument used');
  expect(errors).toEqual([]);
});

test('arrow keys move on the board, Enter opens, Escape returns', async ({ page }) => {
  await page.goto(path);
  await started(page);
  const [first, second] = sitesOf(board, 'late').map(({ id }) => id);
  await page.locator(`button[data-open="${first}"]`).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(`button[data-open="${second}"]`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheetTitle(page)).toHaveText(titleOf(second ?? ''));
  await page.keyboard.press('End');
  await expect(buttons(page).last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator(`button[data-open="${second}"]`)).toBeFocused();
  await expect(page.locator('main button[data-open][tabindex="0"]')).toHaveCount(1);
});

test('a tile and a cell open on click', async ({ page }) => {
  await page.goto(path);
  await started(page);
  const { tiles, cells } = layOut(board, 'late');
  for (const id of [tiles[0]?.sites[0]?.id, cells[40]?.id]) {
    await page.locator(`button[data-open="${id}"]`).click();
    await expect(sheetTitle(page)).toHaveText(titleOf(id ?? ''));
  }
});

test('on a phone a site is found by its name', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await started(page);
  const site = layOut(board, 'late').cells.at(-1);
  await page.getByRole('combobox', { name: board.words.find }).fill(site?.name ?? '');
  await expect(sheetTitle(page)).toHaveText(titleOf(site?.id ?? ''));
  await expectNoViolation(page, 'with an instrument used');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows late openings, one open site, and the list of all', async ({ page }) => {
    await page.goto(path);
    await expect(sheetTitle(page)).toHaveText(titleOf(opened?.id ?? ''));
    await expect(page.locator('main li[data-opened]').filter({ visible: true })).toHaveCount(
      board.sites.length,
    );
    await page.locator('main summary').click();
    await expect(page.locator('main details tbody tr')).toHaveCount(board.sites.length);
  });
});
