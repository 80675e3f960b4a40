/* Reads a spreadsheet (.xlsx): every visible sheet as rows of text, with merged cells repeated in each row. */
import { type Allowance, mostColumns } from './allowance.ts';
import type { SourceTable } from './sheet.ts';
import { Unreadable } from './sheet.ts';
import { type Parts, unpack } from './unpack.ts';
import { readXml } from './xml.ts';

/** A row beyond is a mistake. */
const furthestRow = 99_999;
/** The maximum number of cells of a sheet filled by merged ranges. */
const mostFilled = 200_000;
/** More than any format shows. */
const mostDecimals = 20;

const wanted = /^xl\/(workbook|sharedStrings|styles|worksheets\/[^/]+|_rels\/workbook)\.xml/;

/** What the cells of all sheets refer to. */
interface Shared {
  strings: string[];
  decimals: (number | undefined)[];
}

export async function readWorkbook(bytes: Uint8Array, allowance: Allowance): Promise<SourceTable[]> {
  const parts = await unpack(bytes, wanted);
  const shared = {
    strings: sharedStrings(parts.get('xl/sharedStrings.xml') ?? '', allowance),
    decimals: decimalsOf(parts.get('xl/styles.xml') ?? ''),
  };
  const sheets: SourceTable[] = [];
  for (const [file, name] of sheetFiles(parts)) {
    // A chart's sheet is another kind of part.
    const xml = parts.get(file);
    if (xml) sheets.push({ name, rows: rowsOf(xml, shared, allowance) });
  }
  if (sheets.length === 0) throw new Unreadable('damaged');
  return sheets;
}

/** The parts of visible sheets with their names; each part once, whatever names it. */
function sheetFiles(parts: Parts): Map<string, string> {
  const targets = new Map<string, string>();
  readXml(parts.get('xl/_rels/workbook.xml.rels') ?? '<r/>', {
    open: (name, attribute) => {
      if (name === 'Relationship') targets.set(attribute('Id') ?? '', attribute('Target') ?? '');
    },
  });
  const sheets = new Map<string, string>();
  readXml(parts.get('xl/workbook.xml') ?? '<w/>', {
    open: (name, attribute) => {
      if (name !== 'sheet' || (attribute('state') ?? 'visible') !== 'visible') return;
      const target = targets.get(attribute('id') ?? '') ?? '';
      const file = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      if (!sheets.has(file)) sheets.set(file, attribute('name') ?? '');
    },
  });
  return sheets;
}

/** Each counts as an empty cell here, and with its text where a cell shows it. */
function sharedStrings(xml: string, allowance: Allowance): string[] {
  const strings: string[] = [];
  let [inText, phonetic] = [false, false];
  if (xml)
    readXml(xml, {
      open: (name) => {
        if (name === 'si') strings.push(allowance.take());
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

function rowsOf(xml: string, { strings, decimals }: Shared, allowance: Allowance): string[][] {
  const rows: string[][] = [];
  const merged: string[] = [];
  let [row, column, kind, style, value, inValue] = [0, 0, '', 0, '', false];
  readXml(xml, {
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
      if (name !== 'c' || value === '' || row > furthestRow || column >= mostColumns) return;
      if (!(row >= 0)) throw new Unreadable('damaged');
      const text =
        kind === 's'
          ? (strings[Number(value)] ?? '')
          : kind === 'n'
            ? asShown(Number(value), decimals[style])
            : unescaped(value);
      put(rows, { row, column, text }, allowance);
    },
  });
  let left = mostFilled;
  for (const range of merged) if (left > 0) left = readDown(rows, range, left, allowance);
  return rows;
}

/** Fills the row, and the rows above, up to the cell. */
function put(
  rows: string[][],
  cell: { row: number; column: number; text: string },
  allowance: Allowance,
): void {
  const { row, column, text } = cell;
  while (rows.length <= row) {
    allowance.take();
    rows.push([]);
  }
  const cells = rows[row] as string[];
  while (cells.length < column) cells.push(allowance.take());
  cells[column] = allowance.take(text);
}

/** Rounds away digits nobody typed. */
function asShown(value: number, decimals: number | undefined): string {
  return decimals === undefined
    ? String(Number(value.toPrecision(12)))
    : value.toFixed(Math.min(decimals, mostDecimals));
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
function readDown(rows: string[][], range: string, most: number, allowance: Allowance): number {
  const [from = '', to = from] = range.split(':');
  const column = columnOf(from);
  const rowOf = (place: string) => Number(/^[A-Z]+(\d+)$/.exec(place)?.[1] ?? 1) - 1;
  const value = rows[rowOf(from)]?.[column] ?? '';
  let left = most;
  for (let row = rowOf(from) + 1; row <= rowOf(to) && row < rows.length && left > 0; row++) {
    const cells = rows[row] as string[];
    while (cells.length <= Math.min(column, mostColumns - 1)) cells.push(allowance.take());
    if (value) cells[column] = allowance.take(value);
    left -= 1;
  }
  return left;
}
