/* A Word file (.docx): each table as a sheet, and its paragraphs with the numbers Word would print. */
import { readXml, unpack } from './archive.ts';
import { createNumbering, type Numbered } from './numbering.ts';
import type { SourceTable } from './sheet.ts';

/** Text boxes, fallbacks for older programs, text that was moved away, former formatting. */
const skipped = new Set(['txbxContent', 'Fallback', 'moveFrom', 'pPrChange', 'tcPrChange', 'trPrChange']);
/** Characters written as elements. */
const characters: Record<string, string> = { tab: ' ', br: ' ', cr: ' ', noBreakHyphen: '-' };
/** The maximum number of cells in a row, as in a spreadsheet. */
const widest = 256;

interface DocumentCell {
  text: string;
  across: number;
  /** Merged with the cell above. */
  goesOn: boolean;
}

export function readDocument(bytes: Uint8Array): SourceTable[] {
  const parts = unpack(bytes, (name) => /^word\/(document|numbering|styles)\.xml$/.test(name));
  const numberOf = createNumbering(parts['word/numbering.xml'] ?? '', parts['word/styles.xml'] ?? '');
  const tables: string[][][] = [];
  const paragraphs: string[][] = [];
  let [depth, hidden, text, inText] = [0, 0, '', false];
  let numbered: Numbered = {};
  let cell: DocumentCell = emptyCell();
  readXml(parts['word/document.xml'] ?? '<d/>', {
    open: (name, attribute) => {
      if (skipped.has(name)) hidden += 1;
      if (hidden > 0) return;
      const number = () => Number(attribute('val') ?? 0);
      if (name === 'tbl' && ++depth === 1) tables.push([]);
      if (depth === 1) {
        if (name === 'tr') tables.at(-1)?.push([]);
        if (name === 'tc') cell = emptyCell();
        if (name === 'gridBefore') pushCell(tables.at(-1), { ...emptyCell(), across: number() });
        if (name === 'gridSpan') cell.across = number();
        if (name === 'vMerge') cell.goesOn = attribute('val') !== 'restart';
      }
      if (name === 'p') [text, numbered] = ['', {}];
      if (name === 'pStyle') numbered.style = attribute('val');
      if (name === 'ilvl') numbered.level = number();
      if (name === 'numId') numbered.list = attribute('val');
      text += characters[name] ?? '';
      inText = name === 't';
    },
    text: (value) => {
      if (inText) text += value;
    },
    close: (name) => {
      inText = false;
      if (skipped.has(name)) hidden -= 1;
      if (hidden > 0 || skipped.has(name)) return;
      if (name === 'p') {
        const line = [numberOf(numbered), text.trim()];
        if (depth > 0) cell.text = [cell.text, ...line].filter(Boolean).join(' ');
        else if (line[1]) paragraphs.push(line);
      }
      if (name === 'tc' && depth === 1) pushCell(tables.at(-1), cell);
      if (name === 'tbl') depth -= 1;
    },
  });
  const sheets = tables
    .filter((rows) => rows.length > 1)
    .map((rows, index) => ({ name: String(index + 1), rows }));
  return [...sheets, ...(paragraphs.length > 0 ? [{ name: '', rows: aligned(paragraphs) }] : [])].sort(
    (one, other) => lettersIn(other) - lettersIn(one),
  );
}

const emptyCell = (): DocumentCell => ({ text: '', across: 1, goesOn: false });

/** A cell merged over rows belongs to each of them; over columns, to the first. */
function pushCell(table: string[][] | undefined, { text, across, goesOn }: DocumentCell): void {
  const row = table?.at(-1);
  if (!row || row.length >= widest) return;
  row.push(goesOn ? (table?.at(-2)?.[row.length] ?? '') : text);
  for (let more = 1; more < Math.min(across, widest); more++) row.push('');
}

/** If no paragraph is numbered, rows have no cell for the number. */
function aligned(paragraphs: string[][]): string[][] {
  const numbered = paragraphs.some(([number]) => number);
  return numbered ? paragraphs : paragraphs.map(([, text = '']) => [text]);
}

const lettersIn = ({ rows }: SourceTable) => rows.flat().reduce((sum, cell) => sum + cell.length, 0);
