import { expect, test } from '@playwright/test';
import { brand } from '../src/content/brand.ts';
import about from '../src/content/company/about.ts';
import founder from '../src/content/company/founder.ts';
import { address } from './addresses.ts';
import { started } from './console.ts';

test.describe('the founder’s page', () => {
  test('heading, biography, domains, profile and both portraits; the banner is 80% of the window, in two colours that meet at the portrait', async ({
    page,
  }) => {
    await page.goto(address('page:founder'));
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 1920, height: 1080 },
      { width: 390, height: 844 },
    ]) {
      await test.step(`a ${viewport.width} × ${viewport.height} window`, async () => {
        await page.setViewportSize(viewport);
        const end = await page.evaluate(
          () => document.querySelector('main > section')?.getBoundingClientRect().top ?? 0,
        );
        expect(end).toBeCloseTo(viewport.height * 0.8, 0);
      });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const portrait = await page.locator('main img').first().boundingBox();
    expect(portrait?.width).toBeGreaterThan(300);
    const seam = portrait?.x ?? 0;
    const colours = await page.evaluate(
      ([start = 0, end = 0]) => [start, end].map((x) => groundAt(x, 110)),
      [seam - 20, (portrait?.width ?? 0) + seam + 20],
    );
    expect(new Set(colours).size).toBe(2);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(founder.banner.title);
    await expect(page.getByRole('heading', { level: 2, name: founder.heading, exact: true })).toBeVisible();
    for (const paragraph of founder.biography) await expect(page.getByText(paragraph)).toBeVisible();
    await expect(page.getByRole('link', { name: founder.profile.label })).toHaveAttribute(
      'href',
      brand.founderProfile,
    );
    const domains = page.getByRole('region', { name: founder.domainsTitle });
    await expect(domains.getByRole('listitem')).toHaveText(founder.domains);
    await expect(page.getByRole('img', { name: founder.portrait.alt })).toBeVisible();
    await expect(page.getByRole('img', { name: founder.secondPortrait.alt })).toBeVisible();
  });
});

test.describe('the about page', () => {
  test('shows message, company, foundations, cards and certificates in this order', async ({ page }) => {
    await page.goto(address('page:about'));
    const { message, company, foundations, services, certifications } = about;
    const titles = [message, company, foundations, services, certifications].map(({ title }) => title);
    const headings = await page.locator('main h2').allTextContents();
    expect(headings.slice(0, 5)).toEqual(titles);
    await expect(page.getByRole('img', { name: message.portrait.alt })).toBeVisible();
    for (const area of company.focusAreas)
      await expect(page.locator('main').getByRole('listitem').getByText(area, { exact: true })).toBeVisible();
    for (const { title } of foundations.cards) {
      await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
    }
    for (const { title, href } of services.cards) {
      await expect(
        page.getByRole('link').filter({ has: page.getByRole('heading', { name: title, exact: true }) }),
      ).toHaveAttribute('href', address(href));
    }
    for (const { title, image } of certifications.items) {
      await expect(page.getByRole('link', { name: title })).toBeVisible();
      await expect(page.getByRole('img', { name: image.alt })).toBeVisible();
    }
  });

  test('sections enter over 1500 ms when scrolled to', async ({ page }) => {
    await page.goto(address('page:about'));
    await started(page);
    const card = page.locator('[data-reveal]', {
      has: page.getByRole('heading', { name: about.foundations.cards[0]?.title ?? '' }),
    });
    const states = new Set<string | null>();
    await expect
      .poll(
        async () => {
          await page.mouse.wheel(0, 120);
          const state = await card.getAttribute('data-reveal');
          states.add(state);
          return state;
        },
        { intervals: [50], timeout: 15_000 },
      )
      .toBe('shown');
    expect([...states]).toEqual(['', 'waiting', 'shown']);
    expect(await card.evaluate((block) => getComputedStyle(block).transitionDuration)).toMatch(/^1\.5s/);
    await expect(card).toHaveCSS('opacity', '1');
  });

  test('with reduced motion everything shows at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address('page:about'));
    await started(page);
    const faded = await page
      .locator('[data-reveal]')
      .evaluateAll((blocks) => blocks.filter((block) => getComputedStyle(block).opacity !== '1').length);
    expect(faded).toBe(0);
  });
});

declare function groundAt(x: number, y: number): string;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    /** The colour painted behind a point: the nearest ancestor that has one. */
    Object.assign(window, {
      groundAt(x: number, y: number) {
        const painted = document
          .elementsFromPoint(x, y)
          .map((element) => getComputedStyle(element).backgroundColor)
          .find((colour) => colour !== 'rgba(0, 0, 0, 0)');
        return painted ?? '';
      },
    });
  });
});
