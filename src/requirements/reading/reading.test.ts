import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { workbookOf } from '../exports/workbook.ts';
import { isNumber } from './clause-number.ts';
import { clausesOf } from './clauses.ts';
import { guessColumns } from './columns.ts';
import { readDelimited } from './delimited.ts';
import { decodeText, fileKindOf } from './file-kind.ts';
import { sheetInHtml } from './html-table.ts';
import { readOffice } from './office.ts';
import { readList } from './read-list.ts';
import { Unreadable } from './sheet.ts';

test('a quoted table round-trips, whatever its cells contain', () => {
  const cell = fc.string({ minLength: 1, maxLength: 20 });
  const rows = fc.array(
    fc.tuple(cell, cell, cell).map((row) => [...row]),
    { minLength: 2, maxLength: 8 },
  );
  fc.assert(
    fc.property(rows, fc.constantFrom('\t', ';', ','), (table, separator) => {
      const text = table.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(separator));
      const read = readDelimited(text.join('\r\n'));
      // Cells that contain only separators may be split differently; none is lost.
      if (read.every((row) => row.length === 3)) expect(read).toEqual(table);
    }),
    { numRuns: 200 },
  );
  expect(readDelimited('1;"a;b\nc"\r\n2;d')).toEqual([
    ['1', 'a;b\nc'],
    ['2', 'd'],
  ]);
});

test('commas in prose do not split it, and lines broken by a page are joined', () => {
  const text = 'Alarms, doors and fences shall report,\nand be shown.\nDoors shall close, on leaving.';
  expect(readDelimited(text)).toEqual([
    ['Alarms, doors and fences shall report, and be shown.'],
    ['Doors shall close, on leaving.'],
  ]);
});

test.each([',', ';'])('sentences with one %j each are not cells, but a table is', (mark) => {
  const sentences = [
    'Video shall be recorded',
    'Doors shall close',
    'Lamps shall dim',
    'Pumps shall stop',
  ].map((start, index) => `${start}${mark} with alarm ${index}.`);
  expect(readDelimited(sentences.join('\n'))).toEqual(sentences.map((line) => [line]));
  expect(readDelimited(sentences.join('\n').replaceAll(`${mark} `, mark))[0]).toHaveLength(2);
  const spaced = sentences.map((line, index) => `1.${index}${mark} ${line.replace(mark, '')}`);
  expect(readDelimited(spaced.join('\n')).map((row) => row.length)).toEqual([2, 2, 2, 2]);
});

test('if clauses are numbered, a full line without a number belongs to the clause before it', () => {
  const text = [
    '4.1 Command centre',
    '4.1.1 The platform shall present events from all sub-systems on one',
    'GIS based dashboard with drill down.',
    '4.1.2 The platform shall show units, incidents and assets of all the',
    '12 agencies on one map.',
    '4.2 Video',
    'VMS',
  ].join('\n');
  expect(readDelimited(text).flat()).toEqual([
    '4.1 Command centre',
    '4.1.1 The platform shall present events from all sub-systems on one GIS based dashboard with drill down.',
    '4.1.2 The platform shall show units, incidents and assets of all the 12 agencies on one map.',
    '4.2 Video',
    'VMS',
  ]);
});

test('clause numbers', () => {
  for (const number of ['4', '5.3', '5.3.2(a)', 'B-12', '(c)', '2.1.iv', '1.10.'])
    expect(isNumber(number)).toBe(true);
  for (const word of ['Fence', 'A room', '12 months', '']) expect(isNumber(word)).toBe(false);
});

const rows = [
  ['Sl. No.', 'Requirement', 'Qty'],
  ['2', 'Perimeter and doors', ''],
  ['2.1', 'Fence alarms shall be compared with wind.', '1'],
  ['', '', ''],
  ['2.2', 'Fence alarms shall be compared with wind.', '1'],
  ['2.3', 'नियंत्रण कक्ष चौबीस घंटे कार्य करेगा।', ''],
];

test('headers, numbers, headings, empty rows, repeats and other scripts are recognised and kept', () => {
  const columns = guessColumns(rows);
  expect(columns).toEqual({ text: 1, number: 0, head: 1 });
  const { clauses, counted } = clausesOf(rows, columns);
  expect(counted).toBe(false);
  expect(clauses.map(({ number, kind }) => `${number} ${kind}`)).toEqual([
    '2 heading',
    '2.1 clause',
    ' empty',
    '2.2 clause',
    '2.3 language',
  ]);
  expect(clauses[3]?.sameAs).toBe('2.1');
  expect(clauses[4]?.script).toBe('Devanagari');
});

test('a heading is recognised by the number below it, even across an empty line', () => {
  const list = [['4.1 Command centre'], [''], ['4.1.1 Doors shall close.'], ['4.1.2 Lamps shall be dimmed.']];
  const { clauses } = clausesOf(list, { text: 0, number: null, head: 0 });
  expect(clauses.map(({ kind }) => kind)).toEqual(['heading', 'empty', 'clause', 'clause']);
});

test('next to a running count, the nested numbers are the clauses’ own; headers are recognised by their text', () => {
  const doors = 'Doors shall close on a fire signal.';
  const counted = [
    ['Sl.', 'Ref.', 'Technical specification'],
    ['1', '5.1', 'Doors'],
    ['2', '5.1.1(a)', doors],
  ];
  expect(guessColumns(counted)).toEqual({ text: 2, number: 1, head: 1 });
  expect(clausesOf(counted, guessColumns(counted)).clauses.map(({ kind }) => kind)).toEqual([
    'heading',
    'clause',
  ]);
});

test('a column of figures is taken for the clauses’ numbers only if its header says so', () => {
  const doors = 'Doors shall close on a fire signal.';
  const lamps = 'Lamps shall be dimmed after midnight.';
  const guess = (...table: string[][]) => guessColumns(table).number;
  expect(guess(['1', doors], ['2', lamps])).toBe(null);
  expect(guess(['Requirement', 'Qty'], [doors, '1'], [lamps, '4'])).toBe(null);
  expect(guess(['Sl. No.', 'Requirement'], ['1', doors], ['2', lamps])).toBe(0);
  expect(guess(['S.No', 'Requirement', 'Qty'], ['1', doors, '6'], ['2', lamps, '8'])).toBe(0);
  expect(guess(['1.', doors], ['2.', lamps])).toBe(0);
});

test('a list without numbers gets a count', () => {
  const { clauses, counted } = clausesOf([['Doors shall close.'], ['Lamps shall be dimmed.']], {
    text: 0,
    number: null,
    head: 0,
  });
  expect(counted).toBe(true);
  expect(clauses.map(({ number }) => number)).toEqual(['1', '2']);
});

const word = (body: string) =>
  zipSync({ 'word/document.xml': strToU8(`<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`) });
const paragraph = (text: string, level?: number) =>
  `<w:p>${level === undefined ? '' : `<w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr></w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`;

test('a Word file has its tables, and its paragraphs with the numbers Word prints', async () => {
  const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
  const table = `<w:tbl><w:tr>${cell('1')}${cell('Doors shall close on a fire signal.')}</w:tr><w:tr>${cell('2')}${cell('Lamps')}</w:tr></w:tbl>`;
  const [first, second] = await readOffice(word(table + paragraph('Doors', 0) + paragraph('Shall close', 1)));
  expect(first?.rows[0]).toEqual(['1', 'Doors shall close on a fire signal.']);
  expect(second?.rows).toEqual([
    ['1', 'Doors'],
    ['1.1', 'Shall close'],
  ]);
});

test('a spreadsheet round-trips without control characters', async () => {
  const cells = [
    [{ text: '1.1' }, { text: 'Doors & <lamps> "shall"\u0001 close', link: 'https://a.example/?a&b' }],
  ];
  const bytes = workbookOf([
    { name: 'List', note: 'Draft', heads: ['No.', 'Clause'], rows: cells, widths: [8, 40] },
  ]);
  const [sheet] = await readOffice(bytes);
  expect(sheet).toEqual({
    name: 'List',
    rows: [['Draft'], ['No.', 'Clause'], ['1.1', 'Doors & <lamps> "shall" close']],
  });
});

test('an unreadable file has a reason', async () => {
  const problem = async (read: () => unknown) => {
    try {
      await read();
    } catch (error) {
      return error instanceof Unreadable ? error.problem : error;
    }
    return undefined;
  };
  const container = [0xd0, 0xcf, 0x11, 0xe0];
  const encrypted = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);
  expect(await problem(() => fileKindOf(new Uint8Array([...container, ...encrypted])))).toBe('password');
  expect(await problem(() => fileKindOf(new Uint8Array(container)))).toBe('unreadable');
  expect(await problem(() => decodeText(strToU8('%PDF-1.7')))).toBe('unreadable');
  expect(await problem(() => decodeText(new Uint8Array(500)))).toBe('unreadable');
  expect(await problem(() => readOffice(strToU8('PK no archive')))).toBe('damaged');
  const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(61_000_000) }, { level: 1 });
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(await problem(() => readOffice(bomb))).toBe('too-deep');
});

test('the bytes of a file decide its type, not its name', async () => {
  const bytes = workbookOf([
    { name: 'S', note: 'Draft', heads: ['No.'], rows: [[{ text: '1' }]], widths: [8] },
  ]);
  const read = await readList({ file: new File([bytes as BlobPart], 'list.csv') });
  expect(read).toMatchObject({ sheets: [{ rows: [['Draft'], ['No.'], ['1']] }] });
  const tooMuch = new File([new Uint8Array(5_000_001)], 'list.csv');
  await expect(readList({ file: tooMuch })).rejects.toMatchObject({ problem: 'too-large' });
});

test('five thousand rows and a clause of four thousand characters are read completely', () => {
  const long = `Doors ${'shall close '.repeat(333)}`.trim();
  const list = Array.from({ length: 5000 }, (_, index) => `${index + 1}\tDoor ${index} shall close.`);
  const read = readDelimited([...list, `5001\t${long}`].join('\n'));
  const { clauses } = clausesOf(read, guessColumns(read));
  expect(clauses).toHaveLength(5001);
  expect(clauses.at(-1)).toMatchObject({ number: '5001', text: long, kind: 'clause' });
});

test('UTF-16 and Windows-1252 are read as text', () => {
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0x61, 0, 0x62, 0]))).toBe('ab');
  expect(decodeText(new Uint8Array([0x61, 0xe9]))).toBe('aé');
});

test('a pasted table keeps its merged cells and loses styles, scripts and comments', () => {
  const word =
    '<head><style>td{mso-x:1}</style></head><!--[if mso]><td>no<![endif]--><table><tr><td rowspan="2" style=\'a: ">"\'>One<br>two<p onclick="x()">three</p><script>"</td>four"</script></td><td colspan=2>A&nbsp;&lt; B &amp; &#8377;5 &eacute;</td><td>last</td></tr><tr><td>C<td>D<td><table><tr><td>in</td><td>it</td></tr></table></table>';
  expect(sheetInHtml(word)?.rows).toEqual([
    ['One two three', 'A < B & ₹5 é', '', 'last'],
    ['One two three', 'C', 'D', 'in it'],
  ]);
});

test('what is copied from a page without a table is read as text', () => {
  expect(sheetInHtml('<p>Doors < 5 and > 3</p>')).toBeUndefined();
  expect(sheetInHtml('<table><tr><td>Doors</td></tr></table>')).toBeUndefined();
});
