/* Smooths the noise of few rays, and blurs glows. */
import type { Layers, Size } from './light.ts';

const kernel = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];
const rounds = 4;
const roughness = 1.2;

/** The three lights without the walls' own brightness, which has no noise and must stay sharp. */
export function bareLights({ sky, moon, street, albedo }: Layers): Float32Array[] {
  return [sky, moon, street].map((layer) =>
    layer.map((value, at) => value / Math.max(albedo[at] as number, 0.05)),
  );
}

/**
 * One pass over some rows: each pixel averages others at growing distances, if they are on the same wall, at the
 * same depth and equally bright.
 */
export function smoothRows(
  round: number,
  from: Float32Array[],
  to: Float32Array[],
  layers: Layers,
  { width, height }: Size,
  rows: Iterable<number>,
): void {
  const { nx, ny, nz, depth, albedo } = layers;
  const [a, b, c] = from as [Float32Array, Float32Array, Float32Array];
  const [outA, outB, outC] = to as [Float32Array, Float32Array, Float32Array];
  const step = 2 ** round;
  const tolerance = roughness / 2 ** round;
  const get = (layer: Float32Array, at: number) => layer[at] as number;
  for (const y of rows) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const [hereA, hereB, hereC] = [get(a, at), get(b, at), get(c, at)];
      const [hereDepth, hereAlbedo] = [get(depth, at), get(albedo, at)];
      const far = 1 / (0.012 * hereDepth * step + 1e-3);
      let [sumA, sumB, sumC, weights] = [0, 0, 0, 0];
      for (let dy = -2; dy <= 2; dy++) {
        const otherY = Math.min(height - 1, Math.max(0, y + dy * step));
        for (let dx = -2; dx <= 2; dx++) {
          const other = otherY * width + Math.min(width - 1, Math.max(0, x + dx * step));
          const facing =
            get(nx, at) * get(nx, other) + get(ny, at) * get(ny, other) + get(nz, at) * get(nz, other);
          if (facing <= 0) continue;
          const [otherA, otherB, otherC] = [get(a, other), get(b, other), get(c, other)];
          const colour = Math.abs(hereA - otherA) + Math.abs(hereB - otherB) + Math.abs(hereC - otherC);
          const unlike =
            Math.abs(hereDepth - get(depth, other)) * far +
            Math.abs(hereAlbedo - get(albedo, other)) * 20 +
            colour / 3 / tolerance;
          if (unlike > 12) continue;
          const weight =
            Math.min(facing, 1) ** 32 *
            Math.exp(-unlike) *
            (kernel[dy + 2] as number) *
            (kernel[dx + 2] as number);
          sumA += otherA * weight;
          sumB += otherB * weight;
          sumC += otherC * weight;
          weights += weight;
        }
      }
      const share = weights > 1e-6 ? 1 / weights : 0;
      outA[at] = share ? sumA * share : hereA;
      outB[at] = share ? sumB * share : hereB;
      outC[at] = share ? sumC * share : hereC;
    }
  }
}

export const smoothingRounds = rounds;

/** A picture with one channel. */
export interface Plane extends Size {
  data: Float32Array;
}

export const plane = (width: number, height: number): Plane => ({
  width,
  height,
  data: new Float32Array(width * height),
});

/** Gaussian, along rows and then columns; zero outside the edges. */
export function blur({ width, height, data }: Plane, sigma: number): Plane {
  const radius = Math.ceil(sigma * 3.2);
  const taps = Float64Array.from({ length: radius + 1 }, (_, index) =>
    Math.exp(-(index * index) / (2 * sigma * sigma)),
  );
  const total = taps.reduce((sum, tap, index) => sum + (index ? 2 * tap : tap), 0);
  taps.forEach((tap, index) => {
    taps[index] = tap / total;
  });
  const passed = new Float32Array(data.length);
  const result = new Float32Array(data.length);
  const row = new Float64Array(width);
  for (let y = 0; y < height; y++) {
    // Most of the night is dark: only bright pixels are spread.
    row.fill(0);
    let lit = false;
    for (let x = 0; x < width; x++) {
      const value = data[y * width + x] as number;
      if (value === 0) continue;
      lit = true;
      const first = Math.max(0, x - radius);
      const last = Math.min(width - 1, x + radius);
      for (let to = first; to <= last; to++) {
        row[to] = (row[to] as number) + value * (taps[to < x ? x - to : to - x] as number);
      }
    }
    if (lit) passed.set(row, y * width);
  }
  for (let y = 0; y < height; y++) {
    const first = Math.max(0, y - radius);
    const last = Math.min(height - 1, y + radius);
    row.fill(0);
    for (let from = first; from <= last; from++) {
      const tap = taps[from < y ? y - from : from - y] as number;
      const start = from * width;
      for (let x = 0; x < width; x++) row[x] = (row[x] as number) + tap * (passed[start + x] as number);
    }
    result.set(row, y * width);
  }
  return { width, height, data: result };
}

/** The mean of squares of `factor` pixels: enough for a wide blur. */
export function shrink({ width, height, data }: Plane, factor: number): Plane {
  const small = plane(Math.ceil(width / factor), Math.ceil(height / factor));
  const share = 1 / (factor * factor);
  for (let y = 0; y < height; y++) {
    const start = Math.floor(y / factor) * small.width;
    for (let x = 0; x < width; x++) {
      const value = data[y * width + x] as number;
      if (value === 0) continue;
      const at = start + Math.floor(x / factor);
      small.data[at] = (small.data[at] as number) + value * share;
    }
  }
  return small;
}

/** One row of a downscaled picture at full width, interpolated. */
export function enlargeRow(small: Plane, factor: number, y: number, into: Float32Array): void {
  const { width, height, data } = small;
  const place = (y + 0.5) / factor - 0.5;
  const top = Math.min(height - 1, Math.max(0, Math.floor(place)));
  const bottom = Math.min(height - 1, top + 1);
  const below = Math.min(1, Math.max(0, place - top));
  for (let x = 0; x < into.length; x++) {
    const placeX = (x + 0.5) / factor - 0.5;
    const left = placeX < 0 ? 0 : Math.floor(placeX);
    const right = left + 1 < width ? left + 1 : width - 1;
    const beside = placeX < 0 ? 0 : placeX - left;
    const upper =
      (data[top * width + left] as number) * (1 - beside) + (data[top * width + right] as number) * beside;
    const lower =
      (data[bottom * width + left] as number) * (1 - beside) +
      (data[bottom * width + right] as number) * beside;
    into[x] = upper * (1 - below) + lower * below;
  }
}
