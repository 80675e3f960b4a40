/*
 * The content tests, then a commit with the owner's own sentence, of the owner's own changes. It stays on this
 * machine: sending it anywhere is another person's decision.
 */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { Refused } from './refused.ts';
import { changedFiles, git } from './review.ts';

const run = promisify(execFile);

export async function publish(root: string, sentence: string): Promise<{ commit: string }> {
  const message = sentence.trim();
  if (!message)
    throw new Refused(422, 'Say in a sentence what you changed: it stands in the site’s history.');
  const files = changedFiles(root);
  if (files.length === 0) throw new Refused(422, 'Nothing has changed since the last commit.');
  const written = files.filter((file) => file.endsWith('.ts'));
  const own = (name: string) => resolve(root, 'node_modules/.bin', name);
  if (written.length > 0)
    await run(own('biome'), ['format', '--write', ...written], { cwd: root }).catch(() => undefined);
  const failed = await failures(root, own('vitest'));
  if (failed.length > 0) throw new Refused(422, `Not published: the content tests say ${failed.join(' — ')}`);
  git(root, 'add', '--', ...files);
  git(root, 'commit', '--quiet', '--message', message, '--', ...files);
  return { commit: git(root, 'log', '-1', '--format=%h %s').trim() };
}

interface Report {
  testResults: {
    assertionResults: { status: string; title: string; failureMessages: string[] }[];
    message: string;
  }[];
}

async function failures(root: string, vitest: string): Promise<string[]> {
  const args = ['run', '--reporter=json', 'src/content'];
  const { stdout } = await run(vitest, args, { cwd: root, maxBuffer: 1 << 28 }).catch(
    (error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }),
  );
  const start = stdout.indexOf('{');
  if (start < 0) return ['nothing: they could not be run'];
  const { testResults }: Report = JSON.parse(stdout.slice(start));
  return testResults.flatMap(({ assertionResults, message }) =>
    assertionResults.length === 0 && message
      ? [firstLine(message)]
      : assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ title, failureMessages }) => `${title}: ${found(failureMessages[0] ?? '')}`),
  );
}

const firstLine = (text: string) => text.split('\n')[0] ?? '';

/** What the test had in its hands when it failed. */
function found(message: string): string {
  const received = [...message.matchAll(/^\+\s+"(.+)",?$/gm)].map(([, text]) => text);
  return received.length > 0 ? received.slice(0, 3).join(' ') : firstLine(message);
}
