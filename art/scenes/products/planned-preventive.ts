import type { Point3 } from '../../geometry.ts';
import { Drawing, type Scene } from '../../iso/drawing.ts';
import { weight } from '../../iso/paint.ts';
import { pairs } from '../../iso/points.ts';
import { type Palette, screen } from '../../iso/tones.ts';
import { shades } from '../../palette.ts';
import { person } from '../../props.ts';

/** A plant room: chillers, pumps and their pipes. The calendar on the wall shows the pump that is due today. */
function draw({ white, pale, mid, dark, black, signal, floor, floorMark }: Palette) {
  const room = new Drawing({ scale: 15, origin: [218, 206] });
  const ground = room.box(-8, -8, 16, 16, -0.4, 0, floor).top;
  // The walkway is marked; the rest of the floor is for machines.
  ground.rect(0.5, 10.7, 15, 2.3, floorMark.faint);
  for (const v of [10.7, 13]) ground.line(`0.5,${v} 15.5,${v}`, floorMark.strong, { dash: '8 5' });

  // Two walls: one with the work calendar, the other with the ducts.
  const board = room.box(-8, -8, 0.35, 14.4, 0, 5, dark).right;
  const air = room.box(-7.65, -8, 14, 0.35, 0, 5, pale).left;
  board.rect(5, 1.5, 8.2, 3, screen.off);
  board.grid({ u: 5.4, v: 1.75, columns: 7, rows: 4 }, [0.85, 0.45], [1.1, 0.62], screen.deep);
  for (const [column, row] of pairs('0,3 2,3 5,3 1,2 4,2 6,2 0,1 2,1')) {
    board.rect(5.4 + column * 1.1, 1.75 + row * 0.62, 0.85, 0.45, screen.soft);
  }
  board.rect(5.4 + 3 * 1.1, 1.75 + 0.62, 0.85, 0.45, screen.bright);
  air.rect(1, 3.4, 12, 0.9, mid.l).rect(1, 4.1, 12, 0.2, mid.t);
  for (const u of [3.6, 6.4, 9.2, 12]) air.line(`${u},3.4 ${u},4.3`, mid.r);

  // Chillers under the ducts, fans on top.
  for (const x of [-6.4, -0.4]) {
    const chiller = room.box(x, -6.9, 5.2, 2.3, 0.2, 2.3, white);
    chiller.left.grid({ u: 0.35, v: 0.35, columns: 4, rows: 1 }, [0.95, 1.4], [1.18, 0], pale.l);
    for (let v = 0.55; v < 1.7; v += 0.24) {
      chiller.left.line(`0.45,${v} 3.75,${v}`, mid.l, { width: weight.hair });
    }
    chiller.left.rect(4.05, 0.75, 0.6, 0.7, screen.off);
    chiller.right.rect(0.35, 0.35, 1.6, 1.4, pale.r);
    for (const along of [1.35, 3.85]) {
      const fan = room.cylinder(x + along, -5.75, 0.95, 2.3, 2.6, pale).top;
      fan.disc(0, 0, 0.78, dark.t).circle(0, 0, 0.46, mid.t, { width: weight.hair }).disc(0, 0, 0.2, mid.t);
    }
  }

  // The header the pumps feed: above them, and up to the chillers.
  const [headerY, headerZ] = [-2, 3];
  const pipe = (points: readonly Point3[]) => {
    room.wire(points, mid.r, { width: 6 });
    room.wire(
      points.map(([x, y, z]): Point3 => [x, y, z + 0.09]),
      mid.t,
      { width: weight.line },
    );
  };
  const pump = (x: number, due: boolean) => {
    const [body, motor] = due ? [signal, signal] : [mid, dark];
    room.box(x - 0.9, headerY - 0.75, 3, 1.5, 0, 0.3, pale);
    room.cylinder(x, headerY, 0.62, 0.3, 1.25, body).top.circle(0, 0, 0.36, body.l);
    room.cylinder(x, headerY, 0.22, 1.25, headerZ - 0.1, mid);
    const drive = room.box(x + 0.75, headerY - 0.45, 1.15, 0.9, 0.3, 1.15, motor);
    for (const u of [0.25, 0.5, 0.75]) {
      drive.left.line(`${u},0.15 ${u},0.72`, due ? signal.r : mid.r, { width: weight.hair });
    }
    if (due) {
      // The tag of the work order, on a stand in front of it.
      room.cylinder(x + 1.5, headerY + 1.1, 0.06, 0, 1.3, black);
      const tag = room.box(x + 1.1, headerY + 1.06, 0.85, 0.08, 1.3, 2, white).left;
      tag.line('0.15,0.48 0.7,0.48', shades.ink900).line('0.15,0.22 0.5,0.22', shades.ink900);
    }
  };
  for (const [index, x] of [-6, -2.3, 1.4].entries()) pump(x, index === 1);
  pipe([
    [-6, headerY, headerZ],
    [4, headerY, headerZ],
  ]);
  pipe([
    [4, headerY, headerZ],
    [4, -4.5, headerZ],
    [4, -4.5, 1.6],
  ]);

  // Starters along the wall with the calendar.
  for (const y of [1.6, 3, 4.4]) {
    const cabinet = room.box(-7.6, y, 1, 1.3, 0, 2.4, mid).right;
    cabinet
      .rect(0.2, 1.5, 0.9, 0.6, screen.off)
      .line('0.35,1.7 0.6,1.9 0.95,1.75', screen.soft, { width: weight.hair });
    cabinet.rect(0.5, 0.9, 0.3, 0.16, pale.t).rect(0.5, 0.55, 0.3, 0.16, pale.t);
  }

  // Expansion tank, filter, and the pipe on the floor between them.
  room.cylinder(6.3, -0.9, 1.3, 0, 0.25, mid);
  const tank = room.cylinder(6.3, -0.9, 1.2, 0.25, 3, white).top;
  tank.circle(0, 0, 0.75, mid.t).disc(0, 0, 0.2, mid.l);
  pipe([
    [6.35, 0.3, 0.4],
    [6.35, 1.2, 0.4],
  ]);
  room.cylinder(6.4, 1.7, 0.65, 0, 1.5, pale).top.circle(0, 0, 0.36, mid.t);

  // The technician with a trolley at the tagged pump; a colleague reads the starters; spares wait in front.
  person(room, -1.9, 0.7, dark);
  const trolley = room.box(0.9, 0.7, 1.1, 0.8, 0.2, 1.1, white).left;
  for (const v of [0.3, 0.6]) trolley.line(`0.1,${v} 1,${v}`, mid.l, { width: weight.hair });
  person(room, -5.2, 3.8, mid);
  person(room, 3.2, 3.9, mid);
  for (const [x, y, size, tone] of [
    [-1.4, 6, 1.2, white],
    [0.1, 6.2, 0.9, pale],
    [-0.9, 6.2, 0.8, pale],
  ] as const) {
    const low = tone === pale && size < 0.9 ? 1.2 : 0;
    room
      .box(x, y, size, size, low, low + size, tone)
      .top.line(`0,${size / 2} ${size},${size / 2}`, mid.t, { width: weight.hair });
  }
  const bench = room.box(-6.6, 5.9, 3.4, 1.2, 0.9, 1.1, white);
  bench.top.rect(0.4, 0.3, 0.9, 0.5, mid.l);
  room.box(-6.4, 6, 0.3, 1, 0, 0.9, mid);
  room.box(-3.7, 6, 0.3, 1, 0, 0.9, mid);
  room.box(-4.4, 6.2, 0.5, 0.5, 1.1, 1.5, black);
  return room;
}

export default { file: 'products/planned-preventive', size: [436, 340], onInk: true, draw } satisfies Scene;
