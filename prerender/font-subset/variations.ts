/*
 * The tables of a variable font: its axes (fvar), and how far each point moves towards a face (gvar). HarfBuzz keeps
 * all eight regions the type designer drew; our faces are three steps away from the text face, and writing only
 * those halves the file.
 */
import { neededPoints } from './inferred-points.ts';
import type { Outline } from './outlines.ts';
import { uint16, uint32 } from './tables.ts';

export interface Axis {
  tag: string;
  min: number;
  default: number;
  max: number;
}

export interface Step {
  /** The end of the step on each axis, from -1 to 1. */
  peak: number[];
  /** By glyph: its start and its end. */
  from: Outline[];
  to: Outline[];
}

const privatePoints = 0x2000;

export function fvar(axes: Axis[]): Buffer {
  const fixed = (value: number) => Math.round(value * 65_536);
  const axisLength = 20;
  const records = axes.map((axis) =>
    Buffer.concat([
      Buffer.from(axis.tag, 'latin1'),
      uint32(fixed(axis.min), fixed(axis.default), fixed(axis.max)),
      uint16(0, 256),
    ]),
  );
  const header = uint16(1, 0, 16, 2, axes.length, axisLength, 0, 4 + axes.length * 4);
  return Buffer.concat([header, ...records]);
}

/** `base` is the default face: points that are not listed keep their position there, to within `tolerance` units. */
export function gvar(base: Outline[], steps: Step[], tolerance = 1): Buffer {
  const glyphs = base.length;
  const axes = steps[0]?.peak.length ?? 0;
  const peaks = Buffer.concat(steps.map(({ peak }) => uint16(...peak.map((value) => value * 16_384))));
  const data = Array.from({ length: glyphs }, (_, id) => glyphVariations(base, steps, id, tolerance));
  const offsets = [0];
  for (const part of data) offsets.push((offsets.at(-1) ?? 0) + part.length);
  const dataStart = 20 + offsets.length * 4 + peaks.length;
  const header = [
    uint16(1, 0, axes, steps.length),
    uint32(dataStart - peaks.length),
    uint16(glyphs, 1),
    uint32(dataStart),
  ];
  return Buffer.concat([...header, uint32(...offsets), peaks, ...data]);
}

function glyphVariations(base: Outline[], steps: Step[], id: number, tolerance: number): Buffer {
  const moves = steps.flatMap(({ from, to }, index) => {
    const bytes = movedPoints(tolerance, base[id], from[id], to[id]);
    return bytes ? [{ header: uint16(bytes.length, privatePoints | index), bytes }] : [];
  });
  if (moves.length === 0) return Buffer.alloc(0);
  const whole = Buffer.concat([
    uint16(moves.length, 4 + moves.length * 4),
    ...moves.map(({ header }) => header),
    ...moves.map(({ bytes }) => bytes),
  ]);
  return Buffer.concat([whole, Buffer.alloc(whole.length & 1)]);
}

function movedPoints(tolerance: number, base?: Outline, from?: Outline, to?: Outline): Buffer | undefined {
  if (!base || !from || !to || from.xs.length !== to.xs.length)
    throw new Error('Two faces do not have the same points');
  // The outline's points are followed by four for the metrics, of which only the advance moves.
  const xs = [...differences(from.xs, to.xs), 0, to.advance - from.advance, 0, 0];
  const ys = [...differences(from.ys, to.ys), 0, 0, 0, 0];
  if (![...xs, ...ys].some((delta) => delta !== 0)) return undefined;
  const some = neededPoints(base, xs, ys, tolerance);
  const partial = Buffer.concat([
    packPoints(some),
    pack(some.map((index) => xs[index] ?? 0)),
    pack(some.map((index) => ys[index] ?? 0)),
  ]);
  const complete = Buffer.concat([Buffer.from([everyPoint]), pack(xs), pack(ys)]);
  return partial.length < complete.length ? partial : complete;
}

function differences(was: number[], is: number[]): number[] {
  return is.map((value, index) => value - (was[index] ?? 0));
}

const everyPoint = 0;

/** The count, then runs of differences between point numbers. No glyph here has 128 points to store. */
function packPoints(points: number[]): Buffer {
  const steps = points.map((value, index) => value - (points[index - 1] ?? 0));
  const count = points.length < 128 ? [points.length] : [0x80 | (points.length >> 8), points.length & 0xff];
  const bytes: number[] = [...count];
  for (let start = 0; start < steps.length; start += 128) {
    const part = steps.slice(start, start + 128);
    const wide = part.some((step) => step > 255);
    bytes.push((wide ? 0x80 : 0) | (part.length - 1));
    for (const step of part) bytes.push(...(wide ? [step >> 8, step & 0xff] : [step]));
  }
  return Buffer.from(bytes);
}

const run = { zeros: 0x80, words: 0x40, longest: 64 };

/** Runs of zeros, bytes and words, each after a byte with its type and length. */
function pack(values: number[]): Buffer {
  const kind = (value = 0) => (value === 0 ? run.zeros : Math.abs(value) < 128 ? 0 : run.words);
  const bytes: number[] = [];
  for (let start = 0; start < values.length; ) {
    const first = kind(values[start]);
    let end = start + 1;
    while (end < values.length && end - start < run.longest && kind(values[end]) === first) end++;
    bytes.push(first | (end - start - 1));
    for (const value of values.slice(start, end)) {
      if (first === run.words) bytes.push((value >> 8) & 0xff, value & 0xff);
      else if (first === 0) bytes.push(value & 0xff);
    }
    start = end;
  }
  return Buffer.from(bytes);
}
