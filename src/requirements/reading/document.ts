/* A Word file (.docx): each table as a sheet, and its paragraphs with the numbers Word would print. */
import { type Allowance, longestCell, mostColumns } from './allowance.ts';
import { countOf, createNumbering, type Numbered } from './numbering.ts';
import { lettersIn, type SourceTable } from './sheet.ts';
import { unpack } from './unpack.ts';
import { readXml } from './xml.ts';

/** Text boxes, fallbacks for older programs, text that was moved away, former formatting. */
const skipped = new Set(['txbxContent', 'Fallback', 'moveFrom', 'pPrChange', 'tcPrChange', 'trPrChange']);
/** Characters written as elements. */
const characters: Record<string, string> = { tab: ' ', br: ' ', cr: ' ', noBreakHyphen: '-' };

interface DocumentCell {
  text: string;
  across: number;
  /** Merged with the cell above. */
  goesOn: boolean;
}

export async function readDocument(bytes: Uint8Array, allowance: Allowance): Promise<SourceTable[]> {
  const parts = await unpack(bytes, /^word\/(document|numbering|styles)\.xml$/);
  const numberOf = createNumbering(parts.get('word/numbering.xml') ?? '', parts.get('word/styles.xml') ?? '');
  const tables: string[][][] = [];
  const paragraphs: string[][] = [];
  let [depth, hidden, text, inText] = [0, 0, '', false];
  let numbered: Numbered = {};
  let cell: DocumentCell = emptyCell();

  /** A table or row counts as a cell. */
  function begin<Part>(list: Part[] | undefined, part: Part): void {
    allowance.take();
    list?.push(part);
  }

  /** A cell merged over rows belongs to each of them; over columns, to the first. */
  function pushCell({ text, across, goesOn }: DocumentCell): void {
    const table = tables.at(-1);
    const row = table?.at(-1);
    if (!row || row.length >= mostColumns) return;
    row.push(allowance.take(goesOn ? (table?.at(-2)?.[row.length] ?? '') : text));
    for (let more = 1; more < across && row.length < mostColumns; more++) row.push(allowance.take());
  }

  readXml(parts.get('word/document.xml') ?? '<d/>', {
    open: (name, attribute) => {
      if (skipped.has(name)) hidden += 1;
      if (hidden > 0) return;
      const number = () => countOf(attribute('val'));
      if (name === 'tbl' && ++depth === 1) begin(tables, []);
      if (depth === 1) {
        if (name === 'tr') begin(tables.at(-1), []);
        if (name === 'tc') cell = emptyCell();
        if (name === 'gridBefore') pushCell({ ...emptyCell(), across: number() });
        if (name === 'gridSpan') cell.across = number();
        if (name === 'vMerge') cell.goesOn = attribute('val') !== 'restart';
      }
      if (name === 'p') [text, numbered] = ['', {}];
      if (name === 'pStyle') numbered.style = attribute('val');
      if (name === 'ilvl') numbered.level = number();
      if (name === 'numId') numbered.list = attribute('val');
      if (text.length < longestCell) text += characters[name] ?? '';
      inText = name === 't';
    },
    text: (value) => {
      if (inText && text.length < longestCell) text += value;
    },
    close: (name) => {
      inText = false;
      if (skipped.has(name)) hidden -= 1;
      if (hidden > 0 || skipped.has(name)) return;
      if (name === 'p') {
        const line = [numberOf(numbered), text.trim()];
        if (depth > 0 && cell.text.length < longestCell)
          cell.text = [cell.text, ...line].filter(Boolean).join(' ');
        if (depth === 0 && line[1]) paragraphs.push(line.map((part) => allowance.take(part)));
      }
      if (name === 'tc' && depth === 1) pushCell(cell);
      if (name === 'tbl') depth -= 1;
    },
  });
  const sheets = tables
    .filter((rows) => rows.length > 1)
    .map((rows, index) => ({ name: String(index + 1), rows }));
  const all = [...sheets, ...(paragraphs.length > 0 ? [{ name: '', rows: aligned(paragraphs) }] : [])];
  return all
    .map((sheet) => ({ sheet, letters: lettersIn(sheet) }))
    .sort((one, other) => other.letters - one.letters)
    .map(({ sheet }) => sheet);
}

const emptyCell = (): DocumentCell => ({ text: '', across: 1, goesOn: false });

/** If no paragraph is numbered, rows have no cell for the number. */
function aligned(paragraphs: string[][]): string[][] {
  const numbered = paragraphs.some(([number]) => number);
  return numbered ? paragraphs : paragraphs.map(([, text = '']) => [text]);
}
