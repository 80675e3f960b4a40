import { expect, test } from 'vitest';
import { cityFacts, cityStory } from '../../prerender/city-story.ts';
import { factsIn, storyIn, translate } from './in-language.ts';

const words = { 'L-# reads # cm': '# cm an L-#', 'Closed since #': 'zu seit #' };

test('fills the numbers into the translation in order', () => {
  expect(translate(words, 'Closed since 02:16:31')).toBe('zu seit 02:16:31');
  expect(translate({ 'a # b #': '# und #' }, 'a 1 b 2')).toBe('1 und 2');
  expect(translate(words, 'Something else')).toBeUndefined();
});

test('leaves out text without a translation and leaves English as it is', () => {
  const [story, facts] = [cityStory(), cityFacts()];
  expect(storyIn(undefined, story)).toBe(story);
  expect(factsIn(undefined, facts)).toBe(facts);
  const { callouts, log, places, plan, signals } = storyIn(words, story);
  expect(log).toEqual([]);
  expect(
    callouts.flatMap(({ lines }) => lines).filter((line) => !/^(zu seit|\d+ cm an L-)/.test(line)),
  ).toEqual([]);
  const names = [...places.flatMap(({ lines }) => lines), ...signals.map(({ name }) => name)];
  expect([...names, ...plan.circles.map(({ name }) => name)].join('')).toBe('');
  expect(factsIn(words, facts)).toMatchObject({ signals: [], incident: facts.incident });
});
