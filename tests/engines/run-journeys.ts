/* Makes a test of every journey in one engine. In Chromium, without those that its own specs cover. */
import { test } from '@playwright/test';
import { type Program, skipReason } from '../../cli/requirements.ts';
import { engines } from './engines.ts';
import { journeys } from './journeys.ts';
import type { Engine } from './tab.ts';

export function runJourneys(name: Program): void {
  // One worker and one browser for all of an engine's journeys.
  test.describe.configure({ mode: 'default', timeout: 600_000 });
  const kind = engines.find((one) => one.name === name);
  let engine: Engine | undefined;

  test.beforeAll(async () => {
    // A cold start on a busy machine can exceed the hook's 30 seconds.
    test.setTimeout(120_000);
    const start = kind?.find();
    test.skip(!start, skipReason(name));
    engine = await start?.();
  });
  test.afterAll(() => engine?.stop());

  for (const { name: journey, scripts = true, serviceWorkers, whileLoading, inChromium, run } of journeys) {
    if (inChromium && name === 'Chromium') continue;
    if (!scripts && !kind?.runsWithoutScripts) continue;
    test(journey, async ({ baseURL }, { annotations }) => {
      if (!engine) throw new Error(`${name} has not started`);
      annotations.push({ type: 'engine', description: `${name} ${engine.version}` });
      const tab = await engine.newTab({ scripts, serviceWorkers, whileLoading });
      try {
        await run(tab, baseURL ?? '');
      } finally {
        await tab.close();
      }
    });
  }
}
