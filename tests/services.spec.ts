import { expect, type Page, test } from '@playwright/test';
import about from '../src/content/company/about.ts';
import type { ServiceId } from '../src/content/schema.ts';
import type { Received, Service } from '../src/content/services/schema.ts';
import services from '../src/content/services/services.ts';
import { address } from './addresses.ts';
import { collectErrors, started } from './console.ts';

const path = address('page:services');
/** A service past the middle, so that the page scrolls. */
const far = services.services[Math.floor((services.services.length * 2) / 3)] as Service;
const near = (services.services[1] ?? services.services[0]) as Service;
const drawnPages: Received['pages'] = services.received.pages;
const titleOf = (id: ServiceId) => drawnPages[id]?.sheet.title ?? '';
const index = (page: Page) => page.getByRole('navigation', { name: services.indexTitle });
const topOf = (page: Page, id: string) =>
  page.locator(`#${id} h2`).evaluate((title) => title.getBoundingClientRect().top);

/** The title is below the sticky header, in the upper half of the window, and has stopped moving. */
async function expectArrival(page: Page, id: string) {
  const header = await page
    .locator('header')
    .first()
    .evaluate((bar) => bar.getBoundingClientRect().bottom);
  await expect
    .poll(async () => {
      const before = await topOf(page, id);
      await page.waitForTimeout(120);
      const top = await topOf(page, id);
      return top === before && top >= header && top < (page.viewportSize()?.height ?? 0) / 2;
    })
    .toBe(true);
}

/** Every vertical position the window has been at. */
async function recordScroll(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const positions = new Set<number>();
    addEventListener('scroll', () => positions.add(Math.round(scrollY)));
    Object.assign(window, { positions });
  });
  return () => page.evaluate(() => [...(window as unknown as { positions: Set<number> }).positions]);
}

test('every section has its id, title and sample page', async ({ page }) => {
  await page.goto(path);
  const sections = page.locator('main section[id^="service"]');
  expect(await sections.evaluateAll((all) => all.map(({ id }) => id))).toEqual(
    services.services.map(({ id }) => id),
  );
  await expect(sections.locator('h2')).toContainText(services.services.map(({ title }) => title));
  for (const [at, { id, altText, deliverables }] of services.services.entries()) {
    await expect(sections.nth(at).getByRole('img', { name: altText })).toHaveCount(1);
    const drawn = drawnPages[id];
    if (drawn)
      await expect(sections.nth(at).locator('[data-drawn="true"]')).toHaveText(
        deliverables[drawn.deliverable] ?? '',
      );
  }
});

test('the sample page follows the current service and opens at full size', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await started(page);
  const beside = page.locator('main button[data-follows-reader]');
  for (const { id } of [far, near]) {
    await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView());
    await expect(beside.locator('svg')).toContainText(titleOf(id));
    await expect(beside).toBeInViewport({ ratio: 0.95 });
  }
  await beside.click();
  await expect(page.getByRole('dialog').getByRole('img', { name: near.altText })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(beside).toBeFocused();
});

test('on a phone each sample page is small, and a tap enlarges it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await started(page);
  await page.locator(`#${near.id}`).getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('svg').first()).toContainText(titleOf(near.id));
  await dialog.getByRole('button', { name: services.received.labels.close }).click();
  await expect(dialog).toHaveCount(0);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`the path of a service scrolls to it on load, at ${viewport.width} px`, async ({ page }) => {
    const errors = collectErrors(page);
    await page.setViewportSize(viewport);
    const positions = await recordScroll(page);
    await page.goto(`${path}/${far.id}`);
    await expectArrival(page, far.id);
    // Smooth scrolling passes through positions in between.
    expect((await positions()).length).toBeGreaterThan(4);
    expect(errors).toEqual([]);
  });
}

test('with reduced motion it does not scroll smoothly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const positions = await recordScroll(page);
  await page.goto(`${path}/${far.id}`);
  await expectArrival(page, far.id);
  expect(await positions()).toHaveLength(1);
});

test('with motion paused it does not scroll smoothly', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
  const positions = await recordScroll(page);
  await page.goto(`${path}/${far.id}`);
  await expectArrival(page, far.id);
  expect(await positions()).toHaveLength(1);
});

test('another service scrolls within the document; back returns', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${path}/${near.id}`);
  await started(page);
  await expectArrival(page, near.id);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await index(page).getByRole('link', { name: far.title }).click();
  await expect(page).toHaveURL(new RegExp(`${far.id}$`));
  await expectArrival(page, far.id);
  await expect(page.locator(`#${far.id} h2`)).toBeFocused();
  await index(page).getByRole('link', { name: near.title }).click();
  await expectArrival(page, near.id);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${far.id}$`));
  await expectArrival(page, far.id);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a link from another page opens at the section', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address('page:about'));
  await started(page);
  const card = about.services.cards.find(({ href }) => href.startsWith('page:services/'));
  const id = card?.href.split('/')[1] ?? '';
  await page.getByRole('link', { name: card?.title ?? '' }).click();
  await expect(page).toHaveURL(new RegExp(`${id}$`));
  await expectArrival(page, id);
  // The next Tab continues from there.
  await expect(page.locator(`#${id} h2`)).toBeFocused();
});

test('a link to the current service scrolls to it again', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await started(page);
  const link = index(page).getByRole('link', { name: far.title });
  for (const _ of ['once', 'and again']) {
    await link.click();
    await expectArrival(page, far.id);
    await expect(page.locator(`#${far.id} h2`)).toBeFocused();
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await page.locator(`#${near.id} h2`).focus();
  }
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test('an unknown service opened from another page leaves the focus on the heading', async ({ page }) => {
  await page.goto(address('page:about'));
  await started(page);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, `${path}/nothing`);
  await expect(page).toHaveURL(/nothing$/);
  await expect(page.locator('h1')).toBeFocused();
});

test('an unknown id logs one warning, without scrolling or announcing', async ({ page }) => {
  const errors = collectErrors(page);
  for (const id of ['service99', 'nothing', 'service1x']) {
    await test.step(id, async () => {
      const response = await page.goto(`${path}/${id}`);
      await started(page);
      await page.waitForTimeout(400);
      expect(response?.status()).toBe(200);
      const [warning, ...others] = errors.splice(0);
      expect(others).toEqual([]);
      expect(warning).toMatch(/^warning: /);
      expect(warning).toContain(id);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(page.getByText(id, { exact: true })).toHaveCount(0);
      await expect(page.locator('h1')).toHaveText(services.banner.title);
    });
  }
});

test('ignores case in the id', async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto(`${path}/${far.id.toUpperCase()}`);
  await expectArrival(page, far.id);
  expect(errors).toEqual([]);
});

test('the index stays visible on a wide screen and marks the current section', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await started(page);
  const marked = index(page).locator('[aria-current]');
  await expect(marked).toHaveCount(0);
  for (const { id, title } of [services.services[0], far, services.services.at(-1)].flatMap(
    (one) => one ?? [],
  )) {
    await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView());
    await expect(marked).toContainText(title);
    await expect(index(page)).toBeInViewport({ ratio: 1 });
  }
});

test('a reload keeps the scroll position', async ({ page }) => {
  await page.goto(`${path}/${near.id}`);
  await expectArrival(page, near.id);
  const place = await page.locator(`#${far.id}`).evaluate((section) => {
    section.scrollIntoView({ behavior: 'instant' });
    return scrollY;
  });
  await page.reload();
  await started(page);
  await page.waitForTimeout(600);
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(200);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows everything, and the index links to each section', async ({ page }) => {
    await page.goto(`${path}/${near.id}`);
    for (const { title, content } of services.services) {
      await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
      await expect(page.getByText(content)).toBeVisible();
    }
    const links = index(page).getByRole('link');
    await expect(links).toHaveCount(services.services.length);
    await links.nth(services.services.findIndex(({ id }) => id === far.id)).click();
    await expectArrival(page, far.id);
  });
});
