/*
 * The two certificate plates of the hero: our own artwork, not the marks of a standards body. A plate is a D on an
 * overlay that keeps its text readable over the video.
 */

import { flagShape } from './flag-shape.ts';
import { display, letter, textFace } from './lettering.ts';
import { shades } from './palette.ts';
import { writeSvg } from './write-svg.ts';

const plates = [
  { file: 'iso-27001', standard: 'ISO 27001', subject: 'Information security' },
  { file: 'iso-9001', standard: 'ISO 9001', subject: 'Quality management' },
];

export function drawCertificateBadges(): void {
  for (const { file, standard, subject } of plates) {
    const title = letter(standard, { ...display, size: 20 }, 20, 31);
    const line = letter(subject, { ...textFace, weight: 500, size: 13 }, 20, 49);
    writeSvg(
      `public/images/plates/${file}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="64" viewBox="0 0 150 64" fill="${shades.white}"><path d="${flagShape(0.75, 0.75, 148.25, 62.5)}" fill="${shades.ink950}" fill-opacity=".6" stroke="${shades.white}" stroke-opacity=".6" stroke-width="1.5"/><path d="M0 0h6v64H0z"/><path d="${title.d}"/><path d="${line.d}"/></svg>`,
      { precision: 2 },
    );
  }
}
