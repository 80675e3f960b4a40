import { expect, type Page, test } from '@playwright/test';
import content from '../src/content/case-studies.ts';
import type { CaseStudyCategory } from '../src/content/schema.ts';
import { complaints, started } from './console.ts';

const path = '/CASE%20STUDIES/caseStudyPage';
const categories: CaseStudyCategory[] = content.categories;
const details = categories.flatMap(({ tabs, details }) => tabs.flatMap((tab) => details[tab] ?? []));

const keys = (page: Page) => page.getByRole('tablist', { name: content.labels.categories });
const cases = (page: Page) => page.getByRole('tablist', { name: content.labels.cases });
const key = (page: Page, name: string) => keys(page).getByRole('tab', { name: new RegExp(`^${name} `) });
const title = (page: Page) => page.locator('main article h3:visible');
/** A case begins with its drawing, or with its title where it has none. */
const beginning = (page: Page) => page.locator('main article:visible > *').first();
const scrolled = (page: Page) => page.evaluate(() => scrollY);

async function open(page: Page, hash = '') {
  await page.goto(path + hash);
  await started(page);
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('opens on the first category and its first case', async ({ page }) => {
    const heard = complaints(page);
    await open(page);
    await expect(keys(page).getByRole('tab')).toHaveCount(categories.length);
    await expect(key(page, 'ISMS')).toHaveAttribute('aria-selected', 'true');
    await expect(cases(page).getByRole('tab', { selected: true })).toContainText('Private bank');
    const first = categories[0]?.details['Private bank'];
    await expect(title(page)).toHaveText(first?.title ?? '');
    for (const part of ['About', 'Business Challenge', 'Smarter Solution']) {
      await expect(page.getByRole('heading', { level: 4, name: part })).toBeVisible();
    }
    await expect(page.getByText(first?.smarterSolution ?? '')).toBeVisible();
    expect(await scrolled(page)).toBe(0);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    expect(heard).toEqual([]);
  });

  test('each category has its own cases; changing it returns to its first', async ({ page }) => {
    await open(page);
    const counts = [];
    for (const { key: name, tabs, details } of categories) {
      await key(page, name).click();
      const list = cases(page).getByRole('tab');
      counts.push(await list.count());
      await expect(list.first()).toHaveAttribute('aria-selected', 'true');
      await list.last().click();
      await expect(title(page)).toHaveText(details[tabs.at(-1) ?? '']?.title ?? '');
    }
    expect(counts).toEqual([4, 2, 1, 1, 1, 3]);
    await key(page, 'ISMS').click();
    await expect(cases(page).getByRole('tab', { selected: true })).toContainText('Private bank');
  });

  test('the header’s link to the page one is on leads back to its first case', async ({ page }) => {
    await open(page);
    await key(page, 'PPM').click();
    await page.getByRole('banner').getByRole('link', { name: 'CASE STUDY' }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(key(page, 'ISMS')).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('main h1')).toBeFocused();
  });

  test('a choice is noted in the address without scrolling, and Back returns to the case before', async ({
    page,
  }) => {
    await open(page);
    await keys(page).evaluate((list) => list.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await scrolled(page);
    await key(page, 'SmartCity').click();
    await expect(page).toHaveURL(/#smartcity-gujarat$/);
    await cases(page)
      .getByRole('tab', { name: /^Saudi Arabia/ })
      .click();
    await expect(page).toHaveURL(/#smartcity-saudi-arabia$/);
    await page.waitForTimeout(300);
    expect(await scrolled(page)).toBe(before);
    await expect(cases(page).getByRole('tab', { name: /^Saudi Arabia/ })).toBeFocused();
    await page.goBack();
    await expect(title(page)).toHaveText(/Gujarat/);
    await page.goBack();
    await expect(title(page)).toHaveText(/private bank/);
    await page.goForward();
    await expect(title(page)).toHaveText(/Gujarat/);
  });

  test('before and after change the wiring, by keyboard too', async ({ page }) => {
    await open(page);
    const figure = page.locator('main article:visible figure');
    const [before, after] = [figure.getByText('sites, no line between'), figure.getByText('sites, one room')];
    await expect(after).toBeVisible();
    await expect(before).toBeHidden();
    await figure.getByRole('radio', { name: 'After' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(before).toBeVisible();
    await expect(after).toBeHidden();
  });

  test('a pin on the plan and the next case lead to a case', async ({ page }) => {
    await open(page);
    await page
      .getByRole('navigation', { name: content.labels.plan })
      .getByRole('link', { name: 'Metro rail' })
      .click();
    await expect(title(page)).toHaveText(/metro rail/);
    await expect(key(page, 'ISCC')).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('link', { name: /^Next case/ }).click();
    await expect(title(page)).toHaveText(/power utility/);
    await page.goBack();
    await expect(title(page)).toHaveText(/metro rail/);
  });

  test('arrow keys, Home and End move through both lists', async ({ page }) => {
    await open(page);
    await key(page, 'ISMS').focus();
    await page.keyboard.press('ArrowDown');
    await expect(key(page, 'ISCC')).toBeFocused();
    await page.keyboard.press('End');
    await expect(key(page, 'SmartCity')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(key(page, 'ISMS')).toBeFocused();
    await expect(key(page, 'ISMS')).toHaveAttribute('aria-selected', 'true');
    // One stop for the whole list: the next Tab reaches the cases.
    await page.keyboard.press('Tab');
    await expect(cases(page).getByRole('tab', { selected: true })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(cases(page).getByRole('tab').last()).toBeFocused();
    await expect(title(page)).toHaveText(/technology campus/);
    await page.keyboard.press('Home');
    await expect(title(page)).toHaveText(/private bank/);
  });

  test('a linked case is shown and in view', async ({ page }) => {
    await open(page, '#smartcity-chhattisgarh');
    await expect(key(page, 'SmartCity')).toHaveAttribute('aria-selected', 'true');
    await expect(title(page)).toHaveText(/Chhattisgarh/);
    await expect(beginning(page)).toBeInViewport();
  });

  test('a linked case shows before the page’s script has arrived, and stays where it is when it does', async ({
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
    await page.goto(`${path}#iscc-metro-rail`);
    await expect(title(page)).toHaveText(/metro rail/);
    await expect(beginning(page)).toBeInViewport();
    const place = await scrolled(page);
    release();
    await started(page);
    await expect(key(page, 'ISCC')).toHaveAttribute('aria-selected', 'true');
    await expect(title(page)).toHaveText(/metro rail/);
    expect(await scrolled(page)).toBe(place);
  });

  test('every case can be linked', async ({ page }) => {
    await open(page);
    for (const [at, anchor] of (await anchors(page)).entries()) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, anchor);
      await expect(title(page)).toHaveText(details[at]?.title ?? '');
    }
  });

  test('an unknown fragment shows the first case', async ({ page }) => {
    await open(page, '#isms-no-such-bank');
    await expect(title(page)).toHaveText(/private bank/);
    expect(await scrolled(page)).toBe(0);
  });

  test('links, back and forward choose the case they name', async ({ page }) => {
    await open(page, '#iscc-metro-rail');
    await expect(title(page)).toHaveText(/metro rail/);
    await page.evaluate(() => {
      location.hash = 'ppm-hospital-group';
    });
    await expect(title(page)).toHaveText(/hospital/);
    await page.goBack();
    await expect(title(page)).toHaveText(/metro rail/);
    await expect(key(page, 'ISCC')).toHaveAttribute('aria-selected', 'true');
    await page.goForward();
    await expect(title(page)).toHaveText(/hospital/);
  });

  test('a link from another page opens its case', async ({ page }) => {
    await page.goto('/planned-preventive');
    await started(page);
    await page.getByRole('link', { name: 'Read the hospital case' }).click();
    await expect(page).toHaveURL(/#ppm-hospital-group$/);
    await expect(title(page)).toHaveText(/hospital/);
    await expect(beginning(page)).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(/planned-preventive$/);
  });

  test('the title enters over one second, by movement alone', async ({ page }) => {
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

  test('on paper a case with its drawing is no longer than a page', async ({ page }) => {
    // What is left of an A4 sheet between the margins of print.css, in CSS pixels.
    const sheet = { width: 672, height: 997 };
    await page.setViewportSize(sheet);
    await open(page);
    await page.emulateMedia({ media: 'print' });
    const cases = page.locator('article');
    const drawings = cases.locator('figure img').filter({ visible: true });
    // A browser that prints fetches them all; one that only looks as if it did waits for the reader.
    await cases.locator('figure img').evaluateAll(async (all: HTMLImageElement[]) => {
      for (const image of all) image.loading = 'eager';
      await Promise.all(all.map((image) => image.decode().catch(() => {})));
    });
    await expect(drawings).toHaveCount(await cases.count());
    for (const drawing of await drawings.all()) await expect(drawing).toHaveAttribute('src', /-mist\.svg$/);
    const heights = await cases.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    // The category's name stands above the first of its cases.
    for (const height of heights) expect(height).toBeLessThan(sheet.height - 60);
  });

  test('print shows all twelve cases and no tabs', async ({ page }) => {
    await open(page);
    await page.emulateMedia({ media: 'print' });
    await expect(title(page)).toHaveText(details.map((detail) => detail.title));
    await expect(page.getByRole('tab')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a case opens as a view of its own, and Back returns to its place in the list', async ({ page }) => {
    await open(page);
    await expect(title(page)).toHaveCount(0);
    await key(page, 'SmartCity').tap();
    const gujarat = cases(page).getByRole('tab', { name: /^Gujarat/ });
    await gujarat.tap();
    await expect(title(page)).toHaveText(/Gujarat/);
    await expect(title(page)).toBeFocused();
    await expect(beginning(page)).toBeInViewport();
    await expect(keys(page)).toBeHidden();
    await page.getByRole('button', { name: content.labels.back }).tap();
    await expect(title(page)).toHaveCount(0);
    await expect(gujarat).toBeFocused();
    await expect(gujarat).toHaveAttribute('aria-selected', 'true');
  });

  test('arrow keys pass over the cases without opening them; Enter opens', async ({ page }) => {
    await open(page);
    await cases(page).getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(cases(page).getByRole('tab', { name: /^Telecom operator/ })).toBeFocused();
    await expect(title(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText(/telecom operator/);
    await expect(title(page)).toBeFocused();
  });

  test('a linked case opens at once', async ({ page }) => {
    await open(page, '#ssss-logistics-company');
    await expect(title(page)).toHaveText(/logistics company/);
    await expect(beginning(page)).toBeInViewport();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all twelve cases are in the document, with native anchors and without benefits', async ({ page }) => {
    const response = await page.goto(`${path}#smartcity-saudi-arabia`);
    await expect(title(page)).toHaveText(details.map((detail) => detail.title));
    await expect(page.getByRole('heading', { level: 2 })).toContainText(
      categories.map(({ fullName }) => fullName),
    );
    await expect(page.locator('main article').last().locator('figure')).toBeInViewport();
    const html = (await response?.text()) ?? '';
    const benefits = details.flatMap((detail) => detail.benefits.map((benefit) => benefit.content));
    expect(benefits.length).toBeGreaterThan(30);
    expect(benefits.filter((text) => html.includes(text))).toEqual([]);
  });
});

const anchors = (page: Page) => page.locator('main article').evaluateAll((all) => all.map(({ id }) => id));
