/*
 * Writes the drawn files and records them in art/drawn.json: each file's hash and inputs. A file that differs from
 * its record belongs to the owner and is never overwritten.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

export interface DrawnRecord {
  /** The inputs of each piece. */
  pieces: Record<string, string>;
  /** The hash of each file when it was drawn. */
  files: Record<string, string>;
}

const root = resolve(import.meta.dirname, '..');
const recordFile = resolve(root, 'art/drawn.json');

export const record: DrawnRecord = existsSync(recordFile)
  ? JSON.parse(readFileSync(recordFile, 'utf8'))
  : { pieces: {}, files: {} };

export function hashOf(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 16);
}

/** Whether the file is unchanged since it was drawn, or was never drawn. */
export function isOurs(path: string): boolean {
  const file = resolve(root, path);
  const known = record.files[path];
  return !existsSync(file) || known === undefined || hashOf(readFileSync(file)) === known;
}

/** `always`: overwrites the file even if it was changed. */
export function writeDrawn(path: string, data: string | Uint8Array, always = false): void {
  const file = resolve(root, path);
  if (!always && !isOurs(path)) {
    console.log(`${path} has been replaced and stays as it is`);
    return;
  }
  record.files[path] = hashOf(data);
  if (existsSync(file) && hashOf(readFileSync(file)) === record.files[path]) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
  console.log(path);
}

export function saveRecord(): void {
  const sorted = (entries: Record<string, string>) => Object.fromEntries(Object.entries(entries).sort());
  const text = JSON.stringify({ pieces: sorted(record.pieces), files: sorted(record.files) }, null, 2);
  writeFileSync(recordFile, `${text}\n`);
}
