/* What the rules for stylesheets refuse, and that they say which token to take. */
import stylelint from 'stylelint';
import { expect, test } from 'vitest';

async function refusalsOf(declaration: string, file = 'src/sections/a.module.css'): Promise<string[]> {
  const { results } = await stylelint.lint({ code: `a { ${declaration} }`, codeFilename: file });
  return results.flatMap(({ warnings }) => warnings.map(({ text }) => text));
}

test.each([
  ['padding: 14px', 'var(--space-3)'],
  ['margin-block: 0 1.125rem', 'var(--space-4)'],
  ['gap: var(--space-2) 2.75rem', 'var(--space-7)'],
  ['font: 600 1rem / 1.2 var(--font)', 'var(--type-small)'],
  ['font-size: 1.3rem', 'var(--type-heading)'],
  ['font-weight: 500', 'var(--weight-strong)'],
  ['line-height: 1.4', 'the text style'],
  ['letter-spacing: -0.02em', 'var(--track-title)'],
  ['stroke-width: 2.5', 'var(--line)'],
  ['border-radius: 4px', 'var(--d)'],
  ['z-index: 3', 'var(--z-over)'],
])('%s is refused and answered with %s', async (declaration, token) => {
  expect(await refusalsOf(declaration)).toEqual([expect.stringContaining(token)]);
});

test('a width in a media query is refused and answered with a name', async () => {
  expect(await refusalsOf('@media (width >= 47rem) { top: 0 }')).toEqual([
    expect.stringContaining('--from-tablet'),
  ]);
});

test.each([
  'font: var(--type-label) var(--font)',
  'padding: 0 var(--space-4)',
  'margin-inline: calc(-1 * var(--margin)) auto',
  'padding-block: calc(var(--space-1) + var(--sink)) var(--space-1)',
  'stroke-width: var(--body)',
  'border-radius: var(--d)',
  '@media (--from-tablet) { @media print { top: 0 } }',
])('%s is allowed', async (declaration) => {
  expect(await refusalsOf(declaration)).toEqual([]);
});

test('the desk has sizes of its own', async () => {
  const desk = 'src/console/view/desk/a.module.css';
  expect(await refusalsOf('font-size: var(--desk-row)', desk)).toEqual([]);
  expect(await refusalsOf('font-size: 0.9rem', desk)).toHaveLength(1);
});
