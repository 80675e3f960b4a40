/*
 * Adds font subsets to the stylesheet of each script, limited to the characters of the content: inlined for Latin
 * documents, as files for those in another script (docs/decisions/fonts.md).
 */
import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Script } from '../../src/content/edition-schema.ts';
import { editions } from '../../src/content/editions.ts';
import type { Entry } from '../../src/content/rules/texts.ts';
import { scriptStylesheet } from '../styles.ts';
import { charactersOf } from './characters.ts';
import { fontFaceRule, inlined, type SubsetFont, subsetFonts } from './font-faces.ts';
import { type Typeface, typefaces } from './typefaces.ts';
import { everyWord, pageWords, translatedWords } from './words.ts';

export function fontSubsets(): Plugin {
  return {
    name: 'font-subsets',
    enforce: 'pre',
    async transform(code, id) {
      const stylesheet = id.split('?')[0] ?? '';
      const rules = await rulesFor(stylesheet);
      return rules && { code: [code, ...rules].join('\n'), map: null };
    },
  };
}

async function rulesFor(stylesheet: string): Promise<string[] | undefined> {
  const scripted = editions.find(({ script }) => stylesheet === resolve(scriptStylesheet(script)));
  if (scripted && scripted.script !== 'Latn') {
    return (await editionFonts(scripted.script)).map((font) => asFile(font, stylesheet));
  }
  const family = typefaces.find((one) => stylesheet === resolve(one.stylesheet));
  if (!family) return;
  const fonts = [await subsetFonts(family, await charactersSet(family))];
  if (!family.script) fonts.push(...(await Promise.all(typefaces.map((other) => fontsOnPages(other)))));
  // The first view has no other language's name.
  const names = family.script ? [] : await nameFonts();
  return [...fonts.flat().map(inlined), ...names.map((font) => asFile(font, stylesheet))];
}

function asFile(font: SubsetFont, stylesheet: string): string {
  return fontFaceRule(font, relative(dirname(stylesheet), font.file).replaceAll('\\', '/'));
}

/** The characters of the site's texts that this family covers. */
export async function charactersSet({ script }: Typeface): Promise<string[]> {
  return charactersOf(await everyWord()).filter((character) =>
    script ? script.test(character) : isLatin(character),
  );
}

const isLatin = (character: string) => !typefaces.some(({ script }) => script?.test(character));

/** What documents in another script need: its family, the first family, and the names of the languages. */
async function editionFonts(script: Script): Promise<SubsetFont[]> {
  const tags = editions.filter((edition) => edition.script === script).map(({ tag }) => tag);
  const words = (await Promise.all(tags.map(translatedWords))).flat();
  // Parts of a page may be in English.
  const characters = charactersOf([...words, ...(await everyWord())]);
  return [...(await fontsOf(script, words, characters)), ...(await nameFonts())];
}

/** The fonts that set these words on a page in this script. */
export async function fontsOf(
  script: Script,
  words: Entry[],
  characters = charactersOf(words),
  isUnpacked = false,
): Promise<SubsetFont[]> {
  const own = typefaces.find(({ edition }) => edition === script);
  const [latin] = typefaces;
  if (!own?.script || !latin) throw new Error(`No typeface in prerender/fonts/typefaces.ts sets ${script}`);
  const ofScript = charactersOf(words).filter((one) => own.script?.test(one));
  return [
    ...(await subsetFonts({ ...latin, isUnpacked }, characters.filter(isLatin))),
    ...(await subsetFonts({ ...own, faces: own.onPages ?? own.faces, isUnpacked }, ofScript, words)),
  ];
}

/** Every document lists every language: fonts of other scripts are subset to the glyphs of those names. */
async function nameFonts(): Promise<SubsetFont[]> {
  const named = editions.flatMap(({ name, script }) => {
    const typeface = typefaces.find(({ edition }) => edition === script);
    return typeface ? [{ name, typeface }] : [];
  });
  const fonts = named.map(({ name, typeface }) =>
    subsetFonts(
      { ...typeface, family: 'Language names', faces: typeface.faces.slice(0, 1), isAddition: true },
      [...new Set(name)],
      [{ field: 'name', text: name }],
    ),
  );
  return (await Promise.all(fonts)).flat();
}

/** For another script: the characters shown on pages. */
export async function fontsOnPages(typeface: Typeface, words?: Entry[]): Promise<SubsetFont[]> {
  const { script, onPages } = typeface;
  if (!script || !onPages) return [];
  const characters = charactersOf(words ?? (await pageWords())).filter((one) => script.test(one));
  return characters.length > 0 ? subsetFonts({ ...typeface, faces: onPages }, characters) : [];
}
