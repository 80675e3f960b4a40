import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gasActs, monsoonActs, play, settings } from '../../../tests/play.ts';
import { logCsv } from './files.ts';
import { decodeMoment, encodeMoment, openMoment } from './moment.ts';
import { sha256 } from './sha256.ts';
import { apply } from './shift.ts';

const state = play(settings.monsoon, monsoonActs);

test('hashes as the platform does', () => {
  for (const text of ['', 'abc', 'अ'.repeat(70), 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64)]) {
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

test('the log names the operator of each desk action', () => {
  const acts = state.log.filter(({ what }) => what.startsWith('P3 sent'));
  expect(acts.map(({ person }) => person)).toEqual([settings.monsoon.words.people[0]]);
  expect(state.log.filter(({ who, person }) => who === 'P3' && person !== '')).toEqual([]);
});

test('the documented command verifies a log', () => {
  const [, command = ''] =
    /python3 -c "(.*)" log-/.exec(readFileSync('docs/checking-a-log.md', 'utf8')) ?? [];
  const file = join(mkdtempSync(join(tmpdir(), 'log-')), 'log.csv');
  const check = (text: string) => {
    writeFileSync(file, text);
    return execFileSync('python3', ['-c', command, file], { encoding: 'utf8' }).trim();
  };
  const csv = logCsv(state);
  expect(check(csv)).toBe(`whole, ${state.log.length} rows`);
  expect(check(csv.replace('P3 sent', 'P1 sent'))).toMatch(/^broken at line \d+$/);
});

test('the log shows when the author of a draft also approved it', () => {
  const drafted = play(settings.gas, gasActs.slice(0, 11));
  const { samePerson } = drafted.setting.words.log;
  const [same] = samePerson.split(':');
  const alone = apply(apply(drafted, { kind: 'role', role: 'supervisor' }).state, {
    kind: 'approve',
    incident: '0520',
  }).state;
  expect(alone.log.at(-1)?.what).toContain(same);
  const { state: two, refused } = apply(
    drafted,
    { kind: 'approve', incident: '0520' },
    { seat: 1, role: 'supervisor' },
  );
  expect(refused).toBeNull();
  expect(two.role).toBe('operator');
  expect(two.log.at(-1)?.what).not.toContain(same);
  expect(two.log.at(-1)?.person).toBe(two.setting.words.people[1]);
  const opened = openMoment(settings.gas, decodeMoment(encodeMoment(two)));
  expect(opened.ok && opened.state.log).toEqual(two.log);
});
