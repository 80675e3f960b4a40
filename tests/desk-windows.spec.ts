/* The desk with several windows and several incidents. */
import { expect, type Page, test } from '@playwright/test';
import { encodeMoment } from '../src/console/engine/moment.ts';
import words from '../src/content/desk.ts';
import { words as engine } from '../src/content/shifts/words.ts';
import { fill } from '../src/ui/fill.ts';
import { address } from './addresses.ts';
import { collectErrors } from './console.ts';
import { question } from './desk-parts.ts';
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
