import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { placeOf } from './allowed.ts';
import { checkCaller, checkHost, checkSite } from './guard.ts';

const access = { port: 4300, token: 'the-token-of-this-page' };
const own = {
  host: '127.0.0.1:4300',
  origin: 'http://127.0.0.1:4300',
  'content-type': 'application/json',
  'x-editor-token': access.token,
};
const request = (headers: object, method = 'POST') =>
  ({ method, headers: { ...own, ...headers } }) as unknown as IncomingMessage;
const check = (incoming: IncomingMessage) => () => {
  checkHost(incoming, access);
  checkCaller(incoming, access);
};

describe('callers', () => {
  test('accepts the editor’s own page, on 127.0.0.1 and localhost', () => {
    expect(check(request({}))).not.toThrow();
    expect(check(request({ host: 'localhost:4300', origin: 'http://localhost:4300' }))).not.toThrow();
  });

  test.each([
    ['a rebound name', { host: 'site.attacker.example:4300', origin: 'http://site.attacker.example:4300' }],
    ['another port’s name', { host: '127.0.0.1:3000' }],
    ['no host', { host: undefined }],
    ['another site', { origin: 'https://attacker.example' }],
    ['another port’s page', { origin: 'http://127.0.0.1:3000' }],
    ['a page without an origin', { origin: 'null' }],
    ['no origin', { origin: undefined }],
    ['a form', { 'content-type': 'text/plain' }],
    ['no token', { 'x-editor-token': undefined }],
    ['a wrong token', { 'x-editor-token': 'another-token' }],
  ])('refuses %s', (_, headers) => {
    expect(check(request(headers))).toThrow(/only/i);
  });

  test('refuses a GET request', () => {
    expect(check(request({}, 'GET'))).toThrow();
  });
});

describe('other sites', () => {
  const from =
    (headers: object, url = '/src/content/home.ts') =>
    () =>
      checkSite({ url, headers: { ...own, ...headers } } as unknown as IncomingMessage);

  test.each([
    ['an image', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['a script', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' }],
    ['a frame', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
  ])('refuses %s embedded by another site', (_, headers) => {
    expect(from(headers)).toThrow(/only/i);
  });

  test.each([
    ['the editor’s own page', { 'sec-fetch-site': 'same-origin' }],
    ['an address typed in', { 'sec-fetch-site': 'none' }],
    ['no browser', {}],
    [
      'a link',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    ],
  ])('accepts %s', (_, headers) => {
    expect(from(headers)).not.toThrow();
  });

  test.each(['/__open-in-editor?file=a', '//__open-in-editor', '/__open%2din-editor?file=a'])(
    '%s starts no process for any origin',
    (url) => expect(from({ 'sec-fetch-site': 'same-origin' }, url)).toThrow(/only/i),
  );
});

describe('files', () => {
  const root = mkdtempSync(join(tmpdir(), 'editor-'));
  afterAll(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'src/content/products'), { recursive: true });
  mkdirSync(join(root, 'public/images'), { recursive: true });
  mkdirSync(join(root, 'elsewhere'));
  writeFileSync(join(root, 'elsewhere/home.ts'), '');
  symlinkSync(join(root, 'elsewhere'), join(root, 'src/content/outside'));
  symlinkSync(join(root, 'elsewhere/home.ts'), join(root, 'src/content/linked.ts'));

  test.each([
    'src/content/home.ts',
    'src/content/products/new.ts',
    'public/images/team.jpg',
    'public/images/a/b.webp',
  ])('allows %s', (file) => {
    expect(placeOf(root, file)).toBe(join(root, file));
  });

  test.each([
    'src/app/routes.ts',
    'src/content/schema.ts',
    'src/content/shifts/schema.ts',
    'src/content/home.test.ts',
    'src/content/../app/routes.ts',
    'src/content//home.ts',
    '/etc/passwd',
    '../other/src/content/home.ts',
    'public/images/logo.svg',
    'public/images/../robots.jpg',
    'public/index.html',
    'package.json',
    'src/content/outside/home.ts',
    'src/content/outside/new/home.ts',
    'src/content/linked.ts',
  ])('refuses %s', (file) => {
    expect(() => placeOf(root, file)).toThrow('the editor leaves it alone');
  });

  test('a step may allow a further file', () => {
    expect(placeOf(root, 'src/app/routes.ts', ['src/app/routes.ts'])).toBe(join(root, 'src/app/routes.ts'));
  });
});
