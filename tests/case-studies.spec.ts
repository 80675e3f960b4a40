import { expect, type Page, test } from '@playwright/test';
import { addressOf } from '../src/app/addresses.ts';
import content from '../src/content/cases/case-studies.ts';
import type { CaseStudyCategory, CaseStudyDetail } from '../src/content/cases/schema.ts';
import { editions } from '../src/content/editions.ts';
import { address } from './addresses.ts';
import { collectErrors, started } from './console.ts';
import { caseAnchors, pages } from './contents.ts';

const path = address('page:case-studies');
const categories: CaseStudyCategory[] = content.categories;
const details = categories.flatMap(({ tabs, details }) => tabs.flatMap((tab) => details[tab] ?? []));

/** A case's title with the mark of a sample, as its heading shows it. */
const titleOf = (detail?: CaseStudyDetail) =>
  detail?.sample ? `${detail.title} ${content.labels.sample}` : (detail?.title ?? '');

interface LinkedCase {
  key: string;
  tab: string;
  title: string;
  anchor: string;
}
const all: LinkedCase[] = categories
  .flatMap(({ key, tabs, details }) => tabs.map((tab) => ({ key, tab, title: titleOf(details[tab]) })))
  .map((one, index) => ({ ...one, anchor: caseAnchors[index] ?? '' }));
const at = (index: number) => all.at(index % all.length) as LinkedCase;
const [first, middle, last] = [at(0), at(Math.floor(all.length / 2)), at(-1)];
/** The cases of the last category. */
const others = all.filter(({ key }) => key === last.key) as [LinkedCase, ...LinkedCase[]];

const keys = (page: Page) => page.getByRole('tablist', { name: content.labels.categories });
const cases = (page: Page) => page.getByRole('tablist', { name: content.labels.cases });
const key = (page: Page, name: string) => keys(page).getByRole('tab', { name: new RegExp(`^${name} `) });
const title = (page: Page) => page.locator('main article h3:visible');
/** The first element of a case: its drawing, or its title. */
const beginning = (page: Page) => page.locator('main article:visible > *').first();
const scrolled = (page: Page) => page.evaluate(() => scrollY);

async function open(page: Page, hash = '') {
  await page.goto(path + hash);
  await started(page);
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('opens on the first category and its first case; both lists, by pointer and keyboard, choose a case; before and after switch the drawing; the header’s link returns to the first; print shows all', async ({
    page,
  }) => {
    const errors = collectErrors(page);
    const { about, businessChallenge, smarterSolution } = content.labels;
    await open(page);
    await expect(keys(page).getByRole('tab')).toHaveCount(categories.length);
    await expect(key(page, first.key)).toHaveAttribute('aria-selected', 'true');
    await expect(cases(page).getByRole('tab', { selected: true })).toContainText(first.tab);
    await expect(title(page)).toHaveText(first.title);
    for (const part of [about, businessChallenge, smarterSolution]) {
      await expect(page.getByRole('heading', { level: 4, name: part })).toBeVisible();
    }
    await expect(page.getByText(details[0]?.smarterSolution ?? '')).toBeVisible();
    expect(await scrolled(page)).toBe(0);
    await expect(page).toHaveURL(new RegExp(`${path}$`));

    await test.step('before and after switch the drawing, by keyboard too', async () => {
      const figure = page.locator('main article:visible figure');
      const words = details[0]?.figure;
      const [before, after] = [words?.before.label, words?.label].map((label = '') =>
        figure.getByText(label),
      );
      if (!before || !after) throw new Error('The first case has no drawing');
      await expect(after).toBeVisible();
      await expect(before).toBeHidden();
      await figure.getByRole('radio', { name: content.labels.after }).focus();
      await page.keyboard.press('ArrowLeft');
      await expect(before).toBeVisible();
      await expect(after).toBeHidden();
    });

    await test.step('arrow keys, Home and End move through both lists', async () => {
      await key(page, first.key).focus();
      await page.keyboard.press('ArrowDown');
      await expect(key(page, categories.at(1 % categories.length)?.key ?? '')).toBeFocused();
      await page.keyboard.press('End');
      await expect(key(page, last.key)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(key(page, first.key)).toBeFocused();
      await expect(key(page, first.key)).toHaveAttribute('aria-selected', 'true');
      // One stop for the whole list: the next Tab reaches the cases.
      await page.keyboard.press('Tab');
      await expect(cases(page).getByRole('tab', { selected: true })).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(cases(page).getByRole('tab').last()).toBeFocused();
      await expect(title(page)).toHaveText(all.findLast(({ key }) => key === first.key)?.title ?? '');
      await page.keyboard.press('Home');
      await expect(title(page)).toHaveText(first.title);
    });

    await test.step('each category has its own cases and opens on the first', async () => {
      for (const { key: name, tabs, details } of categories) {
        await key(page, name).click();
        const list = cases(page).getByRole('tab');
        await expect(list).toHaveCount(tabs.length);
        await expect(list.first()).toHaveAttribute('aria-selected', 'true');
        await list.last().click();
        await expect(title(page)).toHaveText(titleOf(details[tabs.at(-1) ?? '']));
      }
      await key(page, first.key).click();
      await expect(cases(page).getByRole('tab', { selected: true })).toContainText(first.tab);
    });

    await test.step('the header’s link to the current page returns to its first case', async () => {
      await key(page, last.key).click();
      await page.locator(`header nav a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(key(page, first.key)).toHaveAttribute('aria-selected', 'true');
      await expect(page.locator('main h1')).toBeFocused();
    });

    await test.step('print shows every case and no tabs', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(title(page)).toHaveText(details.map(titleOf));
      await expect(page.getByRole('tab')).toHaveCount(0);
    });
    expect(errors).toEqual([]);
  });

  test('selecting a case updates the address without scrolling; Back returns to the previous case', async ({
    page,
  }) => {
    await open(page);
    await keys(page).evaluate((list) => list.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await scrolled(page);
    const chosen = cases(page).getByRole('tab', { name: last.tab });
    await key(page, last.key).click();
    await expect(page).toHaveURL(new RegExp(`#${others[0].anchor}$`));
    await chosen.click();
    await expect(page).toHaveURL(new RegExp(`#${last.anchor}$`));
    await page.waitForTimeout(300);
    expect(await scrolled(page)).toBe(before);
    await expect(chosen).toBeFocused();
    if (others.length > 1) await page.goBack();
    await expect(title(page)).toHaveText(others[0].title);
    await page.goBack();
    await expect(title(page)).toHaveText(first.title);
    await page.goForward();
    await expect(title(page)).toHaveText(others[0].title);
  });

  test("pins on the plan and 'next case' open a case", async ({ page }) => {
    await open(page);
    await page
      .getByRole('navigation', { name: content.labels.plan })
      .getByRole('link', { name: middle.tab })
      .click();
    await expect(title(page)).toHaveText(middle.title);
    await expect(key(page, middle.key)).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('link', { name: content.labels.next }).click();
    await expect(title(page)).toHaveText(at(all.indexOf(middle) + 1).title);
    await page.goBack();
    await expect(title(page)).toHaveText(middle.title);
  });

  test('a linked case is visible in the viewport; links, back and forward select their case', async ({
    page,
  }) => {
    await open(page, `#${last.anchor}`);
    await expect(key(page, last.key)).toHaveAttribute('aria-selected', 'true');
    await expect(title(page)).toHaveText(last.title);
    await expect(beginning(page)).toBeInViewport();
    await page.evaluate((hash) => {
      location.hash = hash;
    }, middle.anchor);
    await expect(title(page)).toHaveText(middle.title);
    await page.goBack();
    await expect(title(page)).toHaveText(last.title);
    await expect(key(page, last.key)).toHaveAttribute('aria-selected', 'true');
    await page.goForward();
    await expect(title(page)).toHaveText(middle.title);
    await expect(key(page, middle.key)).toHaveAttribute('aria-selected', 'true');
  });

  test('a linked case shows before the page’s script loads, and does not move afterwards', async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/static\/js\/start/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${path}#${middle.anchor}`);
    await expect(title(page)).toHaveText(middle.title);
    await expect(beginning(page)).toBeInViewport();
    const place = await scrolled(page);
    release();
    await started(page);
    await expect(key(page, middle.key)).toHaveAttribute('aria-selected', 'true');
    await expect(title(page)).toHaveText(middle.title);
    expect(await scrolled(page)).toBe(place);
  });

  test('every case can be linked', async ({ page }) => {
    await open(page);
    for (const [at, anchor] of (await anchors(page)).entries()) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, anchor);
      await expect(title(page)).toHaveText(titleOf(details[at]));
    }
  });

  test('an unknown fragment shows the first case', async ({ page }) => {
    await open(page, `#${first.anchor}-no-such`);
    await expect(title(page)).toHaveText(first.title);
    expect(await scrolled(page)).toBe(0);
  });

  test('a link from another page opens its case', async ({ page }) => {
    const { caseReference } = pages['planned-preventive'];
    const from = address('page:planned-preventive');
    const [, anchor = ''] = caseReference.link.href.split('#');
    await page.goto(from);
    await started(page);
    await page.getByRole('link', { name: caseReference.link.label }).click();
    await expect(page).toHaveURL(new RegExp(`#${anchor}$`));
    await expect(title(page)).toHaveText(titleOf(details[caseAnchors.indexOf(anchor)]));
    await expect(beginning(page)).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(from);
  });

  test('the title moves in over one second without fading', async ({ page }) => {
    await page.goto(path, { waitUntil: 'commit' });
    const entrance = await page.locator('h1').evaluate((heading) =>
      heading.getAnimations().map((animation) => {
        const effect = animation.effect as KeyframeEffect;
        const moved = effect.getKeyframes().flatMap(Object.keys);
        return {
          duration: effect.getTiming().duration,
          moves: moved.includes('transform'),
          fades: moved.includes('opacity'),
        };
      }),
    );
    expect(entrance).toEqual([{ duration: 1000, moves: true, fades: false }]);
  });

  test('with reduced motion the title does not move', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'commit' });
    expect(await page.locator('h1').evaluate((heading) => heading.getAnimations().length)).toBe(0);
  });

  for (const edition of editions)
    test(`in print a case with its drawing fits one page: ${edition.tag}`, async ({ page }) => {
      // The printable height of an A4 sheet with the margins of print.css, in CSS pixels.
      const sheet = { width: 672, height: 997 };
      await page.setViewportSize(sheet);
      await page.goto(encodeURI(addressOf('page:case-studies', edition)));
      await started(page);
      await page.emulateMedia({ media: 'print' });
      const cases = page.locator('article');
      const drawings = cases.locator('figure img').filter({ visible: true });
      // Real printing loads lazy pictures; emulated print media does not.
      await cases.locator('figure img').evaluateAll(async (all: HTMLImageElement[]) => {
        for (const image of all) image.loading = 'eager';
        await Promise.all(all.map((image) => image.decode().catch(() => {})));
      });
      await expect(drawings).toHaveCount(await cases.count());
      for (const drawing of await drawings.all()) await expect(drawing).toHaveAttribute('src', /-mist\.svg$/);
      const heights = await cases.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      // The category's name is above the first of its cases.
      for (const height of heights) expect(height).toBeLessThan(sheet.height - 60);
    });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a case opens as a separate view; Back returns to the position in the list', async ({ page }) => {
    await open(page);
    await expect(title(page)).toHaveCount(0);
    await key(page, last.key).tap();
    const chosen = cases(page).getByRole('tab', { name: last.tab });
    await chosen.tap();
    await expect(title(page)).toHaveText(last.title);
    await expect(title(page)).toBeFocused();
    await expect(beginning(page)).toBeInViewport();
    await expect(keys(page)).toBeHidden();
    await page.getByRole('button', { name: content.labels.back }).tap();
    await expect(title(page)).toHaveCount(0);
    await expect(chosen).toBeFocused();
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
  });

  test('arrow keys move through the cases; Enter opens one', async ({ page }) => {
    await open(page);
    await cases(page).getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('ArrowDown');
    const next = at(1 % (categories[0]?.tabs.length ?? 1));
    await expect(cases(page).getByRole('tab', { name: next.tab })).toBeFocused();
    await expect(title(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText(next.title);
    await expect(title(page)).toBeFocused();
  });

  test('opens a linked case at once', async ({ page }) => {
    await open(page, `#${middle.anchor}`);
    await expect(title(page)).toHaveText(middle.title);
    await expect(beginning(page)).toBeInViewport();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every case is in the document, with native anchors and without benefits', async ({ page }) => {
    const response = await page.goto(`${path}#${last.anchor}`);
    await expect(title(page)).toHaveText(details.map(titleOf));
    await expect(page.getByRole('heading', { level: 2 })).toContainText(
      categories.map(({ fullName }) => fullName),
    );
    await expect(page.locator('main article').last().locator('figure')).toBeInViewport();
    const html = (await response?.text()) ?? '';
    const benefits = details.flatMap((detail) => detail.benefits.map((benefit) => benefit.content));
    expect(benefits.length).toBeGreaterThan(0);
    expect(benefits.filter((text) => html.includes(text))).toEqual([]);
  });
});

const anchors = (page: Page) => page.locator('main article').evaluateAll((all) => all.map(({ id }) => id));

test('back at the top, nothing below the window is hidden', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await started(page);
  await page.evaluate(async () => {
    scrollTo(0, 0);
    // Long enough for observers to fire.
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  });
  expect(await page.locator('[data-reveal]').count()).toBeGreaterThan(0);
  await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
});
