/*
 * `node tests/hero-contrast.ts [frames]`, on the built site: the lowest contrast between the hero's text and the film
 * behind it. Each sampled frame is captured without text, and every pixel in a line's box is compared with the text
 * colour. Exits with 1 below 4.5:1.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { readCount } from '../cli/arguments.ts';
import { requireChromium } from '../cli/chromium.ts';
import { SiteServer } from '../server/site-server.ts';

const required = 4.5;

// biome-ignore format: one line, one kind of screen
const screens = [
  [360, 640], [390, 844], [768, 1024], [844, 390],
  [1024, 768], [1200, 700], [1440, 900], [1920, 1080], [2560, 1080],
] as const;

type Colour = [red: number, green: number, blue: number];

/** One line of text: its box, its colour, and its background overlay. */
interface TextLine {
  text: string;
  box: { x: number; y: number; width: number; height: number };
  colour: Colour;
  veil?: { colour: Colour; alpha: number };
}

export interface Worst {
  contrast: number;
  text: string;
  second: number;
}

/** Measures the home page; removes its text. */
export async function worstHeroContrast(page: Page, frames: number): Promise<Worst> {
  const lines = await page.evaluate(findLines);
  const duration = await page.evaluate(holdVideo);
  await page.evaluate(hideWords);
  let worst: Worst = { contrast: 21, text: '', second: 0 };
  for (let frame = 0; frame < frames; frame += 1) {
    const second = (duration * frame) / frames;
    await page.evaluate(seek, second);
    const { data, info } = await sharp(await page.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const line of lines) {
      const contrast = worstInBox(line, data, info.width, info.height);
      if (contrast < worst.contrast) worst = { contrast, text: line.text, second };
    }
  }
  return worst;
}

function worstInBox({ box, colour, veil }: TextLine, pixels: Buffer, width: number, height: number): number {
  const words = luminance(colour);
  let worst = 21;
  for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(height, box.y + box.height); y += 1) {
    for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(width, box.x + box.width); x += 1) {
      const at = (y * width + x) * 3;
      const seen = [pixels[at], pixels[at + 1], pixels[at + 2]] as Colour;
      const ground = luminance(veil ? (seen.map((one, i) => mix(one, veil, i)) as Colour) : seen);
      worst = Math.min(worst, (Math.max(words, ground) + 0.05) / (Math.min(words, ground) + 0.05));
    }
  }
  return worst;
}

function mix(channel: number, veil: { colour: Colour; alpha: number }, index: number): number {
  return channel * (1 - veil.alpha) + (veil.colour[index] ?? 0) * veil.alpha;
}

/** As WCAG 2 defines it. */
const luminance = ([red, green, blue]: Colour) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

const linear = (channel: number) => wholeChannels[channel] ?? computeLinear(channel);
/** Computed once: a frame has a million pixels. */
const wholeChannels = Array.from({ length: 256 }, (_, channel) => computeLinear(channel));

function computeLinear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/* What follows runs in the page. */

function findLines(): TextLine[] {
  const hero = document.querySelector('main h1')?.closest('.on-ink');
  const header = document.querySelector('header');
  if (!hero || !header) throw new Error('This page has no hero.');
  const shown = (box: DOMRect) => box.width > 1 && box.height > 1 && box.top < innerHeight && box.bottom > 0;
  // A button's text is on the button's background, in whatever notation.
  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const groundOf = (element: Element): Pick<TextLine, 'veil'> => {
    const button = element.closest('a');
    if (!button || !paint) return {};
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = getComputedStyle(button).backgroundColor;
    paint.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = paint.getImageData(0, 0, 1, 1).data;
    return alpha > 0 ? { veil: { colour: [red, green, blue], alpha: alpha / 255 } } : {};
  };
  const lines: TextLine[] = [];
  for (const root of [header, hero]) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const element = text.parentElement;
      if (!text.textContent?.trim() || !element || element.closest('[popover], .visually-hidden')) continue;
      // Names of external links show on hover and focus only.
      if (!element.checkVisibility({ opacityProperty: true })) continue;
      const colour = getComputedStyle(element)
        .color.match(/[\d.]+/g)
        ?.map(Number)
        .slice(0, 3) as Colour;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) {
        if (shown(box))
          lines.push({ text: text.textContent.trim(), box: box.toJSON(), colour, ...groundOf(element) });
      }
    }
  }
  // The logo and the plates are pictures; a plate's text has its own overlay (art/certificate-badges.ts).
  const white: Colour = [255, 255, 255];
  for (const picture of document.querySelectorAll<HTMLImageElement>('header img, main ul img')) {
    const box = picture.getBoundingClientRect();
    const isPlate = picture.src.includes('/plates/');
    if (!shown(box) || !(isPlate || picture.closest('header'))) continue;
    const line: TextLine = { text: picture.alt || 'the logo', box: box.toJSON(), colour: white };
    lines.push(isPlate ? { ...line, veil: { colour: [5, 20, 27], alpha: 0.6 } } : line);
  }
  return lines;
}

async function holdVideo(): Promise<number> {
  const video = document.querySelector<HTMLVideoElement>('main video');
  if (!video) throw new Error('The video did not load.');
  if (video.readyState < 2) await new Promise((ready) => video.addEventListener('loadeddata', ready));
  // Pauses through the page's own state, or it would restart the film.
  video.play = () => Promise.resolve();
  video.pause();
  return video.duration;
}

function hideWords(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    header, main .on-ink a, main .on-ink button { visibility: hidden !important }
    main .on-ink * { color: transparent !important; transition: none !important }
    [aria-hidden] > div > span { background: none !important }
  `);
  document.adoptedStyleSheets.push(sheet);
}

async function seek(second: number): Promise<void> {
  const video = document.querySelector<HTMLVideoElement>('main video');
  if (!video) throw new Error('The video is gone.');
  const seeked = new Promise((done) => video.addEventListener('seeked', done, { once: true }));
  video.currentTime = second;
  await seeked;
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
}

async function measure(browser: Browser, origin: string, frames: number): Promise<Worst[]> {
  const found: Worst[] = [];
  for (const [width, height] of screens) {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.goto(origin);
    await page.locator('main video[data-started]').waitFor({ state: 'attached' });
    const worst = await worstHeroContrast(page, frames);
    const { contrast, text, second } = worst;
    console.log(
      `${width}×${height}`.padEnd(10),
      contrast.toFixed(2).padStart(5),
      ` ${second.toFixed(2)} s  ${text}`,
    );
    found.push(worst);
    await page.close();
  }
  return found;
}

if (import.meta.main) {
  const moments = readCount(24);
  const server = new SiteServer('dist/site');
  await new Promise<void>((listening) => server.listen(0, listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  const found = await measure(browser, `http://localhost:${port}/`, moments);
  await browser.close();
  await server.shutdown();
  const worst = Math.min(...found.map(({ contrast }) => contrast));
  console.log(`Worst of all: ${worst.toFixed(2)}:1, required ${required}:1`);
  process.exitCode = worst < required ? 1 : 0;
}
