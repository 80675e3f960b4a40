import { expect, test } from 'vitest';
import { glossaryProblems } from './glossary.ts';
import { styleProblems } from './house-style.ts';

test.each([
  ['The ledger keeps it.', 'log'],
  ['Footage is erased.', 'delete'],
  ['Changing a maker changes one connector.', 'manufacturer'],
  ['Two watch rooms share it.', 'control room'],
  ['Ask our desk.', 'us'],
  ['Answers come by mail.', 'e-mail'],
  ['Zoom 400 %', '95%'],
  ['“We” are the company.', '‘ ’'],
])('%s: write %s', (text, term) => {
  expect(glossaryProblems(text).join()).toContain(`Write ‘${term}`);
  expect(styleProblems(text, [])).toEqual(expect.arrayContaining(glossaryProblems(text)));
});

test.each(['The operator’s desk', 'A decision is logged', 'e-mail', '{value} %', 'Write to mailto'])(
  'allowed: %s',
  (text) => expect(glossaryProblems(text)).toEqual([]),
);
