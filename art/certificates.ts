/*
 * The marks of the certificates' plates: the standard's name, lettered. No number, seal or signature, no
 * certification body's mark and no ISO logo: a drawing of a certificate would pass for one.
 */

import { display, letter } from './lettering.ts';
import { shades } from './palette.ts';

/** The space before the first letter, left out so that the mark begins where the words below it do. */
const bearing = 4;

export const drawIso27001 = () => drawStandard('ISO 27001');
export const drawIso9001 = () => drawStandard('ISO 9001');

function drawStandard(standard: string): string {
  const { d, advance } = letter(standard, { ...display, size: 54, tracking: -1.4 }, -bearing, 42);
  const end = Math.ceil(advance - bearing);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${end}" height="48" viewBox="0 0 ${end} 48"><path fill="${shades.ink900}" d="${d}"/></svg>`;
}
