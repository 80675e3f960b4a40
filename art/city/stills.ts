/*
 * Pictures of the city's stage at three moments, for visitors without the moving one: screenshots of the stage
 * itself, in a browser without a GPU.
 */
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { createServer } from 'vite';
import { requireChromium } from '../../cli/chromium.ts';
import { editions } from '../../src/content/editions.ts';
import type { HomePage } from '../../src/content/home/schema.ts';
import { writeDrawn } from '../drawn.ts';
import { acceptSlowRenderer } from './slow-renderer.ts';

/** How far the stage has been scrolled. */
const moments = { oblique: 0.2, signals: 0.59, handled: 0.97 };
const cuts = [
  { ending: '', window: { width: 960, height: 640 }, dense: 1.25, limit: 62_000 },
  { ending: '-phone', window: { width: 480, height: 640 }, dense: 1.5, limit: 42_000 },
];
const arguments_ = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

/** The picture alone, with the desk in its middle. */
const alone = `
  header, [class*="language-offer-module"] { opacity: 0 !important; }
  [class*="city-words-module"], [class*="city-stage-module-skip"], [class*="hero-module-hero"], [class*="city-scene-module-scrim"] { visibility: hidden !important; }
  [class*="city-scene-module-desk"] { inset: 3.5% 4% !important; block-size: auto !important; }`;

export async function drawCityStills(): Promise<void> {
  const server = await createServer({ server: { port: 4399, hmr: false, watch: null }, logLevel: 'error' });
  await server.listen();
  const browser = await chromium.launch({ executablePath: requireChromium(), args: arguments_ });
  try {
    const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
    const stages = [
      { prefix: '', folder: '/images/city', names: ['oblique', 'signals', 'handled'] as const },
      ...(await translatedStages()).map((stage) => ({ ...stage, names: ['signals', 'handled'] as const })),
    ];
    const looks = stages.flatMap((stage) => cuts.map((cut) => ({ ...stage, ...cut })));
    for (const { prefix, folder, names, ending, window, dense, limit } of looks) {
      const page = await browser.newPage({ viewport: window, deviceScaleFactor: dense });
      await openStage(page, `${origin}${prefix || '/'}`);
      for (const name of names) {
        const at = moments[name];
        await page.locator('[data-city]').evaluate((section, share) => {
          const { top, height } = section.getBoundingClientRect();
          scrollTo(0, scrollY + top + share * (height - innerHeight));
        }, at);
        await page.waitForTimeout(3000);
        const shot = await page.screenshot({ timeout: 120_000 });
        writeDrawn(`public${folder}/${name}${ending}.avif`, await fitted(shot, limit));
      }
      await page.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Each edition whose map has names in its own language, with its texts. */
export async function translatedStages() {
  const stages = await Promise.all(
    editions.map(async ({ prefix, load }) => {
      const home = (await (await load?.())?.default.pages.home?.())?.default as HomePage | undefined;
      const { lettered, desk } = home?.city ?? {};
      return lettered ? [{ prefix, folder: lettered, desk }] : [];
    }),
  );
  return stages.flat();
}

async function openStage(page: Page, address: string): Promise<void> {
  await acceptSlowRenderer(page);
  await page.goto(address, { timeout: 120_000 });
  await page.addStyleTag({ content: alone });
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await page.locator('main canvas').waitFor({ state: 'attached', timeout: 120_000 });
}

/** The best quality within the size limit. */
async function fitted(shot: Buffer, limit: number): Promise<Buffer> {
  for (let quality = 64; quality > 20; quality -= 4) {
    const data = await sharp(shot)
      .avif({ quality, effort: 6, chromaSubsampling: '4:2:0', tune: 'psnr' })
      .toBuffer();
    if (data.length <= limit) return data;
  }
  throw new Error(`No quality keeps a still below ${limit} bytes`);
}
