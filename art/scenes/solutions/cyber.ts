import { Drawing, type Scene } from '../../iso/drawing.ts';
import { weight } from '../../iso/paint.ts';
import { type Palette, screen, type Tone } from '../../iso/tones.ts';
import { shades } from '../../palette.ts';
import { monitor, person, rack } from '../../props.ts';

/** Traffic reaches the racks through a filtering wall; one packet is held at the gate for a person to judge. */
function draw({ white, pale, mid, dark, black, signal, floor, floorMark }: Palette) {
  const net = new Drawing({ scale: 15, origin: [218, 205] });
  const ground = net.box(-8, -8, 16, 16, -0.4, 0, floor).top;
  const lanes = [-4.6, 0, 4.6];
  for (const y of lanes) {
    ground.rect(1, y + 8 - 0.75, 15, 1.5, floorMark.plain);
    ground.line(`9.6,${y + 8} 15.8,${y + 8}`, floorMark.strong, { width: weight.hair, dash: '5 5' });
  }

  // The network diagram on the back wall.
  const wall = net.box(-7.9, -6.8, 0.7, 13.6, 0, 5.6, dark).right;
  wall.rect(0.5, 0.5, 12.6, 4.6, screen.off);
  for (const link of [
    '1.8,3.8 4.2,2.6 6.8,3.4 9.2,2.4 11.8,3.9',
    '1.8,1.6 4.2,2.6',
    '6.8,3.4 6.6,1.2',
    '9.2,2.4 11.6,1.4',
    '4.2,2.6 6.6,1.2 9.2,2.4',
    '4.6,4.4 6.8,3.4 9.4,4.4',
  ]) {
    wall.line(link, screen.plain);
  }
  for (const [u, v] of [
    [1.8, 3.8],
    [6.8, 3.4],
    [11.8, 3.9],
    [1.8, 1.6],
    [6.6, 1.2],
    [11.6, 1.4],
    [4.6, 4.4],
    [9.4, 4.4],
  ] as const)
    wall.disc(u, v, 0.26, screen.light);
  for (const [u, v] of [
    [4.2, 2.6],
    [9.2, 2.4],
  ] as const)
    wall.circle(u, v, 0.62, screen.soft).disc(u, v, 0.34, screen.bright);

  // Islands of racks, each on its own plate.
  const island = (x: number, y: number, heights: readonly number[], tone: Tone) => {
    net.box(x - 0.3, y - 0.3, 1.9, heights.length * 1.4 + 0.5, 0, 0.3, pale);
    for (const [index, height] of heights.entries())
      rack(net, [x, y + index * 1.4], height, tone, 'right', 0.3);
  };
  island(-4.6, -6, [3.3, 2.7], dark);
  island(-4.6, -1.4, [2.7, 3.3], mid);
  island(-4.6, 3.2, [3.3, 2.7], dark);

  // The filter: pillars, a bridge, and a gate in each lane.
  const edges = [-7.4, -5.6, -3.6, -1, 1, 3.6, 5.6, 7.4];
  for (let side = 0; side < edges.length; side += 2) {
    const [from = 0, to = 0] = edges.slice(side, side + 2);
    const face = net.box(0.2, from, 1, to - from, 0, 2.2, dark).right;
    for (let u = 0.3; u < to - from - 0.3; u += 0.5)
      face.line(`${u},0.3 ${u},1.9`, screen.deep, { width: weight.hair });
  }
  const bridge = net.box(0.2, -7.4, 1, 14.8, 2.2, 3.1, dark);
  bridge.right.rect(0.4, 0.2, 14, 0.5, screen.off);
  bridge.right.line(
    '0.8,0.42 3,0.42 3.2,0.58 3.5,0.28 3.7,0.42 6.4,0.42 6.6,0.62 7,0.24 7.4,0.6 7.7,0.42 10.6,0.42 10.9,0.56 11.1,0.42 14,0.42',
    screen.soft,
    { width: weight.hair },
  );

  const packet = (x: number, y: number) => {
    net
      .box(x, y - 0.45, 0.9, 0.9, 0.05, 0.9, white)
      .top.line('0,0.45 0.9,0.45', mid.t, { width: weight.hair });
  };
  for (const x of [0.3, 2.4, 6.7]) packet(x, -4.6);
  for (const x of [0.4, 2.6, 6.4]) packet(x, 4.6);
  packet(6.2, 0);
  // Held: the barrier is down, the packet is on a stop.
  net
    .box(0.6, -1, 0.2, 2, 0, 2.2, mid)
    .right.grid({ u: 0.2, v: 0, columns: 4, rows: 1 }, [0.14, 2.2], [0.49, 0], dark.l);
  net.box(2.2, -0.85, 1.7, 1.7, 0, 0.3, black);
  const held = net.box(2.45, -0.6, 1.2, 1.2, 0.3, 1.5, signal);
  held.top.line('0,0.6 1.2,0.6', signal.r, { width: weight.hair });
  held.left.rect(0.2, 0.2, 0.8, 0.16, shades.ink900).rect(0.2, 0.5, 0.5, 0.16, shades.ink900);

  // The analysts who decide.
  net.box(4.3, -3.5, 1.1, 2.2, 0, 1, white);
  monitor(net, [4.7, -2.9], 1, 0, black, 0.95);
  monitor(net, [4.7, -1.8], 1, 0, black, 0.95);
  person(net, 6.1, -2.9, mid);
  person(net, 6.1, -1.8, mid);
  person(net, 3.7, 2.9, mid);
  return net;
}

export default { file: 'solutions/cyber', size: [436, 340], draw } satisfies Scene;
