/* What publishing runs on a snapshot of the project: the formatter, the build's checks, the content tests. */
import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { BuildCheck } from './build-checks.ts';
import type { FieldLocation, Problem } from './findings.ts';

const run = promisify(execFile);

/** Labels of the checks, in display order. */
export const checkNames = {
  rules: 'Words and lengths',
  letters: 'Letters the site has',
  lists: 'Lists that belong together',
  photographs: 'Photographs',
  colours: 'Colours can be read',
  content: 'Links and entries lead somewhere',
  pages: 'Every page is built',
};

/** The text of a content file; empty for any other or missing file. */
export const contentOf = (root: string, file: string) =>
  file.endsWith('.ts') && existsSync(resolve(root, file)) ? readFileSync(resolve(root, file), 'utf8') : '';

const options = (cwd: string, signal: AbortSignal) => ({ cwd, signal, maxBuffer: 1 << 28 });

/** Formats what the editor wrote. A failure does not stop publishing. */
export async function format(folder: string, files: string[], signal: AbortSignal): Promise<void> {
  const written = files.filter((file) => contentOf(folder, file));
  const args = ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', ...written];
  if (written.length > 0) await run(process.execPath, args, options(folder, signal)).catch(() => undefined);
  signal.throwIfAborted();
}

/** Reports the progress or the result of a check. */
export type ReportCheck = (
  name: string,
  answer: { count: string; share?: number; problems?: Problem[] },
) => void;

/** The build's checks of these names, in one process; lines it prints that are not JSON are ignored. */
export async function buildChecks(
  cwd: string,
  signal: AbortSignal,
  names: string[],
  report: ReportCheck,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const program = 'editor/build-checks.ts';
  const child = spawn(process.execPath, [program, ...names], {
    cwd,
    signal,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.once('error', reject);
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!line.startsWith('{')) return;
    const { name, ...answer }: BuildCheck = JSON.parse(line);
    report(name, answer);
  });
  child.once('close', (code) =>
    code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}`)),
  );
  await promise;
}

interface TestReport {
  numTotalTests: number;
  testResults: {
    assertionResults: { status: string; title: string; failureMessages: string[] }[];
    message: string;
  }[];
}

/** `fieldOf` finds the field that a failure message quotes. */
export async function contentTests(
  folder: string,
  signal: AbortSignal,
  report: ReportCheck,
  fieldOf: (quoted: string) => FieldLocation | undefined,
): Promise<void> {
  const reportFile = join(folder, '.report.json');
  const config = '--config=editor/content-tests.config.ts';
  const args = ['run', config, '--root=.', '--reporter=json', `--outputFile=${reportFile}`];
  // It exits with 1 when tests fail, and still writes the report.
  await run(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], options(folder, signal)).catch(
    (error) => {
      if (signal.aborted || !existsSync(reportFile)) throw error;
    },
  );
  const { numTotalTests, testResults }: TestReport = JSON.parse(readFileSync(reportFile, 'utf8'));
  const problems = testResults.flatMap(({ assertionResults, message }): Problem[] =>
    assertionResults.length === 0 && message
      ? [{ message: 'A content file cannot be read.' }]
      : assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ title, failureMessages }) => {
            const field = fieldOf(failureMessages.join());
            return { message: `This no longer holds: ${title}.`, ...(field ? { field } : {}) };
          }),
  );
  report(checkNames.content, { count: `${numTotalTests} rules`, problems });
}
