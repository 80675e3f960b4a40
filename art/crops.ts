/*
 * Pictures of the platforms' instruments, which home shows until the visitor interacts: screenshots of home itself.
 */
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { createServer } from 'vite';
import { requireChromium } from '../cli/chromium.ts';
import home from '../src/content/home/home.ts';
import { writeDrawn } from './drawn.ts';

const cuts = [
  { ending: '', window: { width: 1440, height: 1000 }, dense: 1.5 },
  { ending: '-phone', window: { width: 390, height: 844 }, dense: 2 },
];

export async function drawCrops(): Promise<void> {
  const server = await createServer({ server: { port: 4398, hmr: false, watch: null }, logLevel: 'error' });
  await server.listen();
  const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox'] });
  try {
    for (const { ending, window, dense } of cuts) {
      const page = await browser.newPage({
        viewport: window,
        deviceScaleFactor: dense,
        reducedMotion: 'reduce',
      });
      await page.goto(server.resolvedUrls?.local[0] ?? '');
      await page.evaluate(() => dispatchEvent(new Event('touchstart')));
      await page.waitForFunction(() => document.documentElement.hasAttribute('data-started'));
      const { platforms, touch } = home.products;
      for (const { title, href } of platforms) {
        await page.getByRole('tab', { name: title }).click();
        const frame = page.getByRole('tabpanel').locator('figure > div');
        await frame.getByText(touch).click();
        await frame.getByText(touch).waitFor({ state: 'detached', timeout: 60_000 });
        // The sticky header would be in the picture.
        await page.addStyleTag({ content: 'header { display: none !important }' });
        await page.waitForTimeout(1000);
        const shot = await frame.screenshot({ timeout: 60_000 });
        const data = await sharp(shot).avif({ quality: 62, effort: 6 }).toBuffer();
        writeDrawn(`public/images/crops/${href.replace('page:', '')}${ending}.avif`, data);
      }
      await page.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
}
