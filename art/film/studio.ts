/*
 * Lights and smooths the city and renders its frames in order, with one worker per core. The light is cached in
 * .cache: other colours need no new rays.
 */
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { hashOf } from '../drawn.ts';
import { emptyLayers, type Layers, layerNames, type Size } from './light.ts';
import { bareLights, smoothingRounds } from './smooth.ts';
import type { FilmTask, Studio } from './worker.ts';

const rowsOf = ({ height }: Size) => Array.from({ length: height }, (_, row) => row);

export async function lightCity(size: Size, raysAcross: number): Promise<Layers> {
  const layers = emptyLayers(size);
  const kept = keptFile(size, raysAcross);
  if (existsSync(kept)) {
    const stored = readFileSync(kept);
    let at = 0;
    for (const name of layerNames) {
      const { byteLength } = layers[name];
      new Uint8Array(layers[name].buffer).set(stored.subarray(at, at + byteLength));
      at += byteLength;
    }
    return layers;
  }
  const shared = () => emptyLayers(size).sky;
  const lights: Studio['lights'] = [
    [shared(), shared(), shared()],
    [shared(), shared(), shared()],
  ];
  const crew = hire({ size, raysAcross, layers, lights });
  await crew.all(rowsOf(size).map((row) => ({ kind: 'trace', row })));
  bareLights(layers).forEach((light, index) => {
    lights[0][index]?.set(light);
  });
  for (let round = 0; round < smoothingRounds; round++) {
    await crew.all(rowsOf(size).map((row) => ({ kind: 'smooth', row, round })));
  }
  await crew.dismiss();
  const smoothed = lights[smoothingRounds % 2] as Float32Array[];
  [layers.sky, layers.moon, layers.street].forEach((layer, index) => {
    const light = smoothed[index] as Float32Array;
    for (let at = 0; at < layer.length; at++) {
      layer[at] = (light[at] as number) * Math.max(layers.albedo[at] as number, 0.05);
    }
  });
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, Buffer.concat(layerNames.map((name) => new Uint8Array(layers[name].buffer))));
  return layers;
}

function keptFile({ width, height }: Size, raysAcross: number): string {
  const programs = [
    '{light,rays,smooth,view}.ts',
    '../../src/city/film/{block,buildings,city,sequence,streets}.ts',
  ];
  const sources = globSync(programs, { cwd: import.meta.dirname }).sort();
  const version = hashOf(
    sources.map((file) => readFileSync(resolve(import.meta.dirname, file), 'utf8')).join(),
  );
  return `.cache/film/light-${width}x${height}-${raysAcross}-${version}.bin`;
}

/** Yields the frames in order; only a few are rendered ahead, since each is large. */
export async function eachFrame(
  size: Size,
  layers: Layers,
  count: number,
  show: (frame: Uint8Array) => Promise<void>,
): Promise<void> {
  const crew = hire({ size, raysAcross: 0, layers, lights: [[], []] });
  const drawn: Promise<Uint8Array>[] = [];
  const ahead = 2 * crew.size;
  for (let frame = 0; frame < count + ahead; frame++) {
    if (frame < count) drawn.push(crew.one({ kind: 'frame', moment: frame / count }) as Promise<Uint8Array>);
    const due = frame - ahead;
    if (due >= 0) await show((await drawn[due]) as Uint8Array);
    delete drawn[due];
  }
  await crew.dismiss();
}

function hire(studio: Studio) {
  const workers = Array.from(
    { length: availableParallelism() },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: studio }),
  );
  const idle = [...workers];
  const waiting: (() => void)[] = [];

  async function one(task: FilmTask): Promise<unknown> {
    while (idle.length === 0) await new Promise<void>((wake) => waiting.push(wake));
    const worker = idle.pop() as Worker;
    try {
      const answer = once(worker, 'message');
      worker.postMessage(task);
      const [result] = await answer;
      return result;
    } finally {
      idle.push(worker);
      waiting.shift()?.();
    }
  }
  const all = (tasks: FilmTask[]) => Promise.all(tasks.map(one));
  const dismiss = () => Promise.all(workers.map((worker) => worker.terminate()));
  return { size: workers.length, one, all, dismiss };
}
