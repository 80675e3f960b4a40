/* The behaviour of the home page. Texts are checked by the content tests. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import home from '../src/content/home/home.ts';
import { address } from './addresses.ts';
import { collectErrors, started } from './console.ts';
import { worstHeroContrast } from './hero-contrast.ts';

test.describe.configure({ timeout: 90_000 });

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
test.use({ viewport: desktop });

async function open(page: Page) {
  await page.goto('/');
  await started(page);
}

/** Records every film request, and whether the page had loaded by then. */
function filmRequests(page: Page): { url: string; afterLoad: boolean }[] {
  const asked: { url: string; afterLoad: boolean }[] = [];
  let loaded = false;
  page.on('load', () => {
    loaded = true;
  });
  page.on('request', (request) => {
    if (request.url().includes('/media/')) asked.push({ url: request.url(), afterLoad: loaded });
  });
  return asked;
}

const video = (page: Page) => page.locator('main video');
const isPaused = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.paused);

test.describe('hero', () => {
  test('is 99 % of the window’s height; certificates, actions and mascot are whole at any width, and the reticle and its line meet the ring', async ({
    page,
  }) => {
    // Without the film, which would be drawn again for every window.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    const hero = page.locator('main .on-ink:has(h1)');
    for (const viewport of [desktop, phone, { width: 1920, height: 1080 }]) {
      await page.setViewportSize(viewport);
      await expect
        .poll(async () => (await hero.boundingBox())?.height)
        .toBeCloseTo(viewport.height * 0.99, 0);
    }

    await test.step('every certificate', async () => {
      for (const width of [320, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const { image } of home.hero.certifications) {
          const plate = page.locator(`main img[alt="${image.alt}"]`).first();
          await expect(plate).toBeVisible();
          expect((await plate.boundingBox())?.width, `${image.alt} at ${width}`).toBeGreaterThan(90);
        }
      }
    });

    await test.step('both actions and the mascot, on a phone in landscape and on a narrow one', async () => {
      await page.setViewportSize({ width: 844, height: 390 });
      const actions = page.locator('main h1 ~ div a');
      const mascot = page.getByAltText(home.hero.mascot.image.alt).first();
      await expect(actions.nth(1)).toBeInViewport({ ratio: 1 });
      await expect(mascot).toBeInViewport({ ratio: 0.85 });
      await page.setViewportSize({ width: 320, height: 640 });
      const [action, bird] = [await actions.nth(1).boundingBox(), await mascot.boundingBox()];
      expect((action?.x ?? 0) + (action?.width ?? 0)).toBeLessThan(bird?.x ?? 0);
    });

    await test.step('the reticle and its line, from a short phone to a very wide screen', async () => {
      // biome-ignore format: a table
      for (const [width, height] of [[360, 640], [390, 844], [768, 1024], [844, 390], [1024, 768], [1440, 900], [2560, 1080]] as const) {
        await page.setViewportSize({ width, height });
        await expect(async () => {
          const { ring, reticle, sight } = await page.evaluate(measureRing);
          expect(Math.hypot(ring.x - reticle.x, ring.y - reticle.y)).toBeLessThan(1.5);
          expect(Math.abs(sight.x - (reticle.x - reticle.halfWidth))).toBeLessThan(3);
          expect(Math.abs(sight.y - reticle.y)).toBeLessThan(2.5);
        }, `${width}×${height}`).toPass({ timeout: 5000 });
      }
    });
  });

  test('paints its poster from the HTML and requests the film after load', async ({ page }) => {
    const asked = filmRequests(page);
    const html = (await (await page.goto('/'))?.text()) ?? '';
    expect(html).not.toContain('<video');
    expect(html).toMatch(/<img[^>]*fetchPriority="high"[^>]*>/i);
    await expect(video(page)).toHaveAttribute('data-started', '', { timeout: 30_000 });
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every(({ afterLoad }) => afterLoad)).toBe(true);
    expect(await video(page).evaluate((element) => [element.closest('[aria-hidden]') !== null])).toEqual([
      true,
    ]);
  });

  // biome-ignore format: one screen, one line
  for (const [about, viewport, deviceScaleFactor, effectiveType, film] of [
    ['a wide window', { width: 1920, height: 1080 }, 1, '4g', 'hero-1920'],
    ['a dense screen', { width: 1280, height: 800 }, 2, '4g', 'hero-1920'],
    ['a wide window on a slow line', { width: 1920, height: 1080 }, 1, '3g', 'hero-1280'],
    ['an ordinary window', { width: 1440, height: 900 }, 1, '4g', 'hero-1280'],
    ['a phone held sideways', { width: 844, height: 390 }, 3, '4g', 'hero-1280'],
    ['a phone', { width: 390, height: 844 }, 3, '4g', 'hero-640'],
  ] as const) {
    test(`${about} gets the matching film`, async ({ browser }) => {
      const context = await browser.newContext({ viewport, deviceScaleFactor });
      const page = await context.newPage();
      const asked = filmRequests(page);
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value: { effectiveType: value } });
      }, effectiveType);
      await open(page);
      await expect.poll(() => asked.length, { timeout: 30_000 }).toBeGreaterThan(0);
      expect(asked.filter(({ url }) => !url.includes(`/${film}.`))).toEqual([]);
      await context.close();
    });
  }

  const reasons: Record<string, (page: Page) => Promise<unknown>> = {
    'under reduced motion': (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
    'under Save-Data': (page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
    'when all motion was paused before, though the visitor acts before the first frame': (page) =>
      page.addInitScript(() => {
        localStorage.setItem('motion', 'paused');
        // A busy browser reports its paint late.
        const { observe } = PerformanceObserver.prototype;
        PerformanceObserver.prototype.observe = function (options) {
          if (options?.type !== 'paint') observe.call(this, options);
        };
      }),
  };
  for (const [reason, arrange] of Object.entries(reasons)) {
    test(`requests no film ${reason}`, async ({ page }) => {
      const asked = filmRequests(page);
      await arrange(page);
      await open(page);
      await page.waitForTimeout(1500);
      expect(asked).toEqual([]);
      await expect(page.locator('main picture img').first()).toBeVisible();
    });
  }

  test('loads no film while scrolled down, and plays it on return', async ({ page }) => {
    await page.goto('/');
    const jumpTo = (top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await jumpTo(3000);
    await started(page);
    await page.waitForTimeout(1500);
    await expect(video(page)).toHaveCount(0);
    await jumpTo(0);
    await expect(video(page)).toHaveAttribute('data-started', '', { timeout: 30_000 });
  });

  test('is complete when the film fails', async ({ page }) => {
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    await page.route('**/media/**', (route) => route.abort());
    await open(page);
    await expect(video(page)).toHaveCount(0);
    await expect(page.locator('main h1')).toBeVisible();
    expect(failures).toEqual([]);
  });

  test('shows one word at a time for three seconds, and is read as one sentence', async ({ page }) => {
    await open(page);
    const visible = (millisecond: number) =>
      page.evaluate((now) => {
        const words = [...document.querySelectorAll('[aria-hidden] > div > span:first-child')];
        for (const animation of document.getAnimations()) {
          const { target } = animation.effect as KeyframeEffect;
          if (!target || !words.includes(target)) continue;
          animation.pause();
          animation.currentTime = now;
        }
        return words
          .filter((word) => Number(getComputedStyle(word).opacity) > 0.9)
          .map((word) => word.textContent);
      }, millisecond);
    const [first, second, third] = home.hero.words;
    expect(await visible(500)).toEqual([first]);
    expect(await visible(3500)).toEqual([second]);
    expect(await visible(6500)).toEqual([third]);
    expect(await visible(9500)).toEqual([first]);
    await expect(page.getByText(home.hero.sentence)).toHaveCount(1);
    const tree = await page.locator('main').ariaSnapshot();
    expect(tree).toContain(home.hero.sentence);
    expect(tree).not.toMatch(new RegExp(`: ${second}$`, 'm'));
  });

  test('keeps its text readable over the moving city', async ({ page }) => {
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await expect(video(page)).toHaveAttribute('data-started', '', { timeout: 30_000 });
      const worst = await worstHeroContrast(page, 3);
      expect(worst.contrast, worst.text).toBeGreaterThanOrEqual(4.5);
    }
  });
});

test('the motion control stops and starts everything, and is stored', async ({ page }) => {
  await open(page);
  await expect.poll(() => isPaused(page)).toBe(false);
  await page
    .locator('header')
    .getByRole('button', { name: /motion/ })
    .click();
  await expect.poll(() => isPaused(page)).toBe(true);
  // A running transition ends; nothing else keeps moving.
  await expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length),
    )
    .toBe(0);
  await page.reload();
  await started(page);
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
  await page
    .locator('header')
    .getByRole('button', { name: /motion/ })
    .click();
  await expect.poll(() => isPaused(page)).toBe(false);
  // One control for everything: no second one beside it.
  await expect(page.locator('main').getByRole('button', { name: /pause|motion/i })).toHaveCount(0);
});

test.describe('statistics', () => {
  test.use({ deviceScaleFactor: 3 });

  test('draw one mark per unit of each figure', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    const strip = page.getByRole('region', { name: home.statistics.label });
    for (const [index, { figure, marks }] of home.statistics.items.entries()) {
      const item = strip.getByRole('listitem').nth(index);
      await expect(item).toContainText(figure);
      expect(await countMarks(item.locator('svg'))).toBe(marks);
    }
  });
});

test.describe('customers', () => {
  const strip = (page: Page) => page.getByRole('region', { name: home.clients.label });
  const drift = (page: Page) =>
    strip(page).evaluate((section) => {
      const [animation] = section.getAnimations({ subtree: true });
      const track = (animation?.effect as KeyframeEffect | undefined)?.target as HTMLElement | undefined;
      const seconds = Number(animation?.effect?.getComputedTiming().duration) / 1000;
      return { state: animation?.playState, speed: track ? track.scrollWidth / 2 / seconds : 0 };
    });

  test('are one list that scrolls at 40 pixels a second and pauses under the pointer', async ({ page }) => {
    await open(page);
    await expect(strip(page).getByRole('list')).toHaveCount(1);
    await expect(strip(page).getByRole('listitem')).toHaveCount(home.clients.logos.length);
    await expect.poll(async () => (await drift(page)).speed).toBeCloseTo(40, 0);
    // It is paused out of view.
    await strip(page).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await drift(page)).state).toBe('running');
    await strip(page).getByRole('img').nth(2).hover({ force: true });
    await expect.poll(async () => (await drift(page)).state).toBe('paused');
    await page.mouse.move(0, 0);
    await expect.poll(async () => (await drift(page)).state).toBe('running');
  });

  test('rest while the focus is inside, also when they come into view', async ({ page }) => {
    await open(page);
    await expect.poll(async () => (await drift(page)).state).toBe('paused');
    // An owner's logos may be links.
    await strip(page)
      .getByRole('listitem')
      .first()
      .evaluate((item) => {
        item.tabIndex = 0;
        item.focus({ preventScroll: true });
      });
    await strip(page).evaluate(async (section) => {
      const isSeen = new Promise((resolve) => {
        new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve(0)).observe(section);
      });
      section.scrollIntoView({ block: 'center', behavior: 'instant' });
      await isSeen;
      // The page's own observer is told in the same frame.
      await new Promise(requestAnimationFrame);
    });
    expect((await drift(page)).state).toBe('paused');
    await strip(page)
      .getByRole('listitem')
      .first()
      .evaluate((item) => item.blur());
    await expect.poll(async () => (await drift(page)).state).toBe('running');
  });

  test('are in columns, each shown once, under reduced motion', async ({ page, browser }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    const without = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
    const still = await without.newPage();
    await still.goto('/');
    for (const one of [page, still]) {
      await expect(strip(one).locator('img:visible')).toHaveCount(home.clients.logos.length);
      const beyond = await strip(one)
        .locator('img:visible')
        .evaluateAll(
          (logos) => logos.filter((logo) => logo.getBoundingClientRect().right > innerWidth).length,
        );
      expect(beyond).toBe(0);
    }
    await without.close();
  });
});

test.describe('products', () => {
  const section = (page: Page) => page.locator('section', { has: page.getByRole('tablist') });
  const panel = (page: Page) => section(page).getByRole('tabpanel');

  test('open on the flagship, show each platform’s capabilities, follow the keys at any width, and change a picture into its instrument in place', async ({
    page,
  }) => {
    await open(page);
    const { flagship, platforms } = home.products;
    await expect(section(page).getByRole('tab')).toHaveCount(1 + platforms.length);
    await expect(section(page).getByRole('tab', { selected: true })).toContainText(flagship.name);
    await expect(panel(page)).toContainText(flagship.intro);
    await expect(panel(page).getByRole('listitem')).toHaveCount(flagship.tiles.length);
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (const { title, description, href } of platforms) {
      await section(page).getByRole('tab', { name: title }).click();
      await expect(panel(page)).toContainText(description);
      await expect(panel(page).getByRole('link')).toHaveAttribute('href', address(href));
      await expect(panel(page)).toHaveCount(1);
    }
    // No choice moves the content below.
    expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);

    for (const [viewport, orientation, forward] of [
      [desktop, 'vertical', 'ArrowDown'],
      [phone, 'horizontal', 'ArrowRight'],
    ] as const) {
      await test.step(`the ${orientation} keys at ${viewport.width} px`, async () => {
        await page.setViewportSize(viewport);
        await expect(section(page).getByRole('tablist')).toHaveAttribute('aria-orientation', orientation);
        const tabs = section(page).getByRole('tab');
        await tabs.first().click();
        await expect(tabs.first()).toBeFocused();
        await page.keyboard.press(forward);
        await expect(tabs.nth(1)).toBeFocused();
        await expect(tabs.nth(1)).toBeInViewport();
        await page.keyboard.press('End');
        await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
        await page.keyboard.press(forward);
        await expect(tabs.first()).toBeFocused();
      });
    }

    await test.step('the instrument, by keyboard', async () => {
      await page.setViewportSize(desktop);
      const { touch } = home.products;
      const title = platforms.find(({ href }) => href === 'page:incident-detection')?.title ?? '';
      await section(page).getByRole('tab', { name: title }).click();
      const picture = await panel(page).locator('figure').boundingBox();
      await panel(page).getByRole('button', { name: touch }).click();
      const incidents = panel(page).getByRole('slider');
      await expect(incidents).toBeAttached();
      expect(await panel(page).locator('figure').boundingBox()).toEqual(picture);
      const before = await incidents.getAttribute('aria-valuetext');
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowRight');
      await expect(incidents).toBeFocused();
      await expect(incidents).not.toHaveAttribute('aria-valuetext', before ?? '');
    });
  });

  test('keep the chosen one on back and forward; a fresh visit opens on the flagship', async ({ page }) => {
    await open(page);
    const { flagship, platforms } = home.products;
    const chosen = section(page).getByRole('tab', { selected: true });
    const { title, href } = platforms.at(-1) ?? { title: '', href: '' };
    await section(page).getByRole('tab', { name: title }).click();
    await panel(page).getByRole('link').click();
    await expect(page).toHaveURL(address(href));
    await page.goBack();
    await expect(chosen).toContainText(title);
    await page.reload();
    await started(page);
    await expect(chosen).toContainText(title);
    await page.goto(address('page:contact'));
    await open(page);
    await expect(chosen).toContainText(flagship.name);
  });

  test('show every panel without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    for (const { title, description } of home.products.platforms) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByText(description)).toBeVisible();
    }
    await expect(page.getByRole('tablist')).toHaveCount(0);
    await context.close();
  });
});

test.describe('services', () => {
  const choices = (page: Page) => page.getByRole('radio');
  const chosen = (page: Page) => page.locator('[name="activeService"]:checked');
  const shownSheets = (page: Page) => page.locator('[data-service] h3:visible');
  const last = home.services.items.at(-1)?.id ?? '';
  const titleOf = (id: string) => home.services.items.find((item) => item.id === id)?.title ?? '';

  test('start with the default, link to the services page, and remember the selected one across loads and navigation', async ({
    page,
  }) => {
    const errors = collectErrors(page);
    await open(page);
    await expect(choices(page)).toHaveCount(home.services.items.length);
    await expect(chosen(page)).toHaveValue(home.services.defaultId);
    await expect(shownSheets(page)).toHaveText([titleOf(home.services.defaultId)]);
    await expect(page.getByRole('link', { name: home.services.action.label })).toHaveAttribute(
      'href',
      address(home.services.action.href),
    );
    await page.locator('label', { has: page.locator(`[value="${last}"]`) }).click();
    await expect(shownSheets(page)).toHaveText([titleOf(last)]);
    expect(await page.evaluate(() => localStorage.getItem('activeService'))).toBe(last);
    await page.reload();
    await started(page);
    await expect(chosen(page)).toHaveValue(last);
    await page.locator(`footer a[href="${address('page:contact')}"]`).click();
    await expect(page).toHaveURL(address('page:contact'));
    await page.goBack();
    await expect(chosen(page)).toHaveValue(last);
    expect(errors).toEqual([]);
  });

  test('ignore invalid and blocked storage', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('activeService', 'service77'));
    await open(page);
    await expect(chosen(page)).toHaveValue(home.services.defaultId);
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Denied', 'SecurityError');
        },
      }),
    );
    await open(page);
    await page.locator('label', { has: page.locator(`[value="${last}"]`) }).click();
    await expect(shownSheets(page)).toHaveText([titleOf(last)]);
  });

  test('work without scripts and with the keyboard', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    await chosen(page).focus();
    await page.keyboard.press('ArrowRight');
    const ids = home.services.items.map(({ id }) => id);
    const next = ids[(ids.indexOf(home.services.defaultId) + 1) % ids.length] ?? '';
    await expect(chosen(page)).toHaveValue(next);
    await expect(shownSheets(page)).toHaveText([titleOf(next)]);
    await context.close();
  });
});

test('sections are in the specified order, link to every solution and technology, and appear in the specified time', async ({
  page,
}) => {
  await open(page);
  for (const { href } of [...home.solutions.cards, ...home.technologies.cards]) {
    await expect(page.locator(`main a[href="${address(href)}"]`).first()).toBeAttached();
  }
  const { statistics, clients, products, solutions, services, technologies } = home;
  const tops = await page.evaluate(
    (names) =>
      names.map((name) => {
        const labelled = [...document.querySelectorAll('main section')].find(
          (one) =>
            one.getAttribute('aria-label') === name || one.querySelector('h2')?.textContent.startsWith(name),
        );
        return labelled ? labelled.getBoundingClientRect().top + scrollY : Number.NaN;
      }),
    [statistics.label, clients.label, products.title, solutions.title, services.title, technologies.title],
  );
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  const delays = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((blocks) => blocks.map((block) => Number((block as HTMLElement).dataset.delay)));
  expect(await delays('fieldset label')).toEqual(Array.from({ length: 9 }, (_, index) => index * 200));
  expect(await delays('[role="tab"]')).toEqual(Array.from({ length: 6 }, (_, index) => index * 100));
  const tile = page.locator('fieldset label').nth(1);
  await tile.evaluate((one) => scrollBy(0, one.getBoundingClientRect().top - innerHeight - 400));
  await page.mouse.move(700, 450);
  await expect(async () => {
    await page.mouse.wheel(0, 200);
    await expect(tile).toHaveAttribute('data-reveal', 'shown', { timeout: 100 });
  }).toPass();
  await expect(tile).toHaveCSS('transition-duration', /^1s/);
  await expect(tile).toHaveCSS('transition-delay', /^0\.2s/);
});

/** Positions of the ring in the cropped picture, of the reticle, and of the end of its line. */
function measureRing() {
  const city = document.querySelector<HTMLImageElement>('main picture img');
  const ellipse = document.querySelector<SVGEllipseElement>('main svg ellipse');
  const lines = [...document.querySelectorAll('main [aria-hidden] > div > span:last-child')];
  const leader = document.querySelector('main div[aria-hidden]:empty');
  if (!city || !ellipse) throw new Error('The page has no hero.');
  const upright = matchMedia('(max-aspect-ratio: 1/1)').matches;
  const box = city.getBoundingClientRect();
  const ratio = upright ? 1 : 16 / 9;
  const height = Math.max(box.height, box.width / ratio);
  const width = height * ratio;
  const share = { x: upright ? 0.5 : 0.6587, y: 0.421 };
  const [across, down] = getComputedStyle(city)
    .objectPosition.split(' ')
    .map((part) => Number.parseFloat(part) / 100);
  const ring = {
    x: box.left + (box.width - width) * (across ?? 0) + width * share.x,
    y: box.top + (box.height - height) * (down ?? 0) + height * share.y,
  };
  const drawn = ellipse.getBoundingClientRect();
  // How far the turned ellipse reaches at the height of its centre, in pixels.
  const { a, b } = ellipse.getScreenCTM() ?? { a: 1, b: 0 };
  const [long, short] = [ellipse.rx.baseVal.value, ellipse.ry.baseVal.value];
  const turn = Math.atan2(b, a);
  const reach = (long * short * Math.hypot(a, b)) / Math.hypot(short * Math.cos(turn), long * Math.sin(turn));
  const reticle = { x: drawn.left + drawn.width / 2, y: drawn.top + drawn.height / 2, halfWidth: reach };
  const end = (upright ? leader : lines.at(0))?.getBoundingClientRect();
  const sight = { x: end?.right ?? 0, y: end ? end.top + 1 : 0 };
  return { ring, reticle, sight };
}

/** Counts connected areas of ink. */
async function countMarks(marks: Locator): Promise<number> {
  // A white edge keeps one row's end and the next one's start apart.
  const { data, info } = await sharp(await marks.screenshot())
    .flatten()
    .extend({ top: 1, bottom: 1, left: 1, right: 1, background: 'white' })
    .greyscale()
    .threshold(200)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const inked = Array.from({ length: info.width * info.height }, (_, at) => data[at * info.channels] === 0);
  let patches = 0;
  for (const [start, isInk] of inked.entries()) {
    if (!isInk) continue;
    patches += 1;
    const reached = [start];
    for (let at = reached.pop(); at !== undefined; at = reached.pop()) {
      if (!inked[at]) continue;
      inked[at] = false;
      reached.push(at - 1, at + 1, at - info.width, at + info.width);
    }
  }
  return patches;
}
