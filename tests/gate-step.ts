/* Runs one step of the gate. Its output is streamed, or printed at its end if others run beside it. */
import { execSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type Program, skipReason } from '../cli/requirements.ts';
import { notesOf, testsIn } from './record-accessibility.ts';

export interface Count {
  passed: number;
  failed: number;
  /** Because a program is missing. */
  skipped?: number;
}

export interface Step {
  name: string;
  command: string;
  /** Nothing else runs if this fails. */
  isNeeded?: boolean;
  env?: Record<string, string>;
  /** A step with many tests writes its count to a file; any other counts as one. */
  count?(missing: Program[]): Count;
}

export function unitTests(name: string, report: string): Step {
  const file = `test-results/${report}.json`;
  return {
    name,
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${file}`,
    count() {
      const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
      return { passed: numPassedTests, failed: numFailedTests };
    },
  };
}

/** The Playwright projects whose names begin with this one. */
export function browserTests(name: string, projects: string): Step {
  const file = `test-results/${projects}.json`;
  const command = `playwright test --project='${projects}*'`;
  return {
    name,
    command,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    count(missing) {
      const run = JSON.parse(readFileSync(file, 'utf8'));
      const reasons = missing.map(skipReason);
      const noted = notesOf(run, 'skip').filter((note) => reasons.includes(note)).length;
      // Without Chromium, most tests are not listed.
      const listed = () => testsIn(JSON.parse(execSync(`${command} --list --reporter=json`).toString()));
      const unlisted = missing.includes('Chromium') ? listed() - testsIn(run) : 0;
      const { expected, flaky, unexpected } = run.stats;
      return { passed: expected + flaky, failed: unexpected, skipped: noted + unlisted };
    },
  };
}

export async function runStep(step: Step, alone: boolean, missing: Program[]): Promise<Count> {
  const { name, command, env } = step;
  const heading = `\n▸ ${name}: ${command}`;
  if (alone) console.log(heading);
  const started = performance.now();
  const child = spawn(command, {
    shell: true,
    stdio: alone ? 'inherit' : 'pipe',
    env: { ...process.env, ...env },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => output.push(part));
  const [status]: [number | null] = (await once(child, 'close')) as [number | null];
  if (!alone) console.log(`${heading}\n${Buffer.concat(output)}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${name}, ${seconds} s`);
  return counted(step, status, missing);
}

function counted({ count }: Step, status: number | null, missing: Program[]): Count {
  try {
    const result = count?.(missing) ?? { passed: status === 0 ? 1 : 0, failed: 0 };
    return { ...result, failed: status === 0 ? result.failed : Math.max(result.failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
