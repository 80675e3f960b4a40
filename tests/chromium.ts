/*
 * Finds a Chromium for the browser tests: the one named by CHROMIUM_PATH, one on the PATH, or one it
 * installs, as a Debian package where that is possible and by Playwright's own download elsewhere.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

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

function onPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
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
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  console.log(`Installing ${name}.`);
  try {
    installDebianPackage(name);
  } catch {
    console.log(`${name} could not be installed.`);
  }
  return onPath([name]);
}

export function installDebianPackage(name: string): void {
  execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
