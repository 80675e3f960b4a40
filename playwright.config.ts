import { execSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';
import { findChromium } from './cli/chromium.ts';
import { sentenceAbout } from './cli/requirements.ts';

const chromium = findChromium();
if (chromium) process.env.CHROMIUM_PATH = chromium;

const isListing = process.argv.includes('--list');
/** Workers read this file again. */
const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
if (!isListing && !isWorker) {
  if (!chromium) console.error(sentenceAbout(['Chromium']));
  execSync('node tests/build-if-changed.ts', { stdio: 'inherit' });
}

/** For `npm run test:more`: they need other programs, or play, type and scroll for minutes. */
const more = [
  'engines/{firefox,webkit}.spec.ts',
  'hosting/*.spec.ts',
  '{desk-presses,editor,parts,shifts-played,wheel}.spec.ts',
];
/** Only the home page draws with WebGL, which takes two seconds per load without a GPU. */
const withWebGL = ['{city,pages}.spec.ts'];
const moreWithWebGL = 'wheel.spec.ts';
/** These start other engines and servers, or none. Without Chromium, a gate counts the others as skipped. */
const withoutChromium = ['engines/{firefox,webkit}.spec.ts', 'hosting/{rules,fuzz,server}.spec.ts'];

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

const port = Number(process.env.TEST_PORT ?? 4173);

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/browser',
  // Node reads TypeScript by itself; Playwright's compiler took seven seconds on a machine without its cache.
  build: { external: ['**/*.ts'] },
  fullyParallel: true,
  // One more than the cores of the target machine: a fourth made the run no faster.
  workers: 3,
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/last.json' }]],
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
          { name: 'site', testIgnore: [...withWebGL, ...more], use: launch('--disable-3d-apis') },
          { name: 'site with WebGL', testMatch: withWebGL, use: launch() },
          { name: 'more', testMatch: more, testIgnore: moreWithWebGL, use: launch('--disable-3d-apis') },
          { name: 'more with WebGL', testMatch: moreWithWebGL, use: launch() },
        ]
      : [{ name: 'more', testMatch: withoutChromium }],
  webServer: {
    command: 'node server/serve.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
