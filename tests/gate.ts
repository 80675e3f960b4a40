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

/** What stands in one list runs side by side: neither keeps two cores busy by itself. */
const steps: Step[][] = [
  [
    { name: 'Format and lint', command: 'biome ci .' },
    { name: 'Types', command: 'tsc' },
  ],
  [
    {
      name: 'Units, content and structure',
      command: 'vitest run --reporter=default --reporter=json --outputFile.json=test-results/unit.json',
      count: unitCount,
    },
    { name: 'A copy made another company’s', command: 'node tests/make-it-yours.ts' },
  ],
  [{ name: 'Build, with the editor and without', command: 'node tests/without-editor.ts' }],
  [{ name: 'Browser', command: 'playwright test', count: browserCount }],
];

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });
process.env.CHROMIUM_PATH = findChromium();
const missing = Object.keys(engines)
  .map(findEngine)
  .flatMap((found) => ('notRun' in found ? [found.notRun] : []));

let [passed, failed] = [0, 0];
for (const together of steps) {
  const results = await Promise.all(together.map((step) => run(step, together.length === 1)));
  passed += results.reduce((sum, result) => sum + result.passed, 0);
  failed += results.reduce((sum, result) => sum + result.failed, 0);
  // A broken build has no site to open.
  if (together[0]?.name.startsWith('Build') && results.some((result) => result.failed > 0)) break;
}

for (const reason of missing) console.log(`Not run: ${reason}.`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

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
