/* Reads a spreadsheet (.xlsx): every visible sheet as rows of text, with merged cells repeated in each row. */
import { type ArchiveEntries, readXml, unpack } from './archive.ts';
import type { SourceTable } from './sheet.ts';
import { Unreadable } from './sheet.ts';

/** A cell beyond these is a mistake, or an attempt to fill the memory with empty rows. */
const furthest = { row: 99_999, column: 255 };
/** The maximum number of cells filled by merged ranges. */
const mostFilled = 200_000;

export function readWorkbook(bytes: Uint8Array): SourceTable[] {
  const parts = unpack(bytes, (name) =>
    /^xl\/(workbook|sharedStrings|styles|worksheets\/[^/]+|_rels\/workbook)\.xml/.test(name),
  );
  const shared = sharedStrings(parts['xl/sharedStrings.xml'] ?? '');
  const decimals = decimalsOf(parts['xl/styles.xml'] ?? '');
  const sheets = sheetFiles(parts).map(({ name, file }) => ({
    name,
    rows: rowsOf(parts[file] ?? '', shared, decimals),
  }));
  if (sheets.length === 0) throw new Unreadable('damaged');
  return sheets;
}

function sheetFiles(parts: ArchiveEntries): { name: string; file: string }[] {
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
  return strings.map(unescaped);
}

/** A line break in a cell may be encoded. */
const unescaped = (text: string) =>
  text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** How many decimals each style shows: clause 5.10 is stored as the number 5.1. */
function decimalsOf(xml: string): (number | undefined)[] {
  const formats = new Map([
    ['1', '0'],
    ['2', '0.00'],
  ]);
  const decimals: (number | undefined)[] = [];
  let inCells = false;
  if (xml)
    readXml(xml, {
      open: (name, attribute) => {
        if (name === 'numFmt') formats.set(attribute('numFmtId') ?? '', attribute('formatCode') ?? '');
        if (name === 'cellXfs') inCells = true;
        if (name !== 'xf' || !inCells) return;
        const [, shown] = /^0(?:\.(0+))?$/.exec(formats.get(attribute('numFmtId') ?? '') ?? '') ?? [];
        decimals.push(shown?.length);
      },
      close: (name) => {
        if (name === 'cellXfs') inCells = false;
      },
    });
  return decimals;
}

function rowsOf(xml: string, shared: string[], decimals: (number | undefined)[]): string[][] {
  const rows: string[][] = [];
  const merged: string[] = [];
  let [row, column, kind, style, value, inValue] = [0, 0, '', 0, '', false];
  readXml(xml || '<s/>', {
    open: (name, attribute) => {
      if (name === 'row') row = Number(attribute('r') ?? row + 2) - 1;
      if (name === 'c') {
        const place = attribute('r');
        column = place ? columnOf(place) : column + 1;
        [kind, style, value] = [attribute('t') ?? 'n', Number(attribute('s') ?? 0), ''];
      }
      if (name === 'v' || name === 't') inValue = true;
      if (name === 'mergeCell') merged.push(attribute('ref') ?? '');
    },
    text: (text) => {
      if (inValue) value += text;
    },
    close: (name) => {
      if (name === 'v' || name === 't') inValue = false;
      if (name !== 'c' || value === '' || row > furthest.row || column > furthest.column) return;
      rows[row] ??= [];
      (rows[row] as string[])[column] =
        kind === 's'
          ? (shared[Number(value)] ?? '')
          : kind === 'n'
            ? asShown(Number(value), decimals[style])
            : unescaped(value);
    },
  });
  const full = Array.from(rows, (cells) => Array.from(cells ?? [], (cell) => cell ?? ''));
  let left = mostFilled;
  for (const range of merged) left = readDown(full, range, left);
  return full;
}

/** Rounds away digits nobody typed. */
function asShown(value: number, decimals: number | undefined): string {
  return decimals === undefined ? String(Number(value.toPrecision(12))) : value.toFixed(decimals);
}

function columnOf(place: string): number {
  return (
    [...(/^[A-Z]+/.exec(place)?.[0] ?? 'A')].reduce(
      (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
      0,
    ) - 1
  );
}

/** A cell merged over several rows belongs to each of them. Returns how many more cells may be filled. */
function readDown(rows: string[][], range: string, most: number): number {
  const [from = '', to = from] = range.split(':');
  const column = columnOf(from);
  const rowOf = (place: string) => Number(/^[A-Z]+(\d+)$/.exec(place)?.[1] ?? 1) - 1;
  const value = rows[rowOf(from)]?.[column] ?? '';
  let left = most;
  for (let row = rowOf(from) + 1; row <= rowOf(to) && row < rows.length && left > 0; row++) {
    const cells = rows[row] as string[];
    while (cells.length <= Math.min(column, furthest.column)) cells.push('');
    if (value) cells[column] = value;
    left -= 1;
  }
  return left;
}
