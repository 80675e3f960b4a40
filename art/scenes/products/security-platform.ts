import type { Point3 } from '../../geometry.ts';
import { Drawing, type Scene } from '../../iso/drawing.ts';
import { weight } from '../../iso/paint.ts';
import { pairs } from '../../iso/points.ts';
import type { Palette } from '../../iso/tones.ts';
import { shades } from '../../palette.ts';
import { person, tree } from '../../props.ts';
import { car, house } from '../../town-props.ts';

/** A site behind one fence: gate, guard house, readers and cameras; the barrier is down for the next car. */
function draw(palette: Palette) {
  const { white, pale, mid, dark, black, signal, floor, floorMark } = palette;
  const site = new Drawing({ scale: 15, origin: [218, 205] });
  const ground = site.box(-8, -8, 16, 16, -0.4, 0, floor).top;

  // The drive from the gate to the forecourt, and parking.
  ground.poly('9.2,16 12.8,16 12.8,10.6 15,10.6 15,7.6 5.6,7.6 5.6,10.6 9.2,10.6', floorMark.plain);
  ground.line('11,15.7 11,13.4', floorMark.faint, { width: weight.bold, dash: '8 6' });
  for (const u of [6.2, 7.7, 9.2, 10.7, 12.2, 13.7])
    ground.line(`${u},7.7 ${u},9.4`, floorMark.faint, { width: weight.bold });

  // Three wings round a court.
  house(site, { at: [-6.4, -6.4], size: [4, 3.4, 5.1] }, dark, shades.steel638, palette);
  house(site, { at: [-2.4, -6.4], size: [8.6, 2.4, 2.3] }, white, shades.steel766, palette);
  house(site, { at: [-6.4, -3], size: [2.4, 6, 2.3] }, white, shades.steel766, palette);
  site.box(-5.6, -5.6, 1.1, 1.1, 5.1, 5.7, mid);
  site.cylinder(-3.6, -4.4, 0.08, 5.1, 6.8, dark);
  site.box(0.6, -5.8, 1.4, 1.1, 2.3, 2.8, mid);
  site.box(3, -5.8, 1.4, 1.1, 2.3, 2.8, mid);
  for (const [x, y] of pairs('-2.6,-2.4 -0.8,-2.6 -2.8,-0.6 -2.8,1.2 5.4,-2.6'))
    tree(site, x, y, palette, 0.9);

  // The fence: posts and two wires, open at the gate and at the walkers' gate.
  const fence = (from: readonly [number, number], to: readonly [number, number]) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const count = Math.max(1, Math.round(length / 1.75));
    const at = (share: number, z: number): Point3 => [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
      z,
    ];
    for (let post = 0; post <= count; post++) {
      const [x, y] = at(post / count, 0);
      site.box(x - 0.08, y - 0.08, 0.16, 0.16, 0, 1.5, dark);
    }
    for (const z of [0.5, 0.95, 1.4]) site.wire([at(0, z), at(1, z)], mid.r, { width: weight.hair });
  };
  fence([-7.5, -7.5], [7.5, -7.5]);
  fence([-7.5, -7.5], [-7.5, 7.3]);
  fence([7.5, -7.5], [7.5, 7.3]);
  fence([-7.5, 7.3], [-2.6, 7.3]);
  fence([5.6, 7.3], [7.5, 7.3]);

  // Gate: guard house, two pillars, the barrier, and readers for cars and for walkers.
  const hut = site.box(-1, 5.2, 1.9, 1.9, 0, 1.9, white);
  hut.left.rect(0.3, 0.8, 1.3, 0.7, dark.l);
  hut.right.rect(0.25, 0.8, 1.4, 0.7, dark.r);
  site.box(-1.25, 4.95, 2.4, 2.4, 1.9, 2.15, dark);
  for (const x of [1, 4.9]) site.box(x, 6.9, 0.6, 0.6, 0, 1.5, dark);
  site
    .box(1.6, 7.1, 3.3, 0.2, 0.95, 1.25, signal)
    .left.grid({ u: 0.5, v: 0, columns: 4, rows: 1 }, [0.34, 0.3], [0.75, 0], shades.ink900);
  site.box(-2.5, 6.9, 0.25, 0.9, 0, 0.95, dark);
  site.box(-1.5, 6.9, 0.25, 0.9, 0, 0.95, dark);
  site.cylinder(-2, 7.35, 0.1, 0, 1.1, black);
  site.wire('-2,7.35,0.75 -1.5,7.35,0.75', black.l, { width: weight.bold });

  // Watch: camera poles at the corners.
  for (const [x, y] of pairs('-7.1,6.6 7,6.5 7,-6.9')) {
    site.cylinder(x, y, 0.09, 0, 3, dark);
    site.box(x - 0.25, y - 0.25, 0.75, 0.5, 3, 3.35, dark);
  }

  car(site, [2.9, 4.6], 'y', white, black, 1.6);
  car(site, [-1.5, -0.1], 'y', white, black, 1.6);
  car(site, [1.5, -0.1], 'y', mid, black, 1.6);
  car(site, [3, -0.1], 'y', pale, black, 1.6);
  person(site, 0.6, 3.4, mid);
  person(site, -3.6, 5.4, mid);
  person(site, 5.6, 3.2, mid);
  return site;
}

export default { file: 'products/security-platform', size: [436, 340], onInk: true, draw } satisfies Scene;
