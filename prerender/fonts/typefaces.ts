/*
 * The families the site is set in, each an npm package of Fontsource. The site's own travels inside every
 * document. Another script is another entry here: its stylesheet is cut to the letters of that script the
 * content shows, and comes with the code that imports it, as Hindi in the console. Where the pages themselves use
 * the script, the letters they show come with the documents.
 */

import type { Script } from '../../src/content/edition-schema.ts';

export interface Face {
  /** Where stylesheets find it, in weight and width. */
  at: { wght: number; wdth: number };
  /** What the type designer calls it; an axis the family does not have is passed over. */
  from: { wght: number; wdth: number };
}

export interface Typeface {
  family: string;
  package: string;
  /** The build adds the family to this file. */
  stylesheet: string;
  /** The first is the one the others move away from. */
  faces: Face[];
  /** Letters that join keep the family's rules of joining, in one file for each face. */
  joined?: boolean;
  /** The faces that come with the documents once a page uses the script. */
  onPages?: Face[];
  /** Which letters it sets. Absent: all that no other family takes. */
  script?: RegExp;
  /** The editions whose documents bring it along, cut to the glyphs of their words. */
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
    stylesheet: 'src/styles/index.css',
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
    // Its strokes are heavier than Anek's at the same number.
    faces: [
      { ...text, from: { wght: 350, wdth: 100 } },
      { ...strong, from: { wght: 530, wdth: 100 } },
    ],
    joined: true,
    script: /\p{Script_Extensions=Arabic}/u,
    edition: 'Arab',
  },
];
