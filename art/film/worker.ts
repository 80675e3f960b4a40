/* A worker of the film: computes rows of light, rows of smoothing, or whole frames, on request. */
import { parentPort, workerData } from 'node:worker_threads';
import { frameDrawer } from './frame.ts';
import { type Layers, lightTracer, type Size } from './light.ts';
import { smoothRows } from './smooth.ts';

export interface Studio {
  size: Size;
  raysAcross: number;
  layers: Layers;
  /** The two buffers swap between passes of smoothing. */
  lights: [Float32Array[], Float32Array[]];
}

export type FilmTask =
  | { kind: 'trace'; row: number }
  | { kind: 'smooth'; row: number; round: number }
  | { kind: 'frame'; moment: number };

const { size, raysAcross, layers, lights } = workerData as Studio;
let tracer: ReturnType<typeof lightTracer> | undefined;
let draw: ReturnType<typeof frameDrawer> | undefined;

parentPort?.on('message', (task: FilmTask) => {
  if (task.kind === 'frame') {
    draw ??= frameDrawer(size, layers);
    const frame = draw(task.moment);
    return parentPort?.postMessage(frame, [frame.buffer as ArrayBuffer]);
  }
  if (task.kind === 'trace') {
    tracer ??= lightTracer(size, raysAcross, layers);
    tracer.traceRow(task.row);
  } else {
    const [from, to] = task.round % 2 === 0 ? lights : [lights[1], lights[0]];
    smoothRows(task.round, from, to, layers, size, [task.row]);
  }
  parentPort?.postMessage(undefined);
});
