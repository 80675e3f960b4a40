import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addCases } from './growth-cases.ts';

// The bench itself takes minutes, so nobody would notice that it no longer finds where to insert.
test('adds each file of synthetic cases to the labels and the routes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'growth-cases-'));
  try {
    const read = (file: string) => readFileSync(join(folder, file), 'utf8');
    for (const file of ['src/content/labels.ts', 'src/app/routes.ts', 'src/content/cases/case-studies.ts'])
      cpSync(file, join(folder, file));
    addCases(folder, 30);
    for (const part of [2, 3]) {
      expect(read('src/content/labels.ts')).toContain(`  'case-studies-${part}': {`);
      expect(read('src/app/routes.ts')).toContain(`  'case-studies-${part}': page(`);
      expect(read(`src/content/cases/case-studies-${part}.ts`)).toContain('satisfies CaseStudiesPage');
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
