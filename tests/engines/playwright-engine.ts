/* Chromium and Firefox, driven by Playwright: the first by its own protocol, the second, stock, by WebDriver BiDi. */
import { type BrowserType, chromium, firefox, type LaunchOptions, type Page } from '@playwright/test';
import { collectErrors } from '../console.ts';
import { touchFirefox } from './firefox-touch.ts';
import type { Engine, Place, Tab, TabOptions } from './tab.ts';

type Touch = (page: Page, places: Place[]) => Promise<void>;

export const startChromium = (executablePath: string) =>
  start(chromium, touchChromium, {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-3d-apis'],
  });

export const startFirefox = (executablePath: string) =>
  start(firefox, touchFirefox, {
    executablePath,
    channel: 'moz-firefox',
    // Touch is sent by the browser's own window.
    args: ['--remote-allow-system-access'],
    firefoxUserPrefs: {
      // Without a GPU, 60 frames a second took a third of the CPU.
      'layout.frame_rate': 10,
      // Every journey would start processes that its one site does not need.
      'dom.ipc.processPrelaunch.enabled': false,
      'dom.ipc.processCount': 1,
      'fission.autostart': false,
      'dom.w3c_touch_events.enabled': 1,
    },
  });

async function start(kind: BrowserType, touch: Touch, options: LaunchOptions): Promise<Engine> {
  const browser = await kind.launch(options);
  return {
    version: browser.version(),
    stop: () => browser.close(),
    async newTab({ scripts, serviceWorkers }: TabOptions): Promise<Tab> {
      const context = await browser.newContext({
        javaScriptEnabled: scripts,
        serviceWorkers: serviceWorkers ? 'allow' : 'block',
      });
      const page = await context.newPage();
      return {
        errors: collectErrors(page),
        open: async (address) => void (await page.goto(address)),
        resize: (width, height) => page.setViewportSize({ width, height }),
        run: (inPage, ...args) =>
          page.evaluate(`(${inPage})(...${JSON.stringify(args)})`) as Promise<ReturnType<typeof inPage>>,
        click: (selector) => page.click(selector, { timeout: 20_000 }),
        clickAt: (x, y) => page.mouse.click(x, y),
        press: (key) => page.keyboard.press(key),
        touch: (...places) => touch(page, places),
        type: (selector, text) => page.locator(selector).pressSequentially(text),
        close: () => context.close(),
      };
    },
  };
}

async function touchChromium(page: Page, [at, ...to]: Place[]): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: Place[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: places.map(([x, y]) => ({ x, y })) });
  if (at) await send('touchStart', [at]);
  for (const place of to) await send('touchMove', [place]);
  await send('touchEnd', []);
  await finger.detach();
}
