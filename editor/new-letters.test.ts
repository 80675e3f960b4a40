import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { NewLetters } from './new-letters.ts';

const root = mkdtempSync(join(tmpdir(), 'new-letters-'));
afterAll(() => rmSync(root, { recursive: true }));

test('a letter that no text used before rebuilds the stylesheets once', () => {
  mkdirSync(join(root, 'src/content'), { recursive: true });
  writeFileSync(join(root, 'src/content/brand.ts'), "export const brand = { name: 'Muller' };");
  const letters = new NewLetters(root);
  const invalidateModule = vi.fn();
  const moduleGraph = {
    getModulesByFile: (file: string) => (/latn\.css/.test(file) ? [{}] : undefined),
    invalidateModule,
  };
  const server = { environments: { client: { moduleGraph } } } as never;
  letters.addFrom("export const brand = { name: 'Mullen' };", server);
  expect(invalidateModule).not.toHaveBeenCalled();
  letters.addFrom("export const brand = { name: 'Müller' };", server);
  letters.addFrom("export const brand = { name: 'Müllerü' };", server);
  expect(invalidateModule).toHaveBeenCalledTimes(1);
});
