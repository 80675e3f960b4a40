/* A translation is complete, and its direction marks are closed. */
import { describe, expect, test } from 'vitest';
import type { EditionWords } from './edition-schema.ts';
import { editions } from './editions.ts';
import { wrongMarks } from './rules/direction-marks.ts';
import { stringsOf } from './rules/texts.ts';
import messages from './shell/messages.ts';
import type { StatusMessages } from './shell/schema.ts';

test('a missing field of a translation fails the type check by name', () => {
  const { home: _, ...rest } = messages;
  // @ts-expect-error: Property 'home' is missing
  const incomplete: StatusMessages = rest;
  // @ts-expect-error: Property 'notNow' is missing
  const words: EditionWords = { onlyElsewhere: '', alsoHere: '', readHere: '' };
  expect([incomplete, words]).toHaveLength(2);
});

test.each([
  ['\u2066ISO 27001\u2069', undefined],
  ['\u2067\u20661.1 bar\u2069\u2069', undefined],
  ['\u2066ISO 27001', 'an isolate is never closed'],
  ['ISO 27001\u2069', 'an isolate is closed that was never opened'],
  ['\u200fISO 27001', 'a mark that reaches beyond its words'],
  ['\u202bISO 27001\u202c', 'a mark that reaches beyond its words'],
])('marks in %j', (text, problem) => expect(wrongMarks(text)).toBe(problem));

describe.each(editions.filter(({ load }) => load))('$tag', ({ load }) => {
  test('changes direction only with closed isolates', async () => {
    const table = (await load?.())?.default;
    const parts = Object.values({ ...table?.pages, shell: table?.shell, notFound: table?.notFound });
    const texts = (await Promise.all(parts.map(async (part) => stringsOf(await part?.())))).flat();
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.flatMap(({ text }) => (wrongMarks(text) ? [`${wrongMarks(text)}: ${text}`] : []))).toEqual(
      [],
    );
  });
});
