import { Drawing, type Scene } from '../../iso/drawing.ts';
import { weight } from '../../iso/paint.ts';
import { pairs } from '../../iso/points.ts';
import type { Palette, Tone } from '../../iso/tones.ts';
import { shades } from '../../palette.ts';
import { tree } from '../../props.ts';

/** A city centre on the ring plan; the mast in its middle is what the control room watches. */
function draw(palette: Palette) {
  const { white, pale, mid, dark, black, signal, floor, floorMark } = palette;
  const city = new Drawing({ scale: 15, origin: [218, 205] });
  const ground = city.box(-8, -8, 16, 16, -0.4, 0, floor).top;

  // Streets: two ring roads and the four avenues that cross them.
  const streets = floorMark.plain;
  ground.circle(8, 8, 5.05, streets, { width: 9 }).circle(8, 8, 1.95, streets, { width: 7 });
  for (const [from, to] of pairs('0,5.9 10.1,16')) {
    ground.rect(from, 7.6, to - from, 0.8, streets).rect(7.6, from, 0.8, to - from, streets);
  }
  ground.circle(8, 8, 5.05, floorMark.faint, { width: weight.hair, dash: '4 5' });

  for (const start of [8, 98, 188, 278]) {
    const block = city.ring({ inner: 2.55, outer: 4.1, from: start, to: start + 74 }, 0, 0.9, white);
    block.top.sector(0, 0, 2.95, 3.7, start + 10, start + 64, pale.t);
  }
  city.cylinder(0, 0, 1.25, 0, 0.15, pale);
  city.cylinder(0, 0, 0.7, 0.15, 0.45, white);
  city.cylinder(0, 0, 0.15, 0.45, 2.7, black);
  city.cylinder(0, 0, 0.46, 2.7, 3.25, signal);

  const house = (
    x: number,
    y: number,
    width: number,
    depth: number,
    height: number,
    tone: Tone,
    glass = '',
  ) => {
    const { left, right, top } = city.box(x, y, width, depth, 0, height, tone);
    const storeys = Math.floor((height - 0.5) / 0.62);
    if (!glass) {
      top.rect(0.3, 0.3, width - 0.6, depth - 0.6, tone === white ? pale.t : tone.l);
      return;
    }
    for (const [face, run] of [
      [left, width],
      [right, depth],
    ] as const) {
      const columns = Math.floor((run - 0.2) / 0.5);
      const start = (run - columns * 0.5 + 0.2) / 2;
      face.grid({ u: start, v: 0.42, columns, rows: storeys }, [0.3, 0.36], [0.5, 0.62], glass);
    }
  };
  house(-7.4, -7.4, 1.9, 1.9, 5.4, dark, shades.steel638);
  house(-5.1, -7.4, 1.5, 1.9, 3.2, pale, shades.steel722);
  house(-7.4, -5.1, 1.9, 1.4, 2.2, pale, shades.steel722);
  house(-3.2, -7.4, 2.2, 1.5, 1.5, pale);
  house(-7.4, -3.2, 1.5, 2.2, 1.2, pale);
  house(1.2, -7.4, 1.8, 1.9, 4.1, mid, shades.steel542);
  house(3.5, -7.4, 1.5, 1.6, 2.1, pale);
  house(5.5, -7.4, 1.9, 1.7, 1.4, pale);
  house(5.5, -5.2, 1.9, 1.9, 2.9, pale, shades.steel638);
  house(6, -2.8, 1.4, 1.7, 1.1, pale);
  house(-7.4, 1.2, 1.9, 1.9, 3.4, mid, shades.steel542);
  house(-7.4, 3.6, 1.5, 1.4, 1.3, pale);
  house(-7.4, 5.5, 1.9, 1.9, 1.8, pale);
  house(-5, 5.7, 2, 1.7, 2.4, white, shades.steel766);
  house(-2.5, 6, 1.4, 1.4, 1, pale);
  house(6, 1.2, 1.4, 1.7, 1.3, white);
  house(5.5, 3.6, 1.9, 1.4, 1, pale);
  house(5.3, 5.5, 2.1, 1.9, 2, pale, shades.steel638);
  house(3.1, 5.9, 1.7, 1.5, 1.2, white);
  house(1.1, 6.1, 1.4, 1.3, 0.8, white);
  for (const [x, y] of pairs('-3.6,-5.2 -5.2,-3.6 4.4,-5 -4.9,4.3')) {
    tree(city, x, y, palette, 0.8);
  }

  // Traffic on the outer ring.
  for (const [x, y, width, depth, tone] of [
    [5, -0.9, 0.5, 0.9, dark],
    [-0.6, 4.8, 0.9, 0.5, white],
    [-5.4, 0.5, 0.5, 0.9, white],
    [7, 0.05, 0.8, 0.4, mid],
  ] as const) {
    city.box(x, y, width, depth, 0.08, 0.45, tone);
  }
  return city;
}

export default { file: 'solutions/city', size: [436, 340], draw } satisfies Scene;
