/*
 * An owner's session with the editor, on a copy of the project with a separate git history. Each step checks the
 * resulting diff.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect as hasty, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { skipReason } from '../cli/requirements.ts';
import caseStudies from '../src/content/cases/case-studies.ts';
import type { CaseStudyDetail } from '../src/content/cases/schema.ts';
import { editions } from '../src/content/editions.ts';
import home from '../src/content/home/home.ts';
import trademark from '../src/content/legal/trademark.ts';
import smartCity from '../src/content/solutions/smart-city.ts';
import { address } from './addresses.ts';
import { copyProject } from './copy-project.ts';
import { pasteForeignMarkup } from './editor-paste.ts';
import { engines } from './engines/engines.ts';

// Development server and type checker are slow on a busy machine.
const expect = hasty.configure({ timeout: 60_000 });

test.describe.configure({ mode: 'serial', timeout: 480_000 });

let folder: string;
let editor: ChildProcess;
let origin: string;
/** Behind the `#` of the printed address. */
let fragment: string;
let page: Page;

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
const file = (name: string) => join(folder, name);
const read = (name: string) => readFileSync(file(name), 'utf8');
/** Removed and added lines since the last commit, without indentation. */
const changedLines = (...names: string[]) =>
  git('diff', '-U0', 'HEAD', '--', ...names)
    .split('\n')
    .filter((line) => /^[+-](?![+-]{2})/.test(line))
    .map((line) => line.replace(/^([+-])\s+/, '$1 '));

async function start(): Promise<void> {
  editor = spawn(process.execPath, ['editor/edit.ts'], { cwd: folder, env: { ...process.env, PORT: '0' } });
  editor.stderr?.on('data', (text) => console.error(String(text)));
  const printed = await new Promise<URL>((resolve, reject) => {
    editor.once('exit', () => reject(new Error('The editor did not start')));
    editor.stdout?.on('data', (text) => {
      const found = /http:\/\/127\.0\.0\.1:\d+\S*/.exec(String(text))?.[0];
      if (found) resolve(new URL(found));
    });
  });
  origin = printed.origin;
  fragment = printed.hash;
}

async function open(path: string): Promise<void> {
  // A file written just before triggers a reload, which can cancel or stall a navigation.
  await expect(() => page.goto(origin + path, { timeout: 20_000 })).toPass();
  await ready();
}
const desk = (view: string) => page.goto(`${origin}/editor/desk/${view}`);
const ready = () => expect(page.locator('html')).toHaveAttribute('data-editable');
const expectStatus = (sentence: string | RegExp) =>
  expect(page.locator('.editor-bar [role=status]')).toHaveText(sentence);
const inPlace = () => page.locator('.editor-in-place');
const heading = () => page.getByRole('heading', { level: 1 });

const send = (name: string, body: string) =>
  page.request.post(`${origin}/editor/api/${name}`, {
    data: Buffer.from(body),
    headers: { Origin: origin, 'Content-Type': 'application/json', 'X-Editor-Token': token() },
  });
const token = () => fragment.slice('#editor='.length);
/** A bare request with a valid token. */
async function post(name: string, question: object) {
  const answer = await send(name, JSON.stringify(question));
  return { status: answer.status(), ...(await answer.json()) };
}

async function type(words: string): Promise<void> {
  await expect(inPlace()).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
}

test.beforeAll(async ({ browser }) => {
  // A cold start on a busy machine can exceed the hook's 30 seconds.
  test.setTimeout(120_000);
  folder = mkdtempSync(join(tmpdir(), 'editor-'));
  copyProject(folder);
  // The copy keeps its own drafts and steps, but need not make the fonts again.
  rmSync(file('.cache'), { force: true });
  for (const fonts of ['.cache/fonts', file('.cache')]) mkdirSync(fonts, { recursive: true });
  symlinkSync(resolve('.cache/fonts'), file('.cache/fonts'));
  git('init', '--quiet');
  git('config', 'user.name', 'An owner');
  git('config', 'user.email', 'owner@site.example');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The site as it was');
  await start();
  page = await (await browser.newContext()).newPage();
  await open(`/${fragment}`);
});

test.afterAll(async () => {
  editor.kill();
  await page.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a headline is edited in place, cancelled with Escape, saved with Enter, undone and redone', async () => {
  await open(address('page:smart-city'));
  const before = await heading().innerText();
  const size = await heading().evaluate((element) => getComputedStyle(element).fontSize);
  await heading().click();
  expect(await inPlace().evaluate((element) => getComputedStyle(element).fontSize)).toBe(size);
  await type('Something else');
  await page.keyboard.press('Escape');
  await expect(heading()).toHaveText(before);
  expect(changedLines()).toEqual([]);

  await heading().click();
  await type('A city that works');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.keyboard.press('Enter');
  await expectStatus(/^Saved\./);
  await expect(heading()).toHaveText('A city that works');
  // The page was not reloaded.
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(changedLines()).toEqual([`- title: '${before}',`, "+ title: 'A city that works',"]);

  await ready();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading()).toHaveText(before);
  expect(changedLines()).toEqual([]);
  await ready();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(heading()).toHaveText('A city that works');
});

test('holds clicks until texts can be edited, then opens the last one', async () => {
  // Delays the marks: the page is shown but not editable yet.
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/editor/api/marked', async (route) => late.then(() => route.continue()));
  await page.goto(origin + address('page:smart-city'));
  await expectStatus('Getting ready… Your click is kept.');
  const link = page.locator('main a').first();
  const words = await link.innerText();
  await link.click();
  expect(new URL(page.url()).pathname).toBe(address('page:smart-city'));
  arrive();
  await expect(inPlace()).toHaveText(words);
  await page.keyboard.press('Escape');
  await page.unroute('**/editor/api/marked');
});

test('a text with the flagship’s name shows it as a chip and keeps it', async () => {
  await open('/');
  await page.getByText(home.products.lead).click();
  const chip = inPlace().locator('[data-code]').first();
  await expect(chip).toHaveAttribute('data-code', 'brand.flagship');
  await page.keyboard.press('End');
  await page.keyboard.type(' Ask us.');
  await page.keyboard.press('Enter');
  await expectStatus(/^Saved\./);
  const [, added] = changedLines('src/content/home/home.ts');
  expect(added).toContain(`$${'{brand.flagship}'}`);
  expect(added).toContain(' Ask us.`');
});

test('asks before replacing a name from Brand', async () => {
  await ready();
  await page.locator('main p').filter({ hasText: 'Ask us.' }).first().click();
  await expect(inPlace()).toContainText('Ask us.');
  // Delays the check: the question must stay.
  const { promise: late, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/editor/api/check', async (route) => late.then(() => route.continue()));
  const checking = page.waitForRequest('**/editor/api/check');
  await type('No name any more');
  await checking;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Keep / })).toBeFocused();
  const checked = page.waitForResponse('**/editor/api/check');
  answer();
  await (await checked).finished();
  await expect(page.getByRole('button', { name: /^Keep / })).toBeFocused();
  await page.unroute('**/editor/api/check');
  await page.keyboard.press('Enter');
  await expect(inPlace().locator('[data-code]').first()).toHaveAttribute('data-code', 'brand.flagship');
  await page.keyboard.press('Escape');
});

test('shows rule violations while typing', async () => {
  await open(address('page:smart-city'));
  await heading().click();
  await type('A robust city');
  await expect(page.locator('.editor-note')).toContainText('We avoid ‘robust’');
  await page.keyboard.press('Escape');
});

test('refuses texts that would break the build', async () => {
  await heading().click();
  await type('A city 🙂');
  await page.keyboard.press('Enter');
  await expect(page.locator('.editor-note')).toContainText('‘🙂’ is not among this site’s letters');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('long '.repeat(800));
  await page.keyboard.press('Enter');
  await expect(page.locator('.editor-note')).toContainText('characters; there is room for');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(page.locator('.editor-note')).toContainText('It would be empty');
  await expect(inPlace()).toBeFocused();
  await page.keyboard.press('Escape');
  await open(address('page:smart-city'));
});

test('does not overwrite a text changed by someone else, and keeps what was typed', async () => {
  await heading().click();
  await type('Mine');
  const name = 'src/content/solutions/smart-city.ts';
  writeFileSync(file(name), read(name).replace("title: 'A city that works'", "title: 'Theirs'"));
  await expectStatus(/changed meanwhile/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.editor-note')).toContainText("It now says: 'Theirs'");
  await expect(inPlace()).toHaveText('Mine');
  await page.keyboard.press('Escape');
  writeFileSync(file(name), read(name).replace('Theirs', 'A city that works'));
});

test('reports a content file with a syntax error and loses nothing', async () => {
  await open(address('page:smart-city'));
  await heading().click();
  await type('Later');
  const name = 'src/content/solutions/smart-city.ts';
  const whole = read(name);
  appendFileSync(file(name), 'export const = ;\n');
  await page.keyboard.press('Enter');
  await expect(page.locator('.editor-note')).toContainText(/^‘smart city’ cannot be read/);
  await expect(inPlace()).toHaveText('Later');
  writeFileSync(file(name), whole);
  await page.keyboard.press('Escape');
});

test('a photograph dropped on a picture is cropped, described and saved', async () => {
  await open(address('page:trademark'));
  const picture = page.locator('main img').first();
  const photograph = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#7a9' } })
    .jpeg()
    .toBuffer();
  const dataTransfer = await page.evaluateHandle(
    (bytes) => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([Uint8Array.from(bytes)], 'Harbour (1).JPG', { type: 'image/jpeg' }));
      return dropped;
    },
    [...photograph],
  );
  const { x, y } = (await picture.boundingBox()) ?? { x: 0, y: 0 };
  await page.dispatchEvent('html', 'drop', { dataTransfer, clientX: x + 50, clientY: y + 50 });
  const dialog = page.getByRole('dialog', { name: 'Place a photograph' });
  const frame = dialog.getByRole('button', { name: 'Frame' });
  await dialog.getByLabel('Size of the frame').fill('0.5');
  const before = await frame.getAttribute('style');
  await frame.press('ArrowRight');
  await expect(frame).not.toHaveAttribute('style', before ?? '');
  await dialog.getByRole('button', { name: 'Place it' }).click();
  await expect(dialog.getByRole('status')).toHaveText(/Say what the photograph shows/);
  await dialog.getByLabel('What it shows').fill('A harbour at dawn');
  await dialog.getByRole('button', { name: 'Place it' }).click();
  await expectStatus('The photograph is in its place.');
  await expect(picture).toHaveAttribute('alt', 'A harbour at dawn');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  expect(git('status', '--short', '--untracked-files=all')).toContain(
    'public/images/photographs/harbour-1.jpg',
  );
});

test('adds a page modelled on another, and lists it in the site map', async () => {
  await desk('addresses');
  await page.getByLabel('In the form of').selectOption({ label: trademark.head.title });
  await page.getByLabel('Title').fill('Try of the tests');
  await page.getByLabel('Lead').fill('When somebody is there to answer, day by day.');
  await page.getByLabel('Keywords').fill('working hours, holidays, time zone');
  await page.getByLabel('Description').fill('Too short.');
  await page.getByRole('button', { name: 'Add the page' }).click();
  await expect(page.getByRole('region', { name: 'New page' })).toContainText('Description: 10 characters');
  await page
    .getByLabel('Description')
    .fill('When the desks are staffed, which holidays are kept, and how to reach a duty engineer then.');
  await page.getByRole('button', { name: 'Add the page' }).click();
  await expectStatus(/The page is there/);
  await expect(heading()).toHaveText('Try of the tests');
  const siteMap = await page.request.get(origin + address('page:site-map'));
  expect(await siteMap.text()).toContain('href="/try-of-the-tests"');
  await ready();
});

test('a new customer needs a name and copies nothing', async () => {
  const panel = page.locator('.editor-panel');
  await open(address('page:trademark'));
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  await panel.getByLabel('What to change').selectOption('Customers');
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel.getByLabel('Name')).toBeFocused();
  expect(git('status', '--short')).not.toContain('clients');
  await page.keyboard.type('Konkan Shipyard');
  await panel.getByRole('button', { name: 'Add it' }).click();
  await expectStatus('Saved.');
  expect(changedLines('src/content/clients/own.ts').join()).toContain("name: 'Konkan Shipyard'");
  await ready();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectStatus(/Taken back/);
  expect(changedLines('src/content/clients/own.ts')).toEqual([]);
  await ready();
  await panel.getByLabel('What to change').selectOption('This page');
  await panel.getByRole('button', { name: 'Close' }).click();
});

test('offers to change a figure in all its places in one step', async () => {
  const [example] = caseStudies.categories.flatMap(({ details }) => Object.values<CaseStudyDetail>(details));
  const figure = example?.figure?.figure ?? '';
  await open(address('page:case-studies'));
  await page.getByText(figure, { exact: true }).first().click();
  await type('987+');
  await page.keyboard.press('Enter');
  await expect(page.locator('.editor-note')).toContainText(`${figure} is also told in`);
  const all = page.getByRole('button', { name: 'Change all that are ticked' });
  await expect(all).toBeFocused();
  await all.click();
  await expectStatus(/^Saved in \d+ places/);
  expect(changedLines('src/content/home/home.ts').join()).toContain("figure: '987+'");
  await ready();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectStatus(/Taken back/);
  expect(changedLines('src/content/home/home.ts').join()).not.toContain('987+');
  await ready();
});

test('previews of search results and shared links update while typing', async () => {
  await open(address('page:smart-city'));
  const panel = page.locator('.editor-panel');
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  const outside = panel.getByRole('region', { name: 'How it looks outside' });
  const card = outside.getByRole('img');
  await expect(card).toHaveAttribute('src', /^data:image\/jpeg/);
  const before = await card.getAttribute('src');
  await panel.getByRole('textbox', { name: 'Title', exact: true }).first().fill('Control rooms of a city');
  await expect(outside).toContainText('Control rooms of a city |');
  await page.keyboard.press('Escape');
  await heading().click();
  await type('Everything on one map');
  await expect(card).toHaveAttribute('alt', /Everything on one map/);
  await expect(card).not.toHaveAttribute('src', before ?? '');
  await page.keyboard.press('Escape');
});

test('changes a page’s address, and the old one redirects', async () => {
  const panel = page.locator('.editor-panel');
  await panel.getByText('Address', { exact: true }).click();
  await panel.getByLabel('New address').fill(address('page:contact'));
  await expect(panel).toContainText('Another page has the address');
  await panel.getByLabel('New address').fill('/solution/one-room');
  await expect(panel).toContainText('Free: no other page has it.');
  await panel.getByRole('button', { name: 'Change the address' }).click();
  await expectStatus(/The old one leads to it/);
  expect(new URL(page.url()).pathname).toBe('/solution/one-room');
  const former = await page.request.get(origin + address('page:smart-city'), { maxRedirects: 0 });
  expect([former.status(), former.headers().location]).toEqual([302, '/solution/one-room']);
  expect(changedLines('src/app/former-addresses.ts')).toEqual([
    `+ ['${address('page:smart-city')}', 'smart-city'],`,
  ]);
  await ready();
  await post('undo', {});
  expect(changedLines('src/app/former-addresses.ts')).toEqual([]);
});

test('does not publish texts that break the rules; commits valid ones without pushing', async () => {
  const publish = async () => {
    await page.getByLabel('What you changed, in a sentence').fill('Say that the city works');
    await page.getByRole('button', { name: 'Check and publish' }).click();
  };
  const answer = page.locator('.editor-panel').getByRole('status');
  const last = () => git('log', '-1', '--format=%s').trim();
  await open(address('page:trademark'));
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('deletion').filter({ hasText: smartCity.banner.title })).toBeVisible();
  await expect(page.getByRole('insertion').filter({ hasText: 'A city that works' })).toBeVisible();
  await publish();
  await expect(answer).toContainText('Not published', { timeout: 180_000 });
  await expect(page.getByRole('region', { name: 'Checks' })).toContainText('The site says this already');
  await expect(page.getByRole('button', { name: 'Publish all the same' })).toBeVisible();
  expect(last()).toBe('The site as it was');

  await page.getByRole('button', { name: 'Go to the field' }).first().click();
  await expect(
    page.getByRole('complementary', { name: 'Page' }).locator('[role=textbox]:focus'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();

  // The page’s text was copied from another: discards the page and keeps the rest.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectStatus(/Taken back/);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(answer).toContainText('Fixed. Nothing is published yet', { timeout: 180_000 });
  expect(last()).toBe('The site as it was');
  await publish();
  await expect(answer).toContainText('Published: ‘Say that the city works’', { timeout: 180_000 });
  expect(last()).toBe('Say that the city works');
  expect(git('status', '--short')).toBe('');
});

test('reverts a published change, and stores, opens, discards and restores it as a draft', async () => {
  const headline = async () => {
    await open(address('page:smart-city'));
    return heading().textContent();
  };
  await desk('history');
  await expect(page.getByRole('heading', { name: /Say that the city works/ })).toBeVisible();
  const take = page.getByRole('button', { name: 'Take back: Headline' }).first();
  await take.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(git('status', '--short')).toBe('');
  await take.click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('Taken back: Headline')).toBeVisible();
  expect(await headline()).toBe(smartCity.banner.title);
  await page.getByRole('link', { name: 'Desk' }).click();
  await page.getByLabel('Open now').fill('Words of a day');
  await Promise.all([
    page.waitForResponse(/name-draft/),
    page.getByRole('button', { name: 'Rename' }).click(),
  ]);
  await page.reload();
  await expect(page.getByLabel('Open now')).toHaveValue('Words of a day');
  // A name that is typed but not saved is kept too.
  await page.getByLabel('Open now').fill('Monsoon words');
  await page.getByRole('button', { name: 'Set aside, and begin another' }).click();
  await expect(page.getByText('Set aside. You see the published site.')).toBeVisible();
  expect(git('status', '--short')).toBe('');
  await page.getByRole('button', { name: 'Discard: Monsoon words' }).click();
  await page.getByRole('button', { name: 'Bring back: Monsoon words' }).click();
  await page.getByRole('button', { name: 'Open: Monsoon words' }).click();
  await expect(page.getByText('‘Monsoon words’ is open.')).toBeVisible();
  await expect(page.getByLabel('Open now')).toHaveValue('Monsoon words');
  await page.getByRole('link', { name: 'Back to the page' }).click();
  await expect(heading()).toHaveText(smartCity.banner.title);
  await ready();
  await desk('drafts');
  await page.getByRole('button', { name: 'Set aside, and begin another' }).click();
  await expect(page.getByRole('button', { name: 'Open: Monsoon words' })).toBeVisible();
});

test('adds an unused picture to the library and removes it', async () => {
  await desk('pictures');
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a97' } })
    .png()
    .toBuffer();
  await page.getByLabel('Add a picture').setInputFiles({ name: 'Dock 7.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Used nowhere 1' }).click();
  await expect(page.getByRole('heading', { name: 'dock-7' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove: dock-7' }).click();
  await expect(page.getByRole('button', { name: 'Used nowhere 0' })).toBeVisible();
  expect(git('status', '--short')).toBe('');
});

test('does not publish a change that breaks the build', async () => {
  const name = 'src/content/products/incident-detection.ts';
  const before = read(name);
  writeFileSync(file(name), before.replace(/\{\s+id: 'F1',[^}]+\},/, ''));
  await post('publish', { sentence: 'One function less', overrideRules: true });
  await expect
    .poll(async () => (await post('publish-state', {})).phase, { timeout: 180_000 })
    .toBe('refused');
  writeFileSync(file(name), before);
  const { checks } = await post('publish-state', {});
  expect(JSON.stringify(checks)).toContain('‘Clock’ needs an hour for each function');
  expect(JSON.stringify(checks)).toContain('"file":"src/content/instruments/funnel.ts"');
  expect(git('status', '--short')).toBe('');
});

test('on a translated page the panel shows the fields of that language', async () => {
  for (const { prefix, tag } of editions.slice(1)) {
    const { own } = await post('files', { pathname: prefix + address('page:smart-city') });
    expect(own).toBe(`src/content/${tag}/solutions/smart-city.ts`);
  }
});

test('a request cannot inject code', async () => {
  const [name, path] = ['src/content/solutions/smart-city.ts', ['default', 'banner', 'title']];
  const { before } = await post('text', { file: name, path });
  const attack = { code: 'globalThis.asked=1' };
  const lead = { file: 'src/content/home/home.ts', path: ['default', 'products', 'lead'] };
  const { before: literal, parts } = await post('text', lead);
  for (const answer of [
    await post('save-text', { file: name, path, before, parts: ['A city ', attack] }),
    await post('save-text', { ...lead, before: literal, parts: [...parts, attack] }),
    await post('save-text', { file: name, path, before, parts: [{ code: 'brand.flagship' }] }),
    await post('save-value', { file: name, path, before, after: attack }),
    await post('add-text', { file: name, path: ['default', 'banner'], before: '{}', key: 'a: b', text: 'c' }),
  ])
    expect(answer.status).toBeGreaterThanOrEqual(400);
  for (const body of ['{"file":', 'null', '[]', '"text"'])
    expect((await send('text', body)).status()).toBe(400);
  expect(git('diff', 'HEAD')).not.toContain('globalThis.asked');
});

for (const [index, { name, find }] of engines.entries())
  test(`${name}: pastes and drops plain text only`, async () => {
    const start = find();
    test.skip(!start, skipReason(name));
    if (!start) return;
    // The first page takes longer than an engine's default timeout.
    if (index === 0) await open(address('page:smart-city'));
    // An open page reloads at every save.
    await page.goto('about:blank');
    const engine = await start();
    const title = 'src/content/solutions/smart-city.ts';
    const before = read(title);
    try {
      const tab = await engine.newTab({ scripts: true });
      await pasteForeignMarkup(tab, origin + address('page:smart-city') + fragment, () => read(title));
      await tab.close();
    } finally {
      await engine.stop();
      writeFileSync(file(title), before);
    }
  });

test('pastes HTML from the clipboard as plain text', async () => {
  await page.goto(
    `data:text/html,${encodeURIComponent('<p>Foreign <span data-code="globalThis.pasted=2">words</span></p>')}`,
  );
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  await open(address('page:smart-city'));
  await heading().click();
  await expect(inPlace()).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(inPlace()).toHaveText('Foreign words');
  expect(await inPlace().locator('span').count()).toBe(0);
  await page.keyboard.press('Escape');
});

test('the editor cannot be framed, embedded or made to start a program', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' };
  for (const path of ['/', '/src/content/home/home.ts', '/@vite/client']) {
    const answer = await page.request.get(origin + path);
    expect(answer.headers()).toMatchObject({
      'x-frame-options': 'DENY',
      'content-security-policy': "frame-ancestors 'none'",
    });
    expect(answer.headers()).not.toHaveProperty('access-control-allow-origin');
    expect((await page.request.get(origin + path, { headers })).status()).toBe(403);
  }
  expect((await page.request.get(`${origin}/__open-in-editor?file=package.json`)).status()).toBe(403);
});

test('refuses other origins and hosts, and requests without the token', async ({ request }) => {
  const send = (headers: object) =>
    request.post(`${origin}/editor/api/undo`, {
      data: {},
      headers: { Origin: origin, 'X-Editor-Token': token(), ...headers },
    });
  for (const path of ['/', '/editor/desk/drafts', '/editor/client/request.ts', '/@vite/client'])
    expect(await (await request.get(origin + path)).text(), path).not.toContain(token());
  const before = changedLines();
  expect((await send({ Origin: 'https://attacker.example' })).status()).toBe(403);
  expect((await send({ 'X-Editor-Token': 'guessed' })).status()).toBe(403);
  expect((await send({ Host: 'rebound.example' })).status()).toBe(421);
  expect((await request.get(`${origin}/`, { headers: { Host: 'rebound.example' } })).status()).toBe(421);
  expect(changedLines()).toEqual(before);
});
