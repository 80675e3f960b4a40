/* Detects a file's type by its first bytes, because its name may be wrong. */
import { Unreadable } from './sheet.ts';

export type FileKind = 'archive' | 'text';

const mostBytes = 5_000_000;
const begins = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

export function fileKindOf(bytes: Uint8Array): FileKind {
  if (begins(bytes, 0x50, 0x4b)) return 'archive';
  // The older Office container, which protected new files use too.
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new Unreadable(isProtected(bytes) ? 'password' : 'unreadable');
  return 'text';
}

export function tooLarge(size: number): boolean {
  return size > mostBytes;
}

function isProtected(bytes: Uint8Array): boolean {
  return new TextDecoder('utf-16le').decode(bytes.slice(0, bytes.length & ~1)).includes('EncryptedPackage');
}

/** UTF-8 or UTF-16 by their byte order marks; anything else is read as Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (begins(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (begins(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  if (begins(bytes, 0x25, 0x50, 0x44, 0x46) || isBinary(bytes)) throw new Unreadable('unreadable');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function isBinary(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, 4000);
  const strange = start.filter((byte) => byte < 9 || (byte > 13 && byte < 32)).length;
  return strange > start.length / 100;
}
