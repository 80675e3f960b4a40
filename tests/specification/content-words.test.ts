/* Sentences that can be read once, and the labels of buttons that lead to contact. */
import { expect, test } from 'vitest';
import { contactLabels } from '../../src/content/rules/contact-labels.ts';
import { tooLong } from '../../src/content/rules/sentences.ts';
import type { Link } from '../../src/content/schema.ts';
import { everything, pages, wordsOf } from '../contents.ts';

const readable = Object.entries(pages).filter(
  // The capability tables quote the products' own sentences.
  ([id, page]) => page.kind !== 'prose' && id !== 'capabilities',
);

test.each(readable)('%s: no sentence is too long to be read once', (_, { head: __, ...shown }) => {
  expect(wordsOf(shown).flatMap(({ text }) => tooLong(text))).toEqual([]);
});

test('a long sentence is found', () => {
  expect(tooLong(`${'word '.repeat(28)}end. Short.`)).toHaveLength(1);
});

/** The calls to action of a value: banners' actions and closings. */
function actionsIn(value: unknown): Link[] {
  if (typeof value !== 'object' || value === null) return [];
  const { action, actions = [] } = value as { action?: unknown; actions?: Link[] };
  const own = [...(isLink(action) ? [action] : []), ...(Array.isArray(actions) ? actions : [])];
  return [...own, ...Object.values(value).flatMap(actionsIn)];
}

const isLink = (value: unknown): value is Link =>
  typeof value === 'object' && value !== null && 'label' in value && 'href' in value;

test('a button that leads to contact has one of five labels', () => {
  const leading = actionsIn(everything).filter(
    ({ href }) => href === 'page:contact' || /^mailto:/.test(href),
  );
  expect(leading.length).toBeGreaterThan(20);
  const others = leading.filter(({ label }) => !(contactLabels as readonly string[]).includes(label));
  expect(others).toEqual([]);
});
