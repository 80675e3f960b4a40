import { Drawing, type Scene } from '../../iso/drawing.ts';
import { weight } from '../../iso/paint.ts';
import { pairs } from '../../iso/points.ts';
import type { Palette } from '../../iso/tones.ts';
import { shades } from '../../palette.ts';
import { person, tree } from '../../props.ts';
import { car, house } from '../../town-props.ts';

/** A street cut open: lamps, tank and substation above, mains and ducts below; one joint reports itself. */
function draw(palette: Palette) {
  const { white, pale, mid, dark, black, signal, floor, floorMark } = palette;
  const city = new Drawing({ scale: 15, origin: [218, 173] });

  // The block of ground and what is buried in it.
  const earth = city.box(-8, -8, 16, 16, -2.9, 0, { t: floor.t, l: mid.l, r: mid.r });
  const { left, right, top: ground } = earth;
  left.rect(0, 2.55, 16, 0.35, dark.l).rect(0, 0, 16, 0.5, dark.t);
  right.rect(0, 2.55, 16, 0.35, dark.r).rect(0, 0, 16, 0.5, dark.l);
  const main = (
    u: number,
    width: number,
    v: number,
    size: number,
    [light, plain, deep]: readonly [string, string, string],
  ) =>
    left
      .rect(u, v, width, size, plain)
      .rect(u, v + size * 0.66, width, size * 0.34, light)
      .rect(u, v, width, size * 0.22, deep);
  const pipe = [white.t, white.l, white.r] as const;
  main(0, 16, 1, 0.9, pipe);
  for (const u of [2.6, 13]) main(u, 0.7, 0.85, 1.2, [pale.t, pale.l, pale.r]);
  left.rect(4.4, 1.9, 0.55, 1, white.l).rect(4.4, 1.9, 0.18, 1, white.t);
  main(7.4, 1.1, 0.75, 1.4, [signal.t, signal.l, signal.r]);
  for (const [u, radius] of pairs('3.4,0.85 6.4,0.55')) {
    right
      .disc(u, 1.5, radius, white.t)
      .disc(u, 1.5, radius * 0.74, dark.r)
      .sector(u, 1.5, 0, radius * 0.74, 200, 340, dark.t);
  }
  for (const [u, v] of pairs('9.6,1.1 10.5,1.1 11.4,1.1 10.05,1.75 10.95,1.75')) {
    right.disc(u, v, 0.36, black.l).disc(u, v, 0.2, pale.t);
  }

  // The ring street, its avenue, and the round garden.
  ground.circle(9, 9, 4.6, floorMark.plain, { width: 26 });
  ground.rect(12.6, 8.1, 3.4, 1.8, floorMark.plain).rect(8.1, 12.6, 1.8, 3.4, floorMark.plain);
  ground.circle(9, 9, 4.6, floorMark.faint, { dash: '7 6' });
  ground.disc(9, 9, 3, floorMark.faint);
  city.cylinder(1, 1, 1, 0, 0.3, pale).top.disc(0, 0, 0.7, palette.water);
  for (const [x, y] of pairs('-0.9,0.2 0.4,-1.1 2.7,0.1 -0.1,2.6 2.3,2.6')) tree(city, x, y, palette, 0.85);

  const lamp = (x: number, y: number, dx: number, dy: number) => {
    city.cylinder(x, y, 0.08, 0, 2.5, dark);
    city.box(
      x + Math.min(0, dx) - 0.06,
      y + Math.min(0, dy) - 0.06,
      Math.abs(dx) + 0.12,
      Math.abs(dy) + 0.12,
      2.5,
      2.62,
      dark,
    );
    city.box(x + dx - 0.2, y + dy - 0.2, 0.4, 0.4, 2.36, 2.5, white);
  };
  for (const angle of [20, 70, 110, 160, 250, 290, 340]) {
    const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    lamp(
      1 + c * 6,
      1 + s * 6,
      Math.abs(c) > Math.abs(s) ? -Math.sign(c) * 0.8 : 0,
      Math.abs(c) > Math.abs(s) ? 0 : -Math.sign(s) * 0.8,
    );
  }

  // Water: a tank on legs, its riser and the pump house.
  for (const [x, y] of pairs('-6.9,-6.9 -4.7,-6.9 -6.9,-4.7 -4.7,-4.7'))
    city.cylinder(x, y, 0.16, 0, 2.4, dark);
  city.cylinder(-5.8, -5.8, 0.3, 0, 2.4, mid);
  const tank = city.cylinder(-5.8, -5.8, 1.75, 2.4, 4.2, white).top;
  tank.circle(0, 0, 1.2, mid.t).disc(0, 0, 0.25, mid.l);
  const pumps = city.box(-7.4, -2.6, 2.4, 2.2, 0, 1.5, white);
  pumps.left.rect(0.3, 0, 0.7, 1, dark.l).rect(1.3, 0.5, 0.7, 0.5, mid.l);
  pumps.right.grid({ u: 0.3, v: 0.5, columns: 2, rows: 1 }, [0.6, 0.5], [0.9, 0], mid.r);
  pumps.top.rect(0.3, 0.3, 1.8, 1.6, pale.l);

  // The houses it serves.
  house(city, { at: [-7.5, 1.2], size: [1.9, 2.1, 3] }, mid, shades.steel542, palette);
  house(city, { at: [-7.5, 3.8], size: [1.9, 1.7, 1.9] }, white, shades.steel766, palette);
  house(city, { at: [-7.5, 5.9], size: [2.3, 1.7, 1.3] }, pale, shades.steel722, palette);
  house(city, { at: [5.5, 5.4], size: [2, 2.1, 1.8] }, white, shades.steel766, palette);
  house(city, { at: [-2.6, -7.4], size: [2.3, 1.9, 1.8] }, white, shades.steel766, palette);
  tree(city, 6.2, -3.2, palette, 0.85);
  tree(city, 7.1, -1.8, palette, 0.85);
  tree(city, -4.6, -2.4, palette, 0.85);
  tree(city, 3.9, 6.9, palette, 0.85);

  // Power: transformers behind a fence, and the gantry over them.
  ground.rect(9.2, 0.5, 6.3, 3, floorMark.faint);
  for (const x of [2, 4.4]) {
    const unit = city.box(x, -6.9, 1.5, 1.5, 0, 1.3, dark);
    unit.right.grid({ u: 0.2, v: 0.2, columns: 5, rows: 1 }, [0.12, 0.9], [0.25, 0], mid.r);
    unit.left.grid({ u: 0.2, v: 0.2, columns: 5, rows: 1 }, [0.12, 0.9], [0.25, 0], mid.l);
    for (const at of [0.35, 0.75, 1.15]) {
      city.cylinder(x + at, -6.15, 0.09, 1.3, 2, pale);
      city.wire(
        [
          [x + at, -6.15, 2],
          [x + at, -7.4, 3.6],
        ],
        mid.r,
        { width: weight.hair },
      );
    }
  }
  for (const x of [1.5, 7]) city.box(x, -7.5, 0.2, 0.2, 0, 3.8, dark);
  city.box(1.5, -7.5, 5.7, 0.2, 3.6, 3.8, dark);

  // Traffic, and the crew at the joint.
  car(city, [5.1, 0.2], 'y', white, black, 1.6);
  car(city, [-4, 2.2], 'y', mid, black, 1.6);
  city.cylinder(0, 7, 0.55, 0, 0.14, dark).top.circle(0, 0, 0.34, mid.t, { width: weight.hair });
  person(city, -1.5, 7.2, mid);
  person(city, 1.4, 6.9, dark);
  return city;
}

export default { file: 'products/urban-infrastructure', size: [436, 340], onInk: true, draw } satisfies Scene;
