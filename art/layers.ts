/* An application's four layers above each other, the current one in marigold. */
import { Drawing, type Scene } from './iso/drawing.ts';
import type { Palette, Tone } from './iso/tones.ts';

type Things = (stack: Drawing, z: number, tone: Tone) => void;

/** Boxes by rear corner, size and height. */
const boxes =
  (...places: [x: number, y: number, w: number, d: number, h: number][]): Things =>
  (stack, z, tone) => {
    for (const [x, y, w, d, h] of places) stack.box(x, y, w, d, z, z + h, tone);
  };

const drums =
  (...places: [x: number, y: number, radius: number, height: number][]): Things =>
  (stack, z, tone) => {
    for (const [x, y, radius, height] of places) stack.cylinder(x, y, radius, z, z + height, tone);
  };

/** The objects on each floor, from the top: screens, services, databases, racks. */
const floors = {
  frontend: boxes(
    [1.2, 5.6, 4.2, 0.4, 2.8],
    [5.6, 1.2, 0.4, 4.2, 2.8],
    [4.4, 8, 1.4, 0.3, 2.2],
    [7.4, 7, 1.6, 1.6, 0.4],
  ),
  backend: boxes(
    [6.9, 1.2, 1.9, 1.9, 2],
    [6.9, 4.1, 1.9, 1.9, 1.2],
    [1.2, 6.9, 1.9, 1.9, 1.2],
    [4.1, 6.9, 1.9, 1.9, 2],
    [6.9, 6.9, 1.9, 1.9, 1.6],
  ),
  database: drums([7.9, 2.6, 1.2, 1.8], [2.6, 7.9, 1.2, 1.8], [7.2, 7.2, 1.6, 2.4]),
  infrastructure: boxes(
    [6.9, 1, 1.8, 1.4, 3],
    [6.9, 3, 1.8, 1.4, 3],
    [1, 6.9, 1.4, 1.8, 3],
    [3, 6.9, 1.4, 1.8, 3],
    [6.9, 6.9, 1.8, 1.8, 1],
  ),
};

const spacing = 6.4;
const slab = 0.8;

export function layerScene(current: keyof typeof floors): Scene {
  function draw({ white, mid, black, signal }: Palette) {
    const stack = new Drawing({ scale: 10 });
    for (const [index, [name, things]] of Object.entries(floors).reverse().entries()) {
      const z = index * spacing;
      stack.box(0, 0, 10, 10, z, z + slab, name === current ? signal : white);
      things(stack, z + slab, name === current ? black : mid);
    }
    return stack;
  }
  return { file: `technology/layer-${current}`, size: [184, 312], draw };
}
