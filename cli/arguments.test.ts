import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const file = pathToFileURL('cli/arguments.ts').href;

/** Runs a program that only reads its words. */
function read(call: string, ...words: string[]) {
  const program = `import { readArguments, readChoices, readCount } from '${file}'; console.log(${call});`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program, '--', ...words],
    { encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
}

test.each([
  ["readArguments({ flags: ['json'] }).has('json')", ['--json'], 'true'],
  ["readArguments({ flags: ['json'] }).has('json')", [], 'false'],
  ['readArguments({ words: 1 }).words[0]', ['folder'], 'folder'],
  ['readCount(60)', [], '60'],
  ['readCount(60)', ['20'], '20'],
  ["readChoices(['posters'])[0]", ['posters'], 'posters'],
])('%s of %j is %s', (call, words, answer) => {
  expect(read(call, ...words)).toEqual({ status: 0, said: `${answer}\n` });
});

test.each([
  ["readArguments({ flags: ['json'] })", '--jsn', "Unknown option '--jsn'. There is --json."],
  ['readArguments()', '--nonsense', "Unknown option '--nonsense'."],
  ['readArguments()', 'nonsense', "Unexpected argument 'nonsense'."],
  ['readCount(60)', 'many', "'many' is not a number above zero."],
  ['readCount(60)', '--nonsense', "Unknown option '--nonsense'."],
  ["readChoices(['posters'])", 'poster', 'Nothing is called poster, only posters.'],
])('%s refuses %s', (call, word, sentence) => {
  expect(read(call, word)).toEqual({ status: 1, said: `${sentence}\n` });
});

test('every command of package.json refuses words it does not know', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
  const programs = Object.values(scripts).flatMap((script) => /node ([^-]\S+\.ts)/.exec(script)?.[1] ?? []);
  expect(programs.length).toBeGreaterThan(15);
  // The enquiry service runs alone in its container and has only Node's own.
  const reads = /read(Arguments|Count|Choices)\(|parseArgs\(/;
  const deaf = programs.filter((name) => !reads.test(readFileSync(name, 'utf8')));
  expect(deaf).toEqual([]);
});

test('every other program reads its words with it', () => {
  // The editor starts it with the names of checks.
  const exceptions = ['cli/arguments.ts', 'editor/build-checks.ts'];
  const programs = globSync('{prerender,hosting,server,art,editor,parts,tests,bench}/**/*.ts', {
    exclude: ['**/node_modules/**', '**/*.test.ts'],
  });
  const own = programs.filter((name) => /process\.argv(\[[2-9]|\.)/.test(readFileSync(name, 'utf8')));
  expect(own.filter((name) => !exceptions.includes(name))).toEqual([]);
});
