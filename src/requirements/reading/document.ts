/* A Word file (.docx): each table as a sheet, and its paragraphs with the numbers Word would print. */
import { readXml, unpack } from './archive.ts';
import type { Sheet } from './sheet.ts';

export function readDocument(bytes: Uint8Array): Sheet[] {
  const xml = unpack(bytes, (name) => name === 'word/document.xml')['word/document.xml'] ?? '<d/>';
  const tables: string[][][] = [];
  const paragraphs: string[][] = [];
  const counters = new Map<string, number[]>();
  let depth = 0;
  let [text, inText, level, list] = ['', false, -1, ''];
  let cell = '';
  readXml(xml, {
    open: (name, attribute) => {
      if (name === 'tbl' && ++depth === 1) tables.push([]);
      if (name === 'tr' && depth === 1) tables.at(-1)?.push([]);
      if (name === 'tc' && depth === 1) cell = '';
      if (name === 'p') [text, level, list] = ['', -1, ''];
      if (name === 'ilvl') level = Number(attribute('val') ?? 0);
      if (name === 'numId') list = attribute('val') ?? '';
      if (name === 'tab' || name === 'br') text += ' ';
      // A cell merged downwards says nothing below its first row.
      inText = name === 't';
    },
    text: (value) => {
      if (inText) text += value;
    },
    close: (name) => {
      inText = false;
      if (name === 'p') {
        const numbered = list && list !== '0' ? numberOf(counters, list, Math.max(0, level)) : '';
        if (depth > 0) cell += `${cell && text ? ' ' : ''}${text}`;
        else if (text.trim()) paragraphs.push(numbered ? [numbered, text.trim()] : [text.trim()]);
      }
      if (name === 'tc' && depth === 1) tables.at(-1)?.at(-1)?.push(cell.trim());
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

/** Counts as Word does: a level begins anew under the next number of the level above. */
function numberOf(counters: Map<string, number[]>, list: string, level: number): string {
  const counts = counters.get(list) ?? [];
  counters.set(list, counts);
  counts.length = Math.max(counts.length, level + 1);
  for (let at = 0; at <= level; at++) counts[at] ??= at === level ? 0 : 1;
  counts[level] = (counts[level] ?? 0) + 1;
  counts.length = level + 1;
  return counts.join('.');
}

/** Where some paragraphs are numbered, all rows have a cell for the number. */
function aligned(paragraphs: string[][]): string[][] {
  const numbered = paragraphs.some((row) => row.length > 1);
  return numbered ? paragraphs.map((row) => (row.length > 1 ? row : ['', ...row])) : paragraphs;
}

const lettersIn = ({ rows }: Sheet) => rows.flat().reduce((sum, cell) => sum + cell.length, 0);
