/* Foreground and background tokens, and the contrast each pair needs (WCAG 2.2, 1.4.3 and 1.4.11). */
const words = 4.5;
/** Large text, borders of controls, marks and the focus ring. */
const shapes = 3;

const pairs = [
  { needed: words, front: ['white', 'ice'], grounds: ['ink950', 'ink900', 'ink800', 'ink700'] },
  { needed: words, front: ['drawingLine'], grounds: ['ink950'] },
  { needed: words, front: ['ink950'], grounds: ['white', 'ice', 'signal', 'signalLit'] },
  { needed: words, front: ['ink900', 'slate600'], grounds: ['white', 'mist50', 'mist100', 'ice'] },
  { needed: shapes, front: ['signal'], grounds: ['ink950', 'ink900', 'ink800'] },
  { needed: shapes, front: ['slate500'], grounds: ['white', 'mist50', 'mist100'] },
] as const;

export type ReadToken = (typeof pairs)[number]['front'][number] | (typeof pairs)[number]['grounds'][number];

export interface Pair {
  front: ReadToken;
  ground: ReadToken;
  needed: number;
}

export const everyPair: Pair[] = pairs.flatMap(({ needed, front, grounds }) =>
  front.flatMap((one) => grounds.map((ground) => ({ front: one, ground, needed }))),
);

/** The contrast ratio of two #rrggbb colours. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
