/* Collects the characters of a text, finds them in the family's files, and reports missing ones. */
import { globSync, readFileSync } from 'node:fs';
import { unicodeName } from 'unicode-name';
import type { Entry } from '../../src/content/rules/texts.ts';
import type { FamilyFile } from '../font-subset/family-files.ts';

/** Placeholders in braces are replaced before display. */
const filledIn = /\{\w+\}/g;
/** Browsers draw nothing for these. */
const undrawn = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** Unique, in a stable order. Scripts show counts and times, so one digit brings in all. */
export function charactersOf(words: Entry[]): string[] {
  const used = new Set(
    words
      .flatMap(({ text }) => [...text.replace(filledIn, '').normalize('NFC')])
      .filter((character) => !undrawn.test(character)),
  );
  if ([...used].some((character) => /^[0-9]$/.test(character)))
    for (const digit of Array(10).keys()) used.add(`${digit}`);
  return [...used].sort((one, other) => (one.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0));
}

/** The characters to take from each file, in the order of the files. */
export function shareOut(characters: string[], files: FamilyFile[], family: string): string[][] {
  const has = (file: FamilyFile, character: string) => file.characters.has(character.codePointAt(0) ?? 0);
  const missing = characters.filter((character) => !files.some((file) => has(file, character)));
  if (missing.length > 0)
    throw new Error(missing.map((character) => complaint(character, family)).join('\n'));
  return files.map((file) =>
    characters.filter((character) => files.find((one) => has(one, character)) === file),
  );
}

export function complaint(character: string, family: string, places = placesOf(character)): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const where = places.length > 0 ? places.join(', ') : 'src/content';
  return `${where}: ${family} has no letter for '${character}' (U+${code} ${unicodeName(character) ?? 'without a name'})`;
}

/** The lines of content that contain the character, literally or escaped. */
function placesOf(character: string): string[] {
  const code = (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
  const written = (line: string) => line.includes(character) || line.toLowerCase().includes(`\\u${code}`);
  return globSync('src/content/**/*.{ts,json}')
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (written(line) ? [`${file}:${index + 1}`] : [])),
    );
}
