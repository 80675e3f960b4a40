/* Replaces one part of docs/performance.md, between its markers, and adds the commit and date. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const file = 'docs/performance.md';

type Part = 'figures' | 'languages' | 'load' | 'growth' | 'console' | 'city' | 'search';

export function writeReport(part: Part, text: string): void {
  const [start, end] = [`<!-- ${part} -->`, `<!-- end of ${part} -->`];
  const document = readFileSync(file, 'utf8');
  if (!document.includes(start) || !document.includes(end))
    throw new Error(`${file} has no markers for ${part}`);
  const [before] = document.split(start);
  const [, after] = document.split(end);
  writeFileSync(file, `${before}${start}\n\n${measuredAt()}\n\n${text}\n\n${end}${after}`);
}

function measuredAt(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const changed =
    git('status', '--porcelain', '--', 'src', 'prerender', 'server', 'public') &&
    ', with changes not committed';
  const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return `Measured on ${day} at commit ${git('rev-parse', '--short', 'HEAD')}${changed}.`;
}
