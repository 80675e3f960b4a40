/*
 * Halves a font's units per em: at 500, a unit is a third of a pixel in a heading of 144 px, and smaller numbers
 * take fewer bytes. Lists every field measured in units, by its offset in its table.
 */
import { type Outline, readOutlines } from './outlines.ts';
import { type Tables, table, uint16, uint32 } from './tables.ts';

const counted: Record<string, number[]> = {
  head: [18, 36, 38, 40, 42],
  hhea: [4, 6, 8, 10, 12, 14, 16],
  'OS/2': [2, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 68, 70, 72, 74, 76, 86, 88],
  post: [8, 10],
};

const half = (value: number) => Math.round(value / 2);

export function halveUnits(tables: Tables): Tables {
  const halved: Tables = new Map(tables);
  for (const [tag, places] of Object.entries(counted)) {
    const copy = Buffer.from(table(tables, tag));
    for (const place of places.filter((at) => at < copy.length))
      copy.writeInt16BE(half(copy.readInt16BE(place)), place);
    halved.set(tag, copy);
  }
  const metrics = Buffer.from(table(tables, 'hmtx'));
  for (let at = 0; at < metrics.length; at += 2) metrics.writeInt16BE(half(metrics.readInt16BE(at)), at);
  halved.set('hmtx', metrics);

  const glyphs = readOutlines(tables).map(writeGlyph);
  const starts = [0];
  for (const glyph of glyphs) starts.push((starts.at(-1) ?? 0) + glyph.length);
  halved.set('glyf', Buffer.concat(glyphs));
  halved.set('loca', uint32(...starts));
  table(halved, 'head').writeInt16BE(1, 50);
  return halved;
}

/** Uncompressed: the conversion to WOFF2 encodes outlines again. */
function writeGlyph(outline: Outline): Buffer {
  if (outline.xs.length === 0) return Buffer.alloc(0);
  const [xs, ys] = [outline.xs.map(half), outline.ys.map(half)];
  const box = uint16(...outline.box.map(half));
  const bytes = outline.parts
    ? Buffer.concat([
        uint16(-1),
        box,
        ...outline.parts.map((part, index) => part(xs[index] ?? 0, ys[index] ?? 0)),
      ])
    : Buffer.concat([
        uint16(outline.ends.length),
        box,
        uint16(...outline.ends, 0),
        Buffer.from(outline.onCurve.map(Number)),
        uint16(...xs.map((x, index) => x - (xs[index - 1] ?? 0))),
        uint16(...ys.map((y, index) => y - (ys[index - 1] ?? 0))),
      ]);
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
}
