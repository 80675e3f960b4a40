/* The desk with several windows and several incidents. */
import { expect, type Page, test } from '@playwright/test';
import { encodeMoment } from '../src/console/engine/moment.ts';
import words from '../src/content/desk.ts';
import content from '../src/content/run-a-shift/run-a-shift.ts';
import cloudburst from '../src/content/shifts/cloudburst.ts';
import { words as engine } from '../src/content/shifts/words.ts';
import { fill } from '../src/ui/fill.ts';
import { address } from './addresses.ts';
import { collectErrors, started } from './console.ts';
import { debrief, firstAnswer, question, submit } from './desk-parts.ts';
import { holding } from './fillable.ts';
import { monsoonActs, play, settings } from './play.ts';

const path = address('page:run-a-shift');
const log = (page: Page) => page.locator('[role="log"]');
const settle = (page: Page) => page.clock.fastForward(700);
const roleName = words.roles.supervisor.toLowerCase();
const [, second = ''] = engine.people;
/** The monsoon night, with a warning to draft. */
const drafting = encodeMoment(play(settings.monsoon, monsoonActs.slice(0, 8)));

test.use({ viewport: { width: 1440, height: 900 } });

test('the supervisor’s window approves the desk’s draft and returns the role', async ({ page, context }) => {
  // Two desks play the shift up to that moment.
  test.setTimeout(90_000);
  const errors = collectErrors(page);
  await page.clock.install();
  await page.goto(`${path}#moment=${drafting}`);
  await question(page).getByRole('button', { name: words.decision.draft.yes }).press('Enter');
  await settle(page);
  const opening = context.waitForEvent('page');
  await question(page).getByRole('button', { name: words.decision.openWindow }).click();
  const window = await opening;
  await expect(question(window)).toContainText(words.decision['approve-warning'].question);
  const lead = fill(words.decision.elsewhere, { person: second });
  await expect(question(page)).toContainText(lead);
  await expect(question(page).getByRole('button')).toHaveCount(0);
  await window.getByRole('button', { name: words.decision['approve-warning'].yes }).press('Enter');
  for (const one of [page, window]) {
    await expect(log(one).getByText(engine.log.approved, { exact: true })).toBeVisible();
    await expect(log(one)).toContainText(second);
  }
  await window.close();
  await expect(page.getByText(fill(words.second.roleReturned, { role: roleName })).first()).toBeVisible();
  await page.getByRole('combobox', { name: words.roles.label }).selectOption('supervisor');
  await expect(page.getByText(words.supervisor.cameras)).toBeVisible();
  expect(errors).toEqual([]);
});

test('a link for a role opens the shift itself if no desk responds', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${path}#role=supervisor&desk=elsewhere&moment=${drafting}`);
  await expect(question(page)).toBeVisible();
  await page.clock.runFor(5000);
  await expect(page.getByText(words.second.nobody).first()).toBeVisible();
  await page.getByRole('button', { name: words.second.openDesk }).click();
  await expect(page.getByRole('combobox', { name: words.roles.label })).toHaveValue('supervisor');
});

test('two incidents with one free pump can be played by keyboard', async ({ page }) => {
  test.setTimeout(90_000);
  const errors = collectErrors(page);
  await page.clock.install();
  await page.goto(path);
  await started(page);
  const { name = '' } = content.shifts.find(({ id }) => id === cloudburst.id) ?? {};
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: content.start.start }).click();
  await expect(question(page)).toBeVisible();
  await page.getByRole('button', { name: words.clock.pause, exact: true }).press('Enter');
  const waiting = [
    words.decision.speedUp,
    fill(words.decision.take, { role: words.roles.field.toLowerCase() }),
  ];
  for (let turn = 0; turn < 300 && !(await debrief(page).isVisible()); turn++) {
    const answer = (await submit(page).isVisible()) ? submit(page) : firstAnswer(page);
    const label = (await answer.isVisible()) ? ((await answer.textContent()) ?? '') : '';
    if (label.startsWith(fill(words.decision.alsoWaits, {}).split('{')[0] ?? ''))
      await page.keyboard.press('n');
    else if (label && !waiting.includes(label)) {
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
