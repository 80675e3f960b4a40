/*
 * Subsets a font to the given characters and to the faces of the design: HarfBuzz subsets one file per face, and the
 * files become one variable font (docs/decisions/fonts.md).
 */
import subsetFont from 'subset-font';
import { compress, decompress } from 'wawoff2';
import { glyphsOf, keepGlyphs } from './drawn-glyphs.ts';
import type { FamilyFile } from './family-files.ts';
import { halveUnits } from './half-units.ts';
import { kerning } from './kerning.ts';
import { readOutlines } from './outlines.ts';
import { onGrid } from './redrawn.ts';
import { readTables, type Tables, table, uint16, writeTables } from './tables.ts';
import { type Axis, fvar, gvar } from './variations.ts';

export interface Face {
  /** The name and descriptors in stylesheets: weight and width. */
  at: { wght: number; wdth: number };
  /** The coordinates on the font's own axes; an axis the family does not have is ignored. */
  from: { wght: number; wdth: number };
}

/** Browsers refuse a font without this table. */
const noNames = uint16(0, 0, 6);

export async function subset(file: FamilyFile, characters: string[], faces: Face[]): Promise<Buffer> {
  const [text, ...others] = faces;
  if (!text) throw new Error('A family needs at least one face');
  const axes = axesOf(faces);
  const whole = await pinned(file, characters, text, ['kern']);
  const base = smaller(whole);
  const outlines = new Map([[at(text, axes), readOutlines(base)]]);
  for (const face of others) {
    const tables = smaller(await pinned(file, characters, face, []));
    outlines.set(at(face, axes), readOutlines(tables));
  }
  const start = outlines.get(at(text, axes)) ?? [];
  const steps = others.map((face) => {
    const peak = position(face, axes);
    // A corner is reached through the face with the same first coordinate and no other.
    const edge = peak.map((value, index) => (index === 0 ? value : 0)).join();
    return {
      peak,
      from: (edge !== peak.join() && outlines.get(edge)) || start,
      to: outlines.get(peak.join()) ?? [],
    };
  });
  base.set('name', noNames);
  const unitsPerEm = table(base, 'head').readUInt16BE(18);
  base.set('GPOS', kerning(writeTables(whole), characters, unitsPerEm));
  if (steps.length > 0) {
    base.set('fvar', fvar(axes));
    base.set('gvar', gvar(start, steps));
  }
  return writeTables(base);
}

/**
 * Two thousandths of an em to either side: a sixth of a pixel in the largest heading. Coarser units per em would
 * also change the tables that join letters and place marks.
 */
const joinedGrid = 8;

/** One font for two weights at most, with HarfBuzz's rules for joining letters and the first face's for placing marks. */
export async function subsetJoined(
  file: FamilyFile,
  characters: string[],
  faces: Face[],
  words: string[],
): Promise<Buffer> {
  const wholes = await Promise.all(faces.map((face) => joinedFace(file, characters, face)));
  // All faces have the same glyphs.
  const glyphs = glyphsOf(wholes[0] ?? Buffer.of(), words);
  const [base, ...others] = await Promise.all(
    wholes.map(async (whole) => {
      const cut = words.length > 0 ? await keepGlyphs(whole, characters, glyphs) : whole;
      return onGrid(readTables(Buffer.from(cut)), joinedGrid);
    }),
  );
  if (!base || others.length > 1) throw new Error('A family with joined letters has one face or two');
  base.set('name', noNames);
  const from = readOutlines(base);
  const steps = others.map((tables) => ({ peak: [1], from, to: readOutlines(tables) }));
  if (steps.length > 0) {
    base.set('fvar', fvar(axesOf(faces)));
    base.set('gvar', gvar(from, steps, joinedGrid));
  }
  return writeTables(base);
}

async function joinedFace(file: FamilyFile, characters: string[], face: Face): Promise<Buffer> {
  return subsetFont(await truetype(file), characters.join(''), {
    targetFormat: 'truetype',
    variationAxes: pins(file, face),
    noHinting: true,
    dropTables: ['STAT', 'gasp', 'HVAR', 'MVAR'],
  });
}

const decompressed = new WeakMap<FamilyFile, Promise<Buffer>>();

/** Once per file, since every face of every subset starts from it. */
function truetype(file: FamilyFile): Promise<Buffer> {
  const known = decompressed.get(file);
  if (known) return known;
  const font = decompress(file.data).then((data) => Buffer.from(data));
  decompressed.set(file, font);
  return font;
}

let last: Promise<unknown> = Promise.resolve();

/** As WOFF2. Sequential: the compressor has one memory. */
export function packed(font: Uint8Array): Promise<Buffer> {
  const done = last.then(async () => Buffer.from(await compress(font)));
  last = done.catch(() => {});
  return done;
}

async function pinned(
  file: FamilyFile,
  characters: string[],
  face: Face,
  keepFeatures: string[],
): Promise<Tables> {
  const font = await subsetFont(await truetype(file), characters.join(''), {
    targetFormat: 'truetype',
    variationAxes: pins(file, face),
    keepFeatures,
    noHinting: true,
    dropTables: ['STAT', 'gasp', 'MVAR', 'HVAR', 'GSUB', 'GDEF', 'name'],
  });
  return readTables(font);
}

function pins(file: FamilyFile, face: Face): Record<string, number> {
  return Object.fromEntries(Object.entries(face.from).filter(([axis]) => file.axes.includes(axis)));
}

function smaller(tables: Tables): Tables {
  let drawn: Tables = new Map(tables);
  drawn.delete('GPOS');
  while (table(drawn, 'head').readUInt16BE(18) >= 1000) drawn = halveUnits(drawn);
  return drawn;
}

function axesOf(faces: Face[]): Axis[] {
  return (['wght', 'wdth'] as const)
    .map((tag) => {
      const values = faces.map(({ at }) => at[tag]);
      return { tag, min: Math.min(...values), default: values[0] ?? 0, max: Math.max(...values) };
    })
    .filter(({ min, max }) => min !== max);
}

/** From -1 to 1 on each axis. */
function position(face: Face, axes: Axis[]): number[] {
  return axes.map(({ tag, min, default: middle, max }) => {
    const value = face.at[tag as keyof Face['at']];
    if (value === middle) return 0;
    return value > middle ? (value - middle) / (max - middle) : (value - middle) / (middle - min);
  });
}

function at(face: Face, axes: Axis[]): string {
  return position(face, axes).join();
}
