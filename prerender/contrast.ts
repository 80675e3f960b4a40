/* Checks the contrast of the colour tokens without a browser; pages are measured in the browser tests. */
import { shadesOf } from '../art/palette.ts';
import { propertyOf } from '../art/token-property.ts';
import { contrast, everyPair } from './contrast-pairs.ts';

export interface LowContrast {
  token: string;
  problem: string;
}

export function findLowContrast(stylesheet: Uint8Array): LowContrast[] {
  const colours = shadesOf(stylesheet);
  return everyPair.flatMap(({ needed, front, ground }) => {
    const found = contrast(colours[front], colours[ground]);
    if (found >= needed) return [];
    const problem = `${colours[front]} on ${propertyOf(ground)} ${colours[ground]} has a contrast of ${found.toFixed(2)} and needs ${needed}`;
    return [{ token: propertyOf(front), problem }];
  });
}
