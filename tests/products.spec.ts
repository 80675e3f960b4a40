/* The flagship and the five platforms: the counts of the specification, and the constraints of their drawings. */
import { expect, type Page, test } from '@playwright/test';
import { address } from './addresses.ts';
import { collectErrors, started } from './console.ts';
import { pages } from './contents.ts';
import { entranceOf } from './entrance.ts';
import { scrollTo } from './scroll.ts';

const platforms = [
  address('page:incident-detection'),
  address('page:business-operations'),
  address('page:urban-infrastructure'),
  address('page:security-platform'),
  address('page:planned-preventive'),
];
const flagship = address('page:flagship');

const sectionOf = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title }) });

test('the flagship lists its key features with explanations', async ({ page }) => {
  await page.goto(flagship);
  const features = sectionOf(page, pages.flagship.featuresHead.title).getByRole('listitem');
  await expect(features).toHaveCount(pages.flagship.features.length);
  for (const feature of await features.all()) {
    await expect(feature.getByRole('heading', { level: 3 })).toHaveText(/\S/);
    await expect(feature.getByRole('paragraph')).toHaveText(/\S{3}/);
  }
});

test('the flagship’s screenshot matches its display width', async ({ page }) => {
  const picture = page.locator('figure picture img');
  const drawnAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(flagship);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);
    return picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  };
  expect(await drawnAt(390)).toMatch(/\/images\/products\/operational-picture-phone\.svg$/);
  expect(await drawnAt(1024)).toMatch(/\/images\/products\/operational-picture-home\.svg$/);
  expect(await drawnAt(1440)).toMatch(/\/images\/products\/operational-picture\.svg$/);
});

test('in print the connections of a product stay on one sheet, in less than half of it', async ({ page }) => {
  // The printable area of an A4 sheet with the margins of print.css, in CSS pixels.
  const sheet = { width: 672, height: 997 };
  await page.setViewportSize(sheet);
  for (const platform of platforms) {
    await page.goto(platform);
    await page.emulateMedia({ media: 'print' });
    const names = page.locator('#connections ul').first().locator('..');
    await expect(names, platform).toHaveCSS('break-inside', 'avoid');
    const { height } = (await names.boundingBox()) ?? { height: Number.POSITIVE_INFINITY };
    expect(height, platform).toBeLessThan(sheet.height / 2);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('the mascot overlaps the screenshot and no text at any width', async ({ page }) => {
  await page.goto(flagship);
  for (const width of [320, 360, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const mascot = await boxOf(page, 'figure > img');
    const screen = await boxOf(page, 'figure picture img');
    // The feet end at 90 % of the drawing; the tail is below them.
    expect(mascot.y + mascot.height * 0.903).toBeCloseTo(screen.y, -1);
    expect(mascot.x + mascot.width).toBeLessThanOrEqual(screen.x + screen.width);
    const inTheWay = await page
      .locator('main h1, main h1 + p, main h1 ~ div a')
      .evaluateAll((elements, box) => {
        return elements.filter((element) => {
          const words = new Range();
          words.selectNodeContents(element);
          return [...words.getClientRects(), ...(element.matches('a') ? element.getClientRects() : [])].some(
            ({ right, bottom }) => right + scrollX > box.x && bottom + scrollY > box.y,
          );
        }).length;
      }, mascot);
    expect(inTheWay, `${width} px`).toBe(0);
  }
});

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not drawn`);
  return box;
}

test('every line of the connection diagram starts or ends at its label', async ({ page }) => {
  await page.goto(flagship);
  await page.locator('html:not(.top-only)').waitFor();
  const diagram = sectionOf(page, pages.flagship.connections.title);
  for (const [list, lines] of [
    [0, 0],
    [1, 1],
  ] as const) {
    const names = await middles(diagram.locator('ul').nth(list).locator('li'));
    const ends = await diagram
      .locator('svg')
      .nth(lines)
      .locator('path')
      .evaluateAll((paths: SVGPathElement[], atStart) => {
        return paths.map((path) => {
          const point = path.getPointAtLength(atStart ? 0 : path.getTotalLength());
          return point.matrixTransform(path.getScreenCTM() as DOMMatrix).y;
        });
      }, list === 0);
    expect(ends).toHaveLength(names.length);
    ends.forEach((end, index) => {
      expect(Math.abs(end - (names[index] ?? 0))).toBeLessThan(2);
    });
  }
});

const middles = (items: ReturnType<Page['locator']>) =>
  items.evaluateAll((elements) =>
    elements.map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    }),
  );

for (const path of platforms) {
  test(`${path} has a description, facts, and eight features or more`, async ({ page }) => {
    const errors = collectErrors(page);
    await page.goto(path);
    await started(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('main dl dt')).not.toHaveCount(0);
    const features = page.locator('main section li').filter({ has: page.getByRole('heading', { level: 3 }) });
    expect(await features.count()).toBeGreaterThanOrEqual(8);
    expect(errors).toEqual([]);
  });
}

test.describe('the maintenance page’s entrance', () => {
  const firstRow = (page: Page) => page.locator('[data-reveal-slow]').first();

  test('lasts 1.5 seconds, turns the ring and hides no text', async ({ page }) => {
    await page.goto(address('page:planned-preventive'));
    const entrance = await entranceOf(page.locator('main [role="img"] g').first());
    expect(entrance).toEqual({ duration: '1.5s', changes: ['transform'] });
    await started(page);
    await scrollTo(firstRow(page));
    await expect(firstRow(page)).toHaveCSS('transition-duration', '1.5s');
    await expect(firstRow(page)).toHaveCSS('opacity', '1');
  });

  test('is skipped with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address('page:planned-preventive'));
    expect(await entranceOf(page.locator('main [role="img"] g').first())).toBeUndefined();
    await started(page);
    await page.mouse.wheel(0, 600);
    await expect(firstRow(page)).toHaveCSS('opacity', '1');
  });

  test('is only on the maintenance page', async ({ page }) => {
    await page.goto(address('page:security-platform'));
    await expect(page.locator('[data-reveal-slow]')).toHaveCount(0);
  });
});

test('no title breaks inside a word on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    flagship,
    ...platforms,
    address('page:cyber-intelligence'),
    address('page:cyber-security'),
  ]) {
    await page.goto(path);
    const broken = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const text = title.firstChild as Text;
      return [...text.data.matchAll(/\S+/g)]
        .filter(({ 0: word, index }) => {
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1;
        })
        .map(([word]) => word);
    });
    expect(broken, path).toEqual([]);
  }
});
