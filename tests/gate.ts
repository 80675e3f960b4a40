/*
 * `npm test`: what a change must pass before a push. `npm run test:more`: everything else. Cheapest steps first; the
 * last line counts results. Exits with 0 if all passed, 1 if something failed, 3 if nothing failed but a program was
 * missing.
 */
import { mkdirSync } from 'node:fs';
import { readChoices } from '../cli/arguments.ts';
import { listed, type Program, skipReason } from '../cli/requirements.ts';
import { browserTests, type Count, runStep, type Step, unitTests } from './gate-step.ts';
import { setUp } from './set-up/set-up.ts';

interface Gate {
  programs: Program[];
  /**
   * Each row is a list of lanes that run in parallel, because no step keeps two cores busy; the steps of a lane run in
   * order.
   */
  rows: Step[][][];
}

const build: Step = { name: 'Build', command: 'node tests/build-if-changed.ts', isNeeded: true };

const gates: Record<'test' | 'more', Gate> = {
  test: {
    programs: ['Chromium'],
    rows: [
      [
        [
          { name: 'Format and lint', command: 'npm run --silent lint' },
          { name: 'Types', command: 'tsc --checkers 2' },
          unitTests('Units, content and structure', 'unit'),
          build,
        ],
      ],
      [[browserTests('Every page and journey in Chromium', 'site')]],
    ],
  },
  more: {
    programs: ['Chromium', 'Firefox', 'WebKitGTK', 'nginx'],
    rows: [
      [[build]],
      [
        [{ name: 'A copy made another company’s', command: 'node tests/make-it-yours.ts' }],
        [browserTests('Other engines, the editor, hosts and long runs', 'more')],
      ],
    ],
  },
};

const [chosen = 'test'] = readChoices(['more'] as const);
const { programs, rows } = gates[chosen];

mkdirSync('test-results', { recursive: true });
console.log('▸ Programs');
const missing = await setUp(programs);
if (missing.length === 0) console.log('✓ All are here');

const total: Required<Count> = { passed: 0, failed: 0, skipped: 0 };
let goesOn = true;
for (const lanes of rows)
  if (goesOn) await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)));

if (missing.length > 0)
  console.log(
    `\nNot everything ran: ${listed(missing.map(skipReason))}; ${total.skipped} tests were skipped for it.`,
  );
const skipped = missing.length > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : missing.length > 0 ? 3 : 0;

async function runLane(lane: Step[], alone: boolean): Promise<void> {
  for (const step of lane) {
    const { passed, failed, skipped = 0 } = await runStep(step, alone, missing);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    // Without a build there is no site to test.
    if (step.isNeeded && failed > 0) goesOn = false;
  }
}
