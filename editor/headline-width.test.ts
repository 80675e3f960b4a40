/* The width of headlines is one token, and nothing else of the stylesheet moves with it. */
import { expect, test } from 'vitest';
import { display } from '../art/lettering.ts';
import { headlineWidth, letterChanges, saveHeadlineWidth } from './headline-width.ts';

test('another width changes one word of the stylesheet and is one line to publish', () => {
  const now = headlineWidth('.');
  const other = now === 'normal' ? 'semi-condensed' : 'normal';
  const [change] = saveHeadlineWidth('.', other).changes;
  const [before, after] = [String(change?.before), String(change?.after)];
  expect(after).toBe(before.replace(/(--face-display: \d+ )[\w-]+/, `$1${other}`));
  expect(letterChanges(before, after)).toHaveLength(1);
  expect(() => saveHeadlineWidth('.', now ?? 'normal')).toThrow('as they were');
  expect(() => saveHeadlineWidth('.', 'red; }' as 'normal')).toThrow('no such width');
});

test('drawings letter headlines in the width the token names', () => {
  expect(display.width).toBe(
    { 'semi-expanded': 112, normal: 100, 'semi-condensed': 86 }[headlineWidth('.') ?? 'normal'],
  );
});
