/*
 * The fonts of a text: a family's files, limited to the text's characters. Making one takes up to a second, so they are
 * cached until texts, faces or family change.
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Entry } from '../../src/content/rules/texts.ts';
import { type FamilyFile, familyFiles } from '../font-subset/family-files.ts';
import { type Face, packed, subset, subsetJoined } from '../font-subset/subset.ts';
import { shareOut } from './characters.ts';
import type { Typeface } from './typefaces.ts';

/** A font with the descriptors of its @font-face rule. */
export interface SubsetFont {
  family: string;
  weight: string;
  stretch: string;
  /** Absent for the file that covers most characters. */
  range?: string;
  file: string;
  data: Buffer;
}

const cache = '.cache/fonts';
/** Part of the cache key, since other code makes other subsets. */
const subsetter = globSync(
  ['fonts', 'font-subset'].map((folder) => `${import.meta.dirname}/../${folder}/*.ts`),
)
  .sort()
  .map((file) => readFileSync(file, 'utf8'))
  .join();

export interface Cut extends Typeface {
  isAddition?: boolean;
  /** As TrueType: packing a font takes longer than cutting it. */
  isUnpacked?: boolean;
}

/** `words`: subsets joined letters to the glyphs these words need. */
export async function subsetFonts(
  typeface: Cut,
  characters: string[],
  words: Entry[] = [],
): Promise<SubsetFont[]> {
  const { family, package: name, faces, isAddition = false } = typeface;
  const drawn = wordsIn(words, typeface);
  const files = familyFiles(name);
  const shares = shareOut(characters, files, family);
  const used = files.flatMap((file, index) => {
    const characters = shares[index] ?? [];
    return characters.length > 0 ? [{ file, characters }] : [];
  });
  return Promise.all(
    used.map(async ({ file, characters }, index) => ({
      family,
      weight: axisRange(faces, 'wght'),
      stretch: axisRange(faces, 'wdth', '%'),
      // Of two rules for one letter the later one counts, so the first needs no range.
      ...(index > 0 || isAddition ? { range: characters.map(codePoint).join() } : {}),
      ...(await cached(file, characters, typeface, drawn)),
    })),
  );
}

export function fontFaceRule({ family, weight, stretch, range }: SubsetFont, url: string): string {
  return `@font-face{${[
    `font-family:"${family}"`,
    `font-weight:${weight}`,
    `font-stretch:${stretch}`,
    'font-display:block',
    ...(range ? [`unicode-range:${range}`] : []),
    `src:url("${url}")format("woff2")`,
  ].join(';')}}`;
}

export const inlined = (font: SubsetFont): string =>
  fontFaceRule(font, `data:font/woff2;base64,${font.data.toString('base64')}`);

async function cached(
  source: FamilyFile,
  characters: string[],
  { family, faces, joined = false, isUnpacked = false }: Cut,
  words: string[],
): Promise<Pick<SubsetFont, 'file' | 'data'>> {
  const hash = createHash('sha256')
    .update(source.data)
    .update(subsetter)
    .update(JSON.stringify([characters, faces, joined, words, isUnpacked]))
    .digest('hex')
    .slice(0, 32);
  const file = `${cache}/${hash}/${family.toLowerCase().replaceAll(' ', '-')}.woff2`;
  try {
    return { file, data: readFileSync(file) };
  } catch {
    const cut = joined
      ? await subsetJoined(source, characters, faces, words)
      : await subset(source, characters, faces);
    const data = isUnpacked ? cut : await packed(cut);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, data);
    return { file, data };
  }
}

/** Unique words: runs of the family's script and its joiners, without letters of another one beside them. */
function wordsIn(entries: Entry[], { script }: Typeface): string[] {
  if (!script) return [];
  const run = new RegExp(`(?:${script.source}|[\\u200c\\u200d])+`, 'gu');
  return [...new Set(entries.flatMap(({ text }) => text.normalize('NFC').match(run) ?? []))].sort();
}

function axisRange(faces: Face[], axis: keyof Face['at'], unit = ''): string {
  const values = faces.map(({ at }) => at[axis]);
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return min === max ? `${min}${unit}` : `${min}${unit} ${max}${unit}`;
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16)}`;
}
