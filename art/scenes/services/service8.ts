import { Drawing, type Scene } from '../../iso/drawing.ts';
import { weight } from '../../iso/paint.ts';
import { pairs } from '../../iso/points.ts';
import { type Palette, screen } from '../../iso/tones.ts';
import { shades } from '../../palette.ts';
import { monitor, person, rack } from '../../props.ts';

/** Application Maintenance & Support: the shift at its desks before the wall, one operator on a call. */
function draw({ white, mid, dark, black, signal, floor, floorMark }: Palette) {
  const room = new Drawing({ scale: 17 });
  const ground = room.ring({ inner: 0.01, outer: 11.4, from: -90, to: 90 }, -0.5, 0, floor).top;
  ground.arcLine(0, 0, 10.7, -84, 84, floorMark.plain, { width: weight.line });

  const wall = room.box(-0.9, -7.2, 0.9, 14.4, 0, 6.2, dark).right;
  wall.rect(0.6, 3.5, 4.2, 2.2, screen.dark).rect(0.6, 0.9, 4.2, 2.3, screen.dark);
  wall.rect(9.6, 3.5, 4.2, 2.2, screen.dark).rect(9.6, 0.9, 4.2, 2.3, screen.dark);
  wall.rect(5.1, 0.9, 4.2, 4.8, screen.off);
  // Applications in service as tiles, the load of the day, the ring of services, tickets by hour.
  wall.grid({ u: 0.95, v: 3.8, columns: 3, rows: 2 }, [1.05, 0.7], [1.25, 0.9], screen.deep);
  wall.rect(2.2, 4.7, 1.05, 0.7, screen.plain);
  wall.line('0.95,1.3 1.8,2.5 2.6,1.8 3.5,2.8 4.4,2', screen.light);
  wall.line('10,4.1 10.9,5 11.6,4.5 12.4,5.3 13.4,4.8', screen.light);
  for (const [index, height] of [1, 0.7, 1.7, 1.3, 0.9, 1.5].entries()) {
    wall.rect(9.95 + index * 0.62, 1.2, 0.34, height, screen.plain);
  }
  wall
    .circle(7.2, 3.3, 1.75, screen.soft)
    .circle(7.2, 3.3, 1.2, screen.soft)
    .disc(7.2, 3.3, 0.6, screen.light);
  wall.disc(8.44, 4.54, 0.2, screen.bright).disc(5.6, 2.6, 0.2, screen.bright);

  for (const [from, to] of pairs('-58,-23 -20,20 23,62')) {
    for (const [inner, outer] of pairs('4.2,5.5 7.5,8.9')) {
      room.ring({ inner, outer, from, to }, 0, 1.15, white);
    }
  }
  const seat = (radius: number, angle: number, watch = false) => {
    const [x, y] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    // Beyond this angle a monitor would be edge-on and look like a stray line.
    if (angle > -40) monitor(room, [x * (radius - 0.2), y * (radius - 0.2)], 1.15, angle, black);
    person(
      room,
      x * (radius + 1.35),
      y * (radius + 1.35),
      watch ? signal : mid,
      watch ? { head: shades.ink900 } : {},
    );
  };
  for (const angle of [-46, -32, -9, 9, 34, 50]) seat(4.9, angle);
  for (const angle of [-46, -32, -13, 0, 13, 30, 42, 54]) seat(8.25, angle, angle === 0);
  rack(room, [0.5, -10], 3.4, dark);
  rack(room, [0.5, -8.6], 3.4, dark);
  return room;
}

export default { file: 'services/service8', size: [445, 350], draw } satisfies Scene;
