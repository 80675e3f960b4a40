/*
 * The content tests, then a commit with the owner's own sentence, of the owner's own changes. It stays on this
 * machine: sending it anywhere is another person's decision.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Change } from './changes.ts';
import { readSource } from './content-files.ts';
import { Refused } from './refused.ts';
import { changedFiles, git, review } from './review.ts';
import type { Site } from './site.ts';

const run = promisify(execFile);

export interface Published {
  commit: string;
  /** What the formatter changed. */
  formatted: Change[];
}

export interface Publication {
  sentence: string;
  /** The owner has read what the rules say of the texts, and keeps them. */
  allTheSame: boolean;
}

/** A test that fails stops it. What the rules say of a text is the owner's to decide, once it has been said. */
export async function publish(root: string, site: Site, wanted: Publication): Promise<Published> {
  const message = wanted.sentence.trim();
  if (!message)
    throw new Refused(422, 'Say in a sentence what you changed: it stands in the site’s history.');
  const files = changedFiles(root);
  if (files.length === 0) throw new Refused(422, 'Nothing has changed since the last commit.');
  // The rules first: they answer at once, the tests take their time.
  const said = wanted.allTheSame ? [] : await problems(root, site);
  if (said.length > 0) throw new Refused(409, notPublished(said));
  const failed = await failures(root);
  if (failed.length > 0) throw new Refused(422, notPublished(failed));
  const formatted = await format(root, files);
  commit(root, message, files);
  return { commit: git(root, 'log', '-1', '--format=%h %s').trim(), formatted };
}

const notPublished = (reasons: string[]) =>
  `Not published: nothing was committed. ${reasons.slice(0, 5).join(' ')}`;

/** The rules' own sentences, of the texts that changed. */
async function problems(root: string, site: Site): Promise<string[]> {
  const texts = (await review(root, site)).flatMap(({ texts }) => texts);
  return texts.flatMap(({ after, problems }) => problems.map((problem) => `‘${after}’: ${problem}`));
}

/** A program of the packages, by the Node that runs the editor. */
const runOwn = (root: string, program: string, ...args: string[]) =>
  run(process.execPath, [resolve(root, 'node_modules', program), ...args], { cwd: root, maxBuffer: 1 << 28 });

/** What the editor wrote, as the formatter writes it. Where it cannot, the commit is made all the same. */
async function format(root: string, files: string[]): Promise<Change[]> {
  const written = files.filter((file) => file.endsWith('.ts') && existsSync(resolve(root, file)));
  const sources = written.map((file) => ({ file, before: readSource(root, file) }));
  if (written.length > 0)
    await runOwn(root, '@biomejs/biome/bin/biome', 'format', '--write', ...written).catch(() => undefined);
  return sources
    .map(({ file, before }) => ({ file, before, after: readSource(root, file) }))
    .filter(({ before, after }) => before !== after);
}

function commit(root: string, message: string, files: string[]): void {
  try {
    git(root, 'add', '--', ...files);
    git(root, 'commit', '--quiet', '--message', message, '--', ...files);
  } catch (error) {
    git(root, 'reset', '--quiet', '--', ...files);
    const why = String((error as { stderr?: string }).stderr ?? error).trim();
    throw new Refused(422, `Not published: git made no commit. It says: ${why}`);
  }
}

interface Report {
  testResults: {
    assertionResults: { status: string; title: string; failureMessages: string[] }[];
    message: string;
  }[];
}

async function failures(root: string): Promise<string[]> {
  const args = ['run', '--reporter=json', 'src/content'];
  const { stdout, stderr } = await runOwn(root, 'vitest/vitest.mjs', ...args).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  const start = stdout.indexOf('{');
  if (start < 0) return [`The content tests could not be run. ${firstLine(stderr.trim())}`];
  const { testResults }: Report = JSON.parse(stdout.slice(start));
  return testResults.flatMap(({ assertionResults, message }) =>
    assertionResults.length === 0 && message
      ? [firstLine(message)]
      : assertionResults
          .filter(({ status }) => status === 'failed')
          .map(
            ({ title, failureMessages }) =>
              `A test fails: ‘${title}’. ${firstLine(failureMessages[0] ?? '')}`,
          ),
  );
}

const firstLine = (text: string) => text.split('\n')[0] ?? '';
