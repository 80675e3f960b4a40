/*
 * The width of headlines. All three widths are in the variable font that visitors load anyway; logo, certificates and
 * share cards follow when they are redrawn.
 */
import { stylesheet } from './colour-names.ts';
import type { ContentChange } from './content-diff.ts';
import { readSource } from './content-files.ts';
import { type HeadlineWidth, headlineNames, headlineProperty } from './headline-names.ts';
import { Refused } from './refused.ts';
import type { EditStep } from './step.ts';

const pattern = new RegExp(`(${headlineProperty}: *\\d+ )([\\w-]+)(?=;)`);

const widthIn = (source: string) => pattern.exec(source)?.[2] as HeadlineWidth | undefined;

export const headlineWidth = (root: string) => widthIn(readSource(root, stylesheet));

export function saveHeadlineWidth(root: string, width: HeadlineWidth): EditStep {
  if (!Object.hasOwn(headlineNames, width)) throw new Refused(400, 'There is no such headline width.');
  const before = readSource(root, stylesheet);
  const after = before.replace(pattern, (_, start: string) => start + width);
  if (after === before) throw new Refused(422, 'The typeface is unchanged.');
  return { label: 'letters', further: [stylesheet], changes: [{ file: stylesheet, before, after }] };
}

export function letterChanges(before: string, after: string): ContentChange[] {
  const [then, now] = [widthIn(before), widthIn(after)];
  if (!then || !now || then === now) return [];
  return [
    {
      path: [],
      name: 'Letters',
      kind: 'changed',
      before: headlineNames[then] ?? then,
      after: headlineNames[now] ?? now,
    },
  ];
}
