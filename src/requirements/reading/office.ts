import { Allowance } from './allowance.ts';
import { readDocument } from './document.ts';
import { type SourceTable, Unreadable } from './sheet.ts';
import { namesIn } from './unpack.ts';
import { readWorkbook } from './workbook.ts';

/** A visitor can choose among as many; a document may have more tables. */
const mostSheets = 256;

export async function readOffice(bytes: Uint8Array, allowance = new Allowance()): Promise<SourceTable[]> {
  const names = namesIn(bytes);
  const read = names.has('xl/workbook.xml')
    ? readWorkbook
    : names.has('word/document.xml')
      ? readDocument
      : undefined;
  if (!read) throw new Unreadable('unreadable');
  return fullest(await read(bytes, allowance));
}

/** In their order. */
function fullest(sheets: SourceTable[]): SourceTable[] {
  if (sheets.length <= mostSheets) return sheets;
  const kept = new Set(
    [...sheets].sort((one, other) => other.rows.length - one.rows.length).slice(0, mostSheets),
  );
  return sheets.filter((sheet) => kept.has(sheet));
}
