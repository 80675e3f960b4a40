/* Reads and writes the tables of a TrueType file. */

export type Tables = Map<string, Buffer>;

const directoryStart = 12;
const entryLength = 16;

export function readTables(font: Buffer): Tables {
  const count = font.readUInt16BE(4);
  const entries = Array.from({ length: count }, (_, index) => directoryStart + index * entryLength);
  return new Map(
    entries.map((entry) => {
      const start = font.readUInt32BE(entry + 8);
      const length = font.readUInt32BE(entry + 12);
      return [font.toString('latin1', entry, entry + 4), font.subarray(start, start + length)];
    }),
  );
}

export function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font has no table '${tag}'`);
  return found;
}

/** Checksums stay empty: the conversion to WOFF2 computes them. */
export function writeTables(tables: Tables): Buffer {
  const tags = [...tables.keys()].sort();
  const power = Math.floor(Math.log2(tags.length));
  const header = Buffer.concat([
    uint32(0x00010000),
    uint16(tags.length, 16 * 2 ** power, power, 16 * tags.length - 16 * 2 ** power),
  ]);
  let offset = directoryStart + tags.length * entryLength;
  const directory: Buffer[] = [];
  const bodies: Buffer[] = [];
  for (const tag of tags) {
    const body = table(tables, tag);
    directory.push(Buffer.from(tag, 'latin1'), uint32(0, offset, body.length));
    const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)]);
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([header, ...directory, ...bodies]);
}

export function uint16(...values: number[]): Buffer {
  return Buffer.from(values.flatMap((value) => [(value >> 8) & 0xff, value & 0xff]));
}

export function uint32(...values: number[]): Buffer {
  return Buffer.concat(values.map((value) => uint16(value >>> 16, value & 0xffff)));
}
