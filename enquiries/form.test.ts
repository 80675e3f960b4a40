import { expect, test } from 'vitest';
import { csv } from './csv.ts';
import { type FormError, readForm } from './form.ts';
import { RateLimit } from './rate-limit.ts';
import type { StoredEnquiry } from './store.ts';

const read = (text: string) => readForm(Buffer.from(text, 'latin1'));
const statusOf = (text: string) => {
  try {
    read(text);
    return 200;
  } catch (error) {
    return (error as FormError).status;
  }
};

test("parses a browser's form data", () => {
  const { enquiry, isSuspect } = read(
    'first-name=Jos%C3%A9&message=a+b%0D%0A%E0%A4%95&elapsed=2500&website=',
  );
  expect(enquiry).toMatchObject({ 'first-name': 'José', message: 'a b\nक', email: '' });
  expect(isSuspect).toBe(false);
});

test.each([
  ['a header in a name', 'first-name=A%0D%0ABcc:+x@y.example', 400],
  ['a line feed in an address', 'email=a@b.example%0ABcc:c@d.example', 400],
  ['a line separator in a phone', 'phone=1%E2%80%A82', 400],
  ['a null in a message', 'message=a%00b', 400],
  ['invalid UTF-8, escaped', 'message=%ff', 400],
  ['invalid UTF-8, raw', 'message=\xff', 400],
  ['a lone surrogate', 'message=%ED%A0%80', 400],
  ['a field twice', 'email=a&email=b', 400],
  ['an unknown field', 'message=a&bcc=b', 400],
  ['a prototype for a field', '__proto__=a', 400],
  ['a count that is none', 'message=a&clauses=many', 400],
  ['nothing', '', 422],
  ['only spaces', 'message=+++&email=', 422],
  ['a message without end', `message=${'a'.repeat(20_001)}`, 422],
])('%s is refused', (_, text, status) => expect(statusOf(text)).toBe(status));

test('the honeypot and the time trap mark an enquiry as suspect', () => {
  for (const trap of ['website=x', 'elapsed=100', 'elapsed=', 'elapsed=x'])
    expect(read(`message=a&${trap}`).isSuspect, trap).toBe(true);
});

test('limits by address and in all; a /64 is one address', () => {
  const limit = new RateLimit({ perAddress: 2, inAll: 5 });
  const take = (address: string, now = 1_000_000_000) => limit.take(address, now);
  expect(['a', 'a', 'a'].map((one) => take(one) > 0)).toEqual([false, false, true]);
  expect(['2001:db8:1:2::1', '2001:db8:1:2:9::', '2001:db8:1:2::3'].map((one) => take(one) > 0)).toEqual([
    ...[false, false, true],
  ]);
  expect(take('b')).toBe(0);
  expect(take('c')).toBe(600);
  expect(take('c', 1_000_600_000)).toBe(0);
});

test('exported CSV contains no formula', () => {
  const { enquiry: fields } = read('message=%3DHYPERLINK(%22x%22)&phone=%2B91+00000+11111');
  const stored = { received: 0, fields, state: 'queued', delivered: null, answered: null, note: '' };
  const row = csv([stored as StoredEnquiry]).split('\r\n')[1];
  expect(row).toContain(`"'=HYPERLINK(""x"")"`);
  expect(row).toContain('"+91 00000 11111"');
});
