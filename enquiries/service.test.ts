/* What the service answers: to the site's form, to strangers, and to its owner. */
import { createHash } from 'node:crypto';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import rootPackage from '../package.json' with { type: 'json' };
import {
  inboxToken,
  post,
  type RunningService,
  signInToInbox,
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
  const fields = { message: 'a', email: 'a@b.example' };
  const plain = await post(service.endpoint, fields, { Accept: 'text/html,*/*' });
  expect([plain.status, plain.headers.get('location')]).toEqual([303, '/thanks']);
  const thanks = await fetch(new URL('/thanks', service.endpoint));
  expect(await thanks.text()).toContain(`<a href="${siteOrigin}/">`);
});

test('refuses other origins, types, methods and sizes, and stores none of these requests', async () => {
  const inbox = await signInToInbox(service);
  const before = await inbox.csv();
  const stranger = await post(service.endpoint, { message: 'a' }, { Origin: 'https://other.example' });
  expect([stranger.status, stranger.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  const json = await fetch(service.endpoint, { method: 'POST', body: '{"message":"a"}' });
  expect(json.status).toBe(415);
  expect((await fetch(service.endpoint)).status).toBe(405);
  expect((await post(service.endpoint, { message: 'a'.repeat(500_000) })).status).toBe(413);
  const blank = await post(service.endpoint, { message: ' ' }, { Accept: 'text/html' });
  expect([blank.status, await blank.text()]).toEqual([422, expect.stringContaining('The form is empty')]);
  expect(await inbox.csv()).toBe(before);
});

test('limits the rate per address behind the proxy, trusting the last hop only', async () => {
  const from = (hops: string) => post(strict.endpoint, { message: 'a' }, { 'X-Forwarded-For': hops });
  const statuses = [];
  for (const hops of ['1.1.1.1', '9.9.9.9, 1.1.1.1', '8.8.8.8, 1.1.1.1', '1.1.1.1, 2.2.2.2'])
    statuses.push((await from(hops)).status);
  expect(statuses).toEqual([200, 200, 429, 200]);
});

/** fetch would send neither another host nor such a path. */
function rawRequest(path: string, headers: Record<string, string>, body?: string) {
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; text: string }>(
    (resolve) => {
      const { hostname, port } = new URL(service.inbox);
      const method = body === undefined ? 'GET' : 'POST';
      const sent = request({ hostname, port, path, method, headers }, async (response) =>
        resolve({ status: response.statusCode, headers: response.headers, text: await text(response) }),
      );
      sent.end(body);
    },
  );
}

test('the inbox requires its token, a localhost Host header and same-origin requests', async () => {
  expect((await fetch(service.inbox)).status).toBe(401);
  const send = (headers: Record<string, string>) =>
    fetch(`${service.inbox}/sign-in`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ token: 'wrong' }),
    });
  expect((await send({ Origin: service.inbox })).status).toBe(401);
  expect((await send({ Origin: 'https://other.example' })).status).toBe(403);
  expect((await rawRequest('/', { Host: 'evil.example' })).status).toBe(403);
});

test.each(['//localhost:5173/sign-in', '/\\localhost:5173/sign-in', 'http://localhost:5173/sign-in'])(
  'a page of another port gets nowhere with the target %s',
  async (target) => {
    const headers = {
      Host: new URL(service.inbox).host,
      Origin: 'http://localhost:5173',
      'Content-Type': 'application/x-www-form-urlencoded',
    };
    const { status } = await rawRequest(target, headers, `token=${inboxToken}`);
    expect([400, 403]).toContain(status);
  },
);

test.each(['//', '/\\', '//[', '*'])('the target %s is refused as unreadable', async (target) => {
  const { status, text: words } = await rawRequest(target, { Host: new URL(service.inbox).host });
  expect([status, words]).toEqual([400, 'This address cannot be read.']);
});

test('a link from elsewhere sets no cookie; one from the editor does, after signing in', async () => {
  const { host } = new URL(service.inbox);
  const before = await rawRequest('/?editor=4321', { Host: host });
  expect([before.status, before.headers['set-cookie']]).toEqual([401, undefined]);
  expect(before.text).toContain('name="editor" value="4321"');
  const elsewhere = await rawRequest('/?editor=4321', { Host: host, 'Sec-Fetch-Site': 'cross-site' });
  expect(elsewhere.text).toContain('name="editor" value=""');
  const headers = {
    Host: host,
    Origin: service.inbox,
    'Content-Type': 'application/x-www-form-urlencoded',
  };
  const signedIn = await rawRequest('/sign-in', headers, `token=${inboxToken}&editor=4321`);
  expect(signedIn.headers['set-cookie']).toEqual([
    expect.stringMatching(/^inbox-\d+=[\w-]{32}; HttpOnly; SameSite=Strict/),
    expect.stringMatching(/^editor=4321; HttpOnly; SameSite=Strict/),
  ]);
});

test('guesses of the token are slowed down, also those by cookie', async () => {
  const guess = async (token: string) =>
    (
      await fetch(`${strict.inbox}/sign-in`, {
        method: 'POST',
        redirect: 'manual',
        headers: { Origin: strict.inbox },
        body: new URLSearchParams({ token }),
      })
    ).status;
  const statuses = [];
  for (let count = 0; count < 5; count++) statuses.push(await guess('wrong'));
  // Even the right one has to wait now.
  statuses.push(await guess(inboxToken));
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  const computed = createHash('sha256').update(`desk ${inboxToken}`).digest('base64url');
  const { port } = new URL(strict.inbox);
  const byCookie = await fetch(strict.inbox, { headers: { Cookie: `inbox-${port}=${computed}` } });
  expect(byCookie.status).toBe(401);
});

test('every answer says that it is not to be stored or guessed at', async () => {
  const answers = await Promise.all([
    fetch(service.endpoint),
    fetch(new URL('/health', service.endpoint)),
    fetch(new URL('/nothing', service.endpoint)),
    fetch(new URL('/thanks', service.endpoint)),
    post(service.endpoint, { message: 'a' }),
    post(service.endpoint, { message: 'a' }, { Accept: 'text/html' }),
    fetch(service.inbox),
    fetch(`${service.inbox}/inbox.css`),
    fetch(`${service.inbox}/sign-in`, { method: 'POST' }),
  ]);
  for (const { url, status, headers } of answers)
    expect([url, status, ...safe.map((name) => headers.get(name))]).toEqual([
      url,
      status,
      'nosniff',
      'no-store',
      'same-origin',
    ]);
  const hsts = answers.map(({ headers }) => headers.get('strict-transport-security'));
  expect(hsts.slice(0, 6)).toEqual(Array(6).fill('max-age=15768000'));
  for (const bytes of [
    'GET / HTTP/1.1\r\nHost: a\r\nBad header\r\n\r\n',
    'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n',
  ])
    expect(await exchange(service.endpoint, bytes)).toMatch(
      /^HTTP\/1.1 4\d\d .*nosniff.*no-store.*same-origin.*max-age/s,
    );
});

const safe = ['x-content-type-options', 'cache-control', 'cross-origin-resource-policy'];

/** Sends bytes that no client would, and returns the answer. */
async function exchange(address: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  return text(socket);
}

test('unfinished bodies are limited by address, and keep no other visitor out', async () => {
  const { hostname, port } = new URL(strict.endpoint);
  const head = (address: string, bytes: number) =>
    `POST /enquiries HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${bytes}\r\n\r\n`;
  // Each lacks its last byte.
  const unfinished = Array.from({ length: 4 }, () => {
    const socket = connect(Number(port), hostname);
    socket.write(`${head('5.5.5.5', 390_000)}${'a'.repeat(389_999)}`);
    return socket;
  });
  const refused = await Promise.race(unfinished.map((socket) => text(socket)));
  expect(refused).toMatch(/^HTTP\/1.1 503 /);
  expect(await exchange(strict.endpoint, `${head('6.6.6.6', 9)}message=b`)).toMatch(/^HTTP\/1.1 200 /);
  for (const socket of unfinished) socket.destroy();
});

test('the owner can read, note, answer and delete an enquiry', async () => {
  const inbox = await signInToInbox(service);
  await post(service.endpoint, { 'first-name': 'Mallory', message: '<script>alert(1)</script>' });
  const list = await inbox.get('/?find=mallory');
  const [path = ''] = /\/enquiry\/[\w-]+/.exec(list) ?? [];
  const open = await inbox.get(`${path}?show=new`);
  expect(open).not.toContain(`${path}?`);
  expect(open).toContain('&#60;script&#62;alert(1)');
  expect(open).not.toContain('<script');
  expect(await inbox.get('/?show=new')).not.toContain(path);
  await inbox.act(`${path}/note`, { note: 'Call on Thursday' });
  await inbox.act(`${path}/answered`);
  expect(await inbox.get('/?show=answered&find=thursday')).toContain(path);
  expect(await inbox.get(`${path}/delete`)).toContain('Delete permanently');
  await inbox.act(`${path}/delete`);
  expect(await inbox.csv()).not.toContain('Mallory');
});

test('quotes a long message whose cut is within an emoji', async () => {
  const inbox = await signInToInbox(service);
  await post(service.endpoint, {
    'first-name': 'Emoji',
    email: 'emoji@city.example',
    message: `${'a'.repeat(1497)}🙂`,
  });
  const [path = ''] = /\/enquiry\/[\w-]+/.exec(await inbox.get('/?find=emoji')) ?? [];
  expect(await inbox.get(path)).toContain('Reply by e-mail');
});

test('a site newer than the service loses nothing: its fields are shown, searched and exported', async () => {
  const inbox = await signInToInbox(service);
  const answer = await post(service.endpoint, { message: 'Newer', company: 'City of <b>Pune</b>' });
  expect(answer.status).toBe(200);
  const [path = ''] = /\/enquiry\/[\w-]+/.exec(await inbox.get('/?find=pune')) ?? [];
  expect(await inbox.get(path)).toMatch(/<dt>company<\/dt><dd>City of &#60;b&#62;Pune/);
  expect(await inbox.csv()).toContain('"City of <b>Pune</b>"');
});

test('a visitor who left no address is told so, after the message has been stored', async () => {
  const html = { Accept: 'text/html' };
  const without = await post(service.endpoint, { message: 'Who am I' }, html);
  expect([without.status, without.headers.get('location')]).toEqual([303, '/thanks/no-address']);
  expect(await (await fetch(new URL('/thanks/no-address', service.endpoint))).text()).toContain(
    'we cannot answer it',
  );
  const withPhone = await post(service.endpoint, { message: 'Me', phone: '1' }, html);
  expect(withPhone.headers.get('location')).toBe('/thanks');
});

test('all suspected spam is deleted together, except what arrives after it was shown', async () => {
  const inbox = await signInToInbox(service);
  await post(service.endpoint, { message: 'A person' });
  for (const message of ['Spam 1', 'Spam 2']) await post(service.endpoint, { message, website: 'x' });
  const asked = await inbox.get('/delete-spam');
  expect(asked).toContain('suspected of being spam?');
  const [, newest = ''] = /name="newest" value="(\d+)"/.exec(asked) ?? [];
  await vi.waitFor(async () => {
    await post(service.endpoint, { message: 'Spam 3', website: 'x' });
    expect(Date.now()).toBeGreaterThan(Number(newest) + 1);
  });
  await inbox.act('/delete-spam', { newest });
  const left = await inbox.csv();
  expect([/Spam [12]/.test(left), left.includes('Spam 3'), left.includes('A person')]).toEqual([
    false,
    true,
    true,
  ]);
});

test('a suspect enquiry is held, neither sent nor lost', async () => {
  const inbox = await signInToInbox(service);
  expect((await post(service.endpoint, { message: 'Buy', website: 'x' })).status).toBe(200);
  expect(await inbox.get('/?show=held')).toContain('Suspected spam');
});
