/* What a ZIP archive says about itself: its files, and where each begins and ends. */
import { Unreadable } from './sheet.ts';

export interface ZipEntry {
  name: string;
  /** The compressed bytes. */
  packed: Uint8Array;
  isDeflated: boolean;
  /** Uncompressed size, as declared in the archive. */
  size: number;
}

const mark = { end: 0x06054b50, entry: 0x02014b50, file: 0x04034b50, largeEnd: 0x06064b50 };
/** ZIP64: the value is in the extra field; some programs write it even for small files. */
const elsewhere = 0xffffffff;

interface Numbered {
  packed: number;
  size: number;
  from: number;
}

/** The last entry of a name wins. No two may share bytes: a small file could then unpack many times. */
export function entriesIn(bytes: Uint8Array): Map<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const words = new TextDecoder();
  const entries = new Map<string, ZipEntry>();
  const places: { from: number; to: number }[] = [];
  let { at, count } = directoryIn(view);
  for (; count > 0; count--) {
    expect(view.getUint32(at, true) === mark.entry);
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((more) => view.getUint16(at + more, true));
    const nameEnd = at + 46 + (nameLength ?? 0);
    const extraEnd = nameEnd + (extraLength ?? 0);
    const { packed, size, from } = numbersOf(view, at, nameEnd, extraEnd);
    if (flags & 1) throw new Unreadable('password');
    expect(method === 0 || method === 8);
    expect(view.getUint32(from, true) === mark.file);
    const start = from + 30 + view.getUint16(from + 26, true) + view.getUint16(from + 28, true);
    const to = start + packed;
    expect(to <= bytes.length);
    places.push({ from, to });
    const name = words.decode(bytes.subarray(at + 46, nameEnd));
    entries.set(name, { name, packed: bytes.subarray(start, to), isDeflated: method === 8, size });
    at = extraEnd + (noteLength ?? 0);
  }
  places.sort((one, other) => one.from - other.from);
  for (const [index, { to }] of places.entries()) expect(to <= (places[index + 1]?.from ?? bytes.length));
  return entries;
}

function expect(isSound: boolean): void {
  if (!isSound) throw new Unreadable('damaged');
}

function directoryIn(view: DataView): { at: number; count: number } {
  let end = view.byteLength - 22;
  // Behind it there may be a note of 65,535 bytes.
  const first = Math.max(0, end - 65_535);
  while (end >= first && view.getUint32(end, true) !== mark.end) end -= 1;
  expect(end >= first);
  const [count, at] = [view.getUint16(end + 10, true), view.getUint32(end + 16, true)];
  if (count < 0xffff && at < elsewhere) return { at, count };
  const large = Number(view.getBigUint64(end - 12, true));
  expect(view.getUint32(large, true) === mark.largeEnd);
  const [countThere, atThere] = [32, 48].map((more) => Number(view.getBigUint64(large + more, true)));
  return { at: atThere ?? 0, count: countThere ?? 0 };
}

function numbersOf(view: DataView, at: number, extra: number, extraEnd: number): Numbered {
  const [packed, size, from] = [20, 24, 42].map((more) => view.getUint32(at + more, true));
  const stated = { size: size ?? 0, packed: packed ?? 0, from: from ?? 0 };
  let field = extra;
  while (field + 4 <= extraEnd && view.getUint16(field, true) !== 1)
    field += 4 + view.getUint16(field + 2, true);
  // In this order, each only if it does not fit above.
  for (const name of ['size', 'packed', 'from'] as const)
    if (stated[name] === elsewhere) {
      stated[name] = Number(view.getBigUint64(field + 4, true));
      field += 8;
    }
  return stated;
}
