/*
 * Reads a chosen or dropped file into sheets. The code that unpacks Office files is loaded only for an Office file.
 */
import { loadOnce } from '../../ui/load-once.ts';
import { readDelimited } from './delimited.ts';
import { decodeText, fileKindOf, tooLarge } from './file-kind.ts';
import { type SourceTable, Unreadable } from './sheet.ts';

/** Preloads the code when the visitor is about to choose a file. */
export const loadOffice = loadOnce(() => import('./office.ts'));

export async function readFile(file: File): Promise<SourceTable[]> {
  if (tooLarge(file.size)) throw new Unreadable('too-large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (fileKindOf(bytes) === 'text') return [{ name: '', rows: readDelimited(decodeText(bytes)) }];
  const { readOffice } = await loadOffice();
  return readOffice(bytes);
}
