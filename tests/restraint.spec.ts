/* The camera permission example: complete on one page, one line on others. */
import { expect, type Page, test } from '@playwright/test';
import { address } from './addresses.ts';
import { expectNoViolation } from './axe.ts';
import { collectErrors, started } from './console.ts';
import { pages } from './contents.ts';
import { watchShifts } from './layout-shift.ts';

const { restraint: content } = pages['security-platform'];
const path = address('page:security-platform');

const section = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: content.title }) });
const log = (page: Page) => section(page).getByRole('log').getByRole('listitem');
const role = (page: Page, name: string) => section(page).getByRole('radio', { name: new RegExp(`^${name}`) });
const button = (page: Page, name: string) => section(page).getByRole('button', { name });

/** By then every observer on the page has fired. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

test('shows no picture before its log entry or after its last day', async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto(path);
  await started(page);
  const before = await log(page).count();
  await expect(section(page).getByRole('img')).toHaveCount(0);
  await expect(button(page, content.open)).toBeDisabled();
  await section(page)
    .getByText(content.purposes[0]?.label ?? '', { exact: true })
    .first()
    .click();
  await button(page, content.open).click();
  await expect(log(page)).toHaveCount(before + 1);
  await expect(section(page).getByRole('img', { name: content.picture })).toBeVisible();
  await expect(log(page).last()).toContainText(content.roles[0]?.person ?? '');
  await button(page, content.pass).focus();
  for (let day = 0; day < content.days; day++) await page.keyboard.press('ArrowRight');
  await expect(
    section(page).getByText(content.erased, { exact: true }).filter({ visible: true }),
  ).toBeVisible();
  await expect(section(page).getByRole('img')).toHaveCount(0);
  await expect(log(page)).toHaveCount(before + 2);
  await button(page, content.again).click();
  await expect(log(page)).toHaveCount(before);
  expect(errors).toEqual([]);
});

for (const id of ['flagship', 'safety-security', 'cyber-intelligence'] as const)
  test(`${id} shows one line of it with a link`, async ({ page }) => {
    await page.goto(address(`page:${id}`));
    const { title, link } =
      id === 'cyber-intelligence' ? pages[id].query : { title: content.title, link: content.whole };
    const row = page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
    await expect(row.getByRole('button')).toHaveCount(0);
    await expect(row.getByText(content.camera)).toHaveCount(id === 'cyber-intelligence' ? 0 : 1);
    await row.getByRole('link', { name: link.label }).click();
    await expect(page).toHaveURL(path);
  });

test('its script loads lazily without layout shift; a failure shows an error and a retry works', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/\/restraint-[\w-]+\.js/, (route) => {
    // Its text is in the page; the first two requests for its script fail.
    asked.push(route.request().url());
    if (asked.length === 2 || asked.length === 3) return route.abort();
    return route.continue();
  });
  await watchShifts(page);
  await page.goto(address('page:security-platform'));
  await started(page);
  await twoFrames(page);
  expect(asked).toHaveLength(1);
  const near = () => section(page).evaluate((it) => it.scrollIntoView({ behavior: 'instant' }));
  await near();
  await expect.poll(() => asked.length).toBe(2);
  await expect(section(page)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(content.loadFailed);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await twoFrames(page);
  await near();
  await expect.poll(() => asked.length).toBe(3);
  await page.getByRole('button', { name: content.tryAgain }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await role(page, 'Auditor').focus();
  await page.keyboard.press('Space');
  await expect(section(page).getByRole('button')).toHaveText([content.pass]);
  expect(await page.evaluate(() => window.shifts)).toEqual([]);
});

test('arrow keys switch roles: the supervisor can do more, the investigator export, the auditor nothing', async ({
  page,
}) => {
  await page.goto(address('page:security-platform'));
  await started(page);
  const recording = section(page).getByRole('radio', { name: new RegExp(`^${content.purposes[1]?.label}`) });
  await expect(recording).toBeDisabled();
  await role(page, content.roles[0]?.name ?? '').focus();
  await page.keyboard.press('ArrowDown');
  await expect(role(page, content.roles[1]?.name ?? '')).toBeChecked();
  await expect(recording).toBeEnabled();
  await page.keyboard.press('ArrowDown');
  await button(page, content.export.split('{')[0] ?? '').click();
  await expect(log(page).last()).toContainText(content.caseEntry.split('{')[0] ?? '');
  await expect(section(page).getByRole('img')).toHaveCount(0);
  await role(page, content.roles.at(-1)?.name ?? '').focus();
  await page.keyboard.press('Space');
  await expect(section(page).getByRole('button')).toHaveText([content.pass]);
  await expectNoViolation(page, 'with an instrument used');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the three states are side by side, each with its log', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address('page:security-platform'));
    const states = section(page).locator('[data-still]');
    await expect(states).toHaveCount(3);
    const tops = await states.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await expect(states.nth(1).getByRole('img')).toBeVisible();
    await expect(states.nth(2)).toContainText(content.erased);
    await expect(section(page).getByRole('button')).toHaveCount(0);
  });
});

test('prints the three states', async ({ page }) => {
  await page.goto(address('page:security-platform'));
  await started(page);
  await page.emulateMedia({ media: 'print' });
  const states = section(page).locator('[data-still]');
  await expect(states).toHaveCount(content.states.length);
  for (const state of await states.all()) await expect(state).toBeVisible();
});
