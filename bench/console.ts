/*
 * `node bench/console.ts`: how long one frame of the console's map takes to draw with 500, 2,000 and 10,000 units,
 * on the canvas the console uses, on an empty one, and as SVG elements. Nothing is asserted: figures depend on
 * the machine.
 */
import { chromium } from '@playwright/test';
import { buildScript } from '../prerender/script.ts';
import { findChromium } from '../tests/chromium.ts';
import type { FrameFigures } from './console-page.ts';

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 760, height: 684 } });
await page.addScriptTag({ content: await buildScript('bench/console-page.ts') });
console.log('Milliseconds a frame, half under / 95 of 100 under, 120 frames each');
for (const marks of [0, 500, 2_000, 10_000]) {
  const { canvas, svg } = await page.evaluate(
    (count) => (window as unknown as { measure(count: number): Promise<FrameFigures> }).measure(count),
    marks,
  );
  const line = ([half, most]: FrameFigures['canvas']) => `${half.toFixed(2)} / ${most.toFixed(2)}`;
  console.log(`${String(marks).padStart(6)} marks  canvas ${line(canvas)}  SVG ${line(svg)}`);
}
await browser.close();
