/** Houses and cars of the products' street scenes. */
import type { Drawing } from './iso/drawing.ts';
import type { Palette, Tone } from './iso/tones.ts';

interface HouseSize {
  at: readonly [x: number, y: number];
  /** Along x, along y, and up. */
  size: readonly [width: number, depth: number, height: number];
}

/** A flat-roofed house behind its parapet, with as many windows as fit its fronts and storeys. */
export function house(
  drawing: Drawing,
  { at: [x, y], size: [width, depth, height] }: HouseSize,
  tone: Tone,
  glass: string,
  { pale, dark }: Palette,
) {
  const { left, right, top } = drawing.box(x, y, width, depth, 0, height, tone);
  const [step, storey] = [0.6, 0.75];
  const rows = Math.floor((height - 0.45) / storey);
  for (const [face, run] of [
    [left, width],
    [right, depth],
  ] as const) {
    const columns = Math.floor((run - 0.3) / step);
    const start = (run - columns * step + 0.24) / 2;
    face.grid({ u: start, v: 0.5, columns, rows }, [0.36, 0.42], [step, storey], glass);
  }
  top.rect(0.28, 0.28, width - 0.56, depth - 0.56, tone === dark ? dark.l : pale.l);
}

/** A car by the corner with the least x and y; it faces along x or y. */
export function car(
  drawing: Drawing,
  [x, y]: readonly [number, number],
  along: 'x' | 'y',
  body: Tone,
  glass: Tone,
  length = 1.9,
) {
  const box = (from: number, run: number, inset: number, low: number, high: number, tone: Tone) =>
    along === 'x'
      ? drawing.box(x + from, y + inset, run, 0.9 - 2 * inset, low, high, tone)
      : drawing.box(x + inset, y + from, 0.9 - 2 * inset, run, low, high, tone);
  box(0, length, 0, 0.12, 0.55, body);
  box(length * 0.23, length * 0.53, 0.1, 0.55, 0.9, glass);
}
