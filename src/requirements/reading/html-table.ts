/*
 * A table copied from Word or a spreadsheet arrives as HTML, which keeps merged cells and cells with several lines.
 */
import { Allowance, longestCell, mostColumns } from './allowance.ts';
import { readHtml } from './html-tags.ts';
import type { SourceTable } from './sheet.ts';

/** Their text does not run into the text before it. */
const separate = new Set(['br', 'p', 'div', 'li', 'tr', 'td', 'th']);

interface OpenCell {
  text: string;
  across: number;
  down: number;
}

/** A cell above that reaches into the rows below. */
interface Merged {
  text: string;
  rows: number;
}

/** All tables as one sheet; undefined if none has two columns. A table in a cell is text. */
export function sheetInHtml(html: string, allowance = new Allowance()): SourceTable | undefined {
  const rows: string[][] = [];
  let [depth, isWide] = [0, false];
  let row: string[] | undefined;
  let cell: OpenCell | undefined;
  let merged: (Merged | undefined)[] = [];

  function push(text: string): void {
    if (row && row.length < mostColumns) row.push(allowance.take(text));
  }

  /** The cells from above, as far as they stand side by side. */
  function pushMerged(): void {
    for (let above = row && merged[row.length]; row && above; above = merged[row.length]) {
      merged[row.length] = above.rows > 1 ? { ...above, rows: above.rows - 1 } : undefined;
      push(above.text);
    }
  }

  function endCell(): void {
    if (!row || !cell) return;
    pushMerged();
    const text = cell.text.slice(0, longestCell).replace(/\s+/g, ' ').trim();
    // A cell merged over rows belongs to each of them; over columns, to the first.
    for (let more = 0; more < cell.across && row.length < mostColumns; more++) {
      if (cell.down > 1) merged[row.length] = { text: more ? '' : text, rows: cell.down - 1 };
      push(more ? '' : text);
    }
    cell = undefined;
  }

  function endRow(): void {
    endCell();
    if (!row) return;
    pushMerged();
    if (row.length > 1) isWide = true;
    row = undefined;
  }

  readHtml(html, {
    open: (name, tag) => {
      if (name === 'table' && ++depth === 1) merged = [];
      if (depth === 1 && (name === 'tr' || name === 'table')) endRow();
      if (depth === 1 && name === 'tr') {
        row = [];
        // Counts as a cell, even if it has none.
        allowance.take();
        rows.push(row);
      }
      if (depth === 1 && (name === 'td' || name === 'th')) {
        endCell();
        const [, across] = /\scolspan\s?=\s?["']?(\d{1,5})/i.exec(tag) ?? [];
        const [, down] = /\srowspan\s?=\s?["']?(\d{1,5})/i.exec(tag) ?? [];
        cell = { text: '', across: Math.min(Number(across) || 1, 50), down: Number(down) || 1 };
      } else if (cell && separate.has(name)) cell.text += ' ';
    },
    text: (text) => {
      if (cell && cell.text.length < longestCell) cell.text += text;
    },
    close: (name) => {
      if (depth === 1 && (name === 'td' || name === 'th')) endCell();
      if (depth === 1 && (name === 'tr' || name === 'table')) endRow();
      if (name === 'table' && depth > 0) depth -= 1;
    },
  });
  endRow();
  return isWide ? { name: '', rows } : undefined;
}
