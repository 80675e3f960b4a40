import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNumber, leadingNumber } from './clause-number.ts';
import { clausesOf } from './clauses.ts';
import { guessColumns } from './columns.ts';
import { readDelimited } from './delimited.ts';

const read = (lines: string[]) => {
  const rows = readDelimited(lines.join('\n'));
  return clausesOf(rows, guessColumns(rows)).clauses;
};
const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean);

test('a list without numbers keeps every word, also standards and figures at the start of a clause', () => {
  const standards = ['H.264', 'H.265', 'RS-232', 'RS-485', 'CAP-1.2', 'PoE-802.3', 'IP-66', 'G.711', 'X.509'];
  const figures = [
    '2.5 MP',
    '4.0 MP',
    '10 Gbps',
    '40 Gbps',
    '24 V',
    '0.05 lux',
    '24/7',
    '01-05-2024',
    '(24 V)',
  ];
  const plain = ['The', 'Every', 'e.g.', 'A', '5 doors'];
  const words = fc.array(fc.constantFrom('and', 'power', 'shall', 'be', 'shown', 'MP', 'Doors', '12'), {
    minLength: 2,
    maxLength: 9,
  });
  const line = fc
    .tuple(fc.constantFrom(...standards, ...figures, ...plain), fc.constantFrom('cameras', 'Video'), words)
    .map(([start, first, rest]) => [start, first, ...rest].join(' '));
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
      const texts = read(lines).map(({ text }) => text);
      expect(wordsIn(texts.join(' '))).toEqual(lines.flatMap(wordsIn));
    }),
    { numRuns: 500 },
  );
});

test('standards at the start of lines do not join the lines after them', () => {
  const lines = [
    'H.265 and H.264 compression shall be supported',
    'RS-485 interface shall be provided on every controller',
    'The system shall show cameras on a map',
    'CAP-1.2 messages shall be sent to every siren',
    'PoE-802.3 power shall be supported',
  ];
  expect(read(lines).map(({ number, text }) => `${number} ${text}`)).toEqual(
    lines.map((line, index) => `${index + 1} ${line}`),
  );
});

test.each([
  [['1.1', '1.1.2', '1.2', '1.10']],
  [['4.3(a)', '4.3(b)', '4.4', '4.4 (i)']],
  [['A.1', 'A.2', 'B.1', 'B.2']],
  [['REQ-001', 'REQ-002', 'REQ-007']],
  [['FR-12', 'FR-13', 'FR-14']],
  [['a)', 'b)', 'i)', 'ii)', 'c)']],
  [['iii.', 'iv.', 'v.']],
  [['h.', 'i.', 'j.']],
  [['१.१', '१.२', '२.१']],
  [['٤.٩', '٤.١٠', '٤.١١']],
  [['1', '2', '3']],
  [['1.', '1.', '1.']],
  [['4.7', '4.8']],
  [['1.9', '1.10', '2']],
  [['2.6(c)', '2.7', '3']],
  [['5.3.2']],
])('%j is a numbering', (numbers) => {
  const lines = numbers.map((number, index) => `${number} Door ${index} shall close`);
  expect(read(lines).map(({ number, text }) => `${number} ${text}`)).toEqual(
    lines.map((line) => line.replace(/[.:](?= Door)/, '')),
  );
});

test('in a numbered list, a clause may begin with a standard, a figure or a small letter', () => {
  const texts = [
    'H.265 shall be supported',
    '12 cameras shall be shown',
    'the doors shall close',
    'a door opens',
  ];
  const lines = texts.map((text, index) => `${index + 1}. ${text}`);
  expect(read([...lines, 'H.264 is optional', '2.5 MP is enough']).map(({ text }) => text)).toEqual([
    ...texts,
    'H.264 is optional',
    '2.5 MP is enough',
  ]);
});

test('a number replaced by a count stays in the clause', () => {
  const lines = ['1. Doors shall close.', ...Array.from({ length: 9 }, (_, at) => `Lamp ${at} shall dim.`)];
  expect(read(lines)[0]).toMatchObject({ number: '1', text: '1. Doors shall close.' });
});

test('a column may have numbers in other digits', () => {
  expect(isNumber('१.२')).toBe(true);
  expect(isNumber('٤.١٠')).toBe(true);
});

test('what has more parts than any tender is no number, and takes no time', () => {
  const deep = (parts: number) => `${'1.'.repeat(parts)}1 Doors shall close`;
  expect(leadingNumber(deep(9))?.text).toBe('Doors shall close');
  for (const line of [deep(20), deep(8000), `1${'.i'.repeat(24)}! Doors`, `1${'(i)'.repeat(24)}! Doors`])
    expect(leadingNumber(line)).toBeUndefined();
});
