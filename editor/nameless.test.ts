/* Git refuses to commit without a name and an e-mail address; the editor reports that before it runs the checks. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { discardedIn, keptIn } from './draft-refs.ts';
import { discard, setAside } from './drafts.ts';
import type { EditedSite } from './edited-site.ts';
import { Publisher } from './publish.ts';
import { Queue } from './serial-saves.ts';

const nameless = /^Git needs your name and e-mail address/;
const file = 'src/content/page.ts';
const [before, after] = ['One', 'Two'].map((title) => `export default { title: '${title}' };\n`) as [
  string,
  string,
];
let root: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const place of ['GIT_CONFIG_GLOBAL', 'GIT_CONFIG_SYSTEM']) vi.stubEnv(place, '/dev/null');
  for (const name of ['AUTHOR_NAME', 'AUTHOR_EMAIL', 'COMMITTER_NAME', 'COMMITTER_EMAIL'])
    vi.stubEnv(`GIT_${name}`, undefined);
  vi.stubEnv('EMAIL', undefined);
  root = mkdtempSync(join(tmpdir(), 'nameless-'));
  mkdirSync(join(root, 'src/content'), { recursive: true });
  writeFileSync(join(root, file), before);
  git('init', '--quiet');
  git('config', 'user.useConfigOnly', 'true');
  git('add', '--all');
  git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '--quiet', '--message', 'First');
  writeFileSync(join(root, file), after);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

test('sets nothing aside', () => {
  expect(() => setAside(root)).toThrow(nameless);
  expect(readFileSync(join(root, file), 'utf8')).toBe(after);
  expect(git('for-each-ref', keptIn)).toBe('');
});

test('discards no draft', () => {
  git('branch', 'draft/one');
  git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '--quiet', '-am', 'Draft');
  git('update-ref', `${keptIn}one`, 'HEAD');
  expect(() => discard(root, 'one')).toThrow(nameless);
  expect(git('for-each-ref', discardedIn)).toBe('');
});

test('publishing is refused before its checks', () => {
  const publisher = new Publisher({
    root,
    site: {} as EditedSite,
    saves: new Queue(),
    formatted: async () => {},
  });
  expect(() => publisher.start({ sentence: 'Two', overrideRules: false })).toThrow(nameless);
  expect(publisher.state).toBeUndefined();
});
