import { expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';

const words = {
  label: 'Open as an e-mail',
  to: 'desk@city.example',
  subject: 'Message from',
  subjectWithoutName: 'Message',
  shortened: '[shortened]',
};
const read = (href: string) => {
  const { pathname, searchParams } = new URL(href);
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
};

test('message, then name and addresses', () => {
  const mail = composeMail(
    {
      'first-name': 'Ananya',
      'last-name': 'Rao',
      email: 'ananya@city.example',
      phone: '+91 1',
      message: 'Two sites\n& a map?',
    },
    words,
  );
  expect(read(mail)).toEqual({
    to: 'desk@city.example',
    subject: 'Message from Ananya Rao',
    body: 'Two sites\r\n& a map?\r\n\r\nAnanya Rao\r\nananya@city.example\r\n+91 1',
  });
});

test('omits empty fields', () => {
  expect(read(composeMail({ message: ' Hello ' }, words))).toEqual({
    to: 'desk@city.example',
    subject: 'Message',
    body: 'Hello',
  });
  expect(read(composeMail({}, words)).body).toBe('');
});

test.each([
  ['a megabyte', 'word '.repeat(200_000)],
  ['letters of other scripts', 'नमस्ते '.repeat(500)],
  ['pictures of two halves', '🛰️'.repeat(900)],
  ['lines', `x${'\n'.repeat(3000)}x`],
])('shortens %s with a note and keeps the sender', (_, message) => {
  const mail = composeMail({ 'first-name': 'Ananya', message }, words);
  expect(mail.length).toBeLessThanOrEqual(1900);
  expect(read(mail).body).toMatch(/… \[shortened\]\r\n\r\nAnanya$/);
});

test('never splits a surrogate pair', () => {
  expect(read(composeMail({ message: 'a\uD83D' }, words)).body).toBe('a\uFFFD');
});
