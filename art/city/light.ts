/*
 * Casts the film's rays at every building of the city and stores the light, so that the live scene (src/city) is lit
 * like the film. Takes about a minute.
 */
import { anticlockwise, type Block } from '../../src/city/film/block.ts';
import { buildRings } from '../../src/city/film/city.ts';
import { type Point, rings } from '../../src/city/film/streets.ts';
import { colourNames, columns, litRings, pack } from '../../src/city/light-file.ts';
import { writeDrawn } from '../drawn.ts';
import { look } from '../film/frame.ts';
import { isRoad, raysIn } from '../film/rays.ts';

/** Behind the film's camera the map continues to its last ring. */
const lastMapRing = 8;
const rays = { roof: 64, wall: 40 };
const moon = [0.62, 0.5, 0.6] as const;
const lift = 2e-3;
const ground = 0.14;

export function drawCityLight(): void {
  const city = [...buildRings(rings.length - 1, lastMapRing)].flat().map(anticlockwise);
  const { hit, cast } = raysIn(city);
  let seed = 1;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    let x = Math.imul(seed ^ (seed >>> 16), 0x7feb352d);
    x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
    return ((x ^ (x >>> 16)) >>> 8) / 16777216;
  };

  /** A random direction in the hemisphere a surface faces, cosine-weighted. */
  function away([nx, ny, nz]: readonly [number, number, number]): [number, number, number] {
    const [turn, tilt] = [random() * 2 * Math.PI, random()];
    const [flat, steep] = [Math.sqrt(tilt), Math.sqrt(1 - tilt)];
    const [c, s] = [flat * Math.cos(turn), flat * Math.sin(turn)];
    return nz > 0.5 ? [c, s, steep] : [ny * c + nx * steep, -nx * c + ny * steep, s];
  }

  /** As in the film's light.ts: bounces until the ray hits the sky or a lit street, twice at most. */
  function gather(from: [number, number, number], facing: readonly [number, number, number]) {
    let [[x, y, z], normal, part] = [from, facing, 1];
    for (let bounce = 0; bounce < 2; bounce++) {
      const [dx, dy, dz] = away(normal);
      if (!cast(x, y, z, dx, dy, dz)) return { sky: part * (0.55 + 0.45 * dz), street: 0 };
      [x, y, z] = [x + dx * hit.distance, y + dy * hit.distance, z + dz * hit.distance];
      if (hit.kind === 'ground' && isRoad(x, y)) return { sky: 0, street: part };
      part *= hit.kind === 'ground' ? ground : hit.albedo;
      normal = [hit.nx, hit.ny, hit.nz];
      [x, y, z] = [x + hit.nx * lift, y + hit.ny * lift, z + hit.nz * lift];
    }
    return { sky: 0, street: 0 };
  }

  function roofLight(corners: readonly Point[], height: number) {
    let [sky, lit] = [0, 0];
    for (let ray = 0; ray < rays.roof; ray++) {
      // Near the edges: a tower may rise in the middle.
      const [edge, along] = [random() < 0.5 ? 0.1 : 0.9, random()];
      const [s, t] = ray % 2 ? [edge, along] : [along, edge];
      const at = (axis: 0 | 1) => {
        const [a, b, c, d] = corners.map((corner) => corner[axis]) as [number, number, number, number];
        return (a * (1 - s) + b * s) * (1 - t) + (d * (1 - s) + c * s) * t;
      };
      const [x, y, z] = [at(0), at(1), height + lift];
      sky += gather([x, y, z], [0, 0, 1]).sky;
      const [mx, my, mz] = moon.map((value) => value + (random() - 0.5) * 0.07) as [number, number, number];
      if (!cast(x, y, z, mx, my, mz, true)) lit += 1;
    }
    return [sky / rays.roof, lit / rays.roof] as const;
  }

  function wallLight([ax, ay]: Point, [bx, by]: Point, low: number, high: number) {
    const length = Math.hypot(bx - ax, by - ay);
    const normal = [(by - ay) / length, -(bx - ax) / length, 0] as const;
    let [sky, street] = [0, 0];
    for (let ray = 0; ray < rays.wall; ray++) {
      const along = random();
      const z = low + (high - low) * random();
      const found = gather(
        [ax + (bx - ax) * along + normal[0] * lift, ay + (by - ay) * along + normal[1] * lift, z],
        normal,
      );
      sky += found.sky;
      street += found.street;
    }
    return { sky: sky / rays.wall, street: street / rays.wall };
  }

  function lightOf({ corners, high }: Block): number[] {
    const walls = corners.map((corner, wall) => {
      const next = corners[(wall + 1) % 4] as Point;
      return [
        wallLight(corner, next, 0.02, high * 0.35),
        wallLight(corner, next, high * 0.65, high),
      ] as const;
    });
    const [sky, lit] = roofLight(corners, high);
    const mean = (zone: 0 | 1) => walls.reduce((sum, wall) => sum + wall[zone].sky, 0) / 4;
    return [
      twoOf(sky * 0.8, lit * 0.8),
      ...walls.map(([low, high]) => twoOf(low.street, high.street)),
      twoOf(mean(0), mean(1)),
    ];
  }

  const buildings = [...buildRings(litRings, lastMapRing)].flat().filter(({ low, lot }) => low === 0 && lot);
  const light = buildings.map((block) => lightOf(anticlockwise(block)));
  const colours = colourNames.flatMap((name) => {
    const colour = look[name];
    return 'colour' in colour ? [...colour.colour] : [...colour];
  });
  const bytes = Array.from({ length: columns }, (_, column) => light.map((values) => values[column] ?? 0));
  writeDrawn(
    'src/city/light.bin',
    Buffer.concat([Buffer.from(new Float32Array(colours).buffer), Buffer.from(bytes.flat())]),
    true,
  );
}

const twoOf = (high: number, low: number) => pack(high) * 16 + pack(low);
