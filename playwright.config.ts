import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { findChromium } from './cli/chromium.ts';
import { sentenceAbout } from './cli/requirements.ts';
import { site } from './tests/built.ts';

// For running one test without the gate. Workers read this file again and find both set.
const chromium = findChromium();
if (chromium) process.env.CHROMIUM_PATH = chromium;
else if (!process.env.RUN_WITHOUT_CHROMIUM) {
  console.error(sentenceAbout(['Chromium']));
  process.exit(1);
}
if (!existsSync(site)) execSync('npm run build', { stdio: 'inherit' });

/** Only the home page draws with WebGL, which takes two seconds per load without a GPU. */
const withWebGL = ['{city,pages,wheel}.spec.ts'];
const launch = (...args: string[]) => ({
  launchOptions: {
    ...(chromium && { executablePath: chromium }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...args,
    ],
  },
});

/** These start other engines and servers, or none. The gate lists all of them and counts the missing as skipped. */
const withoutChromium = ['engines/*.spec.ts', 'hosting/{rules,fuzz,server}.spec.ts'];
const isListing = process.argv.includes('--list');

const port = Number(process.env.TEST_PORT ?? 4173);

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // Node reads TypeScript by itself; Playwright's compiler took seven seconds on a machine without its cache.
  build: { external: ['**/*.ts'] },
  fullyParallel: true,
  // One more than the cores of the target machine: a fourth made the run no faster.
  workers: 3,
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // Otherwise a click on a missing control waits until its test times out.
    actionTimeout: 60_000,
    // Tests intercept requests, which a service worker would hide; tests/offline.spec.ts allows it.
    serviceWorkers: 'block',
  },
  projects:
    chromium || isListing
      ? [
          { name: 'site', testIgnore: withWebGL, use: launch('--disable-3d-apis') },
          { name: 'with WebGL', testMatch: withWebGL, use: launch() },
        ]
      : [{ name: 'site', testMatch: withoutChromium }],
  webServer: {
    command: 'node server/serve.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
