import { unpack } from './archive.ts';
import { readDocument } from './document.ts';
import { type SourceTable, Unreadable } from './sheet.ts';
import { readWorkbook } from './workbook.ts';

export function readOffice(bytes: Uint8Array): SourceTable[] {
  const names: string[] = [];
  unpack(bytes, (name) => {
    names.push(name);
    return false;
  });
  if (names.includes('xl/workbook.xml')) return readWorkbook(bytes);
  if (names.includes('word/document.xml')) return readDocument(bytes);
  throw new Unreadable('unreadable');
}
