/* Nothing moves by itself: no layout shift over a full scroll of any screen, on a phone and a desktop. */
import { expect, test } from '@playwright/test';
import { started } from './console.ts';
import { address, screens } from './screens.ts';

const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

for (const [name, viewport] of Object.entries(widths)) {
  test.describe(name, () => {
    test.use({ viewport });
    for (const path of screens) {
      test(`${path} does not shift`, async ({ page }) => {
        await page.addInitScript(() => {
          const shifts: string[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & {
              value: number;
              sources?: { node?: Node }[];
            })[]) {
              const where = entry.sources?.map(({ node }) =>
                node instanceof Element ? node.outerHTML.slice(0, 90) : '?',
              );
              shifts.push(`${entry.value.toFixed(4)} ${where}`);
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto(address(path));
        await started(page);
        await page.evaluate(async () => {
          const pause = () => new Promise((resolve) => setTimeout(resolve, 40));
          for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
            scrollTo(0, y);
            await pause();
          }
          await pause();
        });
        expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
      });
    }
  });
}
