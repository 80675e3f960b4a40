import { Drawing, type Face, type Palette, pairs, type Scene, screen, weight } from '../../iso.ts';
import { person, tree } from '../../props.ts';

/** Mobile App Development: phones stand on the ring plan like houses, joined through one mast. */
function draw(palette: Palette) {
  const { white, pale, mid, dark, black, signal, floor, floorMark } = palette;
  const quarter = new Drawing({ scale: 17 });
  const ground = quarter.plate({ x: -7.6, y: -7.6, length: 15.6, width: 15.2 }, -0.5, 0, floor).top;
  ground.circle(0, 0, 6.2, floorMark.plain, { width: 8 }).circle(0, 0, 2.6, floorMark.plain, { width: 6 });
  for (const [x, y] of pairs('1,0 0,1 -1,0 0,-1')) {
    ground.line(`${x * 2.6},${y * 2.6} ${x * 6.2},${y * 6.2}`, floorMark.plain, { width: 6 });
  }

  // The mast and its beams along the avenues.
  quarter.cylinder(0, 0, 1, 0, 0.25, pale);
  quarter.cylinder(0, 0, 0.55, 0.25, 0.6, white);
  quarter.cylinder(0, 0, 0.16, 0.6, 6.6, black);
  quarter.cylinder(0, 0, 0.42, 4.5, 4.75, mid);
  quarter.cylinder(0, 0, 0.5, 5.6, 6, dark);
  quarter.ball(0, 0, 6.8, 0.2, dark.l);

  /** A phone whose glass looks right or left; returns the glass. */
  const phone = (x: number, y: number, side: 'left' | 'right', height = 4.6): Face => {
    const width = height / 2;
    const body =
      side === 'right'
        ? quarter.box(x, y, 0.4, width, 0, height, black)
        : quarter.box(x, y, width, 0.4, 0, height, black);
    return body[side].rect(0.16, 0.18, width - 0.32, height - 0.36, screen.bright);
  };
  const list = phone(-6.4, -2.4, 'right', 5.4);
  list.rect(0.16, 4.1, 2.38, 1.12, screen.dark).rect(0.45, 4.5, 1.2, 0.26, screen.light);
  for (const v of [3.2, 2.35, 1.5, 0.65]) {
    list
      .disc(0.62, v + 0.25, 0.24, mid.l)
      .rect(1.05, v + 0.28, 1.2, 0.16, mid.r)
      .rect(1.05, v, 0.8, 0.14, mid.t);
  }
  const map = phone(-2.2, -6.6, 'left', 5.4);
  map.rect(0.16, 0.18, 2.38, 5.04, screen.dark);
  map
    .circle(1.35, 3, 0.95, screen.plain)
    .circle(1.35, 3, 0.55, screen.plain)
    .disc(1.35, 3, 0.22, screen.bright);
  map.line('0.16,1.7 2.54,4.5', screen.plain, { width: weight.hair }).rect(0.4, 0.5, 1.9, 0.9, screen.light);
  map.rect(0.6, 0.95, 1, 0.16, screen.dark).rect(0.6, 0.7, 1.4, 0.12, screen.plain);
  const chart = phone(3.4, -5.2, 'left', 4.2);
  chart.rect(0.16, 2.5, 1.78, 1.52, screen.deep).line('0.35,2.8 0.8,3.3 1.2,3 1.75,3.6', screen.bright);
  for (const [index, height] of [0.7, 1.2, 0.9, 1.5].entries())
    chart.rect(0.4 + index * 0.36, 0.5, 0.22, height, mid.l);
  const tiles = phone(-5, 3.4, 'right', 4.2);
  tiles
    .grid({ u: 0.38, v: 0.5, columns: 2, rows: 3 }, [0.58, 0.7], [0.76, 0.9], mid.t)
    .rect(0.38, 3.25, 1.35, 0.45, screen.deep);
  const message = phone(2.6, 2.2, 'right', 4.4);
  message.rect(0.16, 3.3, 1.88, 0.92, screen.dark).rect(0.4, 3.62, 0.9, 0.22, screen.light);
  message.rect(0.4, 0.5, 1, 0.4, mid.t).rect(0.4, 1.05, 1.4, 0.16, mid.t);
  // The message that has just come in steps out of the glass.
  const notice = quarter.box(3.45, 2, 0.3, 2.6, 1.55, 2.85, signal).right;
  notice
    .disc(0.5, 0.65, 0.26, '#0A1F29')
    .rect(1, 0.75, 1.2, 0.18, '#0A1F29')
    .rect(1, 0.42, 0.8, 0.16, signal.l);

  // Low houses, trees and passers-by around them.
  for (const [x, y, width, depth, height] of [
    [-2.2, -2.6, 1, 1, 0.9],
    [1.2, -2.6, 1, 1, 0.7],
    [-2.3, 1.3, 1, 1, 0.7],
    [4.4, -1.9, 1.1, 1.2, 0.9],
    [-2.3, 4.2, 1.6, 1, 0.8],
  ] as const) {
    quarter.box(x, y, width, depth, 0, height, white).top.rect(0.2, 0.2, width - 0.4, depth - 0.4, pale.l);
  }
  for (const [x, y] of pairs('-4.2,-4.4 -3.2,-3.6 4.8,0.8 -0.9,4.6')) tree(quarter, x, y, palette, 0.9);
  person(quarter, 5.9, 3.4, mid);
  person(quarter, 6.6, -2.4, mid);
  person(quarter, 0.6, 6.3, mid);
  person(quarter, -4.6, 6.4, mid);
  return quarter;
}

export default { file: 'services/service6', size: [445, 350], draw } satisfies Scene;
