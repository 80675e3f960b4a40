import { expect, test } from 'vitest';
import incident from '../src/content/products/incident-detection.ts';
import { findMismatchedLists, shipped } from './mismatched-lists.ts';

test('related lists of the content match', () => {
  expect(findMismatchedLists()).toEqual([]);
});

test('a function without its hour is reported, with the file to change', () => {
  const features = [...incident.features, ...incident.features.slice(0, 1)];
  expect(findMismatchedLists({ ...shipped, incident: { ...incident, features } })).toEqual([
    `src/content/instruments/funnel.ts: \`clock\` needs an hour for each function of products/incident-detection.ts; it lacks ${features.length}.`,
  ]);
});
