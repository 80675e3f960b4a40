/* Axe over interactive states of pages; tests/pages.spec.ts checks every page as it opens. */
import { expect, type Page, test } from '@playwright/test';
import { address } from './addresses.ts';
import { expectNoViolation } from './axe.ts';
import { started } from './console.ts';

const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/** With reduced motion, everything that would be revealed on scroll is visible. */
async function open(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address(path));
  await started(page);
}

test('each open header menu has no violations', async ({ page }) => {
  await page.setViewportSize(widths.desktop);
  await open(page, 'page:about');
  for (const toggle of await page.locator('header nav button').all()) {
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expectNoViolation(page, 'with a header menu open');
  }
});

test('the open phone menu and each of its sections have no violations', async ({ page }) => {
  await page.setViewportSize(widths.phone);
  await open(page, 'page:about');
  await page.locator('button[aria-haspopup="dialog"]').first().click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  await expectNoViolation(page, 'with the phone menu open');
  for (const section of await menu.locator('summary').all()) {
    await section.click();
    await expectNoViolation(page, 'with the phone menu open');
  }
});

for (const path of ['page:home', 'page:development', 'page:case-studies']) {
  test(`${path} has no violations on any tab`, async ({ page }) => {
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

test('vertical tabs never have a horizontal orientation, even before scripts start', async ({ page }) => {
  await page.route(/\/static\/js\/start-/, () => {});
  for (const viewport of Object.values(widths)) {
    await page.setViewportSize(viewport);
    for (const path of ['page:home', 'page:development', 'page:case-studies']) {
      await page.goto(address(path));
      const wrong = await page.getByRole('tablist').evaluateAll(
        (lists) =>
          lists.filter((list) => {
            const [first, second] = [...list.querySelectorAll('[role="tab"]')].map((tab) =>
              tab.getBoundingClientRect(),
            );
            if (!first?.width || !second) return false;
            const isUpright = second.top >= first.bottom - 1;
            // Horizontal is ARIA's default.
            const orientation = list.getAttribute('aria-orientation') ?? 'horizontal';
            return orientation === (isUpright ? 'horizontal' : 'vertical');
          }).length,
      );
      expect(wrong).toBe(0);
    }
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the not-found page has no violations at both widths', async ({ page }) => {
  for (const viewport of Object.values(widths)) {
    await page.setViewportSize(viewport);
    await open(page, '/no-such-page');
    await expectNoViolation(page, 'as they open');
  }
});
