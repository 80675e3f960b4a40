/* The logo: the company's name beside its mark, both lines from src/content/brand.ts. */
import { brand } from '../src/content/brand.ts';
import { writeDrawn } from './drawn.ts';
import { display, letter } from './lettering.ts';
import { mark } from './mark.ts';
import { shades } from './palette.ts';
import { writeSvg } from './write-svg.ts';

/** The logo's shapes and width; it is 48 high. */
export function lockup(nameColour: string, suffixColour: string): { shapes: string; width: number } {
  const name = letter(
    brand.name,
    { width: display.width + 2, weight: 620, size: 33, tracking: -0.3 },
    48,
    27.5,
  );
  const suffix = letter(brand.suffix, { width: 100, weight: 500, size: 14.6, tracking: 0.52 }, 48.6, 44.2);
  const shapes =
    `${mark(brand.name, nameColour)}<path fill="${nameColour}" d="${name.d}"/>` +
    `<path fill="${suffixColour}" d="${suffix.d}"/>`;
  return { shapes, width: Math.ceil(Math.max(48 + name.advance, 48.6 + suffix.advance) + 0.5) };
}

function svg(shapes: string, width: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="48" viewBox="0 0 ${width} 48">${shapes}</svg>`;
}

export function drawLogo(): void {
  const dark = lockup(shades.ink900, shades.slate600);
  writeSvg('public/images/logo.svg', svg(dark.shapes, dark.width), { precision: 1 });
  const light = lockup(shades.white, shades.white);
  writeSvg('public/images/logo-white.svg', svg(light.shapes, light.width), { precision: 1 });
  writeSvg('public/images/mark.svg', svg(mark(brand.name, shades.ink900), 40), { precision: 2 });
  // Pages reserve the logo's space before it loads.
  writeDrawn('src/content/logo-size.json', `{ "width": ${dark.width}, "height": 48 }\n`, true);
}
