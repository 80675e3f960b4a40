/* A spreadsheet (.xlsx): every visible sheet as rows of text, merged cells read downwards. */
import { type Parts, readXml, unpack } from './archive.ts';
import type { Sheet } from './sheet.ts';
import { Unreadable } from './sheet.ts';

export function readWorkbook(bytes: Uint8Array): Sheet[] {
  const parts = unpack(bytes, (name) =>
    /^xl\/(workbook|sharedStrings|worksheets\/[^/]+|_rels\/workbook)\.xml/.test(name),
  );
  const shared = sharedStrings(parts['xl/sharedStrings.xml'] ?? '');
  const sheets = sheetFiles(parts).map(({ name, file }) => ({
    name,
    rows: rowsOf(parts[file] ?? '', shared),
  }));
  if (sheets.length === 0) throw new Unreadable('damaged');
  return sheets;
}

function sheetFiles(parts: Parts): { name: string; file: string }[] {
  const targets = new Map<string, string>();
  readXml(parts['xl/_rels/workbook.xml.rels'] ?? '<r/>', {
    open: (name, attribute) => {
      if (name === 'Relationship') targets.set(attribute('Id') ?? '', attribute('Target') ?? '');
    },
  });
  const sheets: { name: string; file: string }[] = [];
  readXml(parts['xl/workbook.xml'] ?? '<w/>', {
    open: (name, attribute) => {
      if (name !== 'sheet' || (attribute('state') ?? 'visible') !== 'visible') return;
      const target = targets.get(attribute('id') ?? '') ?? '';
      sheets.push({
        name: attribute('name') ?? '',
        file: target.startsWith('/') ? target.slice(1) : `xl/${target}`,
      });
    },
  });
  return sheets;
}

function sharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let [inText, phonetic] = [false, false];
  if (xml)
    readXml(xml, {
      open: (name) => {
        if (name === 'si') strings.push('');
        if (name === 'rPh') phonetic = true;
        inText = name === 't';
      },
      text: (text) => {
        if (inText && !phonetic) strings[strings.length - 1] += text;
      },
      close: (name) => {
        if (name === 'rPh') phonetic = false;
        inText = false;
      },
    });
  return strings;
}

function rowsOf(xml: string, shared: string[]): string[][] {
  const rows: string[][] = [];
  const merged: string[] = [];
  let [row, column, kind, value, inValue] = [0, 0, '', '', false];
  readXml(xml || '<s/>', {
    open: (name, attribute) => {
      if (name === 'row') row = Number(attribute('r') ?? row + 2) - 1;
      if (name === 'c') {
        const place = attribute('r');
        column = place ? columnOf(place) : column + 1;
        [kind, value] = [attribute('t') ?? 'n', ''];
      }
      if (name === 'v' || name === 't') inValue = true;
      if (name === 'mergeCell') merged.push(attribute('ref') ?? '');
    },
    text: (text) => {
      if (inValue) value += text;
    },
    close: (name) => {
      if (name === 'v' || name === 't') inValue = false;
      if (name !== 'c' || value === '') return;
      rows[row] ??= [];
      (rows[row] as string[])[column] = kind === 's' ? (shared[Number(value)] ?? '') : asWritten(value, kind);
    },
  });
  const full = Array.from(rows, (cells) => Array.from(cells ?? [], (cell) => cell ?? ''));
  for (const range of merged) readDown(full, range);
  return full;
}

/** A number has no more digits than a person would have typed. */
function asWritten(value: string, kind: string): string {
  return kind === 'n' && value !== '' ? String(Number(Number(value).toPrecision(12))) : value;
}

function columnOf(place: string): number {
  return (
    [...(/^[A-Z]+/.exec(place)?.[0] ?? 'A')].reduce(
      (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
      0,
    ) - 1
  );
}

/** A cell merged over several rows belongs to each of them. */
function readDown(rows: string[][], range: string): void {
  const [from = '', to = from] = range.split(':');
  const column = columnOf(from);
  const rowOf = (place: string) => Number(/\d+$/.exec(place)?.[0] ?? 1) - 1;
  const value = rows[rowOf(from)]?.[column] ?? '';
  for (let row = rowOf(from) + 1; row <= rowOf(to) && row < rows.length; row++) {
    const cells = rows[row] as string[];
    while (cells.length <= column) cells.push('');
    cells[column] = value;
  }
}
