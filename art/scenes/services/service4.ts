import {
  Drawing,
  type Palette,
  type Point,
  pairs,
  type Scene,
  screen,
  type Tone,
  weight,
} from '../../iso.ts';
import { monitor, person, rack } from '../../props.ts';

/** DevOps as a Service: one belt in a figure of eight, round the developers' desk and round the racks. */
function draw({ white, pale, mid, dark, black, signal, floor, floorMark }: Palette) {
  const works = new Drawing({ scale: 17 });
  const ground = works.plate(
    { x: -5.4, y: -9.6, length: 19.2, width: 10.8, towards: 'y' },
    -0.5,
    0,
    floor,
  ).top;

  // The wall that shows every stage of the run.
  const wall = works.box(-4.6, -9.2, 9.2, 0.7, 0, 5.2, dark).left;
  wall.line('0.9,3.9 8.3,3.9', screen.soft);
  for (const [index, u] of [0.9, 2.75, 4.6, 6.45, 8.3].entries()) {
    wall.disc(u, 3.9, 0.42, index === 3 ? screen.bright : screen.plain);
    wall.disc(u, 3.9, 0.2, screen.dark);
  }
  wall.rect(0.6, 0.9, 3.7, 2, screen.dark).rect(4.9, 0.9, 3.7, 2, screen.dark);
  wall.line('0.9,1.3 1.7,2.2 2.3,1.7 3.1,2.5 4,2.2', screen.light);
  for (const [index, height] of [0.6, 1, 0.8, 1.3, 1.1, 1.5].entries()) {
    wall.rect(5.2 + index * 0.55, 1.15, 0.32, height, screen.plain);
  }

  const reach = 4.1;
  const belt = { inner: 2.85, outer: reach, from: 0, to: 360 };
  for (const y of [-reach + 0.3, reach - 0.3]) {
    ground.circle(0, y, reach + 0.45, floorMark.plain, { width: weight.hair });
    const top = works.ring({ ...belt, y }, 0, 0.5, pale).top;
    top.sector(0, y, 3.05, 3.9, 0, 359.9, dark.t);
    top.circle(0, y, 3.48, screen.soft, { width: weight.hair, dash: '5 6' });
  }

  /** A package riding the belt, turned along it. */
  const parcel = (loop: number, degrees: number, tone: Tone, size = 0.42) => {
    const angle = (degrees * Math.PI) / 180;
    const [ox, oy]: Point = [Math.cos(angle), Math.sin(angle)];
    const at = (radial: number, along: number): Point => [
      3.48 * ox + radial * ox * size - along * oy * size,
      loop * (reach - 0.3) + 3.48 * oy + radial * oy * size + along * ox * size,
    ];
    return works.prism([at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)], 0.5, 0.5 + size * 1.9, tone);
  };
  for (const angle of [-120, -35, 45, 150]) parcel(-1, angle, white);
  for (const angle of [-35, 70, 100, 205]) parcel(1, angle, white);
  parcel(1, 32, signal, 0.5);

  // Gates over the belt: build, check, release.
  const gate = (x: number, y: number, tone: Tone) => {
    works.box(x - 0.95, y - 0.35, 0.35, 0.7, 0, 2.3, tone);
    works.box(x + 0.6, y - 0.35, 0.35, 0.7, 0, 2.3, tone);
    works.box(x - 0.95, y - 0.35, 1.9, 0.7, 2.3, 3, tone).left.rect(0.3, 0.2, 1.3, 0.3, screen.soft);
  };
  gate(3.48, -reach + 0.3, black);
  gate(3.48, reach - 0.3, black);
  gate(-3.48, reach - 0.3, black);

  for (const [x, y] of pairs('-1.4,-5.2 0.1,-5.2 -1.4,-3.7 0.1,-3.7')) {
    rack(works, [x, y], y < -4 ? 3.8 : 3.2, y < -4 ? mid : dark, 'left');
  }
  works.box(-1.6, 3.1, 3.2, 1.2, 0, 1.1, white);
  monitor(works, [-0.8, 3.5], 1.1, 90, black);
  monitor(works, [0.8, 3.5], 1.1, 90, black);
  person(works, -0.8, 5, mid);
  person(works, 0.9, 5, mid);
  person(works, 4.7, -7.3, mid);
  person(works, 4.6, 0.1, dark);
  person(works, -3.9, -7.2, mid);
  return works;
}

export default { file: 'services/service4', size: [445, 350], draw } satisfies Scene;
