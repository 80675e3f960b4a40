/*
 * Every component in each state, without scripts, at 320 px and right to left: no axe violations, also in forced
 * colours, and no overflow. With scripts every state hydrates without changes.
 */
import { expect, type Page, test } from '@playwright/test';
import { groups } from '../parts/groups.ts';
import { type PartsServer, startParts } from '../parts/server.ts';
import { describeViolations, fastAxe, forceColours } from './axe.ts';
import { collectErrors } from './console.ts';

// The first page waits until Vite has read every part.
test.describe.configure({ mode: 'default', timeout: 120_000 });

let parts: PartsServer;
test.beforeAll(async () => {
  parts = await startParts(0);
});
test.afterAll(() => parts.close());

/** Rules about whole pages do not apply: several states share a page here. */
const aboutPages = [
  'duplicate-id',
  'duplicate-id-aria',
  'heading-order',
  'landmark-unique',
  'page-has-heading-one',
  'region',
];

async function expectClean(page: Page, rule?: string): Promise<void> {
  const axe = await fastAxe(page);
  const { violations } = await (rule ? axe.withRules(rule) : axe.disableRules(aboutPages)).analyze();
  expect(describeViolations(violations)).toEqual([]);
}

for (const group of groups)
  test(`${group}: has no violations and fits a narrow screen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${parts.address}/${group}?direction=rtl&scripts=off`);
    expect(await page.locator('[data-part]').count()).toBeGreaterThan(0);
    await expectClean(page);
    const wide = await page
      .locator('[data-part]')
      .evaluateAll((states) =>
        states
          .filter(({ scrollWidth }) => scrollWidth > 320)
          .map(({ dataset, scrollWidth }) => `${dataset.part}, ${dataset.state}: ${scrollWidth} px`),
      );
    expect(wide).toEqual([]);
    await forceColours(page);
    await expectClean(page, 'color-contrast');
  });

test('every group starts without an error', async ({ page }) => {
  const errors = collectErrors(page);
  for (const group of groups) {
    await page.goto(`${parts.address}/${group}`);
    await expect(page.locator('html'), group).toHaveAttribute('data-started');
    expect(errors, group).toEqual([]);
  }
});
