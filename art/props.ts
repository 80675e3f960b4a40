/** Objects used in more than one scene: the same figure, monitor, tree and rack. */

import type { Point } from './geometry.ts';
import type { Drawing } from './iso/drawing.ts';
import { weight } from './iso/paint.ts';
import { type Palette, screen, type Tone } from './iso/tones.ts';
import { shades } from './palette.ts';

/** A standing or seated figure. The marigold one has an ink head, for contrast on any ground. */
export function person(
  drawing: Drawing,
  x: number,
  y: number,
  tone: Tone,
  { z = 0, head = shades.steel464 } = {},
) {
  drawing.cylinder(x, y, 0.44, z, z + 1.5, tone);
  drawing.ball(x, y, z + 2, 0.27, head);
}

/** A desk monitor; its screen faces the given direction, in degrees from +x towards +y. */
export function monitor(drawing: Drawing, [x, y]: Point, z: number, facing: number, tone: Tone, width = 1.1) {
  const angle = (facing * Math.PI) / 180;
  const out: Point = [Math.cos(angle), Math.sin(angle)];
  const along: Point = [-out[1], out[0]];
  const corner = (side: number, forward: number): Point => [
    x + along[0] * side * (width / 2) + out[0] * forward,
    y + along[1] * side * (width / 2) + out[1] * forward,
  ];
  const body = drawing.prism(
    [corner(-1, 0.07), corner(1, 0.07), corner(1, -0.07), corner(-1, -0.07)],
    z,
    z + 0.8,
    tone,
  );
  if (out[0] + out[1] > 0.3) {
    const glass = body.side(0);
    glass.line(
      [
        [0.15, 0.28],
        [width * 0.4, 0.5],
        [width * 0.6, 0.36],
        [width - 0.15, 0.58],
      ],
      screen.soft,
      { width: weight.hair },
    );
  }
}

export function tree(drawing: Drawing, x: number, y: number, { dark, mid }: Palette, size = 1) {
  drawing.cylinder(x, y, 0.1 * size, 0, 0.6 * size, dark);
  drawing.cylinder(x, y, 0.55 * size, 0.6 * size, 1.5 * size, mid);
}

/** A server rack with its units and lamps; its front faces right or left. */
export function rack(
  drawing: Drawing,
  [x, y]: Point,
  height: number,
  tone: Tone,
  front: 'left' | 'right' = 'right',
  z = 0,
) {
  const face = drawing.box(x, y, 1.3, 1.3, z, z + height, tone)[front];
  face.rect(0.14, 0.2, 1.02, height - 0.4, screen.off);
  for (let v = 0.45; v < height - 0.4; v += 0.5) {
    face.line(
      [
        [0.26, v],
        [0.78, v],
      ],
      screen.plain,
      { width: weight.hair },
    );
    face.rect(0.9, v - 0.08, 0.14, 0.16, screen.light);
  }
}
