/* Reads what the visitor has pasted, chosen or dropped into sheets, or into a list kept from this page. */
import { mostKept, openKept, type SavedList } from '../exports/kept-file.ts';
import { Allowance } from './allowance.ts';
import { readDelimited } from './delimited.ts';
import { decodeText, fileKindOf, tooLarge } from './file-kind.ts';
import { sheetInHtml } from './html-table.ts';
import { readOffice } from './office.ts';
import { type SourceTable, Unreadable } from './sheet.ts';

export type ListSource =
  | { file: File }
  /** From the clipboard: a table comes with its HTML. */
  | { text: string; html?: string }
  | { rows: string[][] };

export type ReadSource = { sheets: SourceTable[] } | { kept: SavedList };

export async function readList(source: ListSource): Promise<ReadSource> {
  if ('rows' in source) return { sheets: [{ name: '', rows: source.rows }] };
  return 'file' in source ? readFile(source.file) : readText(source);
}

async function readFile(file: File): Promise<ReadSource> {
  if (/\.json$/i.test(file.name)) {
    const kept = file.size > mostKept ? undefined : openKept(await file.text());
    if (!kept) throw new Unreadable('kept');
    return { kept };
  }
  if (tooLarge(file.size)) throw new Unreadable('too-large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (fileKindOf(bytes) === 'text') return { sheets: [{ name: '', rows: readDelimited(decodeText(bytes)) }] };
  return { sheets: await readOffice(bytes) };
}

function readText({ text, html = '' }: { text: string; html?: string }): ReadSource {
  const kept = text.trimStart().startsWith('{') && text.length < mostKept ? openKept(text) : undefined;
  if (kept) return { kept };
  if (tooLarge(text.length)) throw new Unreadable('too-large');
  const allowance = new Allowance();
  const table = html && !tooLarge(html.length) ? sheetInHtml(html, allowance) : undefined;
  return { sheets: [table ?? { name: '', rows: readDelimited(text, allowance) }] };
}
