/* Checks a trench against the layers in the ground: hit, too close, or clear. */
import type { Permit, Street, StreetLayer } from '../../../content/instruments/street.ts';
import { fill } from '../../../ui/fill.ts';

type Verdict =
  | { kind: 'in trench'; depth: number }
  /** `gap` is the earth between the trench's floor and the layer's upper edge, in metres. */
  | { kind: 'close' | 'clear'; depth: number; gap: number };

export interface LayerVerdict {
  layer: StreetLayer;
  verdict: Verdict;
}

/** Depth of a layer's upper edge, so many metres along the street. */
export const crownAt = ({ crown }: StreetLayer, metres: number): number => crown.start + crown.fall * metres;

/** Every relevant layer within reach, from the top down, judged at the trench's middle. */
export function check(
  { layers, reach }: Pick<Street, 'layers' | 'reach'>,
  { from, to, depth }: Permit,
): LayerVerdict[] {
  const inTheWay = layers.filter(({ wanted, aside }) => wanted !== undefined && aside <= reach);
  return inTheWay.map((layer) => ({ layer, verdict: judge(layer, (from + to) / 2, depth) }));
}

function judge(layer: StreetLayer, middle: number, floor: number): Verdict {
  const depth = crownAt(layer, middle);
  // In millimetres, to avoid floating-point errors at the limits.
  const gap = Math.round((depth - floor) * 1000) / 1000;
  if (gap < 0) return { kind: 'in trench', depth };
  return { kind: gap < (layer.wanted ?? 0) ? 'close' : 'clear', depth, gap };
}

/** Offices that must agree: the owners of layers that are hit or too close. */
export function officesOf(checked: LayerVerdict[]): string[] {
  return checked.filter(({ verdict }) => verdict.kind !== 'clear').map(({ layer }) => layer.office);
}

/** The permit with one end of the trench elsewhere, or its floor. */
export function dug(content: Street, permit: Permit, end: keyof Permit, value: number): Permit {
  const wanted = within(content, { ...permit, [end]: value });
  // One end stops a metre before the other.
  return end === 'from' ? { ...wanted, from: Math.min(wanted.from, permit.to - 1), to: permit.to } : wanted;
}

/** Clamps a permit to where digging is possible, with a minimum length and depth. */
export function within({ digging, deepest }: Street, { from, to, depth }: Permit): Permit {
  const start = Math.max(digging.from, Math.min(digging.to - 1, Math.round(from)));
  return {
    from: start,
    to: Math.max(start + 1, Math.min(digging.to, Math.round(to))),
    depth: Math.max(0.2, Math.min(deepest, Math.round(depth * 20) / 20)),
  };
}

export const verdictWords = ({ words }: Street, { verdict }: LayerVerdict): string => {
  if (verdict.kind === 'in trench') return words.inTrench;
  if (verdict.kind === 'close') return fill(words.close, { gap: Math.round(verdict.gap * 1000) });
  return fill(words.clear, { gap: verdict.gap.toFixed(1) });
};

/** The label of the chosen layer, beside the trench. */
export function verdictLine(
  { words }: Street,
  { layer, verdict }: LayerVerdict,
  { from, to }: Permit,
): string {
  const { line, wanted = 0 } = layer;
  if (verdict.kind === 'in trench') return fill(words.inTrenchLine, { line, length: to - from });
  if (verdict.kind === 'clear') return fill(words.clearLine, { line, gap: verdict.gap.toFixed(1) });
  const millimetres = { gap: Math.round(verdict.gap * 1000), wanted: Math.round(wanted * 1000) };
  return fill(words.closeLine, { line, ...millimetres });
}
