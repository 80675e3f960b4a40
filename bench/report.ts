/* Replaces one part of docs/performance.md, between its markers, and adds the commit and date. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const file = 'docs/performance.md';

type Part = 'figures' | 'languages' | 'load' | 'growth' | 'console' | 'city' | 'search';

export function writeReport(part: Part, text: string): void {
  writeFileSync(file, withPart(readFileSync(file, 'utf8'), part, `${measuredAt()}\n\n${text}`));
}

export function withPart(document: string, part: Part, text: string): string {
  const [start, end] = [`<!-- ${part} -->`, `<!-- end of ${part} -->`];
  if (!document.includes(start) || !document.includes(end))
    throw new Error(`${file} has no markers for ${part}`);
  const [before] = document.split(start);
  const [, after] = document.split(end);
  return `${before}${start}\n\n${text}\n\n${end}${after}`;
}

const gitHere = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

export function measuredAt(git = gitHere, today = new Date()): string {
  const changed =
    git('status', '--porcelain', '--', 'src', 'prerender', 'server', 'public') &&
    ', with changes not committed';
  const day = today.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return `Measured on ${day} at commit ${git('rev-parse', '--short', 'HEAD')}${changed}.`;
}
