/*
 * `npm run bench:enquiries`: sends 200 enquiries a second to the enquiries service for a minute, with a real mail
 * server behind it; then waits until everything is delivered, and counts. `-- 20` sends for 20 seconds.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCount } from '../cli/arguments.ts';
import { post, signInToInbox, startMailServer, startService } from '../tests/enquiry-service.ts';

const perSecond = 200;
const seconds = readCount(60);
const folder = mkdtempSync(join(tmpdir(), 'enquiries-'));
const mail = await startMailServer();
const service = await startService({ database: join(folder, 'enquiries.db'), smtpPort: mail.port });

const times: number[] = [];
let failed = 0;
const pending: Promise<void>[] = [];
const begin = performance.now();
for (let sent = 0; sent < perSecond * seconds; sent++) {
  const wait = begin + (sent * 1000) / perSecond - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  pending.push(sendOne(sent));
}
await Promise.all(pending);
const loaded = (performance.now() - begin) / 1000;
const accepted = times.length;
while (mail.mails.length < accepted && performance.now() - begin < 600_000)
  await new Promise((resolve) => setTimeout(resolve, 200));
const delivered = (performance.now() - begin) / 1000;
const stored = (await (await signInToInbox(service)).csv()).split('\r\n').length - 2;
await service.kill('SIGTERM');
await mail.stop();
rmSync(folder, { recursive: true });

const distinct = new Set(mail.mails.map((text) => /^Message-ID: <(.*)>/m.exec(text)?.[1])).size;
times.sort((one, other) => one - other);
const percentile = (share: number) => times[Math.floor(accepted * share)]?.toFixed(1);
console.log(`Sent ${perSecond * seconds} in ${loaded.toFixed(1)} s: ${accepted} accepted, ${failed} failed.`);
console.log(`Answer p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms.`);
console.log(
  `Stored ${stored}, delivered ${mail.mails.length}, distinct ${distinct}, after ${delivered.toFixed(1)} s.`,
);
process.exitCode = failed === 0 && stored === accepted && distinct === accepted ? 0 : 1;

async function sendOne(number: number): Promise<void> {
  const from = performance.now();
  try {
    const { status } = await post(service.endpoint, { message: `Enquiry ${number}`, email: 'a@b.example' });
    if (status !== 200) throw new Error(`Status ${status}`);
    times.push(performance.now() - from);
  } catch {
    failed += 1;
  }
}
