/* The shape of flags, pins and seats in drawings, the same as on the site. */
import { brand } from '../src/content/brand.ts';
import { hasRoundInitial, markShape } from '../src/ui/mark-shape.ts';

export const flagShape = (x: number, y: number, width: number, height: number) =>
  markShape(x, y, width, height, hasRoundInitial(brand.name));
