import { expect, test } from 'vitest';
import { labelOf, pathLabel } from './field-names.ts';

test.each([
  ['imgSrc', 'Icon'],
  ['businessChallenge', 'Business challenge'],
  ['cardsHead', 'Above the cards'],
  ['title', 'Title'],
  ['Private bank', 'Private bank'],
  ['ISMS', 'ISMS'],
])('%s is %s', (key, label) => expect(labelOf(key)).toBe(label));

test('the label of a path counts from one', () => {
  expect(pathLabel(['default', 'banner', 'actions', 0, 'label'])).toBe('Top of the page, Buttons 1, Label');
  expect(pathLabel(['cards', 1, 'features', 2])).toBe('Cards 2, Features 3');
});
