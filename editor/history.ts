/* Published changes, by day and person, with texts before and after. */

import { contentFiles, readSource } from './content-files.ts';
import { openName } from './drafts.ts';
import { filesAt, git } from './git.ts';
import { Refused } from './refused.ts';
import { changedFiles, type FileReview, isRead, publishedPaths, reviewFile } from './review.ts';
import type { EditStep } from './step.ts';

export interface Past {
  commit: string;
  who: string;
  /** ISO 8601. */
  when: string;
  sentence: string;
  parts: FileReview[];
  /** Parts left out of a commit that changes too many to list. */
  more: number;
}

const entriesAtOnce = 20;
const mostParts = 12;

interface HistoryRange {
  /** Offset for paging. */
  skip?: number;
  /** Only up to this day: 2026-11-17. */
  until?: string;
}

const isDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day);
const endOf = (day: string) => `${day}T23:59:59`;

export function history(root: string, { skip = 0, until = '' }: HistoryRange = {}): Past[] {
  const entries = git(root, [
    '-c',
    'core.quotePath=false',
    'log',
    '--name-only',
    '--format=%x01%H%x00%an%x00%aI%x00%s',
    `--max-count=${entriesAtOnce}`,
    `--skip=${Math.max(0, Number(skip) || 0)}`,
    ...(isDay(until) ? [`--until=${endOf(until)}`] : []),
    '--',
    ...publishedPaths,
  ])
    .split('\x01')
    .slice(1)
    .map((entry) => {
      const [head = '', ...changed] = entry.split('\n').filter(Boolean);
      // Texts before pictures, of which a new name or colour changes dozens.
      const files = changed.toSorted((one, other) => Number(isRead(other)) - Number(isRead(one)));
      const [commit = '', who = '', when = '', sentence = ''] = head.split('\0');
      return { commit, who, when, sentence, files };
    });
  const read = entries.flatMap(({ commit, files }) =>
    files
      .slice(0, mostParts)
      .filter(isRead)
      .flatMap((file) => [`${commit}^:${file}`, `${commit}:${file}`]),
  );
  const texts = new Map(filesAt(root, read).map((text, index) => [read[index] ?? '', text]));
  const textOf = (commit: string, file: string) => texts.get(`${commit}:${file}`) ?? '';
  return entries.map(({ files, ...entry }) => {
    const { commit } = entry;
    const parts = files
      .slice(0, mostParts)
      .map((file) => partIn(file, textOf(`${commit}^`, file), textOf(commit, file)));
    return {
      ...entry,
      parts: parts.filter(({ lines, picture }) => lines.length > 0 || picture),
      more: files.length - Math.min(files.length, mostParts),
    };
  });
}

function partIn(file: string, before: string, after: string): FileReview {
  try {
    return reviewFile(file, before, after);
  } catch {
    // In a form the current parser does not read.
    return { file, part: 'Another part', lines: [] };
  }
}

/** What going back to a day would change. */
export interface DayBefore {
  texts: number;
  parts: string[];
  /** The open draft, which would be set aside. */
  open?: string;
}

export function dayBefore(root: string, day: string): DayBefore {
  const found = goBack(root, day).changes.map(({ file, before, after }) =>
    partIn(file, String(before), String(after)),
  );
  const open = changedFiles(root).length > 0 ? { open: openName(root) } : {};
  return {
    texts: found.reduce((sum, { lines }) => sum + lines.length, 0),
    parts: [...new Set(found.map(({ part }) => part))],
    ...open,
  };
}

/** Restores the texts of the end of a day, as one undoable step. */
export function goBack(root: string, day: string): EditStep {
  const changes = changesTo(root, day);
  if (changes.length === 0) throw new Refused(422, 'Every text is as it was that day.');
  return { label: `go back to ${day}`, changes, everywhere: true };
}

/** None if every text is as it was that day. */
export function changesTo(root: string, day: string): EditStep['changes'] {
  if (!isDay(day)) throw new Refused(400, 'The history has no such day.');
  const commit = git(root, ['rev-list', '--max-count=1', `--before=${endOf(day)}`, 'HEAD']).trim();
  if (!commit) throw new Refused(422, 'The site’s history begins after that day.');
  const files = contentFiles(root);
  const then = filesAt(
    root,
    files.map((file) => `${commit}:${file}`),
  );
  return files.flatMap((file, index) => {
    const [before, after] = [readSource(root, file), then[index]];
    // Pages added later stay: only the owner can decide to remove them.
    return !after || after === before ? [] : [{ file, before, after }];
  });
}
