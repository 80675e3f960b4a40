/*
 * Inlines font subsets into the stylesheet of each family at build time, limited to the characters of the content.
 * That takes a second or two, so subsets are cached until texts, faces or family change.
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Script } from '../../src/content/edition-schema.ts';
import { editions } from '../../src/content/editions.ts';
import type { Entry } from '../../src/content/rules/texts.ts';
import { scriptStylesheets } from '../styles.ts';
import { charactersOf, shareOut } from './characters.ts';
import { type FamilyFile, familyFiles } from './family-files.ts';
import { subset, subsetJoined } from './subset.ts';
import { type Face, type Typeface, typefaces } from './typefaces.ts';
import { everyWord, pageWords, translatedWords } from './words.ts';

const cache = '.cache/fonts';
/** Part of the cache key, since other code makes other subsets. */
const subsetter = globSync(`${import.meta.dirname}/*.ts`)
  .sort()
  .map((file) => readFileSync(file, 'utf8'))
  .join();

export function fontSubsets(): Plugin {
  return {
    name: 'font-subsets',
    enforce: 'pre',
    async transform(code, id) {
      const file = id.split('?')[0];
      const scripted = editions.find(({ script }) => file === resolve(scriptStylesheets(script)[0] ?? '.'));
      if (scripted) return { code: [code, ...(await editionFaces(scripted.script))].join('\n'), map: null };
      const family = typefaces.find(({ stylesheet }) => file === resolve(stylesheet));
      if (!family) return;
      const rules = [await fontFaces(family, await charactersSet(family))];
      if (!family.script)
        rules.push(
          ...(await Promise.all(typefaces.map((other) => facesOnPages(other)))),
          ...(await nameFaces()),
        );
      return { code: [code, ...rules].join('\n'), map: null };
    },
  };
}

/** The characters of the site's texts that this family covers. */
export async function charactersSet({ script }: Typeface): Promise<string[]> {
  const others = typefaces.flatMap((other) => other.script ?? []);
  return charactersOf(await everyWord()).filter((character) =>
    script ? script.test(character) : !others.some((other) => other.test(character)),
  );
}

/** What documents in another script need: its family, and characters the first edition does not use. */
async function editionFaces(script: Script): Promise<string[]> {
  const tags = editions.filter((edition) => edition.script === script).map(({ tag }) => tag);
  const words = (await Promise.all(tags.map(translatedWords))).flat();
  const own = typefaces.find(({ edition }) => edition === script);
  const [latin] = typefaces;
  if (!own?.script || !latin) throw new Error(`No typeface in prerender/fonts/typefaces.ts sets ${script}`);
  const others = typefaces.flatMap((other) => other.script ?? []);
  const known = await charactersSet(latin);
  const characters = charactersOf(words);
  const signs = characters.filter(
    (one) => !known.includes(one) && !others.some((other) => other.test(one)) && /\S/.test(one),
  );
  return [
    await fontFaces(
      { ...own, faces: own.onPages ?? own.faces },
      characters.filter((one) => own.script?.test(one)),
      words,
    ),
    ...(signs.length > 0 ? [await fontFaces({ ...latin, isAddition: true }, signs)] : []),
  ];
}

/** Every document lists every language: fonts of other scripts are subset to the glyphs of those names. */
async function nameFaces(): Promise<string[]> {
  const named = editions.flatMap(({ name, script }) => {
    const typeface = typefaces.find(({ edition }) => edition === script);
    return typeface ? [{ name, typeface }] : [];
  });
  return Promise.all(
    named.map(({ name, typeface }) =>
      fontFaces(
        { ...typeface, family: 'Language names', faces: typeface.faces.slice(0, 1), isAddition: true },
        [...new Set(name)],
        [{ field: 'name', text: name }],
      ),
    ),
  );
}

/** For another script: the characters shown on pages. */
export async function facesOnPages(typeface: Typeface, words?: Entry[]): Promise<string> {
  const { script, onPages } = typeface;
  if (!script || !onPages) return '';
  const characters = charactersOf(words ?? (await pageWords())).filter((one) => script.test(one));
  return characters.length > 0 ? fontFaces({ ...typeface, faces: onPages }, characters) : '';
}

/** `words`: subsets joined letters to the glyphs these words need. */
export async function fontFaces(
  typeface: Typeface & { isAddition?: boolean },
  characters: string[],
  words: Entry[] = [],
): Promise<string> {
  const { family, package: name, faces, joined, isAddition = false } = typeface;
  const drawn = wordsIn(words, typeface);
  const files = familyFiles(name);
  const shares = shareOut(characters, files, family);
  const used = files.flatMap((file, index) => {
    const characters = shares[index] ?? [];
    return characters.length > 0 ? [{ file, characters }] : [];
  });
  const rules = used.map(async ({ file, characters }, index) => {
    const font = await cached(file, characters, faces, joined, drawn);
    return `@font-face{${[
      `font-family:"${family}"`,
      `font-weight:${axisRange(faces, 'wght')}`,
      `font-stretch:${axisRange(faces, 'wdth', '%')}`,
      'font-display:block',
      // Of two rules for one letter the later one counts, so the first needs no range.
      ...(index > 0 || isAddition ? [`unicode-range:${characters.map(codePoint).join()}`] : []),
      `src:url("data:font/woff2;base64,${font.toString('base64')}")format("woff2")`,
    ].join(';')}}`;
  });
  return (await Promise.all(rules)).join('\n');
}

async function cached(
  file: FamilyFile,
  characters: string[],
  faces: Face[],
  joined = false,
  words: string[] = [],
): Promise<Buffer> {
  const hash = createHash('sha256').update(file.data).update(subsetter);
  const path = `${cache}/${hash
    .update(JSON.stringify([characters, faces, joined, words]))
    .digest('hex')
    .slice(0, 32)}.woff2`;
  try {
    return readFileSync(path);
  } catch {
    const font = joined
      ? await subsetJoined(file, characters, faces, words)
      : await subset(file, characters, faces);
    mkdirSync(cache, { recursive: true });
    writeFileSync(path, font);
    return font;
  }
}

/** Unique words, each a run of the family's script. */
function wordsIn(entries: Entry[], { script }: Typeface): string[] {
  const found = new Set<string>();
  for (const { text } of entries)
    for (const word of text.normalize('NFC').split(/[^\p{L}\p{M}\p{P}\u200c\u200d]+/u))
      if ([...word].some((one) => script?.test(one))) found.add(word);
  return [...found].sort();
}

function axisRange(faces: Face[], axis: keyof Face['at'], unit = ''): string {
  const values = faces.map(({ at }) => at[axis]);
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return min === max ? `${min}${unit}` : `${min}${unit} ${max}${unit}`;
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16)}`;
}
