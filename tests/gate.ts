/*
 * `npm test`: all checks, cheapest first. Output is streamed, or printed at the end of a step if several run in
 * parallel; the last line counts results. Exits with 0 if all passed, 1 if something failed, 3 if nothing failed but
 * a program was missing.
 */
import { execSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { readArguments } from '../cli/arguments.ts';
import { listed, skipReason } from '../cli/requirements.ts';
import { notesOf, testsIn } from './record-accessibility.ts';
import { setUp } from './set-up/set-up.ts';

interface Count {
  passed: number;
  failed: number;
  /** Because a program is missing. */
  skipped?: number;
}

interface Step {
  name: string;
  command: string;
  /** A step with many tests writes its count to a file; any other counts as one. */
  count?: () => Count;
}

const lint: Step = { name: 'Format and lint', command: 'biome ci .' };
const expressions: Step = { name: 'Regular expressions', command: 'node tests/regular-expressions/check.ts' };
const types: Step = { name: 'Types', command: 'tsc --checkers 2' };
const units: Step = {
  name: 'Units, content and structure',
  command: 'vitest run --reporter=default --reporter=json --outputFile.json=test-results/unit.json',
  count: unitCount,
};
const copy: Step = { name: 'A copy made another company’s', command: 'node tests/make-it-yours.ts' };
const build: Step = { name: 'Build, with the editor and without', command: 'node tests/without-editor.ts' };
const browser: Step = { name: 'Browser', command: 'playwright test', count: browserCount };

/**
 * Each row is a list of lanes that run in parallel, because no step keeps two cores busy; the steps of a lane run in
 * order. The copy's pictures are compared with those of the build, which has finished by then.
 */
const rows: Step[][][] = [[[lint, types, expressions, build, units], [copy]], [[browser]]];

readArguments();
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });

console.log('▸ Programs');
const missing = await setUp();
if (missing.length === 0) console.log('✓ All are here');
process.env.RUN_WITHOUT_CHROMIUM = '1';

let [passed, failed, skipped] = [0, 0, 0];
let isBuilt = true;
for (const lanes of rows) {
  // Without a build there is no site to test.
  if (isBuilt) await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)));
}

if (missing.length > 0)
  console.log(
    `\nNot everything ran: ${listed(missing.map(skipReason))}; ${skipped} tests were skipped for it.`,
  );
console.log(`\n${passed} passed, ${failed} failed${missing.length > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : missing.length > 0 ? 3 : 0;

async function runLane(lane: Step[], alone: boolean): Promise<void> {
  for (const step of lane) {
    const result = await run(step, alone);
    passed += result.passed;
    failed += result.failed;
    skipped += result.skipped ?? 0;
    if (step === build) isBuilt = result.failed === 0;
  }
}

async function run({ name, command, count }: Step, alone: boolean) {
  const heading = `\n▸ ${name}: ${command}`;
  if (alone) console.log(heading);
  const started = performance.now();
  const child = spawn(command, { shell: true, stdio: alone ? 'inherit' : 'pipe' });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => output.push(part));
  const [status]: [number | null] = (await once(child, 'close')) as [number | null];
  if (!alone) console.log(`${heading}\n${Buffer.concat(output)}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${name}, ${seconds} s`);
  return counted(status, count);
}

function counted(status: number | null, count: Step['count']): Count {
  try {
    const result = count?.() ?? { passed: status === 0 ? 1 : 0, failed: 0 };
    return { ...result, failed: status === 0 ? result.failed : Math.max(result.failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function unitCount(): Count {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync('test-results/unit.json', 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests };
}

function browserCount(): Count {
  const run = JSON.parse(readFileSync('test-results/browser.json', 'utf8'));
  const reasons = missing.map(skipReason);
  const noted = notesOf(run, 'skip').filter((note) => reasons.includes(note)).length;
  const unlisted = missing.includes('Chromium') ? listedTests() - testsIn(run) : 0;
  const { expected, flaky, unexpected } = run.stats;
  return { passed: expected + flaky, failed: unexpected, skipped: noted + unlisted };
}

/** Without Chromium, most tests are not listed. */
const listedTests = () =>
  testsIn(JSON.parse(execSync('playwright test --list --reporter=json', { encoding: 'utf8' })));
