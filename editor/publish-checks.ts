/* What publishing runs on a snapshot of the project: the formatter, the build's checks, the content tests. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Check } from './build-checks.ts';

const run = promisify(execFile);

/** As the owner reads them, in the order they are shown. */
export const checkNames = {
  rules: 'Words and lengths',
  letters: 'Letters the site has',
  lists: 'Lists that belong together',
  photographs: 'Photographs',
  colours: 'Colours can be read',
  content: 'Links and entries lead somewhere',
  pages: 'Every page is built',
};

/** A content file's text; empty for any other file, or none. */
export const contentOf = (root: string, file: string) =>
  file.endsWith('.ts') && existsSync(resolve(root, file)) ? readFileSync(resolve(root, file), 'utf8') : '';

interface Options {
  cwd: string;
  signal: AbortSignal;
  maxBuffer: number;
}

const options = (cwd: string, signal: AbortSignal): Options => ({ cwd, signal, maxBuffer: 1 << 28 });

/** What the editor wrote, as the formatter writes it. Where it cannot, it is published all the same. */
export async function format(folder: string, files: string[], signal: AbortSignal): Promise<void> {
  const written = files.filter((file) => contentOf(folder, file));
  const args = ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', ...written];
  if (written.length > 0) await run(process.execPath, args, options(folder, signal)).catch(() => undefined);
  signal.throwIfAborted();
}

export async function buildChecks(folder: string, signal: AbortSignal): Promise<Check[]> {
  const { stdout } = await run(process.execPath, ['editor/build-checks.ts'], options(folder, signal));
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Check);
}

export async function pagesBuilt(folder: string, signal: AbortSignal): Promise<Check[]> {
  const { stdout } = await run(process.execPath, ['editor/render-pages.ts'], options(folder, signal));
  return [{ name: checkNames.pages, ...JSON.parse(stdout.slice(stdout.lastIndexOf('\n{'))) }];
}

interface Report {
  numTotalTests: number;
  testResults: { assertionResults: { status: string; title: string }[]; message: string }[];
}

export async function contentTests(folder: string, signal: AbortSignal): Promise<Check[]> {
  const report = join(folder, '.report.json');
  const args = ['run', '--reporter=json', `--outputFile=${report}`, 'src/content'];
  // Tests that fail end it with 1, and their report is whole.
  await run(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], options(folder, signal)).catch(
    (error) => {
      if (signal.aborted || !existsSync(report)) throw error;
    },
  );
  const { numTotalTests, testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
  const problems = testResults.flatMap(({ assertionResults, message }) =>
    assertionResults.length === 0 && message
      ? ['A content file cannot be read as it is.']
      : assertionResults.flatMap(({ status, title }) =>
          status === 'failed' ? [`This no longer holds: ${title}.`] : [],
        ),
  );
  return [{ name: checkNames.content, count: `${numTotalTests} rules`, problems }];
}
