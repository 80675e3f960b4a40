import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import words from '../../content/requirements/words.ts';
import type { Clause } from '../reading/clauses.ts';
import { mostRows, queriesOf, type Review, type ReviewRow } from '../review.ts';
import { csvOf, harmless } from './csv.ts';
import { keep, openKept } from './kept-file.ts';
import { queriesAsHtml, queriesAsText } from './queries.ts';
import { tableOf } from './table.ts';
import { workbookOf } from './workbook.ts';

const clause = (number: string, text: string): Clause => ({
  number,
  text,
  kind: 'clause',
  cells: [number, text, 'Lobby'],
});
const row = (number: string, change: Partial<ReviewRow> = {}): ReviewRow => ({
  clause: clause(number, `=Clause ${number}`),
  finding: 'nothing',
  match: { finding: 'nothing', near: [] },
  ...change,
});
const review: Review = {
  source: 'a.csv',
  heads: ['No.', 'Clause', 'Place'],
  own: [2],
  rows: [row('1'), row('2')],
};

test('no cell can run as a formula', () => {
  fc.assert(fc.property(fc.string(), (text) => !/^[=+\-@\t\r]/.test(harmless(text))));
});

test('the file starts with its byte order mark and the head row, ends with the draft line, and keeps the visitor’s own columns', () => {
  const csv = csvOf(tableOf(review, review.rows, words, 'https://a.example'), words.draft);
  expect(csv.startsWith('\ufeff')).toBe(true);
  const lines = csv.trim().split('\r\n');
  expect(lines[0]).toMatch(/Place$/);
  expect(lines[1]).toMatch(/Lobby$/);
  expect(lines.at(-1)?.replaceAll('"', '')).toBe(words.draft);
  expect(csv).toContain("1,'=Clause 1,Nothing found on this site");
});

test('queries: clauses without findings or marked to ask, except those that do not apply, each once', () => {
  const repeated = row('5');
  repeated.clause.sameAs = '1';
  const rows = [
    row('1'),
    row('2', { finding: 'related', assessment: 'ask' }),
    row('3', { assessment: 'not-applicable' }),
    row('4', { finding: 'related' }),
    repeated,
  ];
  expect(queriesOf(rows).map(({ clause: { number } }) => number)).toEqual(['1', '2']);
  expect(queriesAsText(queriesOf(rows), words).split('\n')[0]).toBe(words.draft);
  const asked = queriesAsHtml([row('1', { clause: clause('1', 'Lamps <b>shall</b> be dimmed.') })], words);
  expect(asked).toContain(words.draft);
  expect(asked).toContain('<td>Lamps &lt;b&gt;shall&lt;/b&gt; be dimmed.</td>');
});

test('the workbook’s header stays in view and filters, and its addresses are links', () => {
  const heads = ['No.', 'Address'];
  const rows = [[{ text: '1' }, { text: 'here', link: 'https://a.example/b#c' }]];
  const parts = unzipSync(workbookOf([{ name: 'List', note: words.draft, heads, rows, widths: [8, 40] }]));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] as Uint8Array);
  expect(sheet).toContain('<pane ySplit="2" topLeftCell="A3" activePane="bottomLeft" state="frozen"/>');
  expect(sheet).toContain('<autoFilter ref="A2:B3"/>');
  expect(sheet).toContain('<hyperlink ref="B3" r:id="rId1"/>');
  expect(sheet).toContain('<col min="2" max="2" width="40" customWidth="1"/>');
  expect(strFromU8(parts['xl/worksheets/_rels/sheet1.xml.rels'] as Uint8Array)).toContain(
    'https://a.example/b#c',
  );
});

test('a cell of the workbook is never longer than a spreadsheet accepts', () => {
  const rows = [[{ text: 'a'.repeat(40_000) }]];
  const parts = unzipSync(workbookOf([{ name: 'List', note: '', heads: ['Clause'], rows, widths: [8] }]));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] as Uint8Array);
  expect(/a{40,}/.exec(sheet)?.[0]).toHaveLength(32_767);
});

test('a saved file restores the list and the settings; other files are refused', () => {
  const set: Review = { ...review, rows: [row('1', { assessment: 'partly', remarks: 'ask' }), row('2')] };
  const kept = openKept(keep(set));
  expect(kept?.clauses.map(({ assessment, remarks }) => [assessment, remarks])).toEqual([
    ['partly', 'ask'],
    [undefined, undefined],
  ]);
  expect(kept?.own).toEqual([2]);
  const tooMany = keep({ ...review, rows: Array.from({ length: mostRows + 1 }, () => row('1')) });
  for (const other of ['', '{}', '[1]', '{"format":"requirement-check","version":9}', tooMany])
    expect(openKept(other)).toBeUndefined();
});
