/** Accessibility: a ramp of constant slope winds from the street up to the centre, without a step. */

import { flagShape } from '../flag-shape.ts';
import { shades } from '../palette.ts';
import { sheet, tone } from './sheet.ts';

/** The ramp meets the street at the left, then turns in half circles, each tighter by half the pitch. */
const street = { x: 196, y: 508 };
const LEVEL = 256;
const FIRST_RADIUS = 232;
const PITCH = 54;
const HALF_TURNS = 6;
const SURFACE = shades.steel304;
const platform = { x: 451, y: 246, radius: 58 };

export function drawAccessibility(): string {
  let x = street.x;
  let radius = FIRST_RADIUS;
  let turns = `V${LEVEL}`;
  for (let turn = 0; turn < HALF_TURNS; turn++) {
    x += turn % 2 === 0 ? 2 * radius : -2 * radius;
    turns += `A${radius} ${radius} 0 0 1 ${x} ${LEVEL}`;
    radius -= PITCH / 2;
  }
  // The last turn ends in the middle of the platform.
  const arrival = (platform.x - x) / 2;
  turns += `A${arrival} ${arrival} 0 0 1 ${platform.x} ${LEVEL}`;
  const rail = (width: number, stroke: string) =>
    `<path stroke="${stroke}" stroke-width="${width}" d="M${street.x} ${street.y}${turns}"/>`;
  const level = (radius: number, fill: string) =>
    `<circle cx="${platform.x}" cy="${platform.y}" r="${radius}" fill="${fill}"/>`;
  return sheet(
    // Rails first, then all walking surfaces, so that the rail is open where ramp and platform meet.
    rail(37, tone.quiet),
    level(platform.radius + 2, tone.quiet),
    rail(33, SURFACE),
    level(platform.radius, SURFACE),
    `<path stroke="${tone.ice}" stroke-width="3.5" stroke-dasharray="0 9" stroke-linecap="round" d="M${street.x} ${street.y - 36}${turns}"/>`,
    level(34, SURFACE),
    `<path fill="${tone.signal}" d="${flagShape(platform.x - 17, platform.y - 25, 44, 50)}"/>`,
    drawTactilePaving(),
  );
}

/** The foot of the ramp: tactile paving. */
function drawTactilePaving(): string {
  const [left, top] = [street.x - 18.5, street.y - 26];
  const row = (y: number) => `M${left + 5} ${y}h28`;
  return [
    `<path fill="${tone.ice}" d="M${left} ${top}h37v26h-37z"/>`,
    `<path stroke="${tone.raised}" stroke-width="4" stroke-dasharray="0 9" stroke-linecap="round" d="${row(top + 4.5)}${row(top + 13)}${row(top + 21.5)}"/>`,
  ].join('');
}
