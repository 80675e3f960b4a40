import type { Point } from '../../geometry.ts';
import { Drawing, type Scene } from '../../iso/drawing.ts';
import { weight } from '../../iso/paint.ts';
import { pairs } from '../../iso/points.ts';
import { type Palette, screen, type Tone } from '../../iso/tones.ts';
import { monitor, person, rack } from '../../props.ts';

/** DevOps as a Service: one belt in a figure of eight, round the developers' desk and round the racks. */
function draw({ white, pale, mid, dark, black, signal, floor, floorMark }: Palette) {
  const works = new Drawing({ scale: 16 });
  const ground = works.plate({ x: -8.6, y: -8.2, length: 17, width: 16.4 }, -0.5, 0, floor).top;

  // The wall that shows every stage of the run.
  const wall = works.box(-8.2, -5.4, 0.8, 10.6, 0, 5.4, dark).right;
  wall.line('1,4.1 9.6,4.1', screen.soft);
  for (const [index, u] of [1, 3.15, 5.3, 7.45, 9.6].entries()) {
    wall.disc(u, 4.1, 0.44, index === 3 ? screen.bright : screen.plain).disc(u, 4.1, 0.2, screen.dark);
  }
  wall.rect(0.6, 0.8, 4.4, 2.3, screen.off).rect(5.6, 0.8, 4.4, 2.3, screen.off);
  wall.line('0.9,1.2 1.9,2.3 2.6,1.7 3.6,2.7 4.7,2.2', screen.light);
  for (const [index, height] of [0.6, 1, 0.8, 1.3, 1.1, 1.6].entries()) {
    wall.rect(6 + index * 0.62, 1.1, 0.36, height, screen.plain);
  }

  const [inner, outer, lane] = [2.8, 4, 3.4];
  const loops: Record<'left' | 'right', Point> = { left: [-2.45, 2.45], right: [2.45, -2.45] };
  for (const [x, y] of Object.values(loops)) {
    ground.circle(x, y, outer + 0.5, floorMark.plain, { width: weight.hair });
    // In quarters, since there are things inside; each overlaps the next to hide the joint.
    for (const from of [225, 135, 315, 45]) {
      const to = from + 90.6;
      const top = works.ring({ x, y, inner, outer, from, to }, 0, 0.5, pale).top;
      top.sector(x, y, inner + 0.2, outer - 0.2, from, to, dark.t);
      top.arcLine(x, y, lane, from + 4, to - 2, screen.soft, { width: weight.hair, dash: '5 6' });
    }
  }

  // The turntable between the two loops.
  const table = works.cylinder(0, 0, 1.1, 0.5, 0.66, pale).top;
  table.disc(0, 0, 0.85, dark.t).line('-0.5,0 0.5,0', screen.light).line('0,-0.5 0,0.5', screen.light);

  /** A package on the belt, turned along it. */
  const parcel = (loop: 'left' | 'right', degrees: number, tone: Tone, size = 0.42) => {
    const angle = (degrees * Math.PI) / 180;
    const out: Point = [Math.cos(angle), Math.sin(angle)];
    const corner = (radial: number, along: number): Point => [
      loops[loop][0] + out[0] * (lane + radial * size) - out[1] * along * size,
      loops[loop][1] + out[1] * (lane + radial * size) + out[0] * along * size,
    ];
    works.prism([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], 0.5, 0.5 + size * 1.9, tone);
  };
  for (const angle of [20, 70, 160, 205, 250]) parcel('left', angle, white);
  for (const angle of [-110, -65, 25, 160]) parcel('right', angle, white);
  parcel('right', 90, signal, 0.52);

  // Gates over the belt: build, check, release.
  const gate = ([x, y]: Point) => {
    works.box(x - 1, y - 0.35, 0.4, 0.7, 0, 2.4, black);
    works.box(x + 0.6, y - 0.35, 0.4, 0.7, 0, 2.4, black);
    works.box(x - 1, y - 0.35, 2, 0.7, 2.4, 3.1, black).left.rect(0.3, 0.2, 1.4, 0.3, screen.soft);
  };
  gate([loops.left[0] - lane, loops.left[1]]);
  gate([loops.right[0] + lane, loops.right[1]]);

  const [rackX, rackY] = loops.right;
  for (const [x, y] of pairs('-1.4,-1.6 0.1,-1.6 -1.4,-0.1 0.1,-0.1')) {
    rack(works, [rackX + x, rackY + y], y < -1 ? 4.4 : 3.4, y < -1 ? mid : dark, 'left');
  }
  const [deskX, deskY] = loops.left;
  works.box(deskX - 1.1, deskY - 1.6, 1.2, 3.2, 0, 1.1, white);
  monitor(works, [deskX - 0.6, deskY - 0.8], 1.1, 0, black);
  monitor(works, [deskX - 0.6, deskY + 0.8], 1.1, 0, black);
  person(works, deskX + 0.9, deskY - 0.8, mid);
  person(works, deskX + 0.9, deskY + 0.8, mid);

  for (const x of [-5.6, -4.2, -2.8, -1.4]) rack(works, [x, -7.5], 4, dark, 'left');

  // Released: stacked in front, signed for by one person.
  for (const [x, y, high] of [
    [4.1, 3, 2],
    [4.1, 4.2, 1],
    [5.3, 3, 1],
  ] as const) {
    for (let level = 0; level < high; level++) {
      works
        .box(x, y, 1, 1, level, level + 0.94, level % 2 ? white : pale)
        .top.line('0,0.5 1,0.5', mid.l, { width: weight.hair });
    }
  }
  person(works, 2.4, 5, mid);
  person(works, 7.4, 0.4, mid);
  return works;
}

export default { file: 'services/service4', size: [445, 350], draw } satisfies Scene;
