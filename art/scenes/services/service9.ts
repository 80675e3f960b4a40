import type { Point } from '../../geometry.ts';
import { Drawing, type Scene } from '../../iso/drawing.ts';
import { weight } from '../../iso/paint.ts';
import { pairs } from '../../iso/points.ts';
import { type Palette, screen } from '../../iso/tones.ts';
import { shades } from '../../palette.ts';
import { person } from '../../props.ts';

/** Software Product Engineering: the product as a model in layers, the last part coming down on the crane. */
function draw({ white, pale, mid, dark, black, signal, floor, floorMark }: Palette) {
  const site = new Drawing({ scale: 16.5 });
  const ground = site.plate({ x: -7.2, y: -7, length: 14.6, width: 14 }, -0.5, 0, floor).top;
  ground.arcLine(0.4, 0, 6.3, -80, 80, floorMark.plain, { dash: '6 5' });

  // Every layer slides down the same guide rods.
  const layer = { x: -3.6, y: -3.9, length: 7.8, width: 7.8 };
  const [core, rim]: [Point, number] = [[0.3, 0], 3.6];
  for (const [x, y] of [
    [-3.4, 3.6],
    [core[0] + rim * 0.71, rim * 0.71],
    [core[0] + rim * 0.71, -rim * 0.71],
  ]) {
    site.wire(`${x},${y},0.5 ${x},${y},6.3`, mid.r, { width: weight.hair });
  }

  // Data: drums and drawers on a dark plate.
  site.plate(layer, 0, 0.5, dark).top.line('-2.2,-3.2 -2.2,3.2', screen.plain, { width: weight.hair });
  for (const y of [-2.6, -0.6, 1.4]) {
    for (const z of [0.5, 0.96, 1.42]) site.cylinder(-2.2, y, 0.7, z, z + 0.4, mid);
  }
  for (const [x, y] of pairs('-0.7,-2.9 -0.7,-1 -0.7,0.9 1.2,-2 1.2,0 -2.4,2.6')) {
    site.box(x, y, 1.2, 1.2, 0.5, 1.3, pale).right.rect(0.25, 0.45, 0.7, 0.14, dark.t);
  }

  // Services: the ring plan, cut into parts that can be replaced one by one.
  const services = site.plate(layer, 3.1, 3.4, mid).top;
  services.sector(...core, 1.6, 3.5, -90, 90, mid.l);
  for (const [from, to] of pairs('-84,-33 -27,27 33,84')) {
    site.ring({ x: core[0], y: core[1], inner: 2, outer: 3.1, from, to }, 3.4, 4, white);
  }
  site.ring({ x: core[0], y: core[1], inner: 0.01, outer: 1.2, from: -90, to: 90 }, 3.4, 4, dark);
  for (const y of [-3.5, -1.7, 0.1, 1.9]) {
    site
      .box(-3.2, y, 1.5, 1.3, 3.4, 3.85, pale)
      .top.rect(0.3, 0.3, 0.9, 0.25, mid.l)
      .rect(0.3, 0.75, 0.6, 0.2, mid.l);
  }

  // Interface: the page people see, with one empty slot.
  const page = site.plate(layer, 6.3, 6.55, pale).top;
  page.rect(-3.3, -3.6, 1.1, 7, white.t).plate(-3.05, -3.3, 0.6, 0.45, dark.l);
  for (const y of [-2.3, -1.6, -0.9, -0.2]) page.rect(-3.05, y, 0.6, 0.26, mid.t);
  page
    .rect(-1.9, -3.4, 3, 2.3, screen.dark)
    .line('-1.6,-1.8 -1,-2.5 -0.4,-2.1 0.2,-2.9 0.8,-2.4', screen.light);
  page.rect(-1.9, -0.7, 1.3, 1.3, white.t).rect(-0.3, -0.7, 1.3, 1.3, white.t);
  page.rect(-1.9, 1.1, 2.9, 0.28, mid.t).rect(-1.9, 1.7, 2.2, 0.28, mid.t);
  page.line('1.5,-1.2 3.5,-1.2 3.5,1.1 1.5,1.1', mid.r, { width: weight.hair, dash: '3 3', closed: true });

  // The crane: tower, counterweight, jib turned over the model, and the part on its hook.
  const base: Point = [-3.4, 6];
  const hook: Point = [2.5, -0.05];
  const span = Math.hypot(hook[0] - base[0], hook[1] - base[1]);
  const [dx, dy]: Point = [(hook[0] - base[0]) / span, (hook[1] - base[1]) / span];
  const beam = (from: number, to: number, half: number) =>
    [
      [from, 1],
      [to, 1],
      [to, -1],
      [from, -1],
    ].map(
      ([along = 0, side = 0]): Point => [
        base[0] + dx * along - dy * half * side,
        base[1] + dy * along + dx * half * side,
      ],
    );
  site.box(base[0] - 0.8, base[1] - 0.8, 1.6, 1.6, 0, 0.4, black);
  const tower = site.box(base[0] - 0.3, base[1] - 0.3, 0.6, 0.6, 0.4, 11.4, dark);
  for (let v = 0; v < 10.9; v += 0.6) {
    tower.left.line(`0,${v} 0.6,${v + 0.6}`, screen.plain, { width: weight.hair });
    tower.right.line(`0.6,${v} 0,${v + 0.6}`, screen.deep, { width: weight.hair });
  }
  site.box(base[0] - 0.45, base[1] - 0.45, 0.9, 0.9, 11.4, 12.1, black);
  const jib = site.prism(beam(-2.8, span + 1.2, 0.2), 12.1, 12.5, dark).side(0);
  for (let u = 0.2; u < span + 3.4; u += 0.6) {
    jib.line(`${u},0.05 ${u + 0.3},0.35 ${u + 0.6},0.05`, screen.plain, { width: weight.hair });
  }
  site.prism(beam(-2.8, -1.6, 0.4), 11.3, 12.1, black);
  site.box(hook[0] - 0.3, hook[1] - 0.3, 0.6, 0.6, 11.8, 12.1, black);
  const part = site.box(1.5, -1.2, 2, 2.3, 8.4, 8.75, signal).top;
  part
    .rect(0.3, 0.35, 0.8, 0.28, shades.ink900)
    .rect(0.3, 0.95, 1.4, 0.24, signal.r)
    .rect(0.3, 1.45, 1, 0.24, signal.r);
  const sling = `${hook},10.6`;
  site.wire(`${hook},11.8 ${sling}`, shades.ink900);
  for (const corner of ['1.5,1.1', '3.5,1.1', '3.5,-1.2'])
    site.wire(`${sling} ${corner},8.75`, shades.ink900, { width: weight.hair });

  person(site, 5.5, -2.2, mid);
  person(site, 6.5, 2.6, mid);
  person(site, 0.6, 6.2, mid);
  person(site, -6, 4.2, mid);
  return site;
}

export default { file: 'services/service9', size: [445, 350], draw } satisfies Scene;
