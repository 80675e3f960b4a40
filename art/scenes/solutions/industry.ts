import type { Point3 } from '../../geometry.ts';
import { Drawing, type Scene } from '../../iso/drawing.ts';
import { weight } from '../../iso/paint.ts';
import type { Palette } from '../../iso/tones.ts';
import { shades } from '../../palette.ts';
import { person } from '../../props.ts';

/** A plant under sawtooth roofs: of all the crates on the line, one needs attention. */
function draw({ white, pale, mid, dark, black, signal, floor, floorMark }: Palette) {
  const plant = new Drawing({ scale: 15, origin: [218, 205] });
  const ground = plant.box(-8, -8, 16, 16, -0.4, 0, floor).top;
  ground.rect(0, 13.9, 16, 1.1, floorMark.plain);
  for (let u = 0.6; u < 15.6; u += 1.4) ground.rect(u, 14.4, 0.7, 0.12, floorMark.faint);
  ground.rect(11.2, 0.6, 4.2, 8.6, floorMark.faint);

  // One hall, three bays of roof, glass to the light.
  const [back, front, eaves, ridge] = [-6.4, 2, 2.2, 4];
  const hall = plant.box(-7, back, 9, front - back, 0, eaves, white).left;
  for (const [bay, x] of [-7, -4, -1].entries()) {
    const corner = (along: number, y: number, z: number): Point3 => [x + along, y, z];
    const [glassFoot, glassHead] = [
      [corner(3, front, eaves), corner(3, back, eaves)],
      [corner(3, back, ridge), corner(3, front, ridge)],
    ];
    // The gable overlaps the wall below it, which has the same colour.
    const gable = [corner(0, front, eaves - 0.1), corner(3, front, eaves - 0.1), corner(3, front, ridge)];
    const roof = plant.solid(
      [
        { points: [corner(0, back, eaves), ...glassHead, corner(0, front, eaves)], fill: pale.t },
        { points: [...glassFoot, ...glassHead], fill: dark.t },
        { points: [...gable, corner(0, front, eaves)], fill: white.l },
      ],
      white,
    );
    for (const v of [1.6, 3.6, 5.6]) roof.face(0).line(`0,${v} 3.5,${v}`, mid.t, { width: weight.hair });
    roof.face(1).grid({ u: 0.35, v: 0.32, columns: 6, rows: 1 }, [1, 1.2], [1.34, 0], shades.steel638);
    hall.rect(bay * 3 + 0.8, 0, 1.4, 1.5, mid.l);
    for (const v of [0.5, 1])
      hall.line(`${bay * 3 + 0.8},${v} ${bay * 3 + 2.2},${v}`, mid.r, { width: weight.hair });
  }

  // Stacks, tanks and the pipe between them.
  for (const [x, height, tone, band] of [
    [4.7, 7.8, dark, mid],
    [6.5, 6, mid, dark],
  ] as const) {
    plant.cylinder(x, -6.4, 0.75, 0, height - 1.3, tone);
    plant.cylinder(x, -6.4, 0.8, height - 1.3, height - 0.8, band);
    plant.cylinder(x, -6.4, 0.75, height - 0.8, height, tone).top.disc(0, 0, 0.5, shades.ink900);
  }
  for (const [x, y, radius, height, tone] of [
    [4.4, -3.4, 1.2, 2.4, pale],
    [6.6, -0.9, 1.05, 1.7, white],
    [4.3, -0.3, 0.9, 1.4, pale],
  ] as const) {
    plant
      .cylinder(x, y, radius, 0, height, tone)
      .top.circle(0, 0, radius * 0.62, mid.t)
      .disc(0, 0, radius * 0.16, mid.l);
  }
  plant.wire('4.4,-2.1,0.6 4.4,-1.2,0.6', mid.r, { width: weight.bold });

  // The line.
  const line = plant.box(-6.6, 3.9, 11.6, 1.2, 0, 0.6, dark);
  for (let u = 0.4; u < 11.4; u += 0.6) line.top.line(`${u},0.12 ${u},1.08`, dark.l, { width: weight.hair });
  for (const [index, x] of [-6.1, -4.4, -2.7, -1, 0.7, 2.4].entries()) {
    const crate = plant.box(x, 4.05, 0.9, 0.9, 0.6, 1.5, index === 3 ? signal : white);
    crate.top.line('0,0.45 0.9,0.45', index === 3 ? signal.r : mid.t, { width: weight.hair });
  }
  const machine = plant.box(4.2, 3.2, 2.4, 2.6, 0, 2.1, black);
  machine.left.rect(0.4, 0.9, 1.6, 0.8, shades.steel638);
  machine.top.rect(0.4, 0.4, 1.6, 1.8, dark.t);
  plant.cylinder(5.4, 4.5, 0.35, 2.1, 2.9, mid);

  // A lorry on the road, and the shift.
  plant.box(-6.8, 6.1, 2.6, 1, 0.25, 1.5, white).left.rect(0.3, 0.35, 2, 0.12, mid.l);
  plant.box(-4.1, 6.15, 0.8, 0.9, 0.2, 1.1, dark).right.rect(0.12, 0.42, 0.66, 0.32, shades.steel825);
  person(plant, -0.4, 6.1, mid);
  person(plant, 7.2, 2, mid);
  return plant;
}

export default { file: 'solutions/industry', size: [436, 340], draw } satisfies Scene;
