import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { checksOf, enginesOf, summaryOf, withEngines } from './record-accessibility.ts';

const axe = (path: string, width: number, state: string, violations = 0) => ({
  tests: [
    {
      annotations: [
        { type: 'axe', description: JSON.stringify({ path, width, state, violations }) },
        { type: 'slow' },
      ],
    },
  ],
});

const ran = (engine: string) => ({
  tests: [{ annotations: [{ type: 'engine', description: engine }] }],
});

test('counts checks, screens and violations in the report', () => {
  const report = {
    suites: [
      { specs: [axe('/', 1440, 'as they open', 2)] },
      { suites: [{ specs: [axe('/', 390, 'as they open'), axe('/About', 390, 'in forced colours', 1)] }] },
      { specs: [axe('/no-such-page', 390, 'as they open')] },
      { suites: [{ specs: [ran('Chromium 1.2'), ran('Firefox 3')] }, { specs: [ran('Chromium 1.2')] }] },
    ],
  };
  expect(summaryOf(checksOf(report), enginesOf(report), new Date('2030-03-01T22:00:00Z'))).toEqual({
    date: '1 March 2030',
    checks: 4,
    screens: 2,
    widths: '390 and 1440',
    states: 'as they open and in forced colours',
    violations: 3,
    engines: 'Chromium 1.2 and Firefox 3',
  });
});

test('writes the engines only between their markers', () => {
  const readme = (engines: string) => `Tested in <!-- engines -->${engines}<!-- /engines -->, at least.`;
  expect(withEngines(readme('one\nor two'), 'Firefox $1')).toBe(readme('Firefox $1'));
});

test('asks for a run of the tests before there is one', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'record-accessibility-'));
  const program = resolve('tests/record-accessibility.ts');
  const { status, stderr } = spawnSync(process.execPath, [program], { cwd, encoding: 'utf8' });
  rmSync(cwd, { recursive: true });
  expect([status, stderr]).toEqual([1, 'Run npm test and npm run test:more first.\n']);
});
