/*
 * `npm run lint:expressions`: finds regular expressions that a text of the right shape can hold for minutes. None in
 * `src` may need exponential time; what reads visitors' lists may not even need quadratic time.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { check } from 'recheck';
import { readArguments } from '../../cli/arguments.ts';
import { expressionsIn } from './written.ts';

/** Their texts come from strangers. */
const strict = /^src\/requirements\/reading\//;
/** Verdicts of earlier runs, because the hardest expressions take seconds. */
const cache = '.cache/regular-expressions.json';

type Verdict = 'safe' | 'polynomial' | 'exponential' | 'unknown';

readArguments();
const known = readKnown();
const found = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.ts'] })
  .sort()
  .flatMap(expressionsIn);
const problems: string[] = [];
for (const { place, ...written } of found) {
  const isStrict = strict.test(place);
  if (written.pattern === undefined) {
    if (isStrict) problems.push(`${place}: computed, so it cannot be checked`);
    continue;
  }
  const text = `/${written.pattern}/${written.flags}`;
  known[text] ??= await verdictOn(written.pattern, written.flags);
  const isWrong = isStrict ? known[text] !== 'safe' : known[text] === 'exponential';
  if (isWrong) problems.push(`${place}: ${known[text]}: ${text}`);
}
mkdirSync(dirname(cache), { recursive: true });
writeFileSync(cache, JSON.stringify(known, null, 1));
console.log([...problems, `${found.length} regular expressions, ${problems.length} to mend`].join('\n'));
process.exitCode = problems.length > 0 ? 1 : 0;

function readKnown(): Record<string, Verdict> {
  try {
    return JSON.parse(readFileSync(cache, 'utf8'));
  } catch {
    return {};
  }
}

async function verdictOn(pattern: string, flags: string): Promise<Verdict> {
  const found = await check(pattern, flags, { timeout: 30_000 });
  if (found.status !== 'vulnerable') return found.status;
  return found.complexity.type === 'exponential' ? 'exponential' : 'polynomial';
}
