/* Chromium and Firefox, driven by Playwright: the first by its own protocol, the second, stock, by WebDriver BiDi. */
import { type BrowserType, chromium, firefox, type LaunchOptions } from '@playwright/test';
import { collectErrors } from '../console.ts';
import type { Engine, Tab, TabOptions } from './tab.ts';

export const startChromium = (executablePath: string) =>
  start(chromium, { executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-3d-apis'] });

export const startFirefox = (executablePath: string) =>
  start(firefox, {
    executablePath,
    channel: 'moz-firefox',
    firefoxUserPrefs: {
      // Without a GPU, 60 frames a second took a third of the CPU.
      'layout.frame_rate': 10,
      // Every journey would start processes that its one site does not need.
      'dom.ipc.processPrelaunch.enabled': false,
      'dom.ipc.processCount': 1,
      'fission.autostart': false,
    },
  });

async function start(kind: BrowserType, options: LaunchOptions): Promise<Engine> {
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
        type: (selector, text) => page.locator(selector).pressSequentially(text),
        close: () => context.close(),
      };
    },
  };
}
