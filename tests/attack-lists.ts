/* Lists made to hold a reader: each is small, as a file or as a paste, and asks for far more work than a tender. */
import { strToU8, zipSync } from 'fflate';
import type { ListSource } from '../src/requirements/reading/read-list.ts';

type Parts = Record<string, string>;

const fileOf = (bytes: Uint8Array, name: string): ListSource => ({
  file: new File([bytes as BlobPart], name),
});
const archive = (parts: Parts) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])), {
    level: 6,
  });

const sheetTag = (index: number, part = index) => `<sheet name="S${index}" r:id="rId${part}"/>`;
const relation = (index: number, target = `worksheets/sheet${index}.xml`) =>
  `<Relationship Id="rId${index}" Target="${target}"/>`;
const range = (length: number) => Array.from({ length }, (_, index) => index + 1);

/** A workbook of these sheets' rows. */
export function workbook(sheets: string[], more: Parts = {}): Uint8Array {
  const places = sheets.map((_, index) => index + 1);
  return archive({
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${places.map((index) => sheetTag(index)).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<R>${places.map((index) => relation(index)).join('')}</R>`,
    ...Object.fromEntries(
      sheets.map((rows, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
    ...more,
  });
}

export function document(body: string, more: Parts = {}): Uint8Array {
  return archive({
    'word/document.xml': `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
    ...more,
  });
}

const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const paragraph = (text: string, properties = '') => `<w:p>${properties}<w:r><w:t>${text}</w:t></w:r></w:p>`;
const inList = (level: number | string) =>
  `<w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr></w:pPr>`;
const numbering = (start: number, format: string, template: string) =>
  `<w:numbering><w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${template}"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num></w:numbering>`;
const table = (text: string) => `<w:tbl>${`<w:tr><w:tc>${paragraph(text)}</w:tc></w:tr>`.repeat(2)}</w:tbl>`;

const clause = 'Doors shall close on a fire signal.';
const oneRow = `<row r="1">${cell('A1', clause)}</row>`;

/** Changes every number that equals one of the archive's sizes. */
function withSize(bytes: Uint8Array, size: number, stated: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 0; at < bytes.length - 4; at++)
    if (view.getUint32(at, true) === size) view.setUint32(at, stated, true);
  return bytes;
}

/** An archive whose directory names the same bytes many times. */
function sharedEntry(times: number): Uint8Array {
  const rows = `<row r="1">${cell('A1', clause)}</row>`.repeat(2000);
  const single = workbook([rows]);
  const view = new DataView(single.buffer, single.byteOffset, single.length);
  const end = single.length - 22;
  const directory = view.getUint32(end + 16, true);
  const entries: Uint8Array[] = [];
  for (let at = directory; at < end; ) {
    const length = 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true);
    entries.push(single.slice(at, at + length));
    at += length;
  }
  const sheet = entries.find((entry) => new TextDecoder().decode(entry).includes('sheet1.xml'));
  const copies = range(times).map((index) => {
    const copy = sheet?.slice() ?? new Uint8Array();
    copy.set(strToU8(String(index % 10)), copy.length - 5);
    return copy;
  });
  const all = [...entries, ...copies];
  const last = single.slice(end);
  const lastView = new DataView(last.buffer);
  for (const at of [8, 10]) lastView.setUint16(at, all.length, true);
  const size = all.reduce((sum, entry) => sum + entry.length, 0);
  lastView.setUint32(12, size, true);
  return new Uint8Array([...single.slice(0, directory), ...all.flatMap((entry) => [...entry]), ...last]);
}

const manyRows = (count: number, column: string, content: (place: string) => string) =>
  range(count)
    .map((row) => `<row r="${row}">${content(`${column}${row}`)}</row>`)
    .join('');

/** By what they do; each is made when it is asked for. */
export const attacks: Record<string, () => ListSource> = {
  'many sheets that name one part': () =>
    fileOf(
      workbook([manyRows(3000, 'A', (place) => cell(place, clause))], {
        'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${range(20_000)
          .map((index) => sheetTag(index, 1))
          .join('')}</sheets></workbook>`,
      }),
      'a.xlsx',
    ),
  'one long shared string in 99,999 cells': () =>
    fileOf(
      workbook([manyRows(99_999, 'A', (place) => `<c r="${place}" t="s"><v>0</v></c>`)], {
        'xl/sharedStrings.xml': `<sst><si><t>${'Doors shall close. '.repeat(2500)}</t></si></sst>`,
      }),
      'a.xlsx',
    ),
  'a cell in the last column of 99,999 rows': () =>
    fileOf(workbook([manyRows(99_999, 'IV', (place) => cell(place, clause))]), 'a.xlsx'),
  'the last row of a thousand sheets': () =>
    fileOf(workbook(range(1000).map(() => `<row r="99999">${cell('A99999', clause)}</row>`)), 'a.xlsx'),
  'half a million merged ranges': () =>
    fileOf(
      workbook([oneRow], {
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${oneRow}<row r="90000">${cell('A90000', clause)}</row></sheetData><mergeCells>${'<mergeCell ref="A1:IV90000"/>'.repeat(500_000)}</mergeCells></worksheet>`,
      }),
      'a.xlsx',
    ),
  'a template of thousands of counts': () =>
    fileOf(
      document(paragraph(clause, inList(0)).repeat(20_000), {
        'word/numbering.xml': numbering(1, 'upperRoman', '%1'.repeat(30_000)),
      }),
      'a.docx',
    ),
  '150,000 tables': () => fileOf(document(table(clause) + table('x').repeat(150_000)), 'a.docx'),
  'a million paragraphs in one cell': () =>
    fileOf(
      document(table(`${clause}</w:t></w:r></w:p>${paragraph('a').repeat(500_000)}<w:p><w:r><w:t>b`)),
      'a.docx',
    ),
  'elements in elements, a million deep': () =>
    fileOf(document(`${'<w:a>'.repeat(1_000_000)}${'</w:a>'.repeat(1_000_000)}`), 'a.docx'),
  'an element of a million attributes': () =>
    fileOf(
      document(
        `<w:p ${range(1_000_000)
          .map((index) => `a${index}="1"`)
          .join(' ')}/>`,
      ),
      'a.docx',
    ),
  'a part that states two kilobytes and unpacks into fifty megabytes': () => {
    const text = `<w:document/>${' '.repeat(50_000_000)}`;
    return fileOf(
      withSize(zipSync({ 'word/document.xml': strToU8(text) }, { level: 9 }), text.length, 60_000),
      'a.docx',
    );
  },
  'a part that states more than it has': () => {
    const text = `<w:document>${paragraph(clause)}</w:document>`;
    return fileOf(withSize(archive({ 'word/document.xml': text }), text.length, 50_000_000), 'a.docx');
  },
  'one entry under 51 names': () => fileOf(sharedEntry(51), 'a.xlsx'),
  '200,000 columns': () => ({ text: `${clause}\t`.repeat(20_000) + 'x\t'.repeat(180_000) }),
  '2.4 million numbers in a line': () => ({ text: '1.'.repeat(2_400_000) }),
  '1.6 million numbered lines': () => ({ text: '1.\n'.repeat(1_600_000) }),
  'a line tried in two ways at every part': () => ({ text: `1${'.i'.repeat(24)}! ${clause}` }),
  'lines that all run on': () => ({ text: 'doors close,\n'.repeat(380_000) }),
  'marks that no mark closes': () => ({ text: 'a,"""b\n'.repeat(250_000) }),
  'a table whose cells reach down and across': () => ({
    text: clause,
    html: `<table>${'<tr><td rowspan="5000" colspan="50">Doors shall close</td></tr>'.repeat(60_000)}</table>`,
  }),
  'styles that never end': () => ({ text: clause, html: '<style'.repeat(800_000) }),
  'tags that never end': () => ({ text: clause, html: `<table>${'<td a="'.repeat(700_000)}` }),
  'a kept list of fifty million letters': () => ({
    file: new File(
      [
        JSON.stringify({
          format: 'requirement-check',
          version: 1,
          clauses: range(5000).map(() => ({ text: clause, cells: range(2000).map(() => 'a') })),
        }),
      ],
      'a.json',
    ),
  }),
};

const listOf = (parts: Parts) => () => fileOf(document(paragraph(clause, inList(0)), parts), 'a.docx');

/** Files that are not as their kind should be. */
export const damaged: Record<string, () => ListSource> = {
  'a level that is no number': () => fileOf(document(paragraph(clause, inList('abc'))), 'a.docx'),
  'a level below the first': () => fileOf(document(paragraph(clause, inList(-3))), 'a.docx'),
  'letters from -100': listOf({ 'word/numbering.xml': numbering(-100, 'lowerLetter', '%1') }),
  'a sheet called /__proto__': () =>
    fileOf(
      workbook([oneRow], { 'xl/_rels/workbook.xml.rels': `<R>${relation(1, '/__proto__')}</R>` }),
      'a.xlsx',
    ),
  'a row before the first': () => fileOf(workbook([`<row r="-5">${cell('A1', clause)}</row>`]), 'a.xlsx'),
  'a row that is no number': () => fileOf(workbook([`<row r="x">${cell('A1', clause)}</row>`]), 'a.xlsx'),
  'an archive cut in half': () => fileOf(workbook([oneRow]).slice(0, 500), 'a.xlsx'),
  'XML that ends early': () => fileOf(document('<w:p><w:r'), 'a.docx'),
};
