/* A figure in several places, with the site's own cases and without writing files. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import cases from '../src/content/cases/case-studies.ts';
import { changedFigure } from './figure-change.ts';
import { changeFigure, figurePlaces } from './figures.ts';

const root = process.cwd();
const file = 'src/content/cases/case-studies.ts';
const details = cases.categories.flatMap((category, index) =>
  Object.entries(category.details).map(([name, detail]) => ({ index, name, detail })),
);
const counted = details.find(({ detail }) => detail.figure?.drawing.kind === 'rings');
const figure = counted?.detail.figure?.figure ?? '';
const path = [
  'default',
  'categories',
  counted?.index ?? 0,
  'details',
  counted?.name ?? '',
  'figure',
  'figure',
];

test('detects one figure replaced by another, and nothing else', () => {
  expect(changedFigure('450+', '480+')).toEqual({ before: '450+', after: '480+' });
  expect(changedFigure('It runs 450+ sites.', 'It runs 480 sites.')).toEqual({
    before: '450+',
    after: '480',
  });
  expect(changedFigure('It runs 450+ sites.', 'It has 450+ sites.')).toBeUndefined();
  expect(changedFigure('One of 3', 'One of 4')).toBeUndefined();
  expect(changedFigure('450 and 20', '480 and 30')).toBeUndefined();
});

test('finds a case’s figure in its texts and drawing, on the home page and in translations', () => {
  const places = figurePlaces(root, { file, path }, figure);
  const keys = places.filter((place) => place.file === file).map((place) => place.path.at(-1));
  expect(keys).toEqual(['about', 'note', 'alt', 'rings']);
  expect(places.map((place) => place.file)).toContain('src/content/home/home.ts');
  // A width of 450 mm is not the number of sites.
  expect(places.map((place) => place.file).join()).not.toContain('instruments');
  expect(places.map(({ name }) => name).join()).not.toMatch(/src|\.ts|default/);
});

test('changes all places in one step and updates the drawing', () => {
  const places = figurePlaces(root, { file, path }, figure);
  const edit = { file, path, before: `'${figure}'`, parts: ['480+'] };
  const step = changeFigure(root, edit, { before: figure, after: '480+' }, places);
  const own = step.changes.find((change) => change.file === file);
  const was = readFileSync(file, 'utf8');
  const left = (source: string) => source.split(figure).length;
  expect(left(String(own?.after))).toBe(left(was) - 2);
  const rings = /rings: \[([\d, ]+)\]/.exec(String(own?.after))?.[1]?.split(', ').map(Number) ?? [];
  expect(rings.reduce((one, other) => one + other, 0)).toBe(480);
  expect(step.changes.find((change) => change.file.endsWith('home/home.ts'))?.after).toContain(
    "figure: '480+'",
  );
});
