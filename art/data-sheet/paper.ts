/* Colours of a printed sheet, readable in greyscale, and the half-disc of the site's drawings. */
import { flagShape } from '../flag-shape.ts';
import { shades } from '../palette.ts';

export const paperColours = {
  ink: shades.ink900,
  grey: shades.drawingLine,
  light: shades.line200,
  mist: shades.mist100,
  white: shades.white,
};

export function halfDisc(x: number, y: number, width: number, height: number, fill: string): string {
  return `<path d="${flagShape(x, y, width, height)}" fill="${fill}" stroke="${paperColours.ink}"/>`;
}
