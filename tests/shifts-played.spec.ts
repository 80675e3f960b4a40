/* Shifts played to their end by keyboard; tests/desk-presses.spec.ts plays the others, paused and by held keys. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import words from '../src/content/desk.ts';
import content from '../src/content/run-a-shift/run-a-shift.ts';
import cloudburst from '../src/content/shifts/cloudburst.ts';
import monsoonNight from '../src/content/shifts/monsoon-night.ts';
import { fill } from '../src/ui/fill.ts';
import { address } from './addresses.ts';
import { collectErrors, started } from './console.ts';
import { debrief, firstAnswer, question, submit } from './desk-parts.ts';
import { expectReport } from './desk-report.ts';
import { holding } from './fillable.ts';

test.use({ viewport: { width: 1440, height: 900 } });

async function start(page: Page, shift: string) {
  await page.clock.install();
  await page.goto(address('page:run-a-shift'));
  await started(page);
  const { name = '' } = content.shifts.find(({ id }) => id === shift) ?? {};
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: content.start.start }).click();
}

/** Past the time in which a second press counts as part of the first. */
const settle = (page: Page) => page.clock.fastForward(700);

/** Offered while the desk waits for a unit. */
const notAnswers = [
  words.decision.speedUp,
  fill(words.decision.take, { role: words.roles.field.toLowerCase() }),
];

/** Gives the first answer to every question, steps while there is none, and stops at the debrief. */
async function playByKeyboard(page: Page) {
  for (let turn = 0; turn < 150; turn++) {
    if (await debrief(page).isVisible()) return;
    const answer = (await submit(page).isVisible()) ? submit(page) : firstAnswer(page);
    const waits = (await answer.isVisible()) && !notAnswers.includes((await answer.textContent()) ?? '');
    if (waits) {
      await answer.focus();
      await page.keyboard.press('Enter');
      await settle(page);
    } else await page.keyboard.press('.');
  }
  throw new Error('The shift did not end');
}

/** The log and the warning as files. */
async function takeAlong(page: Page) {
  const log = page.waitForEvent('download');
  await page.getByRole('button', { name: holding(words.reports.csvRows) }).click();
  const csv = readFileSync((await (await log).path()) ?? '', 'utf8');
  expect(csv.split('\r\n').length).toBeGreaterThan(20);
  const first = page.waitForEvent('download');
  await page
    .getByRole('button', { name: holding(words.reports.capFile) })
    .first()
    .click();
  const cap = readFileSync((await (await first).path()) ?? '', 'utf8');
  expect(cap).toContain('<status>Exercise</status>');
  expect(cap).toContain('hi-IN');
}

test('a shift can be played by keyboard, and its report prints on one sheet', async ({ page }) => {
  test.setTimeout(120_000);
  const errors = collectErrors(page);
  await start(page, monsoonNight.id);
  await playByKeyboard(page);
  await takeAlong(page);
  await expectReport(page);
  expect(errors).toEqual([]);
});

test('two incidents with one free pump can be played by keyboard', async ({ page }) => {
  test.setTimeout(90_000);
  const errors = collectErrors(page);
  await start(page, cloudburst.id);
  await expect(question(page)).toBeVisible();
  await page.getByRole('button', { name: words.clock.pause, exact: true }).press('Enter');
  for (let turn = 0; turn < 300 && !(await debrief(page).isVisible()); turn++) {
    const answer = (await submit(page).isVisible()) ? submit(page) : firstAnswer(page);
    const label = (await answer.isVisible()) ? ((await answer.textContent()) ?? '') : '';
    if (label.startsWith(fill(words.decision.alsoWaits, {}).split('{')[0] ?? ''))
      await page.keyboard.press('n');
    else if (label && !notAnswers.includes(label)) {
      await answer.focus();
      await page.keyboard.press('Enter');
      await settle(page);
    } else {
      await page.keyboard.press('n');
      await page.keyboard.press('.');
    }
  }
  await expect(debrief(page)).toBeVisible();
  const numbers = [cloudburst.firstNumber, cloudburst.firstNumber + 1].map((one) => `0${one}`);
  for (const number of numbers) {
    await page.getByRole('combobox', { name: words.reports.choose }).selectOption(number);
    await expect(page.getByText(holding(words.reports.closed)).first()).toBeVisible();
  }
  const asked = cloudburst.asks.find(({ frees }) => frees);
  await expect(page.getByText(asked?.decided ?? '-', { exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});
