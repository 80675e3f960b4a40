import { resolve } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { withoutTools } from './without-tools.ts';

/** Bundles a module with this source. */
const bundle = (source: string) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      withoutTools(),
      {
        name: 'source',
        resolveId: (id) => (id === 'source.ts' ? resolve('src/source.ts') : undefined),
        load: (id) => (id === resolve('src/source.ts') ? source : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'source.ts' } },
  });

test('the bundle may not contain the editor, the gallery of parts or a test', async () => {
  await bundle("import { brand } from './content/brand.ts'; console.log(brand);");
  for (const file of ['editor/step.ts', 'parts/groups.ts', 'tests/scroll.ts'])
    await expect(bundle(`import('../${file}');`)).rejects.toThrow(`${file} is in the bundle`);
});
