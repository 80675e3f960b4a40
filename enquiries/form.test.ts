import { expect, test } from 'vitest';
import { storedWith } from '../tests/enquiries.ts';
import { csv } from './csv.ts';
import { type FormError, readForm } from './form.ts';

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
  expect(enquiry.fields).toMatchObject({ 'first-name': 'José', message: 'a b\nक', email: '' });
  expect(enquiry.others).toEqual([]);
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
  ['a count that is none', 'message=a&clauses=many', 400],
  ['nothing', '', 422],
  ['only spaces', 'message=+++&email=&company=+', 422],
  ['only what the page adds', 'language=hi&consent=I+agree', 422],
  ['a message without end', `message=${'a'.repeat(20_001)}`, 422],
  ['a thousand fields', Array.from({ length: 1000 }, (_, at) => `f${at}=a`).join('&'), 422],
])('%s is refused', (_, text, status) => expect(statusOf(text)).toBe(status));

test('fields of a newer site are kept with the message', () => {
  const { enquiry } = read(
    'message=a&company=City+of+Pune&topic=water&topic=power&__proto__=b&notes=1%0D%0A2',
  );
  expect(enquiry.fields.message).toBe('a');
  expect(enquiry.others).toEqual([
    ['company', 'City of Pune'],
    ['topic', 'water, power'],
    ['__proto__', 'b'],
    ['notes', '1\n2'],
  ]);
  expect(statusOf('company=City+of+Pune')).toBe(200);
});

test('control characters in the names and values of unknown fields become spaces', () => {
  expect(read('a%0D%0ABcc:=x%00y%0Az').enquiry.others).toEqual([['a  Bcc:', 'x y\nz']]);
  expect(read(`${'n'.repeat(100)}=a`).enquiry.others[0]?.[0]).toHaveLength(60);
});

test('the honeypot and the time trap mark an enquiry as suspect', () => {
  for (const trap of ['website=x', 'elapsed=100', 'elapsed=', 'elapsed=x'])
    expect(read(`message=a&${trap}`).isSuspect, trap).toBe(true);
});

test('an exported table has every field, and no formula', () => {
  const [first, second] = ['message=%3DHYPERLINK(%22x%22)&phone=%2B91+00000+11111', 'message=b&company=%2Bx'];
  const rows = csv(
    [first, second].map((text) => storedWith(read(text).enquiry)),
    {
      labels: { company: 'Company' },
    },
  ).split('\r\n');
  expect(rows[0]).toContain('"Message","Queries","Clauses","Consent","Language","Company","State"');
  expect(rows[1]).toContain(`"'=HYPERLINK(""x"")"`);
  expect(rows[1]).toContain('"+91 00000 11111"');
  expect(rows[2]).toContain(`"'+x"`);
});
