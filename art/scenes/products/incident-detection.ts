import type { Point3 } from '../../geometry.ts';
import { Drawing, type Scene } from '../../iso/drawing.ts';
import { weight } from '../../iso/paint.ts';
import { pairs } from '../../iso/points.ts';
import type { Palette } from '../../iso/tones.ts';
import { shades } from '../../palette.ts';
import { person, tree } from '../../props.ts';
import { car, house } from '../../town-props.ts';

/** A junction under watch: two cameras have seen the car that stopped across it, and a unit is on its way. */
function draw(palette: Palette) {
  const { white, pale, mid, dark, black, signal, floor, floorMark } = palette;
  const town = new Drawing({ scale: 15, origin: [218, 205] });
  const ground = town.box(-8, -8, 16, 16, -0.4, 0, floor).top;

  // Two roads, their lanes, crossings and stop lines.
  ground.rect(0, 5.9, 16, 4.2, floorMark.plain).rect(5.9, 0, 4.2, 16, floorMark.plain);
  for (const [from, to] of pairs('0.3,4.6 11.4,15.7')) {
    ground.line(`${from},8 ${to},8`, floorMark.faint, { width: weight.bold, dash: '9 7' });
    ground.line(`8,${from} 8,${to}`, floorMark.faint, { width: weight.bold, dash: '9 7' });
  }
  for (const at of [4.9, 10.3]) {
    ground.grid({ u: at, v: 6.15, columns: 1, rows: 6 }, [0.8, 0.34], [0, 0.66], floor.t);
    ground.grid({ u: 6.15, v: at, columns: 6, rows: 1 }, [0.34, 0.8], [0.66, 0], floor.t);
  }

  house(town, { at: [-7.5, -7.5], size: [2.7, 2.7, 5] }, dark, shades.steel638, palette);
  house(town, { at: [-4.4, -7.5], size: [1.7, 2.1, 3] }, pale, shades.steel722, palette);
  house(town, { at: [-7.5, -4.4], size: [2.1, 1.7, 2.3] }, white, shades.steel766, palette);
  house(town, { at: [3, -7.5], size: [2.4, 2, 3.6] }, mid, shades.steel542, palette);
  house(town, { at: [5.8, -7.5], size: [1.7, 2.6, 2.2] }, white, shades.steel766, palette);
  house(town, { at: [-7.5, 3.2], size: [2, 2.2, 2.4] }, pale, shades.steel722, palette);
  house(town, { at: [-7.5, 5.8], size: [2.4, 1.7, 1.6] }, white, shades.steel766, palette);
  house(town, { at: [5.4, 5.4], size: [2.1, 2.1, 1.6] }, white, shades.steel766, palette);
  for (const [x, y] of pairs('-3.5,-4.7 -4.9,-3.3 3.5,-4.3 5.2,-3.6 7,-3.6 -4.2,6.9 -4.6,4.4 3.6,7 7,4.4')) {
    tree(town, x, y, palette, 0.85);
  }

  car(town, [-0.5, -0.5], 'y', signal, { t: shades.ink900, l: shades.ink900, r: shades.ink950 });
  car(town, [-5.6, 0.6], 'x', white, black);
  car(town, [-7.8, 0.6], 'x', mid, black);
  car(town, [-1.5, -5.2], 'y', white, black);
  car(town, [0.6, 4.2], 'y', pale, black);
  car(town, [3.1, -1.5], 'x', mid, black);

  // A bus behind the stop line.
  const bus = town.box(-1.7, -7.9, 1.1, 2.5, 0.15, 1.4, pale);
  bus.right.grid({ u: 0.2, v: 0.6, columns: 4, rows: 1 }, [0.42, 0.4], [0.55, 0], dark.l);
  bus.left.rect(0.15, 0.55, 0.8, 0.45, dark.l);

  // The unit: a van with its light bar, and its remaining route.
  ground.line('13.2,8.9 10.2,8.9', floorMark.strong, { width: weight.bold, dash: '2 5' });
  const van = town.box(5.3, 0.4, 2.4, 1.1, 0.15, 1.35, white);
  van.left
    .rect(0, 0.3, 2.4, 0.22, dark.l)
    .grid({ u: 0.3, v: 0.68, columns: 2, rows: 1 }, [0.6, 0.42], [0.85, 0], dark.l);
  van.top.rect(0.5, 0.12, 0.3, 0.86, dark.t);

  // Camera masts at the four corners; two of them have the car in view.
  const mast = (x: number, y: number, reach: number) => {
    town.cylinder(x, y, 0.22, 0, 0.2, dark);
    town.cylinder(x, y, 0.09, 0.2, 4, dark);
    town.box(x + Math.min(0, reach), y - 0.08, Math.abs(reach), 0.16, 3.8, 3.95, dark);
    town.box(x + reach - 0.3, y - 0.25, 0.6, 0.5, 3.4, 3.8, dark);
    return [x + reach, y, 3.5] as Point3;
  };
  const seen: Point3 = [0, 0.4, 0.9];
  const eyes = [mast(-2.7, 2.7, 0.8), mast(2.7, -2.7, -0.8)];
  mast(-2.7, -2.7, 0.8);
  for (const eye of eyes) town.wire([eye, seen], dark.t, { width: weight.hair, dash: '4 3' });

  person(town, 3.2, 4.2, mid);
  person(town, 4.9, 3.4, dark);
  person(town, -3.6, 3.2, mid);
  return town;
}

export default { file: 'products/incident-detection', size: [436, 340], onInk: true, draw } satisfies Scene;
