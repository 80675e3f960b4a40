/* The width of headlines is one token of the stylesheet. */
import { expect, test } from 'vitest';
import { display } from '../art/lettering.ts';
import { headlineWidth, letterChanges, saveHeadlineWidth } from './headline-width.ts';

test('changes one token of the stylesheet and lists one change', () => {
  const now = headlineWidth('.');
  const other = now === 'normal' ? 'semi-condensed' : 'normal';
  const [change] = saveHeadlineWidth('.', other).changes;
  const [before, after] = [String(change?.before), String(change?.after)];
  expect(after).toBe(before.replace(/(--face-display: \d+ )[\w-]+/, `$1${other}`));
  expect(letterChanges(before, after)).toHaveLength(1);
  expect(() => saveHeadlineWidth('.', now ?? 'normal')).toThrow('unchanged');
  expect(() => saveHeadlineWidth('.', 'red; }' as 'normal')).toThrow('no such headline width');
});

test('drawings use the headline width of the token', () => {
  expect(display.width).toBe(
    { 'semi-expanded': 112, normal: 100, 'semi-condensed': 86 }[headlineWidth('.') ?? 'normal'],
  );
});
