import type { ExportTable } from './table.ts';

/** A spreadsheet would run a cell that starts like this as a formula. */
export function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/**
 * UTF-8 with a byte order mark, without which spreadsheets misread letters beyond ASCII. The head row is first, where
 * programs look for it.
 */
export function csvOf({ heads, rows }: ExportTable, lastLine: string): string {
  const lines = [heads, ...rows.map((row) => row.map(({ text }) => text)), [lastLine]];
  return `\ufeff${lines.map((line) => line.map(cellOf).join(',')).join('\r\n')}\r\n`;
}

function cellOf(text: string): string {
  const safe = harmless(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
