/* Every journey in every engine, Chromium's own specs counted in. What an engine is and how a journey goes stands in the files beside this one. */
import { test } from '@playwright/test';
import { engines, findEngine } from './engines.ts';
import { journeys } from './journeys.ts';
import type { Engine } from './tab.ts';

for (const [name, { runsWithoutScripts }] of Object.entries(engines)) {
  test.describe(name, () => {
    // One worker and one browser for all of an engine's journeys.
    test.describe.configure({ mode: 'default', timeout: 600_000 });
    let engine: Engine | undefined;

    test.beforeAll(async () => {
      const found = findEngine(name);
      if (typeof found === 'function') engine = await found();
      else if (process.env.CI) throw new Error(found.notRun);
      else test.skip(true, found.notRun);
    });
    test.afterAll(() => engine?.stop());

    for (const { name: journey, scripts = true, inChromium, run } of journeys) {
      if (inChromium && name === 'Chromium') continue;
      if (!scripts && !runsWithoutScripts) continue;
      test(journey, async ({ baseURL }, { annotations }) => {
        if (!engine) throw new Error(`${name} has not started`);
        annotations.push({ type: 'engine', description: `${name} ${engine.version}` });
        const tab = await engine.newTab({ scripts });
        try {
          await run(tab, baseURL ?? '');
        } finally {
          await tab.close();
        }
      });
    }
  });
}
