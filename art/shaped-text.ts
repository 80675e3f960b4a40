/* Text of other scripts as outlines: shaped by HarfBuzz, since joined letters cannot be placed one by one. */
import { readFile } from 'node:fs/promises';
import { Blob, Face, Font, Buffer as Run, shape, Variation } from 'harfbuzzjs';
import { SVGPathData, SVGPathDataTransformer } from 'svg-pathdata';
import { decompress } from 'wawoff2';
import type { Lettering, LetterStyle } from './letter-style.ts';

export interface ShapedScript {
  letters: RegExp;
  file: string;
  /** How much lighter and larger it is than Latin in the same style. */
  axes: (style: LetterStyle) => Variation[];
}

const folder = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const scripts: ShapedScript[] = [
  {
    letters: /\p{Script_Extensions=Devanagari}/u,
    file: 'anek-devanagari/files/anek-devanagari-devanagari-standard-normal.woff2',
    axes: ({ weight, width }) => [new Variation('wght', weight), new Variation('wdth', width)],
  },
  {
    letters: /\p{Script_Extensions=Arabic}/u,
    file: 'readex-pro/files/readex-pro-arabic-wght-normal.woff2',
    axes: ({ weight }) => [new Variation('wght', weight - 40)],
  },
];
const loaded = new Map<ShapedScript, Font>();
const loading = new Map<ShapedScript, Promise<void>>();

export const scriptOf = (character: string) => scripts.find(({ letters }) => letters.test(character));

/** Await before lettering words of another script. */
export async function loadScripts(words: string): Promise<void> {
  const needed = scripts.filter(({ letters }) => letters.test(words));
  await Promise.all(needed.map((script) => load(script)));
}

/** Once, also if many pictures ask for it at the same time. */
function load(script: ShapedScript): Promise<void> {
  const known = loading.get(script);
  if (known) return known;
  const font = readFile(new URL(script.file, folder))
    .then((packed) => decompress(packed))
    .then((data) => {
      loaded.set(script, new Font(new Face(new Blob(data))));
    });
  loading.set(script, font);
  return font;
}

export interface Glyph {
  id: number;
  /** Glyphs of one syllable share it. */
  cluster: number;
  /** Where its space on the line begins; marks are placed off it. */
  from: number;
  x: number;
  y: number;
  advance: number;
  /** Path data with the glyph's origin at x, y. */
  outline: (x: number, y: number) => string;
}

function shapeRun(script: ShapedScript, words: string, style: LetterStyle) {
  const font = loaded.get(script);
  if (!font) throw new Error(`The letters of '${words}' are not loaded`);
  font.setVariations(script.axes(style));
  const run = new Run();
  run.addText(words);
  run.guessSegmentProperties();
  shape(font, run);
  return { font, run, scale: style.size / font.face.upem };
}

export function shapedWidth(script: ShapedScript, words: string, style: LetterStyle): number {
  const { run, scale } = shapeRun(script, words, style);
  return run.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance * scale, 0);
}

/** From the left, whichever way the script runs. */
export function shapeGlyphs(script: ShapedScript, words: string, style: LetterStyle): Glyph[] {
  const { font, run, scale } = shapeRun(script, words, style);
  let pen = 0;
  return run
    .getGlyphInfosAndPositions()
    .map(({ codepoint: id, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const [from, x, y, advance] = [pen, pen + xOffset * scale, -yOffset * scale, xAdvance * scale];
      pen += advance;
      const path = font.glyphToPath(id);
      const outline = (toX: number, toY: number) =>
        new SVGPathData(path)
          .transform(SVGPathDataTransformer.MATRIX(scale, 0, 0, -scale, toX, toY))
          .round(100)
          .encode();
      return { id, cluster, from, x, y, advance, outline };
    });
}

export function shapeText(
  script: ShapedScript,
  words: string,
  style: LetterStyle,
  x: number,
  y: number,
): Lettering {
  const glyphs = shapeGlyphs(script, words, style);
  return {
    d: glyphs.map((glyph) => glyph.outline(x + glyph.x, y + glyph.y)).join(''),
    advance: glyphs.reduce((sum, { advance }) => sum + advance, 0),
  };
}
