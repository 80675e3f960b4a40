/* Axe, every rule on, over every screen at a phone's and a desktop's width, still and forced colours too. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { started } from './console.ts';
import type { AxeCheck } from './record-accessibility.ts';
import { address, screens } from './screens.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

async function expectNoViolation(page: Page, state: string) {
  const { violations, url } = await new AxeBuilder({ page }).withTags(tags).analyze();
  // What the accessibility statement says of this run: tests/record-accessibility.ts counts it.
  const check: AxeCheck = {
    path: decodeURI(new URL(url).pathname),
    width: page.viewportSize()?.width ?? 0,
    state,
    violations: violations.length,
  };
  test.info().annotations.push({ type: 'axe', description: JSON.stringify(check) });
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}

/** Everything that waits to be scrolled to is shown, as a reader would come to see it. */
async function open(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address(path));
  await started(page);
}

for (const [name, viewport] of Object.entries(widths)) {
  test.describe(`at ${name} width`, () => {
    test.use({ viewport });
    for (const path of [...screens, '/no-such-page']) {
      test(`${path} has no violation`, async ({ page }) => {
        await open(page, path);
        await expectNoViolation(page, 'as they open');
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }
  });
}

test.describe('in forced colours', () => {
  for (const path of ['/', '/contact', '/CASE STUDIES/caseStudyPage']) {
    test(`${path} has no violation`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await open(page, path);
      await expectNoViolation(page, 'in forced colours');
    });
  }
});

test('each header menu is clean when open', async ({ page }) => {
  await page.setViewportSize(widths.desktop);
  await open(page, '/About');
  for (const toggle of await page.locator('header nav button').all()) {
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expectNoViolation(page, 'with a header menu open');
  }
});

test('the phone menu is clean when open, each section in turn', async ({ page }) => {
  await page.setViewportSize(widths.phone);
  await open(page, '/About');
  await page.locator('button[commandfor]').first().click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  await expectNoViolation(page, 'with the phone menu open');
  for (const section of await menu.locator('summary').all()) {
    await section.click();
    await expectNoViolation(page, 'with the phone menu open');
  }
});

for (const path of ['/', '/technology/development-technologies', '/CASE STUDIES/caseStudyPage']) {
  test(`${path} is clean with each tab chosen`, async ({ page }) => {
    await page.setViewportSize(widths.desktop);
    await open(page, path);
    for (const tab of await page.getByRole('tab').all()) {
      if (!(await tab.isVisible())) continue;
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    }
    await expectNoViolation(page, 'with other tabs chosen');
  });
}

test('nothing scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of screens) {
    await open(page, path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
