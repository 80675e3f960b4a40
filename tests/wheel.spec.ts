/* No layout shift and no scroll delay for a visitor who scrolls at once, on a slow phone. */
import { expect, test } from '@playwright/test';
import { address, pagePaths } from './addresses.ts';
import { started } from './console.ts';
import { watchShifts } from './layout-shift.ts';

test.use({ viewport: { width: 412, height: 823 } });

const pagesPerTest = 7;
for (let first = 0; first < pagePaths.length; first += pagesPerTest) {
  const some = pagePaths.slice(first, first + pagesPerTest);
  test(`no shift while wheeling: ${some.join(', ')}`, async ({ page }) => {
    test.setTimeout(180_000);
    await watchShifts(page);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    for (const path of some) {
      await page.goto(address(path), { waitUntil: 'commit' });
      await page.mouse.move(200, 400);
      // Like a real wheel: the next event does not wait for the page.
      const turns: Promise<void>[] = [];
      let painted = false;
      page
        .waitForFunction(() => performance.getEntriesByType('paint').length > 0)
        .then(() => {
          painted = true;
        });
      for (let sincePaint = 0; sincePaint < 16; sincePaint += painted ? 1 : 0) {
        if (painted) turns.push(page.mouse.wheel(0, 500));
        await page.waitForTimeout(40);
      }
      await Promise.all(turns);
      await page.waitForLoadState();
      expect(await page.evaluate(() => window.shifts), path).toEqual([]);
    }
  });
}

test('touch and wheel listeners are passive', async ({ page }) => {
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype;
    Object.assign(window, { waitedFor: [] });
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const isPassive = typeof options === 'object' && options?.passive;
      // Playwright listens too.
      const isOurs = new Error().stack?.includes(location.origin);
      if (/^(?:touchstart|touchmove|wheel)$/.test(type) && !isPassive && isOurs) window.waitedFor.push(type);
      addEventListener.call(this, type, listener, options);
    };
  });
  await page.goto('/');
  await started(page);
  expect(await page.evaluate(() => window.waitedFor)).toEqual([]);
});

declare global {
  interface Window {
    waitedFor: string[];
  }
}
