import { globSync, readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import words from '../src/content/requirements/words.ts';
import { address } from './addresses.ts';
import { damaged, workbook } from './attack-lists.ts';
import { expectNoViolation } from './axe.ts';
import { collectErrors, started } from './console.ts';
import { pages } from './contents.ts';
import { holdReact } from './hold-react.ts';

const [alarms] = pages['security-platform'].features;
const list = [
  `1.1\t${alarms?.content}`,
  '1.2\tTurnstiles shall pass 30 persons per minute in each lane.',
].join('\n');
const field = (page: Page) => page.getByRole('textbox', { name: words.start.label });
const table = (page: Page) => page.getByRole('table', { name: words.result.caption });
const compareRows = (page: Page) => page.getByRole('button', { name: /^Compare \d+ rows/ });

async function open(page: Page) {
  await page.goto(address('page:requirements'));
  await started(page);
  await page.waitForLoadState('networkidle');
}

async function compare(page: Page, text = list) {
  await field(page).fill(text);
  await page.getByRole('button', { name: words.start.compare }).click();
  await compareRows(page).click();
  await expect(table(page)).toBeVisible();
}

test('a pasted list is compared in the tab, without requests and without storage', async ({
  page,
  context,
}) => {
  const errors = collectErrors(page);
  await open(page);
  await expectNoViolation(page, 'with the empty field');
  const asked: string[] = [];
  page.on('request', ({ url }) => asked.push(url()));
  await context.setOffline(true);
  await field(page).fill(list);
  await page.getByRole('button', { name: words.start.compare }).click();
  await expectNoViolation(page, 'with the choice of columns');
  await compareRows(page).click();
  await expect(table(page).getByRole('columnheader')).toHaveText([
    words.heads.number,
    words.heads.clause,
    words.heads.finding,
    words.heads.statement,
    words.heads.missing,
    words.heads.assessment,
  ]);
  const rows = table(page).getByRole('row');
  await expect(rows.nth(1)).toContainText(words.findings.related);
  await expect(rows.nth(1)).toContainText(alarms?.content ?? '');
  await expect(rows.nth(2)).toContainText(words.findings.nothing);
  await expectNoViolation(page, 'with findings');
  await page.getByRole('radio', { name: words.findings.nothing }).check({ force: true });
  await expect(rows).toHaveCount(2);
  await expectNoViolation(page, 'with a filter pressed');
  expect(asked).toEqual([]);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state]),
  );
  expect(stored).not.toContain('Turnstiles');
  expect(errors).toEqual([]);
});

test('a list compared before React has started is not sent and not lost', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) sent.push(request.url());
  });
  const release = await holdReact(page);
  await page.goto(address('page:requirements'));
  await field(page).fill(list);
  await page.getByRole('button', { name: words.start.compare }).click();
  release();
  await compareRows(page).click();
  await expect(table(page)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a list written before React has started stays in the field', async ({ page }) => {
  const release = await holdReact(page);
  await page.goto(address('page:requirements'));
  await field(page).fill(list);
  release();
  await started(page);
  await expect(field(page)).toHaveValue(list);
  await page.getByRole('button', { name: words.start.compare }).click();
  await compareRows(page).click();
  await expect(table(page)).toBeVisible();
});

test('a list of which nothing can be compared says so', async ({ page }) => {
  await open(page);
  await field(page).fill('1.1\tसभी कैमरे रात में स्पष्ट चित्र दें।\n1.2\tऑपरेटर घटना की पुष्टि करे।');
  await page.getByRole('button', { name: words.start.compare }).click();
  await compareRows(page).click();
  await expect(page.getByText(words.result.noneCompared)).toBeVisible();
  await expect(page.getByText(words.result.none)).toHaveCount(0);
});

test('the list can be worked by keyboard, and leaving it asks first', async ({ page }) => {
  await open(page);
  await compare(page);
  await table(page).getByRole('button').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^1\.2/ })).toBeFocused();
  await page.keyboard.press('4');
  await expect(page.getByRole('radio', { name: words.assessments.ask })).toBeChecked();
  await expectNoViolation(page, 'with a clause open');
  await page.keyboard.press('Escape');
  await expect(table(page).getByRole('button').nth(1)).toBeFocused();
  let question = '';
  page.on('dialog', (dialog) => {
    question = dialog.type() + dialog.message();
    void dialog.dismiss();
  });
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).first().click();
  await expect.poll(() => question).toContain(words.result.leave);
  await expect(table(page)).toBeVisible();
});

test('an unreadable list shows what to do, and keeps the text', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: words.start.compare }).click();
  await expect(page.getByRole('alert')).toHaveText(words.start.pasteFirst);
  await field(page).fill('Fence alarms shall be shown.');
  await choose(page, 'a.txt', Buffer.from('Sirens\nLamps\n'));
  await page.getByRole('button', { name: words.acts.eachLine }).click();
  await expect(table(page).getByRole('row').nth(2)).toContainText('Lamps');
  await page.getByRole('button', { name: words.result.another }).click();
  await choose(page, 'a.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]));
  await expect(page.getByRole('alert')).toContainText(words.problems.unreadable.text);
  await choose(page, 'a.csv', Buffer.alloc(5_100_000, 'a'));
  await expect(page.getByRole('alert')).toContainText('5.1 MB');
  await expectNoViolation(page, 'with a file that cannot be read');
  await expect(field(page)).toHaveValue('Fence alarms shall be shown.');
});

/** Its worker never answers, whatever it is asked. */
const hold = (page: Page) =>
  page.route('**/list-worker-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'postMessage("ready"); for (;;);' }),
  );
const stopReading = (page: Page) => page.getByRole('button', { name: words.start.stop });
const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer });

test('a list that holds its reader leaves the page free, and stops when told to', async ({ page }) => {
  await hold(page);
  await open(page);
  await field(page).fill(list);
  await page.getByRole('button', { name: words.start.compare }).click();
  await expect(page.getByText(words.start.reading)).toBeVisible();
  await expectNoViolation(page, 'while a list is read');
  // Frames go on.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.unroute('**/list-worker-*.js');
  await stopReading(page).click();
  await expect(page.getByText(words.start.stopped)).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(list);
  await page.getByRole('button', { name: words.start.compare }).click();
  await compareRows(page).click();
  await expect(table(page)).toBeVisible();
});

test('a list that is not read in time says so', async ({ page }) => {
  await page.clock.install();
  await hold(page);
  await open(page);
  await choose(page, 'a.csv', Buffer.from(list));
  await expect(stopReading(page)).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(page.getByRole('alert')).toContainText(words.problems['too-slow'].title);
});

test('the list chosen last is shown, however long an earlier one takes', async ({ page }) => {
  await open(page);
  const rows = Array.from(
    { length: 3000 },
    (_, at) => `<row r="${at + 1}">${'<c><v>1</v></c>'.repeat(200)}</row>`,
  );
  await choose(page, 'large.xlsx', Buffer.from(workbook([rows.join('')])));
  await choose(
    page,
    'small.csv',
    Buffer.from('1.1;Doors shall close on a fire signal.\n1.2;Lamps shall dim at night.'),
  );
  await expect(page.getByText('small.csv')).toBeVisible();
  await compareRows(page).click();
  await expect(table(page)).toContainText('Doors shall close');
});

test('only what did not load is blamed on the connection', async ({ page }) => {
  await page.route('**/list-worker-*.js', (route) => route.abort());
  await open(page);
  await field(page).fill(list);
  await page.getByRole('button', { name: words.start.compare }).click();
  await expect(page.getByRole('alert')).toContainText(words.problems.reader.text);
  await expect(field(page)).toHaveValue(list);
  await page.unroute('**/list-worker-*.js');
  await page.getByRole('button', { name: words.acts.again }).click();
  await expect(compareRows(page)).toBeVisible();
  await page.getByRole('button', { name: words.columns.back }).click();
  for (const make of Object.values(damaged)) {
    const { file } = make() as { file: File };
    await choose(page, file.name, Buffer.from(await file.arrayBuffer()));
    await expect(page.getByRole('alert')).toContainText(words.problems.damaged.text);
  }
});

test('a saved list is marked as a draft and restores its settings when opened', async ({ page }) => {
  await open(page);
  await compare(page);
  await table(page).getByRole('combobox').first().selectOption({ label: words.assessments.partly });
  const saved = async (name: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name, exact: true }).click();
    return readFileSync(await (await download).path());
  };
  expect((await saved(words.exports.csv)).toString()).toContain(words.draft);
  expect((await saved(words.exports.xlsx)).subarray(0, 2).toString()).toBe('PK');
  const kept = await saved(words.exports.keep);
  await page.getByRole('button', { name: words.result.another }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'kept.json', mimeType: 'application/json', buffer: kept });
  await expect(table(page).getByRole('combobox').first()).toHaveValue('partly');
});

test('find-in-page and print have every row, with columns for the answer and its document', async ({
  page,
}) => {
  await open(page);
  const lines = Array.from({ length: 130 }, (_, at) => `${at + 1}\tTrampolines of kind ${at} shall be red.`);
  await compare(page, lines.join('\n'));
  const shown = table(page).locator('tbody:not([hidden]) tr');
  await expect(shown).toHaveCount(48);
  // Below the sticky header: filters, table header and rows, without overlap.
  const seventh = table(page).getByRole('row').nth(7);
  await seventh.evaluate((row) => row.scrollIntoView());
  const edges = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return { top: Math.round(y), bottom: Math.round(y + height) };
  };
  const filters = await edges(page.getByRole('radio', { name: words.result.all }).locator('..'));
  const heads = await edges(table(page).getByRole('columnheader').first());
  expect(filters.top).toBeGreaterThanOrEqual((await edges(page.getByRole('banner'))).bottom);
  expect(heads.top).toBeGreaterThanOrEqual(filters.bottom);
  expect(heads.bottom).toBeLessThan(220);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(table(page).locator('tbody tr:visible')).toHaveCount(lines.length);
  // An A4 sheet is narrower than a desktop window, and shows all headers.
  await page.setViewportSize({ width: 1050, height: 700 });
  const widths = await table(page)
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.map((head) => head.clientWidth));
  expect(Math.min(...widths)).toBeGreaterThan(40);
  const queries = page.getByRole('table', { name: words.queries.sheet });
  await expect(queries.locator('tbody tr:visible')).toHaveCount(lines.length);
  await expect(queries.getByRole('columnheader', { name: words.heads.answer })).toBeVisible();
  await expect(queries.getByRole('columnheader', { name: words.heads.reference })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(shown).toHaveCount(48);
  // A fragment reveals its target as find-in-page does.
  const later = table(page).locator('tbody tr').nth(100);
  await later.evaluate((row) => {
    row.id = 'found';
    location.hash = 'found';
  });
  await expect(shown).toHaveCount(lines.length);
});

test('a selected standard shows only its line and the sentences that name it', async ({ page }) => {
  const [first, second] = pages.capabilities.protocols.lines;
  await page.goto(address('page:capabilities'));
  await started(page);
  const chips = page.getByRole('group', { name: pages.capabilities.labels.byStandard });
  await chips
    .getByText(first?.name ?? '', { exact: true })
    .first()
    .click();
  const protocols = page.getByRole('table', { name: pages.capabilities.protocols.caption });
  await expect(protocols.getByRole('rowheader')).toHaveText([first?.name ?? '']);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByLabel(pages.capabilities.labels.byStandard).selectOption(second?.name ?? '');
  await expect(protocols.getByRole('rowheader')).toHaveText([second?.name ?? '']);
});

test('both pages fit a small phone, with and without a list', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.goto(address('page:capabilities'));
  expect(await width()).toBe(320);
  await open(page);
  expect(await width()).toBe(320);
  await compare(page);
  await page.locator('summary', { hasText: words.figure.asTable }).click();
  expect(await width()).toBe(320);
});

test('never says that a requirement is met', () => {
  const files = globSync('dist/site/{requirements,capabilities}*.html');
  const scripts = globSync('dist/site/static/js/{requirements,capabilities,match}-*.js');
  expect(files.length + scripts.length).toBeGreaterThan(4);
  // A product's function keeps the name the specification gives it.
  const named = pages.flagship.features.flatMap(({ title, anchor }) => [title, anchor]);
  for (const file of [...files, ...scripts]) {
    const text = named.reduce((rest, title) => rest.replaceAll(title, ''), readFileSync(file, 'utf8'));
    expect(text.match(/.{20}\b(complies|compliant|supported by|[✓✔✗✘☑])/gi) ?? [], file).toEqual([]);
  }
});
