/* The service as a process beside a real mail server: down, slow, refusing, and killed in between. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  type MailServer,
  post,
  type RunningService,
  signInToInbox,
  startMailServer,
  startService,
} from '../tests/enquiry-service.ts';
import { freePort } from '../tests/free-port.ts';
import type { DeliveryState } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'enquiries-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const running: (RunningService | MailServer)[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await ('kill' in one ? one.kill('SIGKILL') : one.stop());
});

let databases = 0;
const newDatabase = () => join(folder, `${++databases}.db`);
async function started<One extends RunningService | MailServer>(starting: Promise<One>): Promise<One> {
  const one = await starting;
  running.push(one);
  return one;
}
const start = (database: string, smtpPort: number) => started(startService({ database, smtpPort }));
// A killed process does not write the compile cache, which halves the time of every later start.
beforeAll(async () => {
  const service = await start(newDatabase(), await freePort());
  await service.kill('SIGTERM');
}, 60_000);
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 20 });

interface Row {
  id: string;
  state: DeliveryState;
  tries: string;
  received: number;
  nextTry: number;
}

/** Read after the service has gone: it holds the file alone. */
async function rowsOf(service: RunningService, database: string): Promise<Row[]> {
  await service.kill('SIGKILL');
  const file = new DatabaseSync(database);
  const rows = file.prepare('SELECT * FROM enquiries').all() as unknown as Row[];
  file.close();
  return rows;
}

const idsOf = (mails: string[]) => mails.map((mail) => /^Message-ID: <(.*)@/m.exec(mail)?.[1]);

test('an enquiry arrives as one mail with a reply address', async () => {
  const mail = await started(startMailServer());
  const service = await start(newDatabase(), mail.port);
  const name = { 'first-name': 'कविता', 'last-name': 'Rao', email: 'k.rao@water.example' };
  expect((await post(service.endpoint, { ...name, message: 'One\n.\n..two' })).status).toBe(200);
  await until(() => expect(mail.mails).toHaveLength(1));
  const [text = ''] = mail.mails;
  expect(text).toMatch(/^Reply-To: =\?UTF-8\?.*<k\.rao@water\.example>/m);
  expect(text).toMatch(/^Message-ID: <[\w-]{36}@site\.example>/m);
  expect(text).toContain('One\r\n.\r\n..two');
});

test('with the mail server down, an enquiry is kept, retried later, and sent on request', async () => {
  const [database, smtpPort] = [newDatabase(), await freePort()];
  let service = await start(database, smtpPort);
  expect((await post(service.endpoint, { message: 'Down' })).status).toBe(200);
  await until(() => expect(service.output()).toContain('not delivered'));
  const [row] = await rowsOf(service, database);
  expect([row?.state, JSON.parse(row?.tries ?? '').length]).toEqual(['queued', 1]);
  expect(((row?.nextTry ?? 0) - JSON.parse(row?.tries ?? '')[0]) / 60_000).toBeCloseTo(5, 1);

  service = await start(database, smtpPort);
  const mail = await started(startMailServer(() => {}, smtpPort));
  await (await signInToInbox(service)).act(`/enquiry/${row?.id}/try`);
  await until(() => expect(idsOf(mail.mails)).toEqual([row?.id]));
});

test('an enquiry refused by the mail server is kept and retried later', async () => {
  const refusal = Object.assign(new Error('Try later'), { responseCode: 451 });
  const mail = await started(startMailServer(() => Promise.reject(refusal)));
  const database = newDatabase();
  const service = await start(database, mail.port);
  await post(service.endpoint, { message: 'Refused' });
  await until(() => expect(service.output()).toContain('Try later'));
  const [row] = await rowsOf(service, database);
  expect([row?.state, JSON.parse(row?.tries ?? '').length]).toEqual(['queued', 1]);
});

test('killed while a slow mail server confirms, the service does not send again but notifies the owner', async () => {
  let isSlow = true;
  const arrived = Promise.withResolvers<void>();
  const mail = await started(
    startMailServer(() => {
      arrived.resolve();
      return new Promise((confirm) => setTimeout(confirm, isSlow ? 500 : 0));
    }),
  );
  const database = newDatabase();
  let service = await start(database, mail.port);
  await post(service.endpoint, { message: 'Slow' });
  await arrived.promise;
  await service.kill('SIGKILL');
  isSlow = false;
  service = await start(database, mail.port);
  await until(() => expect(mail.mails).toHaveLength(2));
  // The mail server has the notice a moment before the service has written that it was sent.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const [row] = await rowsOf(service, database);
  expect(row?.state).toBe('noticed');
  expect(idsOf(mail.mails).sort()).toEqual([row?.id, `notice-${row?.id}`].sort());
});

test('killed 50 times between response and mail: nothing is lost or sent twice', async () => {
  const mail = await started(startMailServer());
  const database = newDatabase();
  let accepted = 0;
  for (let round = 0; round < 50; round++) {
    const service = await start(database, mail.port);
    const answer = await post(service.endpoint, { message: `Round ${round}` });
    if (answer.status === 200) accepted += 1;
    // Some die before the connection to the mail server, some within the dialogue.
    if (round % 3 > 0) await new Promise((resolve) => setTimeout(resolve, (round % 3) * 4));
    await service.kill('SIGKILL');
  }
  const service = await start(database, mail.port);
  const inbox = await signInToInbox(service);
  await until(async () => expect((await inbox.csv()).match(/"(queued|handed|unsure)"/g)).toBeNull());
  const rows = await rowsOf(service, database);
  const ids = idsOf(mail.mails);
  expect([accepted, rows.length]).toEqual([50, 50]);
  expect(new Set(ids).size).toBe(ids.length);
  // Each arrived, or the owner was notified that it may not have.
  const missing = rows.filter(({ id }) => !ids.includes(id) && !ids.includes(`notice-${id}`));
  expect(missing).toEqual([]);
}, 180_000);
