/* The site's colours, read from and written to the one stylesheet that names them. */

import { propertyOf } from '../art/token-property.ts';
import {
  type Colours,
  colourNames,
  describeContrast,
  stylesheet,
  tokens,
  worstReading,
} from './colour-names.ts';
import type { ContentChange } from './content-diff.ts';
import { readSource } from './content-files.ts';
import { Refused } from './refused.ts';
import type { EditStep } from './step.ts';

export const coloursOf = (root: string): Colours => coloursIn(readSource(root, stylesheet));

function coloursIn(source: string): Colours {
  return Object.fromEntries(
    tokens.map((token) => [token, whole(patternOf(token).exec(source)?.[2] ?? '#000000')]),
  ) as Colours;
}

/** Matches the first declaration; the others derive from it. */
const patternOf = (token: string) =>
  new RegExp(`(^\\s*${propertyOf(token)}:\\s*)(#[0-9a-fA-F]{3,6})\\b`, 'm');
const whole = (hex: string) => (hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex).toLowerCase();

export function saveColours(root: string, wanted: Partial<Colours>): EditStep {
  const before = readSource(root, stylesheet);
  let after = before;
  for (const [token, value] of Object.entries(wanted)) {
    if (!Object.hasOwn(colourNames, token) || !/^#[0-9a-f]{6}$/i.test(String(value)))
      throw new Refused(400, 'The site has no such colour.');
    after = after.replace(patternOf(token), (_, start: string) => start + String(value).toLowerCase());
  }
  if (after === before) throw new Refused(422, 'The colours are unchanged.');
  const colours = coloursIn(after);
  const bad = tokens.map((token) => worstReading(token, colours)).find(({ found, needed }) => found < needed);
  if (bad) throw new Refused(422, `Not kept. ${describeContrast(bad)}`);
  return { label: 'colours', further: [stylesheet], changes: [{ file: stylesheet, before, after }] };
}

export function colourChanges(before: string, after: string): ContentChange[] {
  const [then, now] = [coloursIn(before), coloursIn(after)];
  return tokens
    .filter((token) => then[token] !== now[token])
    .map((token) => ({
      path: [],
      name: colourNames[token],
      kind: 'changed',
      before: then[token],
      after: now[token],
    }));
}
