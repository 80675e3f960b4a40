/* Compares one page at one width before and after. */
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
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

/** Compares a page at every width, one after the other. */
export async function comparePage(
  page: Page,
  before: string,
  after: string,
  { path, runsScripts }: Difference,
  output: string,
): Promise<Shot[]> {
  const address = encodeURI(path);
  const old = await shoot(page, before + address, runsScripts);
  const current = await shoot(page, after + address, runsScripts);
  const shots: Shot[] = [];
  for (const [index, width] of widths.entries())
    shots.push(await compareShots(path, width, [old[index], current[index]] as [Buffer, Buffer], output));
  return shots;
}

async function compareShots(
  path: string,
  width: number,
  shots: [Buffer, Buffer],
  output: string,
): Promise<Shot> {
  const sizes = await Promise.all(shots.map((shot) => sharp(shot).metadata()));
  const heights: Shot['heights'] = [sizes[0]?.height ?? 0, sizes[1]?.height ?? 0];
  if (shots[0].equals(shots[1])) return { path, width, pixels: 0, share: 0, heights };
  const size = { width: Math.max(...sizes.map((one) => one.width ?? 0)), height: Math.max(...heights) };
  const [one, other] = (await Promise.all(shots.map((shot, index) => padded(shot, sizes[index], size)))) as [
    Buffer,
    Buffer,
  ];
  const difference = Buffer.alloc(size.width * size.height * 4);
  const pixels = pixelmatch(one, other, difference, size.width, size.height, { threshold: 0.1 });
  const shot: Shot = { path, width, pixels, share: pixels / (size.width * size.height), heights };
  if (pixels === 0) return shot;
  const name = `${path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}-${width}`;
  const pictures = {
    before: `${name}-before.jpg`,
    after: `${name}-after.jpg`,
    difference: `${name}-difference.jpg`,
  };
  await Promise.all([
    save(one, pictures.before),
    save(other, pictures.after),
    save(difference, pictures.difference),
  ]);
  return { ...shot, pictures };

  /** JPEG takes half the time of WebP, and has no limit of 16,383 pixels. */
  function save(pixels: Buffer, file: string) {
    return sharp(pixels, { raw: { ...size, channels: 4 } })
      .jpeg({ quality: 80 })
      .toFile(join(output, file));
  }
}

/** Decoded, with the shorter one extended in a colour the site does not have. */
function padded(
  shot: Buffer,
  { width = 0, height = 0 }: { width?: number; height?: number } = {},
  size: { width: number; height: number },
): Promise<Buffer> {
  return sharp(shot)
    .ensureAlpha()
    .extend({ right: size.width - width, bottom: size.height - height, background: '#f0f' })
    .raw()
    .toBuffer();
}

/** Reused for every screenshot: a new context takes as long as a page. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date('2026-01-05T09:00:00Z'));
  // What a page stores must not change the next one.
  await page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  return page;
}

/** One picture per width. Without scripts a resize has the same result as loading the page again, in half the time. */
async function shoot(page: Page, address: string, runsScripts: boolean): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    if (index === 0 || runsScripts) await page.goto(address, { waitUntil: 'load' });
    if (runsScripts) await started(page);
    pictures.push(await capture(page, await settle(page)));
  }
  return pictures;
}

/** Finishes animations and loads pictures; returns the height of the page. */
async function settle(page: Page): Promise<number> {
  return page.evaluate(async () => {
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
