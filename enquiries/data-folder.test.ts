import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startService } from '../tests/enquiry-service.ts';
import { freePort } from '../tests/free-port.ts';
import { readConfig } from './config.ts';
import { defaultDatabase, leftBehind, loadSettings } from './data-folder.ts';

const settings = {
  SITE_ORIGIN: 'https://www.site.example',
  SMTP_URL: 'smtp://127.0.0.1',
  MAIL_TO: 'sales@site.example',
  MAIL_FROM: 'website@site.example',
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'enquiries-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('by default nothing is kept in the site’s folder', () => {
  const { database } = readConfig({ ...settings, ENQUIRIES_FOLDER: folder });
  expect(database).toBe(join(folder, 'enquiries.db'));
  expect(relative(resolve('.'), defaultDatabase({}, folder))).toMatch(/^\.\./);
  expect(defaultDatabase({}, folder)).toBe(join(homedir(), '.enquiries', 'enquiries.db'));
});

test('the service makes its folder, which nobody else may read', async () => {
  const home = join(folder, 'made');
  const service = await startService({ smtpPort: await freePort(), env: { ENQUIRIES_FOLDER: home } });
  await service.kill('SIGTERM');
  expect(existsSync(join(home, 'enquiries.db'))).toBe(true);
  expect([statSync(home).mode & 0o77, statSync(join(home, 'enquiries.db')).mode & 0o77]).toEqual([0, 0]);
});

test('what an earlier version left in the code’s folder still works, and is named with the way out', () => {
  const [code, home] = [join(folder, 'site/enquiries'), join(folder, 'home')];
  const env = { ENQUIRIES_FOLDER: home };
  mkdirSync(code, { recursive: true });
  expect(leftBehind(env, code)).toEqual([]);
  const [left, secrets] = [join(folder, 'site/enquiries.db'), join(code, 'enquiries.env')];
  writeFileSync(left, '');
  writeFileSync(secrets, 'ENQUIRIES_TEST_SETTING=kept\n');
  expect(defaultDatabase(env, code)).toBe(left);
  expect(loadSettings(env, code)).toBe(secrets);
  expect(process.env.ENQUIRIES_TEST_SETTING).toBe('kept');
  expect(leftBehind(env, code)).toEqual([
    expect.stringContaining(`mv ${secrets} ${home}/`),
    expect.stringContaining(`mv ${left}* ${home}/`),
  ]);
  // Chosen by the owner.
  expect(leftBehind({ ...env, DATABASE: left }, code)).toHaveLength(1);

  mkdirSync(home);
  writeFileSync(join(home, 'enquiries.db'), '');
  expect(defaultDatabase(env, code)).toBe(join(home, 'enquiries.db'));
  expect(leftBehind(env, code)[1]).toContain('no longer used');
});
