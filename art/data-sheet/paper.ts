/* Colours of a printed sheet, which stays readable in greyscale, and the half-disc of the site's drawings. */
import { shades } from '../palette.ts';

export const paper = {
  ink: shades.ink900,
  grey: shades.drawingLine,
  light: shades.line200,
  mist: shades.mist100,
  white: shades.white,
};

export function halfDisc(x: number, y: number, width: number, height: number, fill: string): string {
  const radius = height / 2;
  const side = width - radius;
  return `<path d="M${x} ${y}h${side}a${radius} ${radius} 0 0 1 0 ${height}h${-side}z" fill="${fill}" stroke="${paper.ink}"/>`;
}
