/* The flags, pins and seats of drawings, shaped as the site's own. */
import { brand } from '../src/content/brand.ts';
import { hasRoundInitial, markShape } from '../src/ui/mark-shape.ts';

export const flagShape = (x: number, y: number, width: number, height: number) =>
  markShape(x, y, width, height, hasRoundInitial(brand.name));
