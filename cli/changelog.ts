/* `npm run changelog`: writes CHANGELOG.md from the commits' subjects, newest day first. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { readArguments } from './arguments.ts';

readArguments();
const log = execFileSync('git', ['log', '--no-merges', '--date=short', '--format=%ad%x09%s'], {
  encoding: 'utf8',
});
const commits = log
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));
const days = Object.entries(Object.groupBy(commits, ([day = '']) => day));
const parts = days.map(([day, own = []]) =>
  [`## ${day}`, '', ...own.map(([, subject]) => `- ${subject}`)].join('\n'),
);
writeFileSync('CHANGELOG.md', `${['# Changes', ...parts].join('\n\n')}\n`);
