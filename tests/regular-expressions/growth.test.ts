import { globSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attacksOn } from './attacks.ts';
import { countSteps, TooManySteps } from './steps.ts';
import { expressionsIn, type Written } from './written.ts';

const expressions = globSync('src/requirements/reading/**/*.ts', { exclude: ['**/*.test.ts'] })
  .flatMap(expressionsIn)
  .filter((found): found is Written => found.pattern !== undefined);

type Pattern = Pick<Written, 'pattern' | 'flags'>;

function stepsFor({ pattern, flags }: Pattern, text: string): number {
  try {
    return countSteps(pattern, flags, text);
  } catch (error) {
    if (error instanceof TooManySteps) return Number.POSITIVE_INFINITY;
    throw error;
  }
}

/** Twice the text, twice the steps; some of them do not depend on the length. */
function expectLinear(written: Pattern, numRuns: number): void {
  fc.assert(
    fc.property(attacksOn(written.pattern, written.flags), ({ before, pump, after }) => {
      const [short = 0, long = 0] = [40, 80].map((times) =>
        stepsFor(written, before + pump.repeat(times) + after),
      );
      return long < short * 2.5 + 100;
    }),
    { numRuns },
  );
}

test.each(expressions.map((written) => [`${written.place} /${written.pattern}/`, written] as const))(
  '%s takes twice the steps for a text of twice the length',
  (_, written) => expectLinear(written, 300),
);

test.each([
  // As the reading once had them.
  /^\(?(?:\d{1,4}|[A-Za-z])(?:[.\-/](?:\d{1,4}|[a-z]|[ivx]{1,5}))*\)?$/,
  /^\d(?:\s?\((?:\d{1,3}|[a-z]|[ivx]{1,5})\))*$/,
  /\([^)]*$/,
  /[.):]+$/,
  /\d+$/,
  /<!--[\s\S]*?-->/,
  /<([a-z][a-z0-9:]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/,
])('would notice %s', ({ source, flags }) => {
  expect(() => expectLinear({ pattern: source, flags }, 3000)).toThrow('Property failed');
});

test('counts what a backtracking engine does', () => {
  const doubling = (times: number) => countSteps('^(?:a|a)*$', '', `${'a'.repeat(times)}!`);
  expect(doubling(11) / doubling(10)).toBeCloseTo(2, 1);
  expect(countSteps(String.raw`(?<=\d)\s+(?=\p{Lu})`, 'u', '1  A')).toBeLessThan(20);
  expect(() => countSteps('^(?:a|a)*$', '', `${'a'.repeat(40)}!`)).toThrow(TooManySteps);
});
