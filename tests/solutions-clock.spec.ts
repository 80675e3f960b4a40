/* The smart city page's clock through its whole hour: what is written on it and on its lanes can be read. */
import { expect, type Page, test } from '@playwright/test';
import { address } from './addresses.ts';
import { started } from './console.ts';
import { pages } from './contents.ts';

const { from, to } = pages['smart-city'].instrument;
const clock = (page: Page) => page.locator('main').getByRole('slider').first();

async function open(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address('page:smart-city'));
  await started(page);
}

/** Runs a check every three minutes to the last, at widths from a narrow phone to a desktop. */
async function throughTheHour(
  page: Page,
  widths: number[],
  check: (at: string, width: number) => Promise<void>,
) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (let minute = from; minute <= to; minute += 3) {
      await clock(page).fill(String(minute));
      await check(`minute ${minute} at ${width}`, width);
    }
  }
}

/** The ends of the clock's tab and of its time, and the hours under it. */
const tabOf = (page: Page) =>
  page
    .locator('main [data-plot] svg svg')
    .first()
    .evaluate((tab) => {
      const ends = (element: Element | null) => {
        const { left, right } = element?.getBoundingClientRect() ?? { left: 0, right: 0 };
        return { left, right };
      };
      const [shape, time] = [ends(tab.querySelector('path')), ends(tab.querySelector('text'))];
      const hours = [...(tab.parentElement?.querySelectorAll(':scope > text') ?? [])].filter((hour) => {
        const { left, right, height } = hour.getBoundingClientRect();
        // The sentence of the fact is the one that is wider than the tab.
        const isHour = height > 0 && right - left < shape.right - shape.left;
        return isHour && left < shape.right - 1 && shape.left < right - 1;
      });
      return { shape, time, hours: hours.map(({ textContent }) => textContent) };
    });

test('the city clock’s tab shows its time inside the window and covers no hour', async ({ page }) => {
  await open(page);
  await throughTheHour(page, [360, 390, 768, 1024, 1440], async (at, width) => {
    const { shape, time, hours } = await tabOf(page);
    expect(time.left, at).toBeGreaterThan(shape.left);
    expect(time.right, at).toBeLessThan(shape.right);
    expect(shape.left, at).toBeGreaterThanOrEqual(0);
    expect(shape.right, at).toBeLessThanOrEqual(width);
    expect(hours, at).toEqual([]);
  });
});

test('on the city page no two texts of a lane overlap', async ({ page }) => {
  await open(page);
  await throughTheHour(page, [1024, 1440], async (at) => {
    const overlaps = await page.locator('main li [data-plot]').evaluateAll((lanes) =>
      lanes.flatMap((lane) => {
        const texts = [...lane.querySelectorAll('text')].filter((text) => text.getClientRects().length > 0);
        return texts.flatMap((one, index) => {
          const a = one.getBoundingClientRect();
          const under = texts.slice(index + 1).filter((other) => {
            const b = other.getBoundingClientRect();
            // A line's box is a little higher than its letters.
            return a.left < b.right && b.left < a.right && a.top < b.bottom - 4 && b.top < a.bottom - 4;
          });
          return under.map((other) => `${one.textContent} / ${other.textContent}`);
        });
      }),
    );
    expect(overlaps, at).toEqual([]);
  });
});
