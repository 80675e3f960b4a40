/* Writes the outlines of a font again, with other coordinates. */
import { type Outline, readOutlines } from './outlines.ts';
import { type Tables, table, uint16, uint32 } from './tables.ts';

type Move = (coordinate: number) => number;

/** Coordinates on a coarser grid compress better; the units, and with them all other tables, stay. */
export function onGrid(tables: Tables, step: number): Tables {
  const round: Move = (coordinate) => Math.round(coordinate / step) * step;
  const rounded: Tables = new Map(tables);
  const metrics = Buffer.from(table(tables, 'hmtx'));
  for (let at = 0; at < metrics.length; at += 2) metrics.writeInt16BE(round(metrics.readInt16BE(at)), at);
  rounded.set('hmtx', metrics);
  rounded.set('head', Buffer.from(table(tables, 'head')));
  return redrawn(rounded, readOutlines(tables), round);
}

/** Replaces the outlines of `tables`; its table 'head' is changed in place. */
export function redrawn(tables: Tables, outlines: Outline[], move: Move): Tables {
  const glyphs = outlines.map((outline) => writeGlyph(outline, move));
  const starts = [0];
  for (const glyph of glyphs) starts.push((starts.at(-1) ?? 0) + glyph.length);
  tables.set('glyf', Buffer.concat(glyphs));
  tables.set('loca', uint32(...starts));
  // Offsets of glyphs are written in four bytes.
  table(tables, 'head').writeInt16BE(1, 50);
  return tables;
}

/** Uncompressed: the conversion to WOFF2 encodes outlines again. */
function writeGlyph(outline: Outline, move: Move): Buffer {
  if (outline.xs.length === 0) return Buffer.alloc(0);
  const [xs, ys] = [outline.xs.map(move), outline.ys.map(move)];
  const box = uint16(...outline.box.map(move));
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
