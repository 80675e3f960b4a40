/* Compares one page at one width before and after. */
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp, { type Sharp } from 'sharp';
import { started } from '../console.ts';
import type { Difference } from './documents.ts';

export const widths = [390, 1440];

export interface Shot {
  path: string;
  width: number;
  /** Number of differing pixels, and their share of all. */
  pixels: number;
  share: number;
  heights: [before: number, after: number];
  /** File names; absent if nothing differs. */
  pictures?: { before: string; after: string; difference: string };
}

export async function compareShot(
  pages: Pages,
  before: string,
  after: string,
  { path, runsScripts, width }: Difference & { width: number },
  output: string,
): Promise<Shot> {
  const page = await pages.of(width);
  const shots = [
    await shoot(page, before + encodeURI(path), runsScripts),
    await shoot(page, after + encodeURI(path), runsScripts),
  ] as const;
  const sizes = await Promise.all(shots.map((shot) => sharp(shot).metadata()));
  const heights: Shot['heights'] = [sizes[0]?.height ?? 0, sizes[1]?.height ?? 0];
  if (shots[0].equals(shots[1])) return { path, width, pixels: 0, share: 0, heights };
  const size = { width: Math.max(...sizes.map((one) => one.width ?? 0)), height: Math.max(...heights) };
  // The shorter one is padded with a colour the site does not have.
  const [one, other] = await Promise.all(
    shots.map((shot) =>
      sharp({ create: { ...size, channels: 4, background: '#f0f' } })
        .composite([{ input: shot, left: 0, top: 0 }])
        .raw()
        .toBuffer(),
    ),
  );
  const difference = Buffer.alloc(size.width * size.height * 4);
  const pixels = pixelmatch(one as Buffer, other as Buffer, difference, size.width, size.height, {
    threshold: 0.1,
  });
  const shot: Shot = { path, width, pixels, share: pixels / (size.width * size.height), heights };
  if (pixels === 0) return shot;
  const name = `${path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}-${width}`;
  const pictures = {
    before: `${name}-before.webp`,
    after: `${name}-after.webp`,
    difference: `${name}-difference.webp`,
  };
  await Promise.all([
    save(sharp(shots[0]), pictures.before),
    save(sharp(shots[1]), pictures.after),
    save(sharp(difference, { raw: { ...size, channels: 4 } }), pictures.difference),
  ]);
  return { ...shot, pictures };

  function save(picture: Sharp, file: string) {
    return picture.webp({ quality: 80, effort: 1 }).toFile(join(output, file));
  }
}

/** One page per width, reused for every screenshot: a new context for each takes as long as the page itself. */
export class Pages {
  readonly #browser: Browser;
  readonly #pages = new Map<number, Promise<Page>>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  of(width: number): Promise<Page> {
    const known = this.#pages.get(width) ?? this.#open(width);
    this.#pages.set(width, known);
    return known;
  }

  async #open(width: number): Promise<Page> {
    const context = await this.#browser.newContext({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date('2026-01-05T09:00:00Z'));
    // What a page stores must not change the next one.
    await page.addInitScript(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    return page;
  }
}

/** The page at rest: animations finished, pictures loaded, clock fixed. */
async function shoot(page: Page, address: string, runsScripts: boolean): Promise<Buffer> {
  await page.goto(address, { waitUntil: 'load' });
  if (runsScripts) await started(page);
  const height = await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    // The footer's background is fetched when it comes into view.
    for (const top of [document.documentElement.scrollHeight, 0]) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    await document.fonts.ready;
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
      else animation.finish();
    }
    return document.documentElement.scrollHeight;
  });
  return capture(page, height);
}

/** Like `page.screenshot`, with a fast compression that halves its time. */
async function capture(page: Page, height: number): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height, scale: 1 },
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}
