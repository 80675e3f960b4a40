/*
 * The marks of the certificate plates: the standard's name as outlines. No number, seal, signature, certification
 * mark or ISO logo, because a drawing of a certificate could be mistaken for one.
 */

import { display, letter } from './lettering.ts';
import { shades } from './palette.ts';

/** The side bearing of the first letter, removed so that the mark aligns with the text below it. */
const bearing = 4;

export const drawIso27001 = () => drawStandard('ISO 27001');
export const drawIso9001 = () => drawStandard('ISO 9001');

function drawStandard(standard: string): string {
  const { d, advance } = letter(standard, { ...display, size: 54, tracking: -1.4 }, -bearing, 42);
  const end = Math.ceil(advance - bearing);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${end}" height="48" viewBox="0 0 ${end} 48"><path fill="${shades.ink900}" d="${d}"/></svg>`;
}
