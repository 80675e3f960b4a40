/* Finds a Chromium for tests, benches and drawings: the one named by CHROMIUM_PATH, an installed one, or Playwright's download. */
import { chromium } from '@playwright/test';
import { findProgram } from './find-program.ts';
import { sentenceAbout } from './requirements.ts';

/** Chromium's headless shell opens a page in half the time, and the gate opens many. */
const headlessShell = 'chromium-headless-shell';

/** Lighthouse needs one of these. */
export const fullBrowsers = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || findProgram(headlessShell, ...fullBrowsers, chromium.executablePath());
}

/** Throws if Chromium is missing. */
export function requireChromium(): string {
  const found = findChromium();
  if (!found) throw new Error(sentenceAbout(['Chromium']));
  return found;
}
