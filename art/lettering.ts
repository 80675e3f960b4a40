/*
 * Text as outlines, from the site's typeface at any width and weight. Logo, plates, customers and share cards use
 * it, so that no picture depends on an installed font.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import type { Lettering, LetterStyle } from './letter-style.ts';
import { shapedWidth, shapeText } from './shaped-text.ts';
import { textRuns } from './text-runs.ts';

/** The typeface's coordinates for the headline width token. */
const headlineWidths: Record<string, number> = { 'semi-expanded': 112, normal: 100, 'semi-condensed': 86 };
const wide = 112;
const tokens = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
const headline = /--face-display: *\d+ ([\w-]+);/.exec(tokens)?.[1] ?? '';

/** The instances the stylesheets use, for pictures with a page's own text. */
export const display = { width: headlineWidths[headline] ?? wide, weight: 560 };
export const labelFace = { width: 86, weight: 560 };
export const textFace = { width: 100, weight: 450 };

/** The family's files, Basic Latin first: a letter is taken from the first that has it. */
const folder = new URL('../node_modules/@fontsource-variable/anek-latin/files/', import.meta.url);
const typefaces = ['latin', 'latin-ext'].map((part) =>
  readFileSync(new URL(`anek-latin-${part}-standard-normal.woff2`, folder)),
);

/** For the record of a picture's inputs. */
export const typefaceHash =
  createHash('sha256').update(Buffer.concat(typefaces)).digest('hex').slice(0, 16) +
  (display.width === wide ? '' : `-${display.width}`);

/* Internals of fontkit's WOFF2 font, missing from its types. */
interface Point {
  x: number;
  y: number;
  onCurve: boolean;
  endContour: boolean;
  copy(): Point;
}
interface DecodedGlyph {
  numberOfContours: number;
  points?: Point[];
  components?: { dx: number; dy: number }[];
}
interface Woff2Font extends Font {
  variationCoords: number[];
  _transformedGlyphs: DecodedGlyph[];
  _variationProcessor: { transformPoints(glyphId: number, points: Point[]): void };
}

const instances = new Map<string, Font>();

/**
 * fontkit's getVariation() cannot reopen a WOFF2 file (2.0.4), so one font decodes the default outlines and a second
 * one moves them to the instance, whose widths and kerning it knows.
 */
function instance(typeface: (typeof typefaces)[number], width: number, weight: number): Font {
  const key = `${typefaces.indexOf(typeface)}/${width}/${weight}`;
  const known = instances.get(key);
  if (known) return known;

  const decoder = create(typeface) as Woff2Font;
  decoder.getGlyph(0);
  const font = create(typeface) as Woff2Font;
  font.variationCoords = [weight, width];
  font._transformedGlyphs = decoder._transformedGlyphs;
  font._transformedGlyphs.forEach((glyph, id) => {
    const accents = glyph.components?.map((component) => ({
      component,
      offset: loosePoint(component.dx, component.dy),
    }));
    const points = accents?.map(({ offset }) => offset) ?? glyph.points;
    if (!points?.length) return;
    const metricPoints = Array.from({ length: 4 }, () => loosePoint(0, 0));
    font._variationProcessor.transformPoints(id, [...points, ...metricPoints]);
    for (const { component, offset } of accents ?? []) {
      component.dx = offset.x;
      component.dy = offset.y;
    }
  });
  instances.set(key, font);
  return font;
}

/** A point outside contours: an accent's offset, or one for metrics. */
function loosePoint(x: number, y: number): Point {
  return { x, y, onCurve: true, endContour: true, copy: () => loosePoint(x, y) };
}

/** Outlines of `words` from `x` on the baseline `y`. */
export function letter(words: string, style: LetterStyle, x = 0, y = 0): Lettering {
  const lettered = { d: '', advance: 0 };
  for (const { script, text: part } of textRuns(words)) {
    const at = x + lettered.advance;
    const { d, advance } = script ? shapeText(script, part, style, at, y) : letterLatin(part, style, at, y);
    lettered.d += d;
    lettered.advance += advance;
  }
  return lettered;
}

/** The width of `words`, without the work of drawing them. */
export function advanceOf(words: string, style: LetterStyle): number {
  let advance = 0;
  for (const { script, text } of textRuns(words))
    advance += script ? shapedWidth(script, text, style) : latinWidth(text, style);
  return advance;
}

function latinWidth(words: string, style: LetterStyle): number {
  let width = 0;
  for (const { font, part } of runsOf(words, style))
    for (const { xAdvance } of font.layout(part).positions)
      width += (xAdvance * style.size) / font.unitsPerEm + (style.tracking ?? 0);
  return width;
}

function letterLatin(words: string, style: LetterStyle, x: number, y: number): Lettering {
  let d = '';
  let pen = x;
  for (const { font, part } of runsOf(words, style)) {
    const run = font.layout(part);
    const scale = style.size / font.unitsPerEm;
    run.glyphs.forEach((glyph, index) => {
      d += glyph.path.scale(scale, -scale).translate(pen, y).toSVG();
      pen += (run.positions[index]?.xAdvance ?? 0) * scale + (style.tracking ?? 0);
    });
  }
  return { d, advance: pen - x };
}

/** The words in runs covered by one file of the family. */
function runsOf(words: string, { width, weight }: LetterStyle): { font: Font; part: string }[] {
  const runs: { font: Font; part: string }[] = [];
  for (const character of words.normalize('NFC')) {
    const code = character.codePointAt(0) ?? 0;
    // The second file is opened only for a letter that the first lacks.
    const typeface = typefaces.find((one) => instance(one, width, weight).hasGlyphForCodePoint(code));
    const font = typeface && instance(typeface, width, weight);
    if (!font) throw new Error(`The typeface has no letter '${character}', used in '${words}'`);
    const last = runs.at(-1);
    if (last?.font === font) last.part += character;
    else runs.push({ font, part: character });
  }
  return runs;
}
