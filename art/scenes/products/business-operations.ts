import { Drawing, type Scene } from '../../iso/drawing.ts';
import { weight } from '../../iso/paint.ts';
import { pairs } from '../../iso/points.ts';
import { type Palette, screen, type Tone } from '../../iso/tones.ts';
import { shades } from '../../palette.ts';
import { monitor, person, rack, tree } from '../../props.ts';

/** A house of three floors, exploded: entrance, operations, board room; one figure is on the table. */
function draw(palette: Palette) {
  const { white, pale, mid, dark, black, signal, floor, floorMark } = palette;
  const house = new Drawing({ scale: 13 });
  const ground = house.box(-7.3, -7.3, 14.6, 14.6, -0.4, 0, floor).top;
  ground.line('1,1 13.6,1 13.6,13.6 1,13.6', floorMark.plain, { closed: true });

  const [half, lift] = [5.1, 4.7];
  // The lift shaft connects the floors.
  const shaft = house.box(-6.6, -6.6, 1.5, 1.5, 0, 2 * lift + 1.6, dark);
  for (const storey of [0, 1]) {
    shaft.left.rect(0.5, storey * lift + 0.6, 0.8, 1.5, screen.off);
    shaft.right.rect(0.5, storey * lift + 0.6, 0.8, 1.5, screen.off);
  }

  const storey = (level: number, wall: Tone) => {
    const z = level * lift;
    const size = 2 * half;
    const slab = house.box(-half, -half, size, size, z + 0.05, z + 0.4, white).top;
    slab.rect(0.25, 0.25, size - 0.5, size - 0.5, shades.steel895);
    const back = house.box(-half, -half, 0.25, size, z + 0.4, z + 2.5, wall).right;
    const side = house.box(-half + 0.25, -half, size - 0.25, 0.25, z + 0.4, z + 2.5, wall).left;
    return { z: z + 0.4, back, side, slab };
  };

  // Entrance: reception, gates, the machine room's racks.
  const entrance = storey(0, pale);
  entrance.side.grid({ u: 0.5, v: 0.4, columns: 5, rows: 1 }, [1.2, 1.2], [1.6, 0], mid.l);
  for (const y of [-2.9, -1.4, 0.1]) house.box(2.9, y, 1.5, 0.22, entrance.z, entrance.z + 0.8, dark);
  house.ring(
    { x: 1.9, y: 3.3, inner: 0.9, outer: 1.5, from: -100, to: 100 },
    entrance.z,
    entrance.z + 0.9,
    white,
  );
  person(house, 1.9, 3.3, mid, { z: entrance.z });
  person(house, 3.6, -2.1, mid, { z: entrance.z });
  person(house, 4.1, -0.55, dark, { z: entrance.z });
  for (const y of [0.4, 1.8, 3]) rack(house, [-3.6, y], 1.9, dark, 'right', entrance.z);

  // Operations: a wall of figures and two arcs of desks.
  const operations = storey(1, dark);
  operations.back.rect(0.4, 0.3, 8, 1.5, screen.off);
  operations.back.line('0.8,0.7 2,1.3 3,0.9 4.2,1.5', screen.light);
  for (const [index, height] of [0.5, 0.9, 0.7, 1.1, 0.8].entries()) {
    operations.back.rect(5 + index * 0.6, 0.45, 0.34, height, screen.plain);
  }
  operations.side.grid({ u: 0.5, v: 0.5, columns: 6, rows: 2 }, [0.95, 0.5], [1.25, 0.7], screen.deep);
  // The desks are towards the open corner, where nothing hides them.
  const [x0, y0] = [-2.3, -2.3];
  for (const [from, to] of pairs('-14,38 52,104')) {
    house.ring({ x: x0, y: y0, inner: 4.9, outer: 5.9, from, to }, operations.z, operations.z + 0.8, white);
  }
  for (const angle of [-4, 12, 28, 62, 78, 94]) {
    const [x, y] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    monitor(house, [x0 + x * 5.2, y0 + y * 5.2], operations.z + 0.8, angle, black, 0.95);
    person(house, x0 + x * 6.7, y0 + y * 6.7, mid, { z: operations.z });
  }

  // Board room: the table is a D, with the figures on it.
  const board = storey(2, dark);
  board.back
    .rect(2, 0.35, 4.8, 1.4, screen.off)
    .circle(4.4, 1.05, 0.5, screen.soft)
    .disc(4.4, 1.05, 0.22, screen.light);
  board.back
    .line('2.4,1.4 3.4,1.4', screen.plain)
    .line('2.4,1.1 3.2,1.1', screen.plain)
    .line('5.6,0.7 6.4,1.3', screen.plain);
  board.side.grid({ u: 0.6, v: 0.5, columns: 5, rows: 1 }, [1.2, 1.1], [1.5, 0], screen.deep);
  house.plate({ x: -2.2, y: -1.5, length: 4.8, width: 3 }, board.z, board.z + 0.75, white);
  for (const [index, height] of [0.6, 1, 0.8, 1.7].entries()) {
    house.box(
      -1.5 + index * 0.75,
      -0.3,
      0.5,
      0.5,
      board.z + 0.75,
      board.z + 0.75 + height,
      index === 3 ? signal : mid,
    );
  }
  for (const [x, y] of pairs('-1.4,-2.2 0.4,-2.2 -1.4,2.3 0.4,2.3 3.4,0'))
    person(house, x, y, mid, { z: board.z });

  for (const [x, y] of pairs('-6.3,3.4 -6.3,5 3.4,-6.3 5,-6.3')) tree(house, x, y, palette, 0.9);

  // Thin lines show that the floors belong on top of each other.
  for (const [x, y] of [
    [half, -half],
    [-half, half],
  ] as const) {
    for (const level of [0, 1]) {
      house.wire(
        [
          [x, y, level * lift + 0.4],
          [x, y, (level + 1) * lift + 0.05],
        ],
        floorMark.strong,
        { width: weight.hair, dash: '3 4' },
      );
    }
  }
  return house;
}

export default { file: 'products/business-operations', size: [436, 340], onInk: true, draw } satisfies Scene;
