/* Run a shift, as visitors do: by keyboard, by link, in two windows, on a phone, and with features blocked. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { addressOf, firstEdition, hasPage } from '../src/app/addresses.ts';
import words from '../src/content/desk.ts';
import { editions } from '../src/content/editions.ts';
import content from '../src/content/run-a-shift/run-a-shift.ts';
import { city } from '../src/content/shifts/city.ts';
import monsoonNight from '../src/content/shifts/monsoon-night.ts';
import { words as engine } from '../src/content/shifts/words.ts';
import { fill } from '../src/ui/fill.ts';
import { clockText } from '../src/ui/time-text.ts';
import { address, translatedEditions } from './addresses.ts';
import { expectNoViolation } from './axe.ts';
import { collectErrors, started } from './console.ts';
import { firstAnswer, question } from './desk-parts.ts';
import { fillable, holding } from './fillable.ts';

const path = address('page:run-a-shift');
const desk = (page: Page) => page.getByRole('dialog', { name: content.start.title });
const clock = (page: Page) => page.locator('header time');
const wide = { width: 1440, height: 900 };
const [already = { id: '', title: '' }] = monsoonNight.open;
/** The camera whose view the guided shift asks about. */
const camera = city.cameras.find(
  ({ id }) => id === monsoonNight.sites[0]?.camera,
) as (typeof city.cameras)[number];

async function start(page: Page, shift = 0, ownClock = true) {
  if (ownClock) await page.clock.install();
  await page.goto(path);
  await started(page);
  await page.getByRole('radio', { name: content.shifts[shift]?.name ?? '' }).check();
  await page.getByRole('button', { name: content.start.start }).click();
  await expect(desk(page).locator('canvas')).toBeVisible();
}

/** Past the time in which a second press counts as part of the first. */
const settle = (page: Page) => page.clock.fastForward(700);

/** Steps to the next event until the desk asks something; a step while it asks does nothing. */
async function stepToQuestion(page: Page, asked: string) {
  const isAsked = async () => {
    if (await question(page).getByText(asked).isVisible()) return true;
    await page.keyboard.press('.');
    return false;
  };
  await expect.poll(isAsked, { message: asked, intervals: [10], timeout: 20_000 }).toBe(true);
  // A press that comes before the question is painted is not for it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Asked because an incident is open. */
async function confirmLeaving(page: Page) {
  const sheet = page.getByRole('dialog', { name: words.leaving.title });
  await sheet.getByRole('button', { name: words.foot.leave }).click();
}

const secondsIn = (text: string) =>
  (/\d\d:\d\d:\d\d/.exec(text)?.[0] ?? '0:0:0').split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

const packed = (moment: unknown) => Buffer.from(JSON.stringify(moment)).toString('base64url');

test.describe('on a wide window', () => {
  test.use({ viewport: wide });

  test('the guided shift waits for a decision, then continues', async ({ page }) => {
    test.setTimeout(60_000);
    const errors = collectErrors(page);
    await start(page);
    await page.keyboard.press('6');
    // Sixteen seconds lie between the first proposal and the last of its messages, and from it on they pass at ×1.
    await expect(page.getByText(words.clock.held)).toBeVisible({ timeout: 40_000 });
    const held = await clock(page).textContent();
    await expect(question(page).getByRole('heading')).toHaveText(words.decision.confirm.question);
    // Three messages about one thing are one incident.
    await expect(desk(page).locator('section[data-joined] li')).toHaveCount(3);
    await page.keyboard.press('.');
    expect(await clock(page).textContent()).toBe(held);
    const drawn = () => page.locator('canvas').evaluate((map: HTMLCanvasElement) => map.toDataURL());
    const map = await drawn();
    await page.keyboard.press('c');
    await expect(page.getByText(fillable(words.incident.states.confirmed))).toBeVisible();
    await expect.poll(() => clock(page).textContent()).not.toBe(held);
    await expect.poll(drawn).not.toBe(map);
    expect(errors).toEqual([]);
  });

  test('street names stay on the map while an incident is proposed; four roles see different things at that moment; each table of the list is one tab stop', async ({
    page,
  }) => {
    await start(page);
    await page.getByRole('button', { name: words.clock.pause, exact: true }).press('Enter');
    await test.step('street names', async () => {
      const names = desk(page)
        .locator('svg[data-picture] text')
        .filter({ hasText: city.circles[2]?.name ?? '' });
      await expect(names.first()).toBeAttached();
      await desk(page)
        .locator('svg[data-picture]')
        .evaluate((map, name) => {
          const watch = () => {
            if (!map.textContent?.includes(name)) document.documentElement.dataset.nameless = '';
          };
          new MutationObserver(watch).observe(map, { childList: true, subtree: true });
        }, city.circles[2]?.name ?? '');
      await stepToQuestion(page, words.decision.confirm.question);
      await expect(names.first()).toBeAttached();
      expect(await page.locator('html[data-nameless]').count()).toBe(0);
    });

    const role = page.getByRole('combobox', { name: words.roles.label });
    await test.step('four roles', async () => {
      const moment = await clock(page).textContent();
      await role.selectOption('field');
      await expect(page.getByText(words.field.sees)).toBeVisible();
      await expect(page.getByRole('heading', { name: fillable(words.camera.near) })).toHaveCount(0);
      await role.selectOption('commissioner');
      await expect(page.getByText(words.camera.roleSees)).toBeVisible();
      await role.selectOption('supervisor');
      await expect(page.getByText(words.supervisor.cameras)).toBeVisible();
      expect(await clock(page).textContent()).toBe(moment);
      await expect(
        page.getByText(fill(engine.log.role, { role: words.roles.supervisor.toLowerCase() })),
      ).toBeVisible();
    });

    await test.step('arrows move by row', async () => {
      // A list of choices takes letters itself.
      await role.blur();
      await page.keyboard.press('g');
      await page.keyboard.press('l');
      const units = page.getByRole('table', { name: new RegExp(`^${words.rail.units}`) });
      expect(await units.locator('[tabindex="0"]').count()).toBe(1);
      await units.locator('[tabindex="0"]').focus();
      await page.keyboard.press('ArrowDown');
      await expect(units.getByRole('row').nth(2)).toBeFocused();
    });
  });

  test('the desk preview is paused at the moment of its picture', async ({ page }) => {
    await page.goto(path);
    await started(page);
    await page.getByRole('img', { name: content.picture.wide.alt }).hover();
    const here = page.locator('main section').filter({ has: page.locator('canvas') });
    await page.mouse.move(900, 400);
    await expect(here.first().locator('canvas')).toBeVisible();
    await expect(clock(page)).toContainText(clockText(content.start.pictured.at));
    await expect(page.getByText(words.clock.paused, { exact: true })).toBeVisible();
    await expect(question(page)).toContainText(words.decision.confirm.question);
    await page.getByRole('button', { name: content.start.start }).click();
    await expect(desk(page).locator('canvas')).toBeVisible();
    await expect(page.locator('main canvas')).toHaveCount(0);
  });

  test('a click before React has started opens the selected shift', async ({ page }) => {
    // On the first load React is not running yet; the browser submits the form itself.
    await page.route('**/static/js/start-*', () => {}, { times: 1 });
    await page.goto(path);
    await page.getByRole('radio', { name: content.shifts[1]?.name ?? '' }).check();
    await page.getByRole('button', { name: content.start.start }).click();
    // The document is loaded anew, and the desk's scripts with it.
    await expect(desk(page).locator('canvas')).toBeVisible({ timeout: 20_000 });
    await expect(
      desk(page)
        .getByText(content.shifts[1]?.name ?? '')
        .first(),
    ).toBeVisible();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  test('a reload resumes at the same second, with the same acts', async ({ page }) => {
    // A fixed clock would hide the reload from the page.
    await start(page, 0, false);
    await stepToQuestion(page, words.decision.confirm.question);
    await page.keyboard.press('c');
    const shown = async () => secondsIn((await clock(page).textContent()) ?? '');
    const noted = await shown();
    await expect.poll(shown).toBeGreaterThan(noted + 2);
    const left = await shown();
    await page.reload();
    await started(page);
    await expect(clock(page)).toBeVisible();
    expect(await shown()).toBeGreaterThanOrEqual(left);
  });

  test('field and commissioner cannot save or print caller data', async ({ page }) => {
    await start(page);
    await stepToQuestion(page, words.decision.confirm.question);
    await page.getByRole('combobox', { name: words.roles.label }).selectOption('field');
    await page.keyboard.press('g');
    await page.keyboard.press('r');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: holding(words.reports.csvRows) }).click();
    const csv = readFileSync((await (await saving).path()) ?? '', 'utf8');
    expect(csv).toContain(engine.anonymous);
    expect(csv).not.toContain('bus 47');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const paper = page.locator('article').filter({ hasText: words.reports.reportFoot });
    await expect(paper).toContainText(engine.anonymous);
    expect(await paper.textContent()).not.toContain('bus 47');
  });

  test('a dismissed incident reopens beside the first', async ({ page }) => {
    await start(page);
    await stepToQuestion(page, words.decision.confirm.question);
    await page.keyboard.press('x');
    await settle(page);
    await page.keyboard.press('Escape');
    await expect(question(page).getByRole('heading')).toBeFocused();
    await settle(page);
    await page.keyboard.press('x');
    await settle(page);
    await page.getByRole('radio', { name: words.decision.dismiss.reasons.drill }).check();
    await page.getByRole('button', { name: words.decision.dismiss.yes }).click();
    await stepToQuestion(page, words.decision.confirm.question);
    await expect(
      page.getByRole('button', {
        name: fill(words.rail.dismissed, { reason: words.decision.dismiss.reasons.drill }),
      }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: holding(words.rail.proposedAgain) })).toBeVisible();
  });

  test('a link opens the same moment', async ({ page, context }) => {
    await start(page);
    await stepToQuestion(page, words.decision.confirm.question);
    await page.keyboard.press('c');
    await page.locator('header [aria-pressed]').first().press('Enter');
    await expect(page).toHaveURL(/#moment=/);
    const there = await page.locator('[role="log"] li').allTextContents();
    const other = await context.newPage();
    await other.goto(page.url());
    await other.bringToFront();
    await expect(desk(other).locator('canvas')).toBeVisible({ timeout: 15_000 });
    await expect(clock(other)).toHaveText((await clock(page).textContent()) ?? '');
    expect(await other.locator('[role="log"] li').allTextContents()).toEqual(there);
  });

  test('a tab that slept for an hour resumes with a notice', async ({ page }) => {
    const errors = collectErrors(page);
    await start(page);
    const before = await clock(page).textContent();
    await page.clock.fastForward('01:00:00');
    await page.clock.runFor(1_000);
    await expect(desk(page).getByText(fillable(words.foot.asleep)).first()).toBeVisible();
    await expect(desk(page).getByText(words.clock.paused, { exact: true })).toBeVisible();
    const [then = 0, now = 0] = [before, await clock(page).textContent()].map((text) =>
      secondsIn(text ?? ''),
    );
    expect(now - then).toBeLessThan(60);
    await page.keyboard.press(' ');
    await page.clock.runFor(5_000);
    expect(secondsIn((await clock(page).textContent()) ?? '')).toBeGreaterThan(now);
    expect(errors).toEqual([]);
  });

  const crafted = `#moment=2.${packed(['monsoon-night', 4127, 60, 'x', [[0, 0, 'constructor']]])}`;
  test('a bad link opens a new shift with a notice', async ({ page }) => {
    const errors = collectErrors(page);
    for (const bad of ['#moment=9.nothing', '#moment=1.%%%', '#moment=', crafted]) {
      await test.step(bad, async () => {
        // From another document: a fragment alone would not open the page again.
        await page.goto('about:blank');
        await page.goto(path + bad);
        await expect(desk(page).locator('canvas')).toBeVisible();
        await expect(desk(page).getByText(words.foot.linkFault).first()).toBeVisible();
        expect(errors).toEqual([]);
      });
    }
  });

  test('a link of an earlier version opens with a notice', async ({ page }) => {
    await page.goto(`${path}#moment=1.${packed(['monsoon-night', 4127, 60, 'other', []])}`);
    await expect(clock(page)).toContainText('02:11:00');
    await expect(desk(page).getByText(words.foot.linkCarried).first()).toBeVisible();
  });

  test('a second screen follows the first, controls it, and can be closed', async ({ page, context }) => {
    await start(page);
    await stepToQuestion(page, words.decision.confirm.question);
    await page.getByRole('button', { name: words.clock.pause, exact: true }).press('Enter');
    const opening = context.waitForEvent('page');
    await page.getByRole('button', { name: words.second.open }).click();
    const second = await opening;
    await second.bringToFront();
    await expect(second.getByRole('table').first()).toBeVisible({ timeout: 15_000 });
    await expect(clock(second)).toHaveText((await clock(page).textContent()) ?? '');
    await expect(
      page.getByText(fill(words.second.opened, { view: words.views.list.toLowerCase() })).first(),
    ).toBeVisible();
    await second.getByRole('row', { name: holding(already.id) }).click();
    await expect(page.getByRole('heading', { name: already.title })).toBeVisible();
    await second.reload();
    await expect(second.getByRole('table').first()).toBeVisible();
    await second.close();
    await expect(page.getByText(words.second.closed).first()).toBeVisible();
  });

  test('a camera opens only for a purpose, and the log records who looked', async ({ page }) => {
    await start(page);
    await stepToQuestion(page, words.decision.confirm.question);
    await page.keyboard.press('c');
    await page.keyboard.press('g');
    await page.keyboard.press('v');
    // The alarm opens it for a short time.
    await settle(page);
    await page
      .getByRole('button', { name: `${words.close} ${camera.id}` })
      .last()
      .click();
    await settle(page);
    await page
      .getByRole('button', { name: `${words.camera.open} ${camera.id}` })
      .last()
      .click();
    const sheet = page.getByRole('dialog', { name: fill(words.camera.title, { camera: camera.id }) });
    await expect(sheet.getByRole('radio', { name: words.camera.purposes.recording })).toBeDisabled();
    await sheet.getByRole('radio', { name: words.camera.purposes.guide }).check();
    await settle(page);
    await sheet.getByRole('button', { name: words.camera.openForOne }).click();
    await expect(page.getByRole('img', { name: camera.name }).first()).toBeVisible();
    await expect(
      page.getByText(
        fill(engine.log.cameraOpened, { camera: camera.id, minutes: 1, purpose: engine.purposes.guide }),
      ),
    ).toBeVisible();
  });

  test('the load test runs in a worker, and a blocked worker is reported', async ({ page, context }) => {
    await start(page);
    await page.getByRole('button', { name: words.foot.load }).click();
    const sheet = page.getByRole('dialog', { name: words.load.title });
    await sheet.getByRole('button', { name: words.load.start }).dblclick();
    await expect(sheet.getByRole('button', { name: words.load.stop })).toBeFocused();
    await expect(sheet.locator('dd').first()).toHaveText(/^[\d,]+$/);
    await context.addInitScript(() => {
      window.Worker = class {
        constructor() {
          throw new Error('refused');
        }
      } as unknown as typeof Worker;
    });
    await start(page);
    await page.getByRole('button', { name: words.foot.load }).click();
    await sheet.getByRole('button', { name: words.load.start }).click();
    await expect(sheet.getByText(words.load.refused)).toBeVisible();
  });

  test('shortcuts can be switched off, also with blocked storage', async ({ page, context }) => {
    await context.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: refuse });
      Object.defineProperty(window, 'sessionStorage', { get: refuse });
    });
    const errors = collectErrors(page);
    await start(page);
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: words.keys.title });
    await sheet.getByRole('checkbox').uncheck();
    await sheet.getByRole('button', { name: words.close }).click();
    await page.keyboard.press('g');
    await page.keyboard.press('l');
    await expect(desk(page).locator('canvas')).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('on the flagship’s page a click replaces the drawing by the desk', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(address('page:flagship'));
    await started(page);
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((url) => /\/desk-(content-)?[\w-]{8}\.(js|css)$/.test(url))).toEqual([]);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => fetched.some((url) => /\/desk-[\w-]{8}\.js$/.test(url))).toBe(true);
    await page.getByRole('link', { name: content.start.title }).click();
    await expect(page.locator('main figure canvas')).toBeVisible();
    const now = secondsIn((await clock(page).textContent()) ?? '');
    expect(now - content.start.pictured.at).toBeLessThan(17);
    await expect(question(page)).toContainText(words.decision.confirm.question);
    await expect(page).toHaveURL(address('page:flagship'));
    await page.getByRole('button', { name: words.foot.leave }).click();
    await confirmLeaving(page);
    await expect(page.getByRole('link', { name: content.start.title })).toBeFocused();
  });
});

for (const viewport of [wide, { width: 390, height: 844 }]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('has no violations in any view', async ({ page }) => {
      test.setTimeout(90_000);
      await start(page);
      await stepToQuestion(page, words.decision.confirm.question);
      for (const view of ['m', 'l', 'v', 'r']) {
        await page.keyboard.press('g');
        await page.keyboard.press(view);
        await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
        await expectNoViolation(page, 'with a shift open');
      }
    });
  });
}

test('on a phone the list opens the decision, and the menu exits', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await start(page);
  await stepToQuestion(page, words.decision.confirm.question);
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await expect(question(page)).toBeHidden();
  const role = await page.getByRole('combobox', { name: words.roles.label }).boundingBox();
  expect(role?.height).toBeGreaterThanOrEqual(44);
  await page.getByRole('button', { name: words.decision.decide }).click();
  await question(page).getByRole('button', { name: words.decision.confirm.yes }).click();
  await page.getByRole('button', { name: words.close, exact: true }).click();
  await expect(question(page)).toBeHidden();
  await page.getByRole('button', { name: words.foot.label }).click();
  await page
    .getByRole('dialog', { name: fillable(words.shiftTitle) })
    .getByRole('button', { name: words.foot.leave })
    .click();
  await confirmLeaving(page);
  await expect(desk(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test('a bad link is reported on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${path}#moment=9.nothing`);
  await expect(desk(page).locator('footer').getByText(words.foot.linkFault)).toBeVisible();
});

/** Parts of the question that are outside the window or covered. */
const hiddenParts = (page: Page) =>
  question(page).evaluate((section) =>
    [...section.querySelectorAll('h2, button, label')]
      .filter((part) => {
        const { left, top, bottom, width, height } = part.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return top < -0.5 || bottom > innerHeight + 0.5 || !hit || !part.contains(hit);
      })
      .map((part) => part.textContent),
  );

test('at 400 % zoom each question is visible together with its answers', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 225 });
  await start(page, 1);
  await stepToQuestion(page, words.decision.confirm.question);
  const last = question(page).getByText(words.decision['approve-warning'].question);
  for (let turn = 0; turn < 20; turn++) {
    await expect(firstAnswer(page)).toBeVisible();
    await expect.poll(() => hiddenParts(page)).toEqual([]);
    if (await last.isVisible()) return;
    await firstAnswer(page).press('Enter');
    await settle(page);
  }
  throw new Error('No warning was ever up for approval');
});

test('nothing overflows sideways at 320 px and 768 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await start(page);
  for (const view of ['m', 'l', 'v', 'r', 'tablet']) {
    await page.keyboard.press('g');
    if (view === 'tablet') await page.setViewportSize({ width: 768, height: 1024 });
    else await page.keyboard.press(view);
    const over = await page.evaluate(
      () =>
        [...document.querySelectorAll('dialog *')].filter(
          (one) =>
            one.getBoundingClientRect().right > innerWidth + 1 &&
            !one.closest('svg, canvas, .visually-hidden'),
        ).length,
    );
    expect(over).toBe(0);
  }
});

const stillPictures = (page: Page) => page.locator('main li > figure > :first-child');

for (const edition of editions)
  test(`the pictures of the steps cut nothing, and their captions are level: ${edition.tag}`, async ({
    page,
  }) => {
    await page.goto(encodeURI(addressOf('page:run-a-shift', edition)));
    await started(page);
    const pictures = stillPictures(page);
    await expect(pictures).toHaveCount(content.steps.items.length);
    const cut = () =>
      pictures.evaluateAll((all) =>
        all.flatMap((picture) => {
          const end = picture.getBoundingClientRect().bottom + 1;
          return [...picture.querySelectorAll(':not(svg *)')]
            .filter((one) => one.getBoundingClientRect().bottom > end)
            .map((one) => one.textContent);
        }),
      );
    const uneven = () =>
      pictures.evaluateAll((all) => {
        const sides = all.map((picture) => picture.getBoundingClientRect());
        const rows = Map.groupBy(sides, ({ top }) => Math.round(top));
        return [...rows.values()].filter((row) => row.some((one) => one.height !== row[0]?.height));
      });
    for (const width of [320, 360, 390, 768, 1200]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await cut(), `${width} px`).toEqual([]);
      expect(await uneven(), `${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 672, height: 997 });
    await page.emulateMedia({ media: 'print' });
    expect(await cut(), 'in print').toEqual([]);
  });

for (const edition of translatedEditions.filter((one) => hasPage(one, 'run-a-shift')))
  test(`the desk keeps its own language and direction: ${edition.tag}`, async ({ page }) => {
    await page.setViewportSize(wide);
    await page.goto(`${encodeURI(addressOf('page:run-a-shift', edition))}#desk`);
    await started(page);
    const own = page.getByRole('dialog', { name: words.title });
    await expect(own.locator('canvas')).toBeVisible();
    await expect(own).toHaveAttribute('lang', firstEdition.tag);
    await expect(own).toHaveAttribute('dir', firstEdition.direction);
    await expect(question(page).getByRole('heading')).toHaveCSS('direction', firstEdition.direction);
    await expect(own.locator('bdi')).toHaveCount(0);
    // Poster and steps show the words that open.
    await expect(page.locator('#desk img')).toHaveAttribute('src', content.picture.wide.src);
    await expect(stillPictures(page).nth(2)).toContainText(words.decision.confirm.question);
  });

test('in print the curve of the last step is dark', async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  const pale = await stillPictures(page)
    .last()
    .locator('path, text')
    .evaluateAll((all) =>
      all
        .map((one) => {
          const { fill, stroke } = getComputedStyle(one);
          return fill === 'none' ? stroke : fill;
        })
        .filter((ink) => (ink.match(/\d+/g) ?? []).some((part) => Number(part) > 100)),
    );
  expect(pale).toEqual([]);
});

test('without scripts the shift is shown in steps', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  for (const { title } of content.steps.items) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(page.getByText(content.steps.last.content)).toBeVisible();
  await expect(page.getByRole('button', { name: content.start.start })).toBeHidden();
  await page.goto(address('page:flagship'));
  await page.getByRole('link', { name: content.start.title }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await context.close();
});
