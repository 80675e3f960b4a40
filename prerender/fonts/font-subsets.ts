/*
 * Font subsets, made at build: a stylesheet that belongs to a family gets its fonts written in, subset to the
 * characters the content uses. That takes a second or two, so subsets are cached until words, faces or family change.
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Entry } from '../../src/content/rules/texts.ts';
import { charactersOf, shareOut } from './characters.ts';
import { type FamilyFile, familyFiles } from './family-files.ts';
import { subset, subsetJoined } from './subset.ts';
import { type Face, type Typeface, typefaces } from './typefaces.ts';
import { everyWord, pageWords } from './words.ts';

const cache = '.cache/fonts';
/** Part of the cache's key: other code makes other subsets. */
const subsetter = globSync(`${import.meta.dirname}/*.ts`)
  .sort()
  .map((file) => readFileSync(file, 'utf8'))
  .join();

export function fontSubsets(): Plugin {
  return {
    name: 'font-subsets',
    enforce: 'pre',
    async transform(code, id) {
      const family = typefaces.find(({ stylesheet }) => id.split('?')[0] === resolve(stylesheet));
      if (!family) return;
      const rules = [await fontFaces(family, await charactersSet(family))];
      if (!family.script) rules.push(...(await Promise.all(typefaces.map((other) => facesOnPages(other)))));
      return { code: [code, ...rules].join('\n'), map: null };
    },
  };
}

/** Of everything the site says, the characters this family sets. */
export async function charactersSet({ script }: Typeface): Promise<string[]> {
  const others = typefaces.flatMap((other) => other.script ?? []);
  return charactersOf(await everyWord()).filter((character) =>
    script ? script.test(character) : !others.some((other) => other.test(character)),
  );
}

/** Of another script: the letters the pages show. */
export async function facesOnPages(typeface: Typeface, words?: Entry[]): Promise<string> {
  const { script, onPages } = typeface;
  if (!script || !onPages) return '';
  const characters = charactersOf(words ?? (await pageWords())).filter((one) => script.test(one));
  return characters.length > 0 ? fontFaces({ ...typeface, faces: onPages }, characters) : '';
}

export async function fontFaces(typeface: Typeface, characters: string[]): Promise<string> {
  const { family, package: name, faces, joined } = typeface;
  const files = familyFiles(name);
  const shares = shareOut(characters, files, family);
  const used = files.flatMap((file, index) => {
    const characters = shares[index] ?? [];
    return characters.length > 0 ? [{ file, characters }] : [];
  });
  const sets = joined ? faces.map((face) => [face]) : [faces];
  const rules = used.flatMap(({ file, characters }, index) =>
    sets.map(async (set) => {
      const font = await cached(file, characters, set, joined);
      return `@font-face{${[
        `font-family:"${family}"`,
        `font-weight:${span(set, 'wght')}`,
        `font-stretch:${span(set, 'wdth', '%')}`,
        'font-display:block',
        // Of two rules for one letter the later one counts, so the first needs no range.
        ...(index > 0 ? [`unicode-range:${characters.map(codePoint).join()}`] : []),
        `src:url("data:font/woff2;base64,${font.toString('base64')}")format("woff2")`,
      ].join(';')}}`;
    }),
  );
  return (await Promise.all(rules)).join('\n');
}

async function cached(
  file: FamilyFile,
  characters: string[],
  faces: Face[],
  joined = false,
): Promise<Buffer> {
  const hash = createHash('sha256').update(file.data).update(subsetter);
  const path = `${cache}/${hash
    .update(JSON.stringify([characters, faces, joined]))
    .digest('hex')
    .slice(0, 32)}.woff2`;
  try {
    return readFileSync(path);
  } catch {
    const [first] = faces;
    const font =
      joined && first ? await subsetJoined(file, characters, first) : await subset(file, characters, faces);
    mkdirSync(cache, { recursive: true });
    writeFileSync(path, font);
    return font;
  }
}

function span(faces: Face[], axis: keyof Face['at'], unit = ''): string {
  const values = faces.map(({ at }) => at[axis]);
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return min === max ? `${min}${unit}` : `${min}${unit} ${max}${unit}`;
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16)}`;
}
