/* Finds characters that the site's typefaces lack, before the build refuses them. */

import { familyFiles } from '../prerender/font-subset/family-files.ts';
import { charactersOf } from '../prerender/fonts/characters.ts';
import { typefaces } from '../prerender/fonts/typefaces.ts';

export function missingLetters(text: string): string[] {
  return charactersOf([{ field: '', text }]).filter((character) => {
    const ofScript = typefaces.filter(({ script }) => script?.test(character));
    const families = ofScript.length > 0 ? ofScript : typefaces.filter(({ script }) => !script);
    const code = character.codePointAt(0) ?? 0;
    return !families.some((family) =>
      familyFiles(family.package).some(({ characters }) => characters.has(code)),
    );
  });
}
