/*
 * The visible part of the family's kerning, read from the text face and used for all faces. Glyphs with equal kerning
 * share a class, so it is one small matrix (GPOS, pair adjustment by classes).
 */
import { Blob, Face, Font, Buffer as Run, shape } from 'harfbuzzjs';
import { uint16 } from './tables.ts';

/** In thousandths of an em: less than half a pixel in body text. */
const visible = 30;

export function kerning(face: Buffer, characters: string[], unitsPerEm: number): Buffer {
  const font = new Font(new Face(new Blob(face)));
  const scale = unitsPerEm / font.face.upem;
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  const ids = codes.map((code) => lineOf(font, [code])[0]?.id ?? 0);
  const matrix = codes.map((first, row) => {
    const alone = font.glyphHAdvance(ids[row] ?? 0);
    // One line with every pair, since each line takes long to begin.
    const line = lineOf(
      font,
      codes.flatMap((second) => [first, second]),
    );
    return codes.map((_, column) => {
      const value = Math.round(((line[column * 2]?.advance ?? alone) - alone) * scale);
      return Math.abs(value) >= (visible * unitsPerEm) / 1000 ? value : 0;
    });
  });
  const columns = matrix.map((_, column) => matrix.map((row) => row[column] ?? 0));
  const first = classes(ids, matrix);
  const second = classes(ids, columns);
  const values = first.members.map((row) => second.members.map((column) => matrix[row]?.[column] ?? 0));
  return pairAdjustment(first, second, values);
}

/** The glyph of each code in its place on the line; none for a mark joined to its letter. */
function lineOf(font: Font, codes: number[]): { id: number; advance: number }[] {
  const run = new Run();
  for (const [index, code] of codes.entries()) run.add(code, index);
  run.guessSegmentProperties();
  shape(font, run);
  const positions = run.getGlyphPositions();
  const line: { id: number; advance: number }[] = [];
  for (const [at, { codepoint, cluster }] of run.getGlyphInfos().entries())
    line[cluster] = { id: codepoint, advance: positions[at]?.xAdvance ?? 0 };
  return line;
}

interface Classes {
  /** Glyph id → class; class 0 is not kerned. */
  of: Map<number, number>;
  /** One member of each class, by its index among the characters; class 0 may have none. */
  members: number[];
}

function classes(ids: number[], habits: number[][]): Classes {
  const known = new Map<string, number>([[habits.map(() => 0).join(), 0]]);
  const members: number[] = [-1];
  const of = new Map<number, number>();
  habits.forEach((habit, index) => {
    const key = habit.join();
    if (!known.has(key)) {
      known.set(key, known.size);
      members.push(index);
    }
    of.set(ids[index] ?? 0, known.get(key) ?? 0);
  });
  return { of, members };
}

function pairAdjustment(first: Classes, second: Classes, values: number[][]): Buffer {
  const ids = [...first.of.keys()];
  const coverage = uint16(2, 1, Math.min(...ids), Math.max(...ids), 0);
  const [firstClasses, secondClasses] = [classTable(first), classTable(second)];
  const header = 16;
  const matrix = uint16(...values.flat());
  const coverageAt = header + matrix.length;
  const firstAt = coverageAt + coverage.length;
  const secondAt = firstAt + firstClasses.length;
  const advanceOnly = 4;
  const pairs = Buffer.concat([
    uint16(2, coverageAt, advanceOnly, 0, firstAt, secondAt, values.length, values[0]?.length ?? 0),
    matrix,
    coverage,
    firstClasses,
    secondClasses,
  ]);
  // One script (DFLT, for all), one feature, one lookup.
  const scripts = Buffer.concat([uint16(1), tag('DFLT'), uint16(8, 4, 0, 0, 0xffff, 1, 0)]);
  const features = Buffer.concat([uint16(1), tag('kern'), uint16(8, 0, 1, 0)]);
  const lookups = Buffer.concat([uint16(1, 4, 2, 0, 1, 8), pairs]);
  const start = 10;
  const places = uint16(1, 0, start, start + scripts.length, start + scripts.length + features.length);
  return Buffer.concat([places, scripts, features, lookups]);
}

/** The class of every glyph from the first kerned one to the last. */
function classTable({ of }: Classes): Buffer {
  const ids = [...of.keys()];
  const start = Math.min(...ids);
  const classOf = Array.from(
    { length: Math.max(...ids) - start + 1 },
    (_, index) => of.get(start + index) ?? 0,
  );
  return uint16(1, start, classOf.length, ...classOf);
}

function tag(name: string): Buffer {
  return Buffer.from(name, 'latin1');
}
