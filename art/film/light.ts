/*
 * Casts the rays of each pixel and accumulates their light by kind: sky, moon, streets, lit windows and road, and
 * the guides for smoothing. Colours are applied later, so that other colours need no new rays.
 */
import { buildCity, camera } from '../../src/city/film/city.ts';
import { isRoad, raysIn } from './rays.ts';
import { above, ahead, aside, reach } from './view.ts';

export const layerNames = [
  'sky',
  'moon',
  'street',
  'windows',
  'road',
  'depth',
  'nx',
  'ny',
  'nz',
  'albedo',
] as const;
export type LayerName = (typeof layerNames)[number];
export type Layers = Record<LayerName, Float32Array>;

export interface Size {
  width: number;
  height: number;
}

/** In memory shared by the workers. */
export function emptyLayers({ width, height }: Size): Layers {
  const layer = () => new Float32Array(new SharedArrayBuffer(width * height * 4));
  return Object.fromEntries(layerNames.map((name) => [name, layer()])) as Layers;
}

const ground = { plain: 0.14, road: 0.07 };
/** The distance at which the sky is hit. */
const skyDepth = 200;
const moon = unit(0.62, 0.5, 0.6);
/** The moon's disc is larger than in reality, for soft shadows. */
const moonBlur = 0.07;
const lift = 2e-4;

function unit(x: number, y: number, z: number) {
  const length = Math.sqrt(x * x + y * y + z * z);
  return [x / length, y / length, z / length] as const;
}

function scramble(value: number): number {
  let x = value;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return (x ^ (x >>> 16)) >>> 0;
}

export function lightTracer({ width, height }: Size, raysAcross: number, layers: Layers) {
  const { hit, cast } = raysIn(buildCity());
  const samples = raysAcross * raysAcross;
  let seed = 0;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    return (scramble(seed) >>> 8) / 16777216;
  };

  function traceRow(row: number): void {
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      seed = (Math.imul(at, 9781) + 77) | 0;
      for (let sample = 0; sample < samples; sample++) {
        const across = column + ((sample % raysAcross) + random()) / raysAcross;
        const down = row + (Math.floor(sample / raysAcross) + random()) / raysAcross;
        look(at, ((2 * across) / width - 1) * reach, ((1 - (2 * down) / height) * reach * height) / width);
      }
      for (const name of layerNames) layers[name][at] = (layers[name][at] as number) / samples;
    }
  }

  const add = (layer: LayerName, at: number, value: number) => {
    layers[layer][at] = (layers[layer][at] as number) + value;
  };

  function look(at: number, u: number, v: number): void {
    const [dx, dy, dz] = unit(
      ahead[0] + aside[0] * u + above[0] * v,
      ahead[1] + aside[1] * u + above[1] * v,
      ahead[2] + aside[2] * u + above[2] * v,
    );
    const [ex, ey, ez] = camera.from;
    if (!cast(ex, ey, ez, dx, dy, dz)) {
      add('depth', at, skyDepth);
      return;
    }
    const { distance, kind, nx, ny, nz, windows } = hit;
    const [x, y, z] = [ex + dx * distance, ey + dy * distance, ez + dz * distance];
    const road = kind === 'ground' && isRoad(x, y);
    const albedo = kind === 'block' ? hit.albedo : road ? ground.road : ground.plain;
    add('depth', at, distance);
    add('nx', at, nx);
    add('ny', at, ny);
    add('nz', at, nz);
    add('albedo', at, albedo);
    if (road) add('road', at, 1);
    if (kind === 'block' && windows > 0 && Math.abs(nz) < 0.1 && z > 0.06) {
      add('windows', at, lamplight(windows, nx * y - ny * x, z, nx));
    }

    const [px, py, pz] = [x + nx * lift, y + ny * lift, z + nz * lift];
    const facing = nx * moon[0] + ny * moon[1] + nz * moon[2];
    if (facing > 0) {
      const blurred = () => (random() - 0.5) * moonBlur;
      const [mx, my, mz] = unit(moon[0] + blurred(), moon[1] + blurred(), moon[2] + blurred());
      if (!cast(px, py, pz, mx, my, mz, true)) add('moon', at, facing * albedo);
    }
    gather(at, px, py, pz, nx, ny, nz, albedo);
  }

  /** Bounces a ray until it hits the sky or a lit street, twice at most. */
  function gather(
    at: number,
    fromX: number,
    fromY: number,
    fromZ: number,
    normalX: number,
    normalY: number,
    normalZ: number,
    albedo: number,
  ): void {
    let [x, y, z, nx, ny, nz, share] = [fromX, fromY, fromZ, normalX, normalY, normalZ, albedo];
    for (let bounce = 0; bounce < 2; bounce++) {
      const [turn, tilt] = [random() * 2 * Math.PI, random()];
      const [flat, steep] = [Math.sqrt(tilt), Math.sqrt(Math.max(0, 1 - tilt))];
      // Two directions along the wall. Walls are either vertical or horizontal.
      const level = Math.abs(nz) > 0.5;
      const [bx, by, bz] = level ? [0, nz, 0] : [ny, -nx, 0];
      const [tx, ty, tz] = level ? [1, 0, 0] : [0, 0, 1];
      const [c, s] = [flat * Math.cos(turn), flat * Math.sin(turn)];
      const [dx, dy, dz] = unit(
        tx * c + bx * s + nx * steep,
        ty * c + by * s + ny * steep,
        tz * c + bz * s + nz * steep,
      );
      if (!cast(x, y, z, dx, dy, dz)) {
        add('sky', at, share * (0.55 + 0.45 * dz));
        return;
      }
      const [metX, metY, metZ] = [x + dx * hit.distance, y + dy * hit.distance, z + dz * hit.distance];
      if (hit.kind === 'ground') {
        if (isRoad(metX, metY)) {
          add('street', at, share);
          return;
        }
        share *= ground.plain;
      } else share *= hit.albedo;
      [nx, ny, nz] = [hit.nx, hit.ny, hit.nz];
      [x, y, z] = [metX + nx * lift, metY + ny * lift, metZ + nz * lift];
    }
  }

  return { traceRow };
}

/** Panes in rows and columns along a wall; each building has a share of lit panes, each with its own brightness. */
function lamplight(building: number, along: number, up: number, nx: number): number {
  const [u, v] = [along / 0.036, up / 0.05];
  const [column, row] = [Math.floor(u), Math.floor(v)];
  const [inU, inV] = [u - column, v - row];
  if (inU <= 0.24 || inU >= 0.76 || inV <= 0.28 || inV >= 0.72) return 0;
  const pane = scramble(
    (Math.imul(building, 7919) + Math.imul(column, 131) + Math.imul(row, 2711) + Math.trunc(nx * 40)) | 0,
  );
  const litShare = ((scramble(building) & 255) / 255) * 0.3;
  if ((pane & 1023) / 1023 >= litShare) return 0;
  return 0.25 + (0.75 * ((pane >>> 10) & 255)) / 255;
}
