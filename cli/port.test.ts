import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const program = `import { readPort } from '${pathToFileURL('cli/port.ts').href}'; console.log(readPort(3000));`;
const port = (PORT: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    env: { ...process.env, PORT },
  });
  return { status, said: stdout + stderr };
};

test('PORT is a port, or the usual one if it is empty', () => {
  expect(port('0')).toEqual({ status: 0, said: '0\n' });
  expect(port('')).toEqual({ status: 0, said: '3000\n' });
});

test.each(['abc', '99999', '-1', '80.5'])('PORT=%s is refused', (value) => {
  const said = `PORT must be a number from 0 to 65535; it is "${value}".\n`;
  expect(port(value)).toEqual({ status: 1, said });
});

test('no other program reads PORT', () => {
  const programs = globSync('{prerender,hosting,server,art,editor,parts,tests,bench}/**/*.ts', {
    exclude: ['**/node_modules/**'],
  });
  expect(programs.filter((name) => /env\.PORT\b/.test(readFileSync(name, 'utf8')))).toEqual([]);
});
