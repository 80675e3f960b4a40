import type { Table } from './table.ts';

/** A spreadsheet would run a cell that begins so as a formula. */
export function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** UTF-8 with its mark, without which a spreadsheet misreads letters beyond ASCII. */
export function csvOf({ heads, rows }: Table, firstLine: string): string {
  const lines = [[firstLine], heads, ...rows.map((row) => row.map(({ text }) => text))];
  return `\ufeff${lines.map((line) => line.map(cellOf).join(',')).join('\r\n')}\r\n`;
}

function cellOf(text: string): string {
  const safe = harmless(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
