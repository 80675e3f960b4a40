import { Drawing, type Scene } from '../../iso/drawing.ts';
import type { Face } from '../../iso/face.ts';
import { weight } from '../../iso/paint.ts';
import { pairs } from '../../iso/points.ts';
import { type Palette, screen } from '../../iso/tones.ts';
import { shades } from '../../palette.ts';
import { person, tree } from '../../props.ts';

/** Mobile App Development: phones on the ring plan like houses, connected through one mast. */
function draw(palette: Palette) {
  const { white, pale, mid, dark, black, signal, floor, floorMark } = palette;
  const quarter = new Drawing({ scale: 17 });
  const ground = quarter.plate({ x: -7.4, y: -7.4, length: 15, width: 14.8 }, -0.5, 0, floor).top;
  for (const start of [5, 50, 95, 140, 185, 230, 275, 320]) {
    ground.sector(0, 0, 2.9, 4.5, start, start + 35, floorMark.faint);
    ground
      .sector(0, 0, 4.9, 6.7, start, start + 16, floorMark.faint)
      .sector(0, 0, 4.9, 6.7, start + 19, start + 35, floorMark.faint);
  }
  ground.circle(0, 0, 2.2, floorMark.plain, { width: weight.bold });
  // Calls on their way from mast to phone.
  for (const path of [
    '-1.5,-0.6 -5.6,-2.2',
    '-0.6,-1.5 -2.2,-5.6',
    '1.5,-1.5 3.8,-4',
    '-0.9,1.5 -3.4,5.2',
    '1.4,1 4.4,2.4',
  ]) {
    ground.line(path, floorMark.strong, { dash: '4 4' });
  }

  quarter.cylinder(0, 0, 1.1, 0, 0.25, pale);
  quarter.cylinder(0, 0, 0.6, 0.25, 0.65, white);
  quarter.cylinder(0, 0, 0.17, 0.65, 7.2, black);
  quarter.cylinder(0, 0, 0.46, 5, 5.25, mid);
  quarter.cylinder(0, 0, 0.55, 6.1, 6.5, dark);
  quarter.ball(0, 0, 7.4, 0.2, dark.l);

  /** A phone whose screen faces right or left; returns the screen. */
  const phone = (
    x: number,
    y: number,
    side: 'left' | 'right',
    height: number,
    page = screen.bright,
  ): Face => {
    const width = height / 2;
    const body =
      side === 'right'
        ? quarter.box(x, y, 0.42, width, 0, height, black)
        : quarter.box(x, y, width, 0.42, 0, height, black);
    return body[side].rect(0.17, 0.2, width - 0.34, height - 0.4, page);
  };
  const list = phone(-6.6, -3.2, 'right', 5.8);
  list.rect(0.17, 4.4, 2.56, 1.2, screen.deep).rect(0.5, 4.85, 1.3, 0.28, screen.bright);
  for (const v of [3.4, 2.5, 1.6, 0.7]) {
    list
      .disc(0.68, v + 0.26, 0.26, mid.l)
      .rect(1.15, v + 0.3, 1.25, 0.18, mid.r)
      .rect(1.15, v, 0.85, 0.15, mid.t);
  }
  const map = phone(-3.2, -6.6, 'left', 5.8, screen.dark);
  map
    .circle(1.45, 3.4, 1, screen.plain)
    .circle(1.45, 3.4, 0.58, screen.plain)
    .disc(1.45, 3.4, 0.24, screen.bright);
  map.line('0.5,2 0.5,4.9', screen.deep).line('2.4,2 2.4,4.9', screen.deep);
  map
    .rect(0.4, 0.5, 2.1, 1.05, screen.light)
    .rect(0.62, 1.05, 1.1, 0.2, screen.dark)
    .rect(0.62, 0.75, 1.5, 0.14, screen.plain);
  const chart = phone(3, -5, 'left', 4.4);
  chart.rect(0.17, 2.5, 1.86, 1.7, screen.deep).line('0.4,2.85 0.85,3.5 1.25,3.1 1.85,3.85', screen.bright);
  for (const [index, height] of [0.7, 1.2, 0.9, 1.5].entries())
    chart.rect(0.42 + index * 0.38, 0.5, 0.24, height, mid.l);
  const tiles = phone(-5.4, 3.9, 'right', 4.4);
  tiles
    .grid({ u: 0.42, v: 0.5, columns: 2, rows: 3 }, [0.6, 0.74], [0.78, 0.94], mid.t)
    .rect(0.42, 3.4, 1.38, 0.5, screen.deep);
  const message = phone(4.7, 0.5, 'right', 5.2);
  message.rect(0.17, 4, 2.26, 1, screen.dark).rect(0.5, 4.38, 1.1, 0.24, screen.light);
  message
    .rect(0.5, 1.5, 1.6, 0.18, mid.t)
    .rect(0.5, 1.1, 1.1, 0.18, mid.t)
    .plate(0.5, 0.45, 1, 0.42, screen.deep);
  // The new message is in front of the screen.
  const notice = quarter.box(5.7, 0.3, 0.32, 3, 2.1, 3.5, signal).right;
  notice
    .disc(0.6, 0.7, 0.3, shades.ink900)
    .rect(1.2, 0.82, 1.4, 0.2, shades.ink900)
    .rect(1.2, 0.44, 0.9, 0.18, shades.ink900);

  // Low houses, trees and passers-by around them.
  for (const [x, y, width, depth, height] of [
    [-3.7, -0.6, 1.2, 1.2, 0.9],
    [0.4, -4.2, 1.2, 1.2, 0.7],
    [-2.6, 1.4, 1.1, 1.1, 0.7],
    [-1.2, 4.7, 1.6, 1.1, 0.8],
    [1.2, 2.9, 1.2, 1.2, 1],
  ] as const) {
    quarter
      .box(x, y, width, depth, 0, height, white)
      .top.rect(0.22, 0.22, width - 0.44, depth - 0.44, pale.l);
  }
  for (const [x, y] of pairs('-2.4,-4.6 -4.6,-2.4 -3.9,2.2')) tree(quarter, x, y, palette, 0.9);
  person(quarter, 2.2, 5.6, mid);
  person(quarter, 6.6, -0.9, mid);
  person(quarter, -3.6, 6.3, mid);
  return quarter;
}

export default { file: 'services/service6', size: [445, 350], draw } satisfies Scene;
