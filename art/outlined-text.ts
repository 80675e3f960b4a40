/*
 * Many small words in one picture. A picture in an <img> cannot use the page's fonts, so its words are outlines;
 * each letter is drawn once in <defs> and placed by <use>, which keeps a screen full of words within a picture's
 * budget.
 */
import { letter, text } from './lettering.ts';

/** Letters are stored on a whole-number grid this fine per em: a tenth of a pixel at 16 px. */
const GRID = 160;

export interface WordStyle {
  size: number;
  fill: string;
  anchor?: 'start' | 'middle' | 'end';
  /** Emboldens the letters, in thousandths of an em: 30 on the text weight looks like weight 600. */
  bolder?: number;
  /** Condenses the letters; the label style is about .86 of the text width. */
  narrower?: number;
}

export class LetterCase {
  readonly #letters = new Map<string, { id: string; d: string }>();

  /** One line with the start (or middle, or end) of its baseline at x, y. */
  words(x: number, y: number, words: string, style: WordStyle): string {
    const scaleY = style.size / GRID;
    const scaleX = scaleY * (style.narrower ?? 1);
    const width = advance(words);
    const start = x - width * scaleX * { start: 0, middle: 0.5, end: 1 }[style.anchor ?? 'start'];
    const uses = [...words].map((character, index) => {
      if (character === ' ') return '';
      // The letter's position is the line's width including it, kerning applied, less its own width.
      const at = Math.round(advance(words.slice(0, index + 1)) - advance(character));
      return `<use href="#${this.#take(character)}"${at > 0 ? ` x="${at}"` : ''}/>`;
    });
    const weight = style.bolder
      ? ` stroke="${style.fill}" stroke-width="${(style.bolder * GRID) / 1000}" stroke-linejoin="round"`
      : '';
    const scale = `${decimal(scaleX, 4)}${style.narrower ? ` ${decimal(scaleY, 4)}` : ''}`;
    const move = `translate(${decimal(start, 1)} ${decimal(y, 1)})scale(${scale})`;
    return `<g transform="${move}" fill="${style.fill}"${weight}>${uses.join('')}</g>`;
  }

  /** How wide a line is, in pixels. */
  width(words: string, { size, narrower = 1 }: Pick<WordStyle, 'size' | 'narrower'>): number {
    return (advance(words) * size * narrower) / GRID;
  }

  /** The letters used; add once, after all words are set. */
  defs(): string {
    const letters = [...this.#letters.values()].map(({ id, d }) => `<path id="${id}" d="${d}"/>`);
    return `<defs>${letters.join('')}</defs>`;
  }

  #take(character: string): string {
    const known = this.#letters.get(character);
    if (known) return known.id;
    const id = `l${character.codePointAt(0)?.toString(36)}`;
    const { d } = letter(character, { ...text, size: GRID });
    this.#letters.set(character, {
      id,
      d: d.replace(/-?\d+\.\d+/g, (number) => `${Math.round(Number(number))}`),
    });
    return id;
  }
}

function advance(words: string): number {
  return letter(words, { ...text, size: GRID }).advance;
}

function decimal(value: number, places: number): number {
  return Number(value.toFixed(places));
}
