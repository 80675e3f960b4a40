/* What the service answers: to the site's form, to strangers, and to its owner. */
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import rootPackage from '../package.json' with { type: 'json' };
import {
  post,
  type RunningService,
  signInToDesk,
  siteOrigin,
  startService,
} from '../tests/enquiry-service.ts';
import { freePort } from '../tests/free-port.ts';
import ownPackage from './package.json' with { type: 'json' };

let service: RunningService;
let strict: RunningService;
beforeAll(async () => {
  const smtpPort = await freePort();
  service = await startService({ database: ':memory:', smtpPort });
  const env = { LIMIT_PER_ADDRESS: '2', TRUST_PROXY: '1' };
  strict = await startService({ database: ':memory:', smtpPort, env });
});
afterAll(() => Promise.all([service.kill('SIGTERM'), strict.kill('SIGTERM')]));

test('is tested with the mail library it ships', () => {
  expect(rootPackage.devDependencies.nodemailer).toBe(ownPackage.dependencies.nodemailer);
});

test('responds to scripts directly and redirects browsers to a thank-you page', async () => {
  const answer = await post(service.endpoint, { message: 'a' }, { Accept: 'application/json' });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, siteOrigin]);
  const plain = await post(service.endpoint, { message: 'a' }, { Accept: 'text/html,*/*' });
  expect([plain.status, plain.headers.get('location')]).toEqual([303, '/thanks']);
  const thanks = await fetch(new URL('/thanks', service.endpoint));
  expect(await thanks.text()).toContain(`<a href="${siteOrigin}/">`);
});

test('refuses other origins, types, methods and sizes, and stores none of these requests', async () => {
  const desk = await signInToDesk(service);
  const before = await desk.csv();
  const stranger = await post(service.endpoint, { message: 'a' }, { Origin: 'https://other.example' });
  expect([stranger.status, stranger.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  const json = await fetch(service.endpoint, { method: 'POST', body: '{"message":"a"}' });
  expect(json.status).toBe(415);
  expect((await fetch(service.endpoint)).status).toBe(405);
  expect((await post(service.endpoint, { message: 'a'.repeat(500_000) })).status).toBe(413);
  const blank = await post(service.endpoint, { message: ' ' }, { Accept: 'text/html' });
  expect([blank.status, await blank.text()]).toEqual([422, expect.stringContaining('The form is empty')]);
  expect(await desk.csv()).toBe(before);
});

test('limits the rate per address behind the proxy, trusting the last hop only', async () => {
  const from = (hops: string) => post(strict.endpoint, { message: 'a' }, { 'X-Forwarded-For': hops });
  const statuses = [];
  for (const hops of ['1.1.1.1', '9.9.9.9, 1.1.1.1', '8.8.8.8, 1.1.1.1', '1.1.1.1, 2.2.2.2'])
    statuses.push((await from(hops)).status);
  expect(statuses).toEqual([200, 200, 429, 200]);
});

test('the desk requires its token, a localhost Host header and same-origin requests', async () => {
  expect((await fetch(service.desk)).status).toBe(401);
  const send = (headers: Record<string, string>) =>
    fetch(`${service.desk}/sign-in`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ token: 'wrong' }),
    });
  expect((await send({ Origin: service.desk })).status).toBe(401);
  expect((await send({ Origin: 'https://other.example' })).status).toBe(403);
  // fetch would not send another host.
  const rebound = await new Promise((resolve) =>
    request(service.desk, { headers: { Host: 'evil.example' } }, ({ statusCode }) =>
      resolve(statusCode),
    ).end(),
  );
  expect(rebound).toBe(403);
});

test('the owner can read, note, answer and erase an enquiry', async () => {
  const desk = await signInToDesk(service);
  await post(service.endpoint, { 'first-name': 'Mallory', message: '<script>alert(1)</script>' });
  const list = await desk.get('/?find=mallory');
  const [path = ''] = /\/enquiry\/[\w-]+/.exec(list) ?? [];
  const open = await desk.get(`${path}?show=new`);
  expect(open).not.toContain(`${path}?`);
  expect(open).toContain('&#60;script&#62;alert(1)');
  expect(open).not.toContain('<script');
  expect(await desk.get('/?show=new')).not.toContain(path);
  await desk.act(`${path}/note`, { note: 'Call on Thursday' });
  await desk.act(`${path}/answered`);
  expect(await desk.get('/?show=answered&find=thursday')).toContain(path);
  await desk.act('/keep', { months: '24' });
  expect(await desk.get('/')).toContain('<option value="24" selected>');
  await desk.act(`${path}/erase`);
  expect(await desk.csv()).not.toContain('Mallory');
});

test('quotes a long message whose cut is within an emoji', async () => {
  const desk = await signInToDesk(service);
  await post(service.endpoint, {
    'first-name': 'Emoji',
    email: 'emoji@city.example',
    message: `${'a'.repeat(1497)}🙂`,
  });
  const [path = ''] = /\/enquiry\/[\w-]+/.exec(await desk.get('/?find=emoji')) ?? [];
  expect(await desk.get(path)).toContain('Answer by e-mail');
});

test('a suspect enquiry is held, neither sent nor lost', async () => {
  const desk = await signInToDesk(service);
  expect((await post(service.endpoint, { message: 'Buy', website: 'x' })).status).toBe(200);
  expect(await desk.get('/?show=held')).toContain('Held: looks like a machine');
});
