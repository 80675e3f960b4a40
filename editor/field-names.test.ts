/* Names of fields as an owner reads them. */
import { expect, test } from 'vitest';
import { wayTo, wordsOf } from './field-names.ts';

test.each([
  ['imgSrc', 'Icon'],
  ['businessChallenge', 'Business challenge'],
  ['cardsHead', 'Above the cards'],
  ['title', 'Title'],
  ['Private bank', 'Private bank'],
  ['ISMS', 'ISMS'],
])('%s is %s', (key, words) => expect(wordsOf(key)).toBe(words));

test('the way to a value counts as an owner does', () => {
  expect(wayTo(['default', 'banner', 'actions', 0, 'label'])).toBe('Top of the page, Buttons 1, Label');
  expect(wayTo(['cards', 1, 'features', 2])).toBe('Cards 2, Features 3');
});
