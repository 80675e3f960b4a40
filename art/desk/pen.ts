/* Colours and lettering for pictures of the desk. */
import { LetterCase, type WordStyle } from '../outlined-text.ts';
import { shades } from '../palette.ts';

export const colour = {
  street: shades.steel206,
  blocks: [shades.ink800, shades.steel274, shades.steel326],
  park: shades.steel268,
  panel: shades.steel238,
  selected: shades.steel304,
  edge: shades.steel365,
  rule: shades.ink600,
  quiet: shades.steel591,
  done: shades.steel733,
  muted: shades.steel801,
  camera: shades.steel910,
  ice: shades.ice,
  white: shades.white,
  signal: shades.signal,
  onSignal: shades.ink900,
} as const;

export interface Pen {
  letters: LetterCase;
  write: (x: number, y: number, words: string, style?: Partial<WordStyle>) => string;
}

export function takePen(): Pen {
  const letters = new LetterCase();
  return {
    letters,
    write: (x, y, words, style) => letters.words(x, y, words, { size: 14, fill: colour.ice, ...style }),
  };
}

/** Truncates text to a width, at a word boundary. */
export function shortened({ letters }: Pen, words: string, size: number, width: number): string {
  if (letters.width(words, { size }) <= width) return words;
  const parts = words.split(' ');
  while (parts.length > 1 && letters.width(`${parts.join(' ')}…`, { size }) > width) parts.pop();
  return `${parts.join(' ')}…`;
}

export const strong = { fill: colour.white, bolder: 26 } as const;
export const label = { size: 13, fill: colour.muted, narrower: 0.9, bolder: 12 } as const;
