/* Solution pages: complete cards, and sectors that open without a script. */
import { expect, type Page, test } from '@playwright/test';
import { addressOf } from '../src/app/addresses.ts';
import { editions } from '../src/content/editions.ts';
import type { SolutionCard } from '../src/content/solutions/schema.ts';
import { fill } from '../src/ui/fill.ts';
import { timeOfDay } from '../src/ui/time-text.ts';
import { address } from './addresses.ts';
import { expectNoViolation } from './axe.ts';
import { collectErrors, started } from './console.ts';
import { pages } from './contents.ts';

const industry = address('page:smart-industry');

const sectionOf = (page: Page, title: string) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { level: 2, name: title }) });

async function expectCardsInFull(page: Page, id: 'smart-city' | 'safety-security' | 'cyber-intelligence') {
  const { cards: expected, cardsHead } = pages[id];
  const cards = sectionOf(page, cardsHead.title).locator('ul:not(ul ul) > li');
  await expect(cards).toHaveCount(expected.length);
  for (const [index, card] of (await cards.all()).entries()) {
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(/\S/);
    await expect(card.getByText(expected[index]?.description ?? '')).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveCount(expected[index]?.features?.length ?? 0);
  }
}

test('each solution links to the products it is built on', async ({ page }) => {
  const { items } = pages['smart-city'].products;
  await page.goto(address('page:smart-city'));
  const products = sectionOf(page, pages['smart-city'].products.title).getByRole('link');
  await expect(products).toHaveCount(items.length);
  await products.last().click();
  await expect(page).toHaveURL(address(items.at(-1)?.href ?? ''));
});

const sectors = (page: Page) => page.locator('main details');
const sector = (page: Page, { title }: SolutionCard) =>
  sectors(page).filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
const { cards } = pages['smart-industry'];
const [first, second, middle, last] = [
  cards[0],
  cards[1],
  cards[Math.floor(cards.length / 2)],
  cards.at(-1),
] as [SolutionCard, SolutionCard, SolutionCard, SolutionCard];

test('every sector has its icon, description and functions; a heading stays in place, its panel opens below it on a phone and beside the headings on a desktop; print shows every sector open', async ({
  page,
}) => {
  await page.goto(industry);
  await expect(sectors(page)).toHaveCount(pages['smart-industry'].cards.length);
  for (const [index, one] of (await sectors(page).all()).entries()) {
    await expect(one.locator('summary use').first()).toHaveAttribute('href', /#icon-\w/);
    await expect(one.locator('p')).toHaveText(/\S/);
    await expect(one.locator('li')).toHaveCount(pages['smart-industry'].cards[index]?.features?.length ?? 0);
  }
  // It starts with one of them.
  await expect(page.locator('main details[open]')).toHaveCount(1);
  for (const { width, beside, opened } of [
    { width: 390, beside: false, opened: second },
    { width: 1440, beside: true, opened: middle },
  ]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const name = sector(page, opened).locator('summary');
      await name.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      const before = await name.boundingBox();
      await name.click();
      expect(await name.boundingBox()).toEqual(before);
      const part = await sector(page, opened).locator('summary + div').boundingBox();
      const [end, bottom] = [
        (before?.x ?? 0) + (before?.width ?? 0),
        (before?.y ?? 0) + (before?.height ?? 0),
      ];
      if (beside) expect(part?.x).toBeGreaterThan(end);
      else expect(part?.y).toBeGreaterThanOrEqual(bottom);
    });
  }
  await test.step('in print', async () => {
    await page.emulateMedia({ media: 'print' });
    const heights = await page
      .locator('main details li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
    expect(heights).toHaveLength(cards.flatMap(({ features = [] }) => features).length);
    expect(Math.min(...heights)).toBeGreaterThan(0);
    await expect(sector(page, last).locator('p')).toBeVisible();
  });
  await test.step('in print no name of its drawing breaks inside a word, and the trace leaves the limits’ words free', async () => {
    // The printable width of an A4 sheet with the margins of print.css.
    await page.setViewportSize({ width: 672, height: 997 });
    const broken = await page.locator('main figure label').evaluateAll((names) =>
      names.flatMap((name) => {
        const text = name.lastChild as Text;
        return [...text.data.matchAll(/\S+/g)]
          .filter(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return range.getClientRects().length > 1;
          })
          .map(String);
      }),
    );
    expect(broken).toEqual([]);
    const crossed = await page.locator('main figure li:has([type="range"])').evaluate((row) => {
      const words = [...row.querySelectorAll('text')].map((one) => one.getBoundingClientRect());
      const trace = row.querySelector('[id^="trace"]') as SVGPathElement;
      const place = trace.getScreenCTM() as DOMMatrix;
      return Array.from({ length: 200 }, (_, step) =>
        trace.getPointAtLength((trace.getTotalLength() * step) / 200).matrixTransform(place),
      ).filter(({ x, y }) =>
        words.some((one) => x > one.left && x < one.right && y > one.top && y < one.bottom),
      ).length;
    });
    expect(crossed).toBe(0);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a sector opens by mouse and keyboard, and closes the previous one', async ({ page }) => {
      await page.goto(industry);
      await sector(page, second).locator('summary').click();
      await expect(sector(page, second).locator('p')).toBeVisible();

      await sector(page, last).locator('summary').press('Enter');
      await expect(sector(page, last).locator('li').last()).toBeVisible();
      await expect(sector(page, second).locator('p')).not.toBeVisible();

      await sector(page, last).locator('summary').press(' ');
      await expect(sector(page, last).locator('p')).not.toBeVisible();
    });
  });
}

test('a panel that would open below the window scrolls into view with its heading', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(industry);
  await started(page);
  const name = sector(page, middle).locator('summary');
  await name.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await name.click();
  const part = sector(page, middle).locator('summary + div');
  const end = async () => ((await part.boundingBox())?.y ?? 0) + ((await part.boundingBox())?.height ?? 0);
  await expect.poll(end).toBeLessThanOrEqual(900);
  expect((await name.boundingBox())?.y).toBeGreaterThan(0);
});

test('a heading does not move when the sector above it closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(industry);
  await started(page);
  await sector(page, first).locator('summary').click();
  const name = sector(page, middle).locator('summary');
  await name.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await name.click();
  await expect(sector(page, first).locator('p')).not.toBeVisible();
  // The panel may scroll into view together with its heading.
  await expect(name).toBeInViewport();
});

test('find-in-page opens a closed sector', async ({ page }) => {
  await page.goto(`${industry}#:~:text=${encodeURIComponent(first.features?.at(-1) ?? '')}`);
  await expect(sector(page, first).locator('p')).toBeVisible();
});

test.describe('the instruments', () => {
  const slider = (page: Page, index = 0) => page.locator('main').getByRole('slider').nth(index);
  async function open(
    page: Page,
    id: 'smart-city' | 'safety-security' | 'smart-industry' | 'cyber-intelligence',
  ) {
    const errors = collectErrors(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address(`page:${id}`));
    await started(page);
    return errors;
  }

  test('city: every card is shown in full; notifying an office late catches buses, and a reset notifies all at once', async ({
    page,
  }) => {
    const errors = await open(page, 'smart-city');
    await expectCardsInFull(page, 'smart-city');
    const { fact, words } = pages['smart-city'].instrument;
    const caught = page.locator('main dl div').filter({ hasText: words.caught }).locator('dd');
    await expect(caught).toHaveText('0');
    const before = await slider(page).getAttribute('aria-valuetext');
    await slider(page).press('PageUp');
    await expect(slider(page)).not.toHaveAttribute('aria-valuetext', String(before));
    for (let press = 0; press < 3; press++) await slider(page, 3).press('PageUp');
    await expect(caught).not.toHaveText('0');
    const together = page.getByRole('button', { name: words.together });
    await together.focus();
    await page.keyboard.press('Enter');
    await expect(caught).toHaveText('0');
    await expect(together).toBeFocused();
    await expect(together).toBeDisabled();
    await expect(page.locator('main [aria-live]')).toHaveText(
      fill(words.toldTogether, { time: timeOfDay(fact), caught: 0 }),
    );
    await page.keyboard.press('Shift+Tab');
    await expect(together).toBeHidden();
    expect(errors).toEqual([]);
    await expectNoViolation(page, 'with an instrument used');
  });

  for (const edition of editions)
    test(`city: on the narrowest screen no two words of the time axis meet: ${edition.tag}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(encodeURI(addressOf('page:smart-city', edition)));
      await started(page);
      const axis = page.locator('main figure [data-plot]').first();
      const { from, to, shown } = pages['smart-city'].instrument;
      for (const minute of [shown, from, from + 24, to - 17, to]) {
        await slider(page).fill(String(minute));
        const met = await axis.evaluate((one) => {
          // The clock's figures lie on its mark.
          const signs = [...one.querySelectorAll('p, text, svg svg path')].filter(
            (sign) => sign.getClientRects().length > 0 && !sign.matches('g + text'),
          );
          return signs.flatMap((sign, index) => {
            const { left, right, top, bottom } = sign.getBoundingClientRect();
            const outside = left < 0 || right > innerWidth;
            const meets = signs.slice(index + 1).some((other) => {
              const side = other.getBoundingClientRect();
              return side.left < right && side.right > left && side.top < bottom && side.bottom > top;
            });
            return outside || meets ? [sign.textContent || 'clock'] : [];
          });
        });
        expect(met, `minute ${minute}`).toEqual([]);
      }
    });

  test('safety: every card is shown in full; the hand moves by keyboard and click, and End goes to the busiest hour', async ({
    page,
  }) => {
    const errors = await open(page, 'safety-security');
    await expectCardsInFull(page, 'safety-security');
    const { watches, words } = pages['safety-security'].instrument;
    const hardest = await slider(page).inputValue();
    await slider(page).press('Home');
    await expect(slider(page)).toHaveValue('0');
    await slider(page).press('ArrowRight');
    await expect(slider(page)).toHaveValue('1');
    await slider(page).press('End');
    await expect(slider(page)).toHaveValue(hardest);
    const box = await page.getByRole('img', { name: words.title }).boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) * 0.2, (box?.y ?? 0) + (box?.height ?? 0) * 0.6);
    await expect(slider(page)).toHaveValue('16');
    const rows = page.locator('main ol button[aria-pressed]');
    await expect(rows).toHaveCount(watches.length);
    await rows.first().click();
    await expect(rows.first()).toHaveAttribute('aria-pressed', 'true');
    expect(errors).toEqual([]);
    await expectNoViolation(page, 'with an instrument used');
  });

  test('industry: another reading opens by keyboard, and a passed limit marks it as drifting', async ({
    page,
  }) => {
    const errors = await open(page, 'smart-industry');
    const { readings, words } = pages['smart-industry'].instrument;
    const counted = page.getByText(words.counted.split('{')[0] ?? '');
    const before = await counted.textContent();
    const radios = page.locator('main').getByRole('radio');
    await expect(radios).toHaveCount(readings.length);
    await page.locator('main input[type="radio"]:checked').press('ArrowDown');
    await slider(page).focus();
    await page.keyboard.press('Home');
    await expect(counted).not.toHaveText(String(before));
    await expect(page.getByText(words.dayFigure, { exact: true })).toBeVisible();
    await expect(page.getByText(words.day)).toHaveCount(1);
    expect(errors).toEqual([]);
    await expectNoViolation(page, 'with an instrument used');
  });

  test('industry: a closed reading far beyond its limits is not drawn over other rows', async ({ page }) => {
    await open(page, 'smart-industry');
    const rows = page.locator('main figure li');
    const [first, last] = [page.locator('main').getByRole('radio').first(), rows.last().getByRole('radio')];
    await first.press(' ');
    const before = await rows.nth(-2).screenshot();
    await last.press(' ');
    await slider(page).fill('2');
    await first.press(' ');
    expect(await rows.nth(-2).screenshot()).toEqual(before);
  });

  test('industry: a limit goes no further than its quantity, and both are written in order within the row', async ({
    page,
  }) => {
    await open(page, 'smart-industry');
    const { readings } = pages['smart-industry'].instrument;
    const words = page.locator('main [type="range"] ~ svg g text');
    for (const [index, { range }] of readings.entries()) {
      await page.locator('main').getByRole('radio').nth(index).press(' ');
      await slider(page).press('End');
      await expect(slider(page)).toHaveValue(String(range.high));
      await slider(page, 1).press('End');
      const row = await page
        .locator('main figure li')
        .nth(index)
        .evaluate((one) => one.getBoundingClientRect());
      const [upper, lower] = [await words.first().boundingBox(), await words.last().boundingBox()];
      expect(upper?.y).toBeGreaterThan(row.top);
      expect(lower?.y).toBeGreaterThan(upper?.y ?? 0);
      await slider(page, 1).press('Home');
      await expect(slider(page, 1)).toHaveValue(String(range.low));
    }
  });

  test('industry: a limit moved before React has started stays moved', async ({ page }) => {
    await page.goto(industry);
    await slider(page).evaluate((one: HTMLInputElement) => {
      one.stepDown(10);
    });
    const value = await slider(page).inputValue();
    await started(page);
    await expect(page.locator('main [type="range"] ~ svg g text').first()).toContainText(value);
  });

  for (const direction of ['ltr', 'rtl'])
    test(`industry: both limits are dragged by their drawn handles, the nearer one when they are close, ${direction}`, async ({
      page,
    }) => {
      await open(page, 'smart-industry');
      await page.evaluate((dir) => Object.assign(document.documentElement, { dir }), direction);
      const [upper, lower] = [slider(page), slider(page, 1)];
      const drawn = page.locator('main [type="range"] ~ svg g path:first-child');
      async function drag(index: number, by: number, from = 0) {
        await drawn.nth(index).scrollIntoViewIfNeeded();
        const box = await drawn.nth(index).boundingBox();
        if (!box) throw new Error('no handle');
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2 + from];
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x, y + by, { steps: 4 });
        await page.mouse.up();
      }
      const [high, low] = [await upper.inputValue(), await lower.inputValue()];
      await drag(0, 20);
      expect(Number(await upper.inputValue())).toBeLessThan(Number(high));
      await expect(lower).toHaveValue(low);
      await drag(1, -20);
      expect(Number(await lower.inputValue())).toBeGreaterThan(Number(low));

      await upper.press('Home');
      const close = [await upper.inputValue(), await lower.inputValue()].map(Number) as [number, number];
      await drag(0, -20, -5);
      expect(Number(await upper.inputValue())).toBeGreaterThan(close[0]);
      await expect(lower).toHaveValue(String(close[1]));
      await upper.press('Home');
      await drag(1, 20, 5);
      expect(Number(await lower.inputValue())).toBeLessThan(close[1]);
      await expect(upper).toHaveValue(String(close[0]));
      expect(await page.evaluate(() => String(getSelection()))).toBe('');
    });

  test('cyber: every card is shown in full; sources refuse until the first links are filled, and close when the first is cleared', async ({
    page,
  }) => {
    const errors = await open(page, 'cyber-intelligence');
    await expectCardsInFull(page, 'cyber-intelligence');
    const { instrument, cards: tools } = pages['cyber-intelligence'];
    const { links, words } = instrument;
    const record = page.getByRole('log').getByRole('listitem');
    const source = (name: string) => page.getByRole('button', { name: new RegExp(`${name}$`) });
    await source(tools[0]?.title ?? '').click();
    await expect(record).toHaveCount(instrument.before.length + 2);
    await expect(record.last()).toContainText(links[0]?.missing ?? '');
    for (const { entries } of links.slice(0, 3))
      for (const { choices = [] } of entries)
        await page
          .getByRole('tabpanel')
          .getByText(choices[0] ?? '', { exact: true })
          .click();
    await source(tools[0]?.title ?? '').click();
    await expect(record.last()).toContainText(tools[0]?.title ?? '');
    await page.getByRole('tab', { selected: true }).press('Home');
    await page.getByRole('button', { name: words.withdraw }).click();
    await expect(page.locator('main [role="tab"][aria-disabled="true"]')).toHaveCount(links.length - 1);
    expect(errors).toEqual([]);
    await expectNoViolation(page, 'with an instrument used');
  });
});
