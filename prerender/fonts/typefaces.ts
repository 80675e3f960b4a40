/*
 * The site's typefaces, each a Fontsource package. The main family sets Latin letters in every document. To support another
 * script, add an entry: its stylesheet is subset to the characters of that script in the content and loads with the
 * code that imports it, like Hindi in the console. If pages use the script, documents include it.
 */

import type { Script } from '../../src/content/edition-schema.ts';
import type { Face } from '../font-subset/subset.ts';

export interface Typeface {
  family: string;
  package: string;
  /** The build appends the family to this file. */
  stylesheet: string;
  /** The first is the default instance; the others are variations of it. */
  faces: Face[];
  /** Joined scripts keep the family's layout rules, with two weights at most. */
  joined?: boolean;
  /** The faces inlined in documents once a page uses the script. */
  onPages?: Face[];
  /** The characters it covers. If absent, all that no other family covers. */
  script?: RegExp;
  /** The editions whose documents inline it, subset to the glyphs of their words. */
  edition?: Script;
}

const text: Face = { at: { wght: 400, wdth: 100 }, from: { wght: 400, wdth: 100 } };
const strong: Face = { at: { wght: 600, wdth: 100 }, from: { wght: 600, wdth: 100 } };
const display: Face = { at: { wght: 600, wdth: 112.5 }, from: { wght: 560, wdth: 112 } };
const label: Face = { at: { wght: 600, wdth: 87.5 }, from: { wght: 560, wdth: 86 } };

export const typefaces: Typeface[] = [
  {
    family: 'Anek',
    package: '@fontsource-variable/anek-latin',
    stylesheet: 'src/styles/scripts/latn.css',
    faces: [text, strong, display, label],
  },
  {
    family: 'Anek Devanagari',
    package: '@fontsource-variable/anek-devanagari',
    stylesheet: 'src/console/view/incident/devanagari.css',
    faces: [text],
    onPages: [text, strong],
    joined: true,
    script: /\p{Script_Extensions=Devanagari}/u,
    edition: 'Deva',
  },
  {
    family: 'Readex Pro',
    package: '@fontsource-variable/readex-pro',
    stylesheet: 'src/styles/scripts/arab.css',
    // Its strokes are heavier than Anek's at the same weight.
    faces: [
      { ...text, from: { wght: 350, wdth: 100 } },
      { ...strong, from: { wght: 530, wdth: 100 } },
    ],
    joined: true,
    script: /\p{Script_Extensions=Arabic}/u,
    edition: 'Arab',
  },
];
