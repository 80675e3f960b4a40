/*
 * `npm test`: the whole gate, in the order in which a failure is cheapest to hear of. Each step's output is shown as
 * it comes, of steps that run beside each other when they have ended; the last line counts what passed and failed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from './chromium.ts';
import { engines, findEngine } from './engines/engines.ts';

interface Step {
  name: string;
  command: string;
  /** A step of many tests leaves its count in a file; any other counts as one. */
  count?: () => { passed: number; failed: number };
}

const lint: Step = { name: 'Format and lint', command: 'biome ci .' };
const types: Step = { name: 'Types', command: 'tsc' };
const units: Step = {
  name: 'Units, content and structure',
  command: 'vitest run --reporter=default --reporter=json --outputFile.json=test-results/unit.json',
  count: unitCount,
};
const copy: Step = { name: 'A copy made another company’s', command: 'node tests/make-it-yours.ts' };
const build: Step = { name: 'Build, with the editor and without', command: 'node tests/without-editor.ts' };
const browser: Step = { name: 'Browser', command: 'playwright test', count: browserCount };

/**
 * Each row is a list of lanes that run side by side, for no step keeps two cores busy; a lane's steps wait in turn.
 * The copy's pictures are held beside those of the build, which has ended long before.
 */
const rows: Step[][][] = [[[lint], [types]], [[build, units], [copy]], [[browser]]];

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });
process.env.CHROMIUM_PATH = findChromium();
const missing = Object.keys(engines)
  .map(findEngine)
  .flatMap((found) => ('notRun' in found ? [found.notRun] : []));

let [passed, failed] = [0, 0];
let isBuilt = true;
for (const lanes of rows) {
  // A broken build has no site to open.
  if (isBuilt) await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)));
}

for (const reason of missing) console.log(`Not run: ${reason}.`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function runLane(lane: Step[], alone: boolean): Promise<void> {
  for (const step of lane) {
    const result = await run(step, alone);
    passed += result.passed;
    failed += result.failed;
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

function counted(status: number | null, count: Step['count']) {
  try {
    const result = count?.() ?? { passed: status === 0 ? 1 : 0, failed: 0 };
    return { passed: result.passed, failed: status === 0 ? result.failed : Math.max(result.failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function unitCount() {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync('test-results/unit.json', 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests };
}

function browserCount() {
  const { stats } = JSON.parse(readFileSync('test-results/browser.json', 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
