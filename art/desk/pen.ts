/* Colours and lettering for pictures of the desk. */
import { translate } from '../../src/city/in-language.ts';
import { brand } from '../../src/content/brand.ts';
import type { DeskPreviewLabels } from '../../src/content/home/schema.ts';
import { LetterCase, type WordStyle } from '../outlined-text.ts';
import { shades } from '../palette.ts';
import { scriptOf } from '../shaped-text.ts';

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

/** A language the pictures are lettered in. */
export interface Tongue {
  direction: 'ltr' | 'rtl';
  /** By the first edition's; absent for the first edition itself. */
  words?: DeskPreviewLabels;
}

export interface Pen {
  letters: LetterCase;
  tongue: Tongue;
  /** The words in the picture's language. */
  say: (words: string) => string;
  write: (x: number, y: number, words: string, style?: Partial<WordStyle>) => string;
  width: (words: string, style: Pick<WordStyle, 'size' | 'narrower'>) => number;
}

export function takePen(tongue: Tongue, letters = new LetterCase(), mirrored = false): Pen {
  const say = (words: string) => sayIn(tongue, words);
  const plain = { size: 14, fill: colour.ice, mirrored };
  return {
    letters,
    tongue,
    say,
    write: (x, y, words, style) => letters.words(x, y, say(words), { ...plain, ...style }),
    width: (words, style) => letters.width(say(words), style),
  };
}

/** Texts without a translation. */
export class MissingWords extends Error {}

/** Codes, times and the product's name are the same in every language. */
function sayIn({ words: table }: Tongue, words: string): string {
  const said = table && translate(table, words);
  if (!table || said !== undefined) return said ?? words;
  const isEnglish = /\p{Ll}/u.test(words) && words !== brand.flagship && ![...words].some(scriptOf);
  if (isEnglish) throw new MissingWords(`pictured-words.ts lacks '${words}'`);
  return words;
}

/** Truncates text to a width, at a word boundary. */
export function shortened(pen: Pen, words: string, size: number, width: number): string {
  const said = pen.say(words);
  if (pen.width(said, { size }) <= width) return said;
  const parts = said.split(' ');
  while (parts.length > 1 && pen.width(`${parts.join(' ')}…`, { size }) > width) parts.pop();
  return `${parts.join(' ')}…`;
}

export const strong = { fill: colour.white, bolder: 26 } as const;
export const label = { size: 13, fill: colour.muted, narrower: 0.9, bolder: 12 } as const;
