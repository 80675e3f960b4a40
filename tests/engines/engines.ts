/* The engines every journey runs in, if installed. */
import { spawnSync } from 'node:child_process';
import { findChromium } from '../../cli/chromium.ts';
import { findProgram } from '../../cli/find-program.ts';
import type { Program } from '../../cli/requirements.ts';
import { startChromium, startFirefox } from './playwright-engine.ts';
import type { Engine } from './tab.ts';
import { startWebKit } from './webkit.ts';

interface EngineKind {
  name: Program;
  /** Absent if something it needs is missing. */
  find(): (() => Promise<Engine>) | undefined;
  /** Whether scripts can be disabled. */
  runsWithoutScripts: boolean;
}

export const engines: EngineKind[] = [
  { name: 'Chromium', find: findOurChromium, runsWithoutScripts: true },
  { name: 'Firefox', find: findFirefox, runsWithoutScripts: false },
  { name: 'WebKitGTK', find: findWebKit, runsWithoutScripts: true },
];

function findOurChromium() {
  const path = findChromium();
  return path ? () => startChromium(path) : undefined;
}

function findFirefox() {
  const path = findProgram('firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox');
  return path ? () => startFirefox(path) : undefined;
}

function findWebKit() {
  const [driver, display] = [findProgram('WebKitWebDriver'), findProgram('Xvfb')];
  const binding = 'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")';
  if (!driver || !display || spawnSync('/usr/bin/python3', ['-c', binding]).status !== 0) return undefined;
  return () => startWebKit(driver, display);
}
