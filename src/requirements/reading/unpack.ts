/* Unpacks the needed parts of an Office file, which is a ZIP archive of XML. */
import { Unreadable } from './sheet.ts';
import { entriesIn, type ZipEntry } from './zip-entries.ts';

/** Protects the memory from an archive that unpacks into far more than its own size. */
const mostUnpacked = 60_000_000;

/** The parts' texts by name. */
export type Parts = ReadonlyMap<string, string>;

export function namesIn(bytes: Uint8Array): Set<string> {
  return new Set(entriesIn(bytes).keys());
}

export async function unpack(bytes: Uint8Array, wanted: RegExp): Promise<Parts> {
  const entries = [...entriesIn(bytes).values()].filter(({ name }) => wanted.test(name));
  const size = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (size > mostUnpacked) throw new Unreadable('too-deep');
  const words = new TextDecoder();
  const parts = new Map<string, string>();
  for (const entry of entries) parts.set(entry.name, words.decode(await unpacked(entry)));
  return parts;
}

/** Stops as soon as there is more than the archive states. */
async function unpacked({ packed, isDeflated, size }: ZipEntry): Promise<Uint8Array> {
  if (!isDeflated) return packed;
  const whole = new Uint8Array(size);
  let at = 0;
  const reader = new Blob([packed as BlobPart])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (at + part.value.length > size) {
      reader.cancel().catch(() => {});
      throw new Unreadable('damaged');
    }
    whole.set(part.value, at);
    at += part.value.length;
  }
  if (at < size) throw new Unreadable('damaged');
  return whole;
}
