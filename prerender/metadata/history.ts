/* When a file last changed, from the git history. */
import { execFileSync } from 'node:child_process';

/** For builds without a history: from an archive, or without git. */
export const statedDate = '2026-11-15T00:00:00+00:00';

const folders = ['src/content', 'public/media'];

let dates: Map<string, string> | undefined;

/** The date, with time and zone, of the last commit that touched the file (path from the project root). */
export function lastChange(file: string): string {
  dates ??= readHistory();
  return dates.get(file) ?? statedDate;
}

function readHistory(): Map<string, string> {
  return parseHistory(git(['log', '--format=date %cI', '--name-only', '--', ...folders]));
}

/** Empty without a repository; git's message about it is ignored. */
function git(options: string[]): string {
  try {
    return execFileSync('git', options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/** Newest commit first, so a file's first date is its last change. */
export function parseHistory(log: string): Map<string, string> {
  const found = new Map<string, string>();
  let date = statedDate;
  for (const line of log.split('\n').filter(Boolean)) {
    if (line.startsWith('date ')) date = line.slice('date '.length);
    else if (!found.has(line)) found.set(line, date);
  }
  return found;
}
