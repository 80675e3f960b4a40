/* Renders one frame of the loop: the lights in the site's colours, traffic and lamps over them, then tone mapping. */
import { traffic } from '../../src/city/film/vehicles.ts';
import { shades } from '../palette.ts';
import type { Layers, Size } from './light.ts';
import { blur, enlargeRow, type Plane, shrink } from './smooth.ts';
import { lamps, trails } from './traffic.ts';

type Colour = readonly [number, number, number];

/** Shades near the tokens: they change with them. */
export const look = {
  sky: { colour: linear(shades.steel512), strength: 0.19 },
  moon: { colour: linear(shades.steel855), strength: 0.13 },
  street: { colour: linear(shades.amber845), strength: 2.1 },
  windows: { colour: linear(shades.amber959), strength: 0.1 },
  road: { colour: linear(shades.amber814), strength: 0.022 },
  lamp: linear(shades.amber861),
  warm: linear(shades.amber840),
  pale: linear(shades.steel960),
  haze: linear(shades.ink900),
};
const exposure = 1.2;

/** Blur widths and light strengths refer to this picture width. */
const reference = 1920;
const glow = { core: 0.85, near: 0.8, wide: 0.9 };
/** The brightness of a point of a trail, tuned to the original look of the loop. */
const trailStrength = 1.84;

function linear(colour: string): Colour {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

export function frameDrawer(size: Size, layers: Layers) {
  const { width, height } = size;
  const scale = width / reference;
  const { warm, pale } = traffic();
  const still = stillPicture(size, layers, scale);
  const grain = grainOf(width * height * 3);
  const develop = developer();

  /** RGB, one byte per channel. */
  return (moment: number): Uint8Array => {
    const lit = [warm, pale].map((vehicles) => {
      const drawn = trails(vehicles, moment, size, layers.depth);
      const strength = trailStrength * scale * scale;
      drawn.data.forEach((value, at) => {
        if (value > 0) drawn.data[at] = value * strength;
      });
      const eighth = shrink(drawn, 8);
      return {
        core: blur(drawn, 0.9 * scale).data,
        near: blur(shrink(drawn, 2), (4 * scale) / 2),
        wide: blur(eighth, (20 * scale) / 8),
        // The light that traffic casts on the walls around it.
        around: blur(eighth, (26 * scale) / 8),
      };
    }) as [Lit, Lit];
    const picture = new Uint8Array(width * height * 3);
    const rows = lit.map(() => ({
      near: new Float32Array(width),
      wide: new Float32Array(width),
      around: new Float32Array(width),
    })) as [Rows, Rows];
    const [w, p] = lit;
    const [wRow, pRow] = rows;
    for (let y = 0; y < height; y++) {
      for (const [index, { near, wide, around }] of lit.entries()) {
        const row = rows[index] as Rows;
        enlargeRow(near, 2, y, row.near);
        enlargeRow(wide, 8, y, row.wide);
        enlargeRow(around, 8, y, row.around);
      }
      for (let x = 0; x < width; x++) {
        const at = y * width + x;
        const thrown = 26 * 26 * ((wRow.around[x] as number) * 0.012 + (pRow.around[x] as number) * 0.004);
        const street = (still.street[at] as number) * Math.min(thrown * 0.16, 1.6);
        const warmCore = (w.core[at] as number) * glow.core;
        const paleCore = (p.core[at] as number) * glow.core;
        const warmLight =
          warmCore + (wRow.near[x] as number) * glow.near + (wRow.wide[x] as number) * glow.wide;
        const paleLight =
          paleCore + (pRow.near[x] as number) * glow.near + (pRow.wide[x] as number) * glow.wide;
        const white = 0.1 * (Math.min(warmCore, 3) ** 2 + Math.min(paleCore, 3) ** 2);
        for (let channel = 0; channel < 3; channel++) {
          const place = at * 3 + channel;
          const light =
            (still.picture[place] as number) +
            (look.street.colour[channel] as number) * street +
            (look.warm[channel] as number) * warmLight +
            (look.pale[channel] as number) * paleLight +
            white;
          picture[place] = develop(light) + (grain[place] as number);
        }
      }
    }
    return picture;
  };
}

interface Lit {
  core: Float32Array;
  near: Plane;
  wide: Plane;
  around: Plane;
}

type Rows = Record<'near' | 'wide' | 'around', Float32Array>;

/** Everything static, and how much of each wall the traffic may light. */
function stillPicture(size: Size, layers: Layers, scale: number) {
  const { width, height } = size;
  const shine = lampLight(size, layers, scale);
  const picture = new Float32Array(width * height * 3);
  const street = new Float32Array(width * height);
  for (let at = 0; at < width * height; at++) {
    const clear = Math.exp(-Math.max(0, (layers.depth[at] as number) - 17) / 26);
    street[at] = (layers.street[at] as number) * look.street.strength * clear;
    for (let channel = 0; channel < 3; channel++) {
      const of = (name: 'sky' | 'moon' | 'windows' | 'road') =>
        (look[name].colour[channel] as number) * look[name].strength * (layers[name][at] as number);
      picture[at * 3 + channel] =
        (of('sky') + of('moon') + of('windows') + of('road')) * clear +
        (look.street.colour[channel] as number) * (street[at] as number) * 0.45 +
        (look.haze[channel] as number) * (1 - clear) +
        (look.lamp[channel] as number) * (shine[at] as number);
    }
  }
  return { picture, street };
}

function lampLight(size: Size, { depth }: Layers, scale: number): Float32Array {
  const { street, circle, beacon } = lamps(size, depth);
  const parts: [Plane, sigma: number, strength: number][] = [
    [street, 0.8, 1],
    [circle, 0.9, 1.1],
    [circle, 5, 4.2],
    [beacon, 2.2, 30],
    [beacon, 16, 260],
  ];
  const sum = new Float32Array(size.width * size.height);
  for (const [points, sigma, strength] of parts) {
    const spread = blur(points, sigma * scale).data;
    for (let at = 0; at < sum.length; at++) {
      sum[at] = (sum[at] as number) + (spread[at] as number) * strength * scale * scale;
    }
  }
  return sum;
}

/**
 * A film curve: highlights roll off, the night stays deep. A lookup table, since each frame needs 11 million values.
 */
function developer(): (light: number) => number {
  const steps = 4096;
  const brightest = 16;
  const table = Float32Array.from({ length: steps * brightest + 2 }, (_, index) => {
    const x = (index / steps) * exposure;
    const toned = Math.min(1, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14));
    return 255 * (toned <= 0.0031308 ? toned * 12.92 : 1.055 * toned ** (1 / 2.4) - 0.055);
  });
  return (light) => {
    const place = Math.min(light, brightest) * steps;
    const index = Math.floor(place);
    const below = table[index] as number;
    return below + ((table[index + 1] as number) - below) * (place - index);
  };
}

/** Dithers by half a level, the same in every frame, so that a sky in eight bits shows no banding. */
function grainOf(length: number): Float32Array {
  let state = 1;
  return Float32Array.from({ length }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) / 2 ** 24;
  });
}
