/* The service follows what the site's build has written. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enquiryRules } from '../prerender/enquiry-rules.ts';
import {
  type MailServer,
  post,
  type RunningService,
  signInToInbox,
  startMailServer,
  startService,
} from '../tests/enquiry-service.ts';
import { noRules, parseRules, RulesFile } from './rules.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'enquiries-'));
  file = join(folder, 'enquiries.json');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

const decisions = {
  keepMonths: 12,
  fields: [{ name: 'company', label: { en: 'Company', hi: 'कंपनी' } }],
  reply: {
    en: { subject: 'Thank you', text: 'We answer within two days.' },
    hi: { subject: 'धन्यवाद', text: 'हम दो दिन में उत्तर देंगे।' },
  },
};

test('reads what the build writes', () => {
  expect(parseRules(enquiryRules(decisions))).toEqual({
    keepMonths: 12,
    labels: { company: 'Company' },
    reply: decisions.reply,
    strictTransport: noRules.strictTransport,
  });
  expect(parseRules(enquiryRules({}))).toEqual(noRules);
});

test.each(['{"keepMonths":0}', '{"keepMonths":"12"}', '{"labels":{"a":1}}', '{"reply":{"en":{}}}', '{'])(
  'refuses %s',
  (text) => expect(() => parseRules(text)).toThrow(),
);

test('a missing file decides nothing; a broken one leaves the rules as they were', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const rules = new RulesFile(file);
  expect(rules.read()).toEqual(noRules);
  writeFileSync(file, enquiryRules(decisions));
  expect(rules.read().keepMonths).toBe(12);
  writeFileSync(file, '{"keepMonths":0, "longer": true}');
  expect(rules.read().keepMonths).toBe(12);
  expect(said).toHaveBeenCalledTimes(1);
  rmSync(file);
  expect(rules.read().keepMonths).toBe(12);
});

test('replies once a day to an address, in the language of its page, and never to suspected spam', async () => {
  writeFileSync(file, enquiryRules(decisions));
  const mail: MailServer = await startMailServer();
  const service: RunningService = await startService({
    database: ':memory:',
    smtpPort: mail.port,
    env: { RULES: file },
  });
  try {
    const inbox = await signInToInbox(service);
    const email = 'asha@city.example';
    await post(service.endpoint, { message: 'Spam', email, website: 'x' });
    await post(service.endpoint, { message: 'One', email, language: 'hi', company: 'City of Pune' });
    await vi.waitFor(() => expect(mail.mails).toHaveLength(2), { timeout: 20_000 });
    const reply = mail.mails.find((one) => one.includes('Auto-Submitted: auto-replied')) ?? '';
    expect(reply).toMatch(/^To: asha@city\.example/m);
    expect(reply).toMatch(/^Reply-To: sales@site\.example/m);
    expect(reply).not.toContain('One');
    expect(reply).toContain(Buffer.from(decisions.reply.hi.subject).toString('base64').slice(0, 12));
    await post(service.endpoint, { message: 'Two', email });
    await vi.waitFor(() => expect(mail.mails).toHaveLength(3), { timeout: 20_000 });
    const [path = ''] = /\/enquiry\/[\w-]+/.exec(await inbox.get('/?find=pune')) ?? [];
    await vi.waitFor(async () =>
      expect(await inbox.get(path)).toMatch(/Automatic reply<\/dt><dd>Sent today/),
    );
    expect(await inbox.get(path)).toContain('<dt>Company</dt>');
    expect(await inbox.get('/')).toContain('deleted automatically 12 months after they arrived');
    expect(mail.mails.filter((one) => one.includes('auto-replied'))).toHaveLength(1);
  } finally {
    await service.kill('SIGTERM');
    await mail.stop();
  }
}, 60_000);
