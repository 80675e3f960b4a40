/* What publishing runs on a snapshot of the project: the formatter, the build's checks, the content tests. */
import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { Check } from './build-checks.ts';
import type { Field, Problem } from './findings.ts';

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

const options = (cwd: string, signal: AbortSignal) => ({ cwd, signal, maxBuffer: 1 << 28 });

/** What the editor wrote, as the formatter writes it. Where it cannot, it is published all the same. */
export async function format(folder: string, files: string[], signal: AbortSignal): Promise<void> {
  const written = files.filter((file) => contentOf(folder, file));
  const args = ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', ...written];
  if (written.length > 0) await run(process.execPath, args, options(folder, signal)).catch(() => undefined);
  signal.throwIfAborted();
}

/** What a check says of itself, once it has looked at everything, or on the way. */
export type Tell = (name: string, answer: { count: string; share?: number; problems?: Problem[] }) => void;

/** Runs a program and reads each line of JSON as it comes; what else is printed is for programmers. */
async function readLines<Line>(
  cwd: string,
  signal: AbortSignal,
  program: string,
  read: (line: Line) => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = spawn(process.execPath, [program], { cwd, signal, stdio: ['ignore', 'pipe', 'inherit'] });
  child.once('error', reject);
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('{')) read(JSON.parse(line));
  });
  child.once('close', (code) =>
    code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}`)),
  );
  await promise;
}

export async function buildChecks(folder: string, signal: AbortSignal, tell: Tell): Promise<void> {
  await readLines<Check>(folder, signal, 'editor/build-checks.ts', ({ name, ...answer }) =>
    tell(name, answer),
  );
}

export async function pagesBuilt(folder: string, signal: AbortSignal, tell: Tell): Promise<void> {
  await readLines<{ count: string }>(folder, signal, 'editor/render-pages.ts', (answer) =>
    tell(checkNames.pages, answer),
  );
}

interface Report {
  numTotalTests: number;
  testResults: {
    assertionResults: { status: string; title: string; failureMessages: string[] }[];
    message: string;
  }[];
}

/** `fieldOf`: the field a failure's own words are about. */
export async function contentTests(
  folder: string,
  signal: AbortSignal,
  tell: Tell,
  fieldOf: (quoted: string) => Field | undefined,
): Promise<void> {
  const report = join(folder, '.report.json');
  const args = ['run', '--reporter=json', `--outputFile=${report}`, 'src/content'];
  // Tests that fail end it with 1, and their report is whole.
  await run(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], options(folder, signal)).catch(
    (error) => {
      if (signal.aborted || !existsSync(report)) throw error;
    },
  );
  const { numTotalTests, testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
  const problems = testResults.flatMap(({ assertionResults, message }): Problem[] =>
    assertionResults.length === 0 && message
      ? [{ said: 'A content file cannot be read as it is.' }]
      : assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ title, failureMessages }) => {
            const field = fieldOf(failureMessages.join());
            return { said: `This no longer holds: ${title}.`, ...(field ? { field } : {}) };
          }),
  );
  tell(checkNames.content, { count: `${numTotalTests} rules`, problems });
}
