import { expect, test } from 'vitest';
import { attacks, damaged } from '../../../tests/attack-lists.ts';
import { longestCell, mostColumns } from './allowance.ts';
import { createAnswerer } from './answer.ts';

/** What becomes of each: a problem, or the sheets it is read as. */
const outcomes: Record<keyof typeof attacks, string> = {
  'many sheets that name one part': '1 × 3000',
  'one long shared string in 99,999 cells': 'too-deep',
  'a cell in the last column of 99,999 rows': 'too-deep',
  'the last row of a thousand sheets': 'too-deep',
  'half a million merged ranges': 'too-deep',
  'a template of thousands of counts': 'too-deep',
  '150,000 tables': '256 × 2',
  'a million paragraphs in one cell': '1 × 2',
  'elements in elements, a million deep': 'empty',
  'an element of a million attributes': 'empty',
  'a part that states two kilobytes and unpacks into fifty megabytes': 'damaged',
  'a part that states more than it has': 'damaged',
  'one entry under 51 names': 'damaged',
  '200,000 columns': '1 × 1',
  '2.4 million numbers in a line': 'too-deep',
  '1.6 million numbered lines': 'too-deep',
  'a line tried in two ways at every part': '1 × 1',
  'lines that all run on': 'too-deep',
  'marks that no mark closes': 'not-a-table',
  'a table whose cells reach down and across': 'too-deep',
  'styles that never end': '1 × 1',
  'tags that never end': '1 × 1',
  'a kept list of fifty million letters': 'kept',
};

test.each(Object.entries(attacks))('%s', async (name, make) => {
  const answer = createAnswerer();
  const read = await answer({ ask: 'read', source: make() });
  if (!('outline' in read)) {
    expect('problem' in read ? read.problem : 'kept').toBe(outcomes[name]);
    return;
  }
  const { sheets, fullest } = read.outline;
  expect(`${sheets.length} × ${sheets[fullest]?.rows}`).toBe(outcomes[name]);
  expect(Math.max(...sheets.map(({ width }) => width))).toBeLessThanOrEqual(mostColumns);
  const columns = sheets[fullest]?.guess ?? { text: 0, number: null, head: 0 };
  const { list } = (await answer({ ask: 'clauses', sheet: fullest, columns })) as Extract<
    Awaited<ReturnType<typeof answer>>,
    { list: unknown }
  >;
  expect(list.clauses.every(({ text }) => text.length <= longestCell)).toBe(true);
});

test.each(Object.entries(damaged))('%s is a damaged file', async (_, make) => {
  expect(await createAnswerer()({ ask: 'read', source: make() })).toMatchObject({ problem: 'damaged' });
});
