/*
 * Many small words in one picture. A picture in an <img> cannot use the page's fonts, so its words are outlines;
 * each letter is drawn once in <defs> and placed by <use>, which keeps a screen full of words within a picture's
 * budget.
 */
import { letter, textFace } from './lettering.ts';
import { shapeGlyphs } from './shaped-text.ts';
import { type TextRun, textRuns } from './text-runs.ts';

/** Letters are stored on a whole-number grid this fine per em: a tenth of a pixel at 16 px. */
const GRID = 160;
const grid = { ...textFace, size: GRID };

export interface WordStyle {
  size: number;
  fill: string;
  anchor?: 'start' | 'middle' | 'end';
  /** Emboldens the letters, in thousandths of an em: 30 on the text weight looks like weight 600. */
  bolder?: number;
  /** Condenses the letters; the label style is about .86 of the text width. */
  narrower?: number;
  /** In a mirrored drawing words stay readable: x, start and end are those of the drawing. */
  mirrored?: boolean;
}

/** A letter in its place on the line, in units of the grid. */
interface Placed {
  id: string;
  x: number;
  y: number;
  /** The centre of its rotation on a bent line: the middle of its syllable. */
  middle: number;
}

export class LetterCase {
  readonly #letters = new Map<string, { id: string; d: string }>();

  /** One line with the start (or middle, or end) of its baseline at x, y. */
  words(x: number, y: number, words: string, style: WordStyle): string {
    const width = this.width(words, style);
    const share = { start: 0, middle: 0.5, end: 1 }[style.anchor ?? 'start'];
    const start = style.mirrored ? x + width * (1 - share) : x - width * share;
    return this.#group(this.#place(words), style, `translate(${decimal(start, 1)} ${decimal(y, 1)})`);
  }

  /** One line bent about a point: each letter, or letters that join, turned by itself. */
  bent(words: string, style: WordStyle, move: (along: number) => string): string {
    const half = this.width(words, style) / 2;
    const parts = Map.groupBy(this.#place(words), ({ middle }) => middle);
    return [...parts]
      .map(([middle, letters]) => {
        const centred = letters.map((letter) => ({ ...letter, x: letter.x - middle }));
        return this.#group(centred, style, move(this.#pixels(middle, style) - half));
      })
      .join('');
  }

  #group(letters: readonly Placed[], style: WordStyle, move: string): string {
    const scaleY = style.size / GRID;
    const scaleX = scaleY * (style.narrower ?? 1) * (style.mirrored ? -1 : 1);
    const uses = letters.map(({ id, x, y }) => {
      const at = [Math.round(x), Math.round(y)];
      return `<use href="#${id}"${at[0] ? ` x="${at[0]}"` : ''}${at[1] ? ` y="${at[1]}"` : ''}/>`;
    });
    const weight = style.bolder
      ? ` stroke="${style.fill}" stroke-width="${(style.bolder * GRID) / 1000}" stroke-linejoin="round"`
      : '';
    const scale = `${decimal(scaleX, 4)}${scaleX === scaleY ? '' : ` ${decimal(scaleY, 4)}`}`;
    return `<g transform="${move}scale(${scale})" fill="${style.fill}"${weight}>${uses.join('')}</g>`;
  }

  /** The width of a line in pixels. */
  width(words: string, style: Pick<WordStyle, 'size' | 'narrower'>): number {
    return this.#pixels(advance(words), style);
  }

  #pixels(units: number, { size, narrower = 1 }: Pick<WordStyle, 'size' | 'narrower'>): number {
    return (units * size * narrower) / GRID;
  }

  /** The letters used; add once, after all words are set. */
  defs(): string {
    const letters = [...this.#letters.values()].map(({ id, d }) => `<path id="${id}" d="${d}"/>`);
    return `<defs>${letters.join('')}</defs>`;
  }

  #place(words: string): Placed[] {
    const placed: Placed[] = [];
    let start = 0;
    for (const run of textRuns(words)) {
      placed.push(...(run.script ? this.#shaped(run, start) : this.#latin(run.text, start)));
      start += advance(run.text);
    }
    return placed;
  }

  #latin(words: string, start: number): Placed[] {
    return [...words].flatMap((character, index) => {
      if (character === ' ') return [];
      // The letter's position is the line's width including it, kerning applied, less its own width.
      const width = advance(character);
      const x = start + advance(words.slice(0, index + 1)) - width;
      const id = this.#take(`l${character.codePointAt(0)?.toString(36)}`, () => letter(character, grid).d);
      return [{ id, x, y: 0, middle: x + width / 2 }];
    });
  }

  #shaped({ script, text: words }: TextRun, start: number): Placed[] {
    if (!script) return [];
    const glyphs = shapeGlyphs(script, words, grid);
    const syllables = Map.groupBy(glyphs, ({ cluster }) => cluster);
    return glyphs.flatMap(({ id: glyph, cluster, x, y, outline }) => {
      const d = outline(0, 0);
      if (!d) return [];
      const id = this.#take(`g${glyph.toString(36)}`, () => d);
      const syllable = syllables.get(cluster) ?? [];
      const width = syllable.reduce((sum, { advance }) => sum + advance, 0);
      const middle = start + Math.min(...syllable.map(({ from }) => from)) + width / 2;
      return [{ id, x: start + x, y, middle }];
    });
  }

  #take(id: string, outline: () => string): string {
    if (!this.#letters.has(id)) {
      const d = outline().replace(/-?\d*\.\d+/g, (number) => `${Math.round(Number(number))}`);
      this.#letters.set(id, { id, d });
    }
    return id;
  }
}

function advance(words: string): number {
  return letter(words, grid).advance;
}

function decimal(value: number, places: number): number {
  return Number(value.toFixed(places));
}
