/* The home page's stage: the city that becomes the map, in a software renderer, and its fallback pictures. */
import { expect, type Page, test } from '@playwright/test';
import { acceptSlowRenderer } from '../art/city/slow-renderer.ts';
import { cityFacts } from '../prerender/city-story.ts';
import { sentenceBeats } from '../src/city/beats.ts';
import home from '../src/content/home/home.ts';
import { address } from './addresses.ts';
import { collectErrors, started } from './console.ts';
import { watchShifts } from './layout-shift.ts';

// Just large enough for the stage, because software rendering is slow.
test.use({ viewport: { width: 400, height: 600 } });
test.describe.configure({ timeout: 90_000 });

const { map, signals, incident, response, closed, skip } = home.city;
const sentences = [map, signals, incident, response, closed].map(({ sentence }) => sentence);
const stage = (page: Page) => page.locator('[data-city]');

async function openLive(page: Page): Promise<void> {
  await acceptSlowRenderer(page);
  await page.goto('/');
  await started(page);
  await expect(page.locator('main canvas')).toHaveCSS('opacity', '1', { timeout: 60_000 });
}

/** The hero's film lies over the stage, and stays while the page scrolls on. */
const isFilmGone = (page: Page) =>
  stage(page).evaluate((section) => {
    const film = section.previousElementSibling?.firstElementChild as Element;
    return Number(getComputedStyle(film).opacity) === 0;
  });

/** Without a GPU the browser reads the canvas back, and reports that this takes time. */
const isOwn = (error: string) => !error.includes('GPU stall due to ReadPixels');

const travelTo = (page: Page, share: number) =>
  stage(page).evaluate((section, at) => {
    const { top, height } = section.getBoundingClientRect();
    scrollTo({ top: scrollY + top + at * (height - innerHeight), behavior: 'instant' });
  }, share);

/** The visible text of the story, and the state of the stage. */
const seen = (page: Page) =>
  stage(page).evaluate((section) => {
    const isSeen = (element: Element) => Number(getComputedStyle(element).opacity) > 0.99;
    const told = [...section.querySelectorAll('ol > li > :last-child')].filter(isSeen);
    const [view, frame] = [
      ...(section.querySelector('canvas')?.parentElement?.parentElement?.parentElement?.children ?? []),
    ];
    const [city, , plan] = [...(view?.children ?? [])];
    return {
      told: told.map((item) => item.querySelector('p')?.textContent),
      isCityShown: city !== undefined && isSeen(city),
      isMap: plan !== undefined && isSeen(plan),
      isFramed: frame !== undefined && Number(getComputedStyle(frame).opacity) > 0,
      isHeroShown:
        Number(getComputedStyle(section.previousElementSibling?.children[1] as Element).opacity) > 0.99,
    };
  });

test('scrolling plays the story, forwards and back, and Confirm opens the shift at that moment', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await watchShifts(page);
  await openLive(page);
  const shown = { isCityShown: true };
  const beats = [
    { at: 0, told: [], isMap: false, isFramed: false, isHeroShown: true },
    { at: 0.25, told: [], isMap: false, isFramed: false, isHeroShown: false },
    ...sentenceBeats.map(([from, to], index) => ({
      at: (from + Math.min(to, 1)) / 2,
      told: [sentences[index]],
      isMap: index > 0,
      isFramed: index > 1,
      isHeroShown: false,
    })),
  ];
  const [first] = beats;
  for (const { at, ...expected } of [...beats, ...(first ? [first] : [])]) {
    await travelTo(page, at);
    await expect
      .poll(() => seen(page), { message: `at ${at}`, timeout: 20_000 })
      .toEqual({ ...shown, ...expected });
  }

  await page.getByRole('link', { name: skip }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#products')).toBeInViewport();

  const shifts = await page.evaluate(() => window.shifts);
  expect(shifts.filter((shift) => !shift.startsWith('0.0000'))).toEqual([]);

  // The link to the products may still be scrolling smoothly.
  await expect
    .poll(async () => {
      await travelTo(page, 0.7);
      return (await seen(page)).told;
    })
    .toEqual([sentences[2]]);
  // At its current position: Playwright's own click would scroll on to the next sentence.
  const confirm = await stage(page).getByRole('link', { name: incident.action.label }).boundingBox();
  const [x, y] = [(confirm?.x ?? 0) + 20, (confirm?.y ?? 0) + 20];
  // It can be pressed once the page has not been scrolled for a moment.
  await page.waitForFunction(([left, top]) => document.elementFromPoint(left, top)?.closest('a'), [
    x,
    y,
  ] as const);
  await page.mouse.click(x, y);
  const { moment, incident: number } = cityFacts();
  await expect(page).toHaveURL(new RegExp(`${address('page:run-a-shift')}#${moment}`));
  const named = page.getByRole('dialog').getByText(number).filter({ visible: true });
  await expect(named.first()).toBeVisible({ timeout: 30_000 });
  expect(errors.filter(isOwn)).toEqual([]);
});

test('keeps its size and shows the picture when the WebGL context is lost', async ({ page }) => {
  const errors = collectErrors(page);
  await watchShifts(page);
  await openLive(page);
  await travelTo(page, 0.55);
  await expect.poll(async () => (await seen(page)).told).toEqual([sentences[1]]);
  const scrolled = await page.evaluate(() => scrollY);
  await page.locator('main canvas').evaluate((canvas: HTMLCanvasElement) => {
    canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await expect(page.locator('main canvas')).toHaveCount(0);
  await expect(stage(page).locator('picture img[src*="signals"][alt=""]')).toBeInViewport();
  await expect.poll(() => isFilmGone(page)).toBe(true);
  // One sentence changes per frame.
  await expect.poll(async () => (await seen(page)).told).toEqual([sentences[1]]);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  // Back at the top, the section below the hero takes its ordinary height unseen.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(stage(page).locator('picture:visible')).toHaveCount(3);
  await expect(stage(page)).toHaveAttribute('data-still', 'still');
  expect(await page.evaluate(() => window.shifts)).toEqual([]);
  expect(errors.filter((error) => isOwn(error) && !error.includes('CONTEXT_LOST_WEBGL'))).toEqual([]);
});

test('at the top of the page all texts and pictures are beside each other, for a screenshot of the whole page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route(/city-scene.*js/, () => {});
  await page.goto(address('page:home'));
  for (const hasStarted of [false, true]) {
    if (hasStarted) await started(page);
    const pictures = stage(page).locator('li picture:visible');
    await expect(pictures).toHaveCount(3);
    const boxes = await Promise.all((await pictures.all()).map((picture) => picture.boundingBox()));
    const texts = await Promise.all(
      sentences.map((sentence) => stage(page).getByText(sentence).boundingBox()),
    );
    boxes.forEach((box, index) => {
      expect(box?.y).toBeGreaterThan((boxes[index - 1]?.y ?? 0) + (boxes[index - 1]?.height ?? 0));
      for (const text of texts) expect(box?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
    });
    expect((await seen(page)).told).toEqual(sentences);
  }
  await travelTo(page, 0.55);
  await expect(stage(page).locator('li picture:visible')).toHaveCount(0);
  await expect.poll(async () => (await seen(page)).told).toEqual([sentences[1]]);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(stage(page).locator('li picture:visible')).toHaveCount(3);
  await expect.poll(async () => (await seen(page)).told).toEqual(sentences);
});

test('gives its context back when the page is left, also while it loads, and leaves the next page alone', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await acceptSlowRenderer(page);
  await page.addInitScript(() => {
    const contexts: WebGL2RenderingContext[] = [];
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      options?: object,
    ) {
      const made = getContext.call(this, kind, options);
      if (made instanceof WebGL2RenderingContext) contexts.push(made);
      return made;
    } as typeof getContext;
    Object.assign(window, { contexts });
  });
  const lost = () =>
    page.evaluate(() =>
      (window as unknown as { contexts: WebGL2RenderingContext[] }).contexts.map((one) =>
        one.isContextLost(),
      ),
    );
  const leave = async () => {
    await page.evaluate(
      (path) => document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click(),
      next,
    );
    await expect(page).toHaveURL(next);
    await expect(stage(page)).toHaveCount(0);
  };
  const next = address('page:case-studies');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/light-.*\.bin/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/light-.*\.bin/);
  await page.goto('/');
  await started(page);
  await asked;
  await leave();
  const lazy = await page.locator('img[loading="lazy"]').count();
  release();
  await expect.poll(lost).toEqual([true]);
  await expect(page.locator('img[loading="lazy"]')).toHaveCount(lazy);
  await page.unrouteAll({ behavior: 'wait' });

  await page.goBack();
  await expect(page.locator('main canvas')).toHaveCSS('opacity', '1', { timeout: 60_000 });
  expect((await lost()).at(-1)).toBe(false);
  await leave();
  await expect.poll(lost).toEqual([true, true]);
  expect(errors.filter((error) => isOwn(error) && !error.includes('CONTEXT_LOST_WEBGL'))).toEqual([]);
});

test('shows a picture until the city has loaded', async ({ page }) => {
  await page.route(/city-scene.*js/, () => {});
  await page.goto(address('page:home'));
  await started(page);
  await travelTo(page, 0.55);
  await expect(stage(page).locator('picture img[src*="signals"][alt=""]')).toBeInViewport();
  await expect(stage(page).locator('picture[data-shown]')).toHaveCount(1);
  await expect.poll(() => isFilmGone(page)).toBe(true);
  // The picture of the closed incident comes with its own sentence, and in the list stands over it.
  for (const [at, sentence, picture] of [
    [0.82, response.sentence, 'signals'],
    [0.95, closed.sentence, 'handled'],
  ] as const) {
    await travelTo(page, at);
    await expect.poll(async () => (await seen(page)).told).toEqual([sentence]);
    await expect(stage(page).locator('picture[data-shown] img')).toHaveAttribute('src', new RegExp(picture));
  }
  const item = stage(page).locator('li', { has: page.locator('img[src*="handled"]') });
  await expect(item).toContainText(closed.sentence);
});

test('prints all texts, and shows them in a low window', async ({ page }) => {
  await page.route(/city-scene.*js/, () => {});
  await page.goto(address('page:home'));
  await started(page);
  const told = async () => (await seen(page)).told;
  await travelTo(page, 0.55);
  await expect.poll(told).toEqual([sentences[1]]);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(told).toEqual(sentences);
  await page.emulateMedia({ media: null });
  await travelTo(page, 0.55);
  await expect.poll(told).toEqual([sentences[1]]);
  await page.setViewportSize({ width: 400, height: 560 });
  await expect.poll(told).toEqual(sentences);
});

for (const [reason, options] of [
  ['without scripts', { javaScriptEnabled: false }],
  ['under reduced motion', { reducedMotion: 'reduce' }],
  ['where the renderer is too slow', {}],
] as const) {
  test(`is three pictures with all texts ${reason}`, async ({ browser }) => {
    const context = await browser.newContext({
      ...options,
      viewport: { width: 400, height: 600 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const errors = collectErrors(page);
    await watchShifts(page);
    await page.goto('/');
    if (!('javaScriptEnabled' in options)) await started(page);
    await expect(stage(page).locator('picture:visible')).toHaveCount(3, { timeout: 30_000 });
    for (const sentence of sentences) await expect(stage(page).getByText(sentence)).toBeVisible();
    expect((await seen(page)).told).toEqual(sentences);
    await expect(page.locator('main canvas')).toHaveCount(0);
    const { sticky, empty } = await stage(page).evaluate((section) => ({
      sticky: [...section.querySelectorAll('*')].filter(
        (element) => element.checkVisibility() && getComputedStyle(element).position === 'sticky',
      ).length,
      // From the last text to the end of the section.
      empty:
        section.getBoundingClientRect().bottom -
        (section.querySelector('ol > li:last-child')?.getBoundingClientRect().bottom ?? 0),
    }));
    expect(sticky).toBe(0);
    expect(empty).toBeLessThan(120);
    if (!('javaScriptEnabled' in options)) expect(await page.evaluate(() => window.shifts)).toEqual([]);
    expect(errors.filter(isOwn)).toEqual([]);
    await context.close();
  });
}
