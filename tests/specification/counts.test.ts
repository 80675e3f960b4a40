/* A number written out in a sentence must match the length of the list it counts. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { numberInWords } from '../../src/content/in-words.ts';

/** The lists of the pages, by the noun their sentences use. */
const entries =
  'areas|assignments|capabilities|cards|cases|categories|certificates|certifications|cities|clients|customers|departments|domains|features|fields|functions|industries|kinds|languages|layers|messages|modules|parts|platforms|pages|principles|products|projects|quarters|results|roles|sectors|services|solutions|sources|stages|steps|technologies|things|tiles|tools|tracks|uses|ways';

const counts = Array.from({ length: 23 }, (_, index) => numberInWords(index + 2)).reverse();
const counting = new RegExp(
  `(?<![.\\w])(${counts.join('|')}|\\d{1,2})( (?!or )[a-z-]+){0,2} (${entries})\\b|\\ball (${counts.join('|')})\\b`,
  'gi',
);

/** Numbers of a story or a picture that count no list. */
const uncounted = [
  'two departments',
  'Two departments',
  'two cases are joined',
  'Three messages arrive',
  'three messages',
  'three things',
  'three or four',
  'two kinds of work',
  'five steps of its procedure',
  'Seven timed steps',
];

/** Numbers in a customer's case, a shift or an example are checked by the test of its drawing or its own. */
const stories = ['case-studies.ts', 'city-story.ts', 'desk.ts', 'site-board.ts', 'street.ts'];

const files = globSync(
  'src/content/{*.ts,{cases,company,home,instruments,legal,products,run-a-shift,services,shell,site,solutions,technologies}/*.ts}',
).filter((file) => !file.endsWith('.test.ts') && !stories.includes(basename(file)));

test('content files are read', () => {
  expect(files.length).toBeGreaterThan(20);
});

test.each(files)('%s', (file) => {
  const text = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const found = uncounted.reduce((rest, fact) => rest.replaceAll(fact, ''), text).match(counting) ?? [];
  expect(found).toEqual([]);
});
