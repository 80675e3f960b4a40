/** Things that stand in more than one scene: always the same figure, desk, tree and rack. */
import { type Drawing, type Palette, screen, type Tone, weight } from './iso.ts';

/** A standing or seated figure. A dark head, as the marigold one needs an ink edge to hold it. */
export function person(drawing: Drawing, x: number, y: number, tone: Tone, { z = 0, head = '#34606F' } = {}) {
  drawing.cylinder(x, y, 0.44, z, z + 1.5, tone);
  drawing.ball(x, y, z + 2, 0.27, head);
}

export function tree(drawing: Drawing, x: number, y: number, { dark, mid }: Palette, size = 1) {
  drawing.cylinder(x, y, 0.1 * size, 0, 0.6 * size, dark);
  drawing.cylinder(x, y, 0.55 * size, 0.6 * size, 1.5 * size, mid);
}

/** A server rack with its lamps; its front looks to the right or to the left. */
export function rack(
  drawing: Drawing,
  [x, y]: readonly [number, number],
  height: number,
  tone: Tone,
  front: 'left' | 'right' = 'right',
) {
  const face = drawing.box(x, y, 1.3, 1.3, 0, height, tone)[front];
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
