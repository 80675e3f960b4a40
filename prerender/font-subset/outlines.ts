/*
 * The points of every glyph that variations move: the points of a contour or the offsets of a composite's parts,
 * then the advance width.
 */
import { type Tables, table, uint16 } from './tables.ts';

export interface Outline {
  xs: number[];
  ys: number[];
  onCurve: boolean[];
  /** The last point of each contour; the parts of a composite are not contours. */
  ends: number[];
  /** For a composite: writes the part at another offset. */
  parts?: ((x: number, y: number) => Buffer)[];
  box: number[];
  advance: number;
}

const point = { onCurve: 0x01, repeat: 0x08, xShort: 0x02, yShort: 0x04, xSame: 0x10, ySame: 0x20 };
const part = {
  words: 0x01,
  offsets: 0x02,
  scale: 0x08,
  more: 0x20,
  twoScales: 0x40,
  matrix: 0x80,
  instructions: 0x100,
};

export function readOutlines(tables: Tables): Outline[] {
  const glyf = table(tables, 'glyf');
  const loca = table(tables, 'loca');
  const metrics = table(tables, 'hmtx');
  const long = table(tables, 'head').readInt16BE(50) === 1;
  const lastMetric = table(tables, 'hhea').readUInt16BE(34) - 1;
  const start = (id: number) => (long ? loca.readUInt32BE(id * 4) : loca.readUInt16BE(id * 2) * 2);
  const count = table(tables, 'maxp').readUInt16BE(4);
  return Array.from({ length: count }, (_, id) => {
    const data = glyf.subarray(start(id), start(id + 1));
    const advance = metrics.readUInt16BE(Math.min(id, lastMetric) * 4);
    if (data.length === 0) return { xs: [], ys: [], onCurve: [], ends: [], box: [], advance };
    const contours = data.readInt16BE(0);
    const box = [2, 4, 6, 8].map((at) => data.readInt16BE(at));
    return { ...(contours < 0 ? readParts(data) : readContours(data, contours)), box, advance };
  });
}

function readContours(data: Buffer, contours: number): Omit<Outline, 'box' | 'advance'> {
  const ends = Array.from({ length: contours }, (_, index) => data.readUInt16BE(10 + index * 2));
  const count = (ends.at(-1) ?? -1) + 1;
  let at = 10 + contours * 2;
  at += 2 + data.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = data.readUInt8(at++);
    const times = flag & point.repeat ? data.readUInt8(at++) + 1 : 1;
    flags.push(...Array<number>(times).fill(flag));
  }
  const coordinates = (short: number, same: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += data.readUInt8(at++) * (flag & same ? 1 : -1);
      else if (!(flag & same)) {
        value += data.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = coordinates(point.xShort, point.xSame);
  const ys = coordinates(point.yShort, point.ySame);
  return { xs, ys, onCurve: flags.map((flag) => (flag & point.onCurve) !== 0), ends };
}

function readParts(data: Buffer): Omit<Outline, 'box' | 'advance'> {
  const xs: number[] = [];
  const ys: number[] = [];
  const parts: Outline['parts'] = [];
  for (let at = 10, more = true; more; ) {
    const flags = data.readUInt16BE(at);
    if (!(flags & part.offsets)) throw new Error('A composite glyph sets its parts by points');
    const wide = flags & part.words;
    xs.push(wide ? data.readInt16BE(at + 4) : data.readInt8(at + 4));
    ys.push(wide ? data.readInt16BE(at + 6) : data.readInt8(at + 5));
    more = (flags & part.more) !== 0;
    const scales = flags & part.scale ? 2 : flags & part.twoScales ? 4 : flags & part.matrix ? 8 : 0;
    const rest = data.subarray(at + (wide ? 8 : 6), at + (wide ? 8 : 6) + scales);
    const head = uint16((flags | part.words) & ~part.instructions, data.readUInt16BE(at + 2));
    parts.push((x, y) => Buffer.concat([head, uint16(x, y), rest]));
    at += (wide ? 8 : 6) + scales;
  }
  return { xs, ys, onCurve: [], ends: [], parts };
}
