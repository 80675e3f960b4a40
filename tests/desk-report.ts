/* The report at the end of a shift. */
import { expect, type Page } from '@playwright/test';
import words from '../src/content/desk.ts';
import { words as engine } from '../src/content/shifts/words.ts';
import { holding } from './fillable.ts';

const { allMet, met, noneMet } = engine.debrief;

/** It names who did what and which goals were met, and prints on one sheet. */
export async function expectReport(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: words.reports.who })).toBeVisible();
  await expect(page.getByText(holding(allMet, met, noneMet))).toBeVisible();
  await page.evaluate(() => Object.assign(window, { print: () => {} }));
  await page.getByRole('button', { name: words.reports.print }).press('Enter');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
}
