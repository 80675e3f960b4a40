/*
 * The engines every journey runs in, each found on this machine or, where that is allowed, installed as
 * Debian packages. One that cannot be had says why and counts as not run.
 */
import { spawnSync } from 'node:child_process';
import { findChromium } from '../chromium.ts';
import { installDebianPackages, mayInstall, onPath } from '../programs.ts';
import { startChromium, startFirefox } from './playwright-engine.ts';
import type { Engine } from './tab.ts';
import { startWebKit } from './webkit.ts';

interface Kind {
  /** Debian's names for it. */
  packages: string[];
  /** How to start it, where everything it needs is here. */
  find(): (() => Promise<Engine>) | undefined;
  /** Whether a document's own scripts can be switched off. */
  runsWithoutScripts: boolean;
}

export const engines: Record<string, Kind> = {
  Chromium: { packages: [], find: () => () => startChromium(findChromium()), runsWithoutScripts: true },
  Firefox: { packages: ['firefox-esr'], find: findFirefox, runsWithoutScripts: false },
  WebKitGTK: {
    packages: [
      ...['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
      // For the film.
      ...['gstreamer1.0-plugins-good', 'gstreamer1.0-plugins-bad', 'gstreamer1.0-libav'],
    ],
    find: findWebKit,
    runsWithoutScripts: true,
  },
};

export function findEngine(name: string): (() => Promise<Engine>) | { notRun: string } {
  const { packages, find } = engines[name] as Kind;
  const found = find();
  if (found) return found;
  if (!mayInstall()) return { notRun: `${name} is not here, and only root may install it, with apt-get` };
  console.log(`Installing ${packages.join(' ')}.`);
  try {
    installDebianPackages(...packages);
  } catch (error) {
    return { notRun: `${name} could not be installed: ${error}` };
  }
  return find() ?? { notRun: `${name} is not there, though its packages are` };
}

function findFirefox() {
  const path = onPath(['firefox-esr']);
  return path ? () => startFirefox(path) : undefined;
}

function findWebKit() {
  const [driver, display] = [onPath(['WebKitWebDriver']), onPath(['Xvfb'])];
  const binding = 'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")';
  if (!driver || !display || spawnSync('/usr/bin/python3', ['-c', binding]).status !== 0) return undefined;
  return () => startWebKit(driver, display);
}
