/**
 * The isometric drawing kit. Axes on the sheet: x points right and down, y left and down, z up; the eye is far out
 * at (+x, +y, +z). One unit is `scale` pixels along each axis. Solids may be added in any order and are depth-sorted
 * when the drawing is composed: two solids that overlap on the sheet are separated by a plane, and the one on the
 * eye's side is painted later. Marks on a face (screens, windows, lines) belong to their solid and never go behind
 * it.
 */

import { box, prism, solid } from './flat-solids.ts';
import { plate } from './plate.ts';
import { ring } from './ring.ts';
import { ball, cylinder } from './round-solids.ts';
import { Sheet } from './sheet.ts';
import type { Palette } from './tones.ts';
import { wire } from './wire.ts';

export interface Scene {
  /** The path of the picture in public/images, without extension. */
  file: string;
  size: readonly [width: number, height: number];
  /** Also draws `<file>-ink`, for ink banners. */
  onInk?: boolean;
  draw(palette: Palette): Drawing;
}

export class Drawing extends Sheet {
  readonly box = box.bind(null, this);
  readonly prism = prism.bind(null, this);
  readonly solid = solid.bind(null, this);
  readonly cylinder = cylinder.bind(null, this);
  readonly ball = ball.bind(null, this);
  readonly ring = ring.bind(null, this);
  readonly plate = plate.bind(null, this);
  readonly wire = wire.bind(null, this);
}
