/* What was published, by day and person, with the words before and after. */

import { contentFiles, readSource } from './content-files.ts';
import { fileAt, git } from './git.ts';
import { Refused } from './refused.ts';
import { published, type Review, reviewFile } from './review.ts';
import type { Step } from './step.ts';

export interface Past {
  commit: string;
  who: string;
  /** ISO 8601. */
  when: string;
  sentence: string;
  parts: Review[];
  /** A programmer's change of many parts at once: too long to read here. */
  more: number;
}

const entriesAtOnce = 20;
const mostParts = 12;

export function history(root: string, skip = 0): Past[] {
  const format = '--format=%H%x00%an%x00%aI%x00%s';
  const args = ['log', `--max-count=${entriesAtOnce}`, `--skip=${Math.max(0, Number(skip) || 0)}`, format];
  const lines = git(root, [...args, '--', ...published])
    .split('\n')
    .filter(Boolean);
  return lines.map((line) => {
    const [commit = '', who = '', when = '', sentence = ''] = line.split('\0');
    const files = filesOf(root, commit);
    const parts = files.slice(0, mostParts).map((file) => partIn(root, commit, file));
    return {
      commit,
      who,
      when,
      sentence,
      parts: parts.filter(({ lines, picture }) => lines.length > 0 || picture),
      more: files.length - Math.min(files.length, mostParts),
    };
  });
}

const filesOf = (root: string, commit: string) =>
  git(root, ['diff-tree', '--root', '--no-commit-id', '--name-only', '-r', '-z', commit, '--', ...published])
    .split('\0')
    .filter(Boolean);

function partIn(root: string, commit: string, file: string): Review {
  try {
    return reviewFile(file, fileAt(root, `${commit}^`, file), fileAt(root, commit, file));
  } catch {
    // Written in a form that today's editor does not read.
    return { file, part: 'Another part', lines: [] };
  }
}

/** Makes the texts what they were at the end of a day, as one step that can be taken back. */
export function goBack(root: string, day: string): Step {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Refused(400, 'This is no day of the history.');
  const commit = git(root, ['rev-list', '--max-count=1', `--before=${day}T23:59:59`, 'HEAD']).trim();
  if (!commit) throw new Refused(422, 'The site’s history begins after that day.');
  const changes = contentFiles(root).flatMap((file) => {
    const [before, after] = [readSource(root, file), fileAt(root, commit, file)];
    // A page that came later stays: only an owner can say whether it should go.
    return after === '' || after === before ? [] : [{ file, before, after }];
  });
  if (changes.length === 0) throw new Refused(422, 'Every text is as it was that day.');
  return { label: `go back to ${day}`, changes, everywhere: true };
}
