/* The hero's loop is deterministic and has no jump where it restarts. */
import { expect, test } from 'vitest';
import { buildCity, camera } from '../../src/city/film/city.ts';
import { sequence } from '../../src/city/film/sequence.ts';
import { traffic } from '../../src/city/film/vehicles.ts';
import { emptyLayers, lightTracer } from './light.ts';
import { blur, plane, shrink } from './smooth.ts';
import { trails } from './traffic.ts';
import { see } from './view.ts';

const size = { width: 160, height: 90 };
const sum = (values: Float32Array) => values.reduce((total, value) => total + value, 0);

test('the random sequence is stable', () => {
  const next = sequence(110058);
  const first = Array.from({ length: 1000 }, next);
  expect(first.slice(0, 3)).toEqual([0.27661572238294063, 0.6303161921975818, 0.3276390443793139]);
  expect(first[999]).toBe(0.1148284831158235);
});

test('the city is deterministic, and no block is upside down', () => {
  const blocks = buildCity();
  expect(blocks).toHaveLength(20_867);
  expect(blocks.filter(({ low, high }) => low >= high)).toEqual([]);
});

test('the circle appears where the page draws its reticle', () => {
  const seen = see(0, 0, 0, 1920, 1080);
  expect((seen?.x ?? 0) / 1920).toBeCloseTo(0.6587, 2);
  expect((seen?.y ?? 0) / 1080).toBeCloseTo(0.42, 1);
  expect(see(camera.from[0], camera.from[1] - 5, 0, 1920, 1080)).toBeUndefined();
});

test('traffic moves and returns to its start after one loop', () => {
  const everywhere = new Float32Array(size.width * size.height).fill(1000);
  for (const vehicles of Object.values(traffic())) {
    const at = (moment: number) => trails(vehicles, moment, size, everywhere).data;
    const [start, half, end] = [at(0), at(0.5), at(1)];
    const apart = (other: Float32Array) =>
      Math.max(...start.map((value, index) => Math.abs(value - (other[index] ?? 0))));
    expect(apart(end)).toBeLessThan(1e-3);
    expect(apart(half)).toBeGreaterThan(0.1);
  }
});

test('roofs, streets and windows are lit', () => {
  const layers = emptyLayers(size);
  const { traceRow } = lightTracer(size, 1, layers);
  for (let row = 0; row < size.height; row++) traceRow(row);
  for (const name of ['sky', 'moon', 'street', 'windows', 'road'] as const) {
    expect(sum(layers[name]), name).toBeGreaterThan(0);
  }
  expect(Math.min(...layers.depth)).toBeGreaterThan(5);
});

test('blurring and downscaling preserve brightness', () => {
  const points = plane(64, 48);
  points.data[24 * 64 + 32] = 8;
  expect(sum(blur(points, 3).data)).toBeCloseTo(8, 3);
  expect(sum(shrink(points, 8).data) * 64).toBeCloseTo(8, 5);
});
