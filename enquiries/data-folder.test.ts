import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { expectNothingLeft } from './data-folder.ts';

const settings = {
  SITE_ORIGIN: 'https://www.site.example',
  SMTP_URL: 'smtp://127.0.0.1',
  MAIL_TO: 'sales@site.example',
  MAIL_FROM: 'website@site.example',
};

test('by default nothing is kept in the site’s folder', () => {
  const { database } = readConfig(settings);
  expect(relative(resolve('.'), resolve(database))).toMatch(/^\.\./);
  expect(database).toBe(join(homedir(), '.enquiries', 'enquiries.db'));
  expect(readConfig({ ...settings, ENQUIRIES_FOLDER: '/data' }).database).toBe(join('/data', 'enquiries.db'));
});

test('what an earlier version left in the code’s folder is named, not passed over', () => {
  const folder = mkdtempSync(join(tmpdir(), 'enquiries-'));
  const left = join(folder, 'enquiries.db');
  try {
    expect(() => expectNothingLeft(settings, folder)).not.toThrow();
    writeFileSync(left, '');
    expect(() => expectNothingLeft(settings, folder)).toThrow(left);
    expect(() => expectNothingLeft({ ...settings, DATABASE: left }, folder)).not.toThrow();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
