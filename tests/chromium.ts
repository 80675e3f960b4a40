/*
 * Finds a Chromium for the browser tests: the one named by CHROMIUM_PATH, one on the PATH, or one it
 * installs, as a Debian package where that is possible and by Playwright's own download elsewhere.
 */
import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { installDebianPackages, isExecutable, mayInstall, onPath } from './programs.ts';

/** Chromium without the windows nobody sees: it opens a page in half the time, and the gate has many. */
const headlessShell = 'chromium-headless-shell';
const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

export function findChromium(): string {
  const found =
    process.env.CHROMIUM_PATH ||
    onPath([headlessShell]) ||
    installed(headlessShell) ||
    onPath(wholeBrowsers) ||
    ownDownload() ||
    installed('chromium') ||
    downloaded();
  if (!found) throw new Error('No Chromium could be found or installed. Set CHROMIUM_PATH to one.');
  return found;
}

function ownDownload(): string | undefined {
  const path = chromium.executablePath();
  return isExecutable(path) ? path : undefined;
}

function downloaded(): string | undefined {
  console.log('No Chromium found: downloading one.');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  return ownDownload();
}

function installed(name: string): string | undefined {
  if (!mayInstall()) return undefined;
  console.log(`Installing ${name}.`);
  try {
    installDebianPackages(name);
  } catch {
    console.log(`${name} could not be installed.`);
  }
  return onPath([name]);
}
