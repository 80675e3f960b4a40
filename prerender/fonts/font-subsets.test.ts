/* Checks the resulting fonts, not the requested characters. */
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { describe, expect, test, vi } from 'vitest';
import { familyFiles } from '../font-subset/family-files.ts';
import type { Face } from '../font-subset/subset.ts';
import { charactersOf, complaint, shareOut } from './characters.ts';
import { inlined, subsetFonts } from './font-faces.ts';
import { charactersSet, fontsOnPages } from './font-subsets.ts';
import { type Typeface, typefaces } from './typefaces.ts';

// Subsetting takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const [own] = typefaces;
if (!own) throw new Error('The site has no typeface');
const latin = '@fontsource-variable/anek-latin';

async function files(typeface: Typeface, text: string): Promise<Buffer[]> {
  return (await subsetFonts(typeface, [...new Set(text)])).map(({ data }) => data);
}

async function fonts(typeface: Typeface, text: string): Promise<Font[]> {
  return (await files(typeface, text)).map((file) => create(file) as Font);
}

/** One instance of a variable font, as HarfBuzz sees it. */
async function faceOf(font: Buffer, text: string, variationAxes: Partial<Face['at']>): Promise<Font> {
  const options = { targetFormat: 'truetype' as const, noHinting: true, dropTables: [], variationAxes };
  return create(await subsetFont(font, text, options)) as Font;
}

/** fontkit also lists the sentinel at the end of a character table. */
const endOfTable = 0xffff;

const glyphIds = (font: Font, text: string) => font.layout(text).glyphs.map(({ id }) => id);

describe("the site's character set", () => {
  test('has exactly the characters of its texts, each with a glyph', async () => {
    const characters = await charactersSet(own);
    const drawn = (await fonts(own, characters.join(''))).flatMap((font) =>
      font.characterSet.filter((code) => code !== endOfTable),
    );
    expect(drawn.sort((one, other) => one - other)).toEqual(
      characters.map((character) => character.codePointAt(0)),
    );
  });

  test('is small enough to inline in every document', async () => {
    const rules = (await subsetFonts(own, [...plainText])).map(inlined).join('');
    expect((rules.length * 3) / 4).toBeLessThan(15_000);
  });
});

/** An English site uses about these. */
const plainText = `${String.fromCodePoint(...Array.from({ length: 94 }, (_, index) => index + 33))} ’–—“”…©`;

describe('a subset font', () => {
  test.each(own.faces)('has the outlines of the family at $at', async ({ at, from }) => {
    const [file] = familyFiles(latin);
    const [cut] = await files(own, 'Rg7');
    if (!cut || !file) throw new Error('Nothing was cut');
    const [now, before] = [await faceOf(cut, 'Rg7', at), await faceOf(file.data, 'Rg7', from)];
    for (const letter of 'Rg7') {
      const was = shape(before, letter);
      shape(now, letter).forEach((value, index) => {
        expect(Math.abs(value - (was[index] ?? 0))).toBeLessThan(4);
      });
    }
  });

  const joined = typefaces.flatMap(({ onPages, ...typeface }) => {
    const faces = onPages ?? typeface.faces;
    return typeface.joined ? faces.map((face) => ({ typeface: { ...typeface, faces }, face })) : [];
  });
  test.each(joined)('has the joined letters of $typeface.family at $face.at', async ({ typeface, face }) => {
    const letters = typeface.script?.test('क') ? 'कभ' : 'بع';
    const file = familyFiles(typeface.package).find(({ characters }) =>
      characters.has(letters.charCodeAt(0)),
    );
    const [cut] = await files(typeface, letters);
    if (!cut || !file) throw new Error('Nothing was cut');
    const weight = { wght: face.at.wght };
    const pins = file.axes.includes('wdth') ? face.from : { wght: face.from.wght };
    const [now, before] = [await faceOf(cut, letters, weight), await faceOf(file.data, letters, pins)];
    for (const letter of letters) {
      const was = shape(before, letter);
      shape(now, letter).forEach((value, index) => {
        expect(Math.abs(value - (was[index] ?? 0))).toBeLessThan(6);
      });
    }
  });

  test('keeps visible kerning', async () => {
    const [cut] = await fonts(own, 'AVHo');
    const width = (text: string) => cut?.layout(text).advanceWidth ?? 0;
    expect(width('AV')).toBeLessThan(width('A') + width('V') - 20);
    expect(width('Ho')).toBe(width('H') + width('o'));
  });

  test("takes the rupee sign and Polish letters from the family's other files", async () => {
    const cut = await fonts(own, '₹ Łódź');
    expect(cut.length).toBeGreaterThan(1);
    for (const character of '₹Łóź') {
      expect(cut.some((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))).toBe(true);
    }
  });

  test('shapes another script as its family does', async () => {
    const word = 'क्षेत्र';
    const devanagari = { ...own, package: '@fontsource-variable/anek-devanagari', joined: true };
    const [cut] = await fonts({ ...devanagari, faces: own.faces.slice(0, 1) }, word);
    expect(cut && glyphIds(cut, word).length).toBeLessThan([...word].length);
    expect(cut && glyphIds(cut, word)).not.toContain(0);
  });
});

test('includes another script in two weights once a page uses it', async () => {
  const [hindi] = typefaces.filter(({ script }) => script?.test('ल'));
  const weights = async (text: string) =>
    (hindi ? await fontsOnPages(hindi, [{ field: 'title', text }]) : []).map(({ weight }) => weight);
  expect(await weights('चार लाख')).toEqual(['400 600']);
  expect(await weights('four hundred thousand')).toEqual([]);
});

describe('characters of a text', () => {
  test('are unique, without invisible ones, and include all digits if any', () => {
    expect(charactersOf([{ field: 'title', text: 'noon\u00ad\n2' }])).toEqual([...'0123456789no']);
  });

  test('missing from the family fail with character, name, file and line', () => {
    expect(() => shareOut([...'a字'], familyFiles(latin), 'Anek')).toThrow(
      /has no letter for '字' \(U\+5B57 CJK UNIFIED IDEOGRAPH-5B57\)/,
    );
    expect(complaint('ж', 'Anek', ['src/content/home.ts:12'])).toBe(
      "src/content/home.ts:12: Anek has no letter for 'ж' (U+0436 CYRILLIC SMALL LETTER ZHE)",
    );
  });

  test('are collected from the content', () => {
    expect(complaint('©', 'Anek')).toMatch(/^src\/content\/[\w/-]+\.ts:\d+/);
  });
});

/** Side bearings and advance of a glyph, in thousandths of an em. */
function shape(font: Font, letter: string): number[] {
  const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
  const { minX, minY, maxX, maxY } = glyph.path.bbox;
  return [minX, minY, maxX, maxY, glyph.advanceWidth].map((value) => (value * 1000) / font.unitsPerEm);
}
