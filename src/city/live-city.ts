/* Opens WebGL for the stage and decides whether this device draws fast enough. */
import type { Plan } from '../console/view/map/plan.ts';
import { projectionAt } from './camera.ts';
import lightAddress from './light.bin?url';
import { type Colour, readLight } from './light-file.ts';
import { createRenderer, type Renderer } from './renderer.ts';
import type { Tones } from './shaders.ts';

/** Longest frame in milliseconds; software renderers take longer. */
const longestFrame = { small: 25, whole: 50 };

export interface LiveCity {
  canvas: HTMLCanvasElement;
  renderer: Renderer;
  /** Gives the context back. */
  close(): void;
}

interface Size {
  width: number;
  height: number;
}

/** Undefined where the city cannot be drawn, or not fast enough. Throws once it is no longer wanted. */
export async function openCity(
  loadPlan: () => Promise<Plan>,
  size: Size,
  signal: AbortSignal,
): Promise<LiveCity | undefined> {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2', {
    antialias: true,
    alpha: false,
    powerPreference: 'low-power',
    failIfMajorPerformanceCaveat: true,
  });
  if (!gl) return undefined;
  const close = () => gl.getExtension('WEBGL_lose_context')?.loseContext();
  let renderer: Renderer | undefined;
  try {
    renderer = await openRenderer(gl, loadPlan, size, signal);
  } finally {
    if (!renderer) close();
  }
  return renderer && { canvas, renderer, close };
}

async function openRenderer(
  gl: WebGL2RenderingContext,
  loadPlan: () => Promise<Plan>,
  size: Size,
  signal: AbortSignal,
): Promise<Renderer | undefined> {
  const [plan, response] = await Promise.all([loadPlan(), fetch(lightAddress, { signal })]);
  if (!response.ok) throw new Error(lightAddress);
  const light = readLight(await response.arrayBuffer());
  const wait = () => pause(signal);
  const renderer = await createRenderer(gl, plan, light, tonesOf(document.documentElement), wait);
  // A small frame first, so that a slow device is not blocked by a whole one.
  for (const [kind, part] of [
    ['small', 0.25],
    ['whole', 1],
  ] as const) {
    [gl.canvas.width, gl.canvas.height] = [Math.round(size.width * part), Math.round(size.height * part)];
    if (!(await isFast(gl, renderer, size, longestFrame[kind], wait))) return undefined;
  }
  return renderer;
}

/** The best of four: the first one compiles, and other programs may delay any of them. */
async function isFast(
  gl: WebGL2RenderingContext,
  renderer: Renderer,
  size: Size,
  most: number,
  wait: () => Promise<void>,
): Promise<boolean> {
  for (let frame = 0; frame < 4; frame++) if ((await timed(gl, renderer, size, wait)) <= most) return true;
  return false;
}

/** Draws the first frame of the stage. */
async function timed(
  gl: WebGL2RenderingContext,
  { draw }: Renderer,
  { width, height }: Size,
  wait: () => Promise<void>,
): Promise<number> {
  const scene = { rise: 1, flat: 0, drawn: 0, edge: 40, cool: 0, moment: 0, pixel: 1, reticle: 1 };
  const place = { cx: 0, cy: 0, scale: 1 };
  const began = performance.now();
  draw(projectionAt(0, { x: 0, y: 0, width, height }, place), scene, width, height);
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  while (fence && gl.clientWaitSync(fence, 0, 0) === gl.TIMEOUT_EXPIRED) await wait();
  return performance.now() - began;
}

/** The desk's colours, from its stylesheet. */
function tonesOf(element: Element): Tones {
  const style = getComputedStyle(element);
  const read = (name: string): Colour => {
    const colour = style.getPropertyValue(name).trim();
    return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as unknown as Colour;
  };
  const linear = (colour: Colour) => colour.map((value) => value ** 2.2) as unknown as Colour;
  return {
    blocks: [1, 2, 3].map((tone) => read(`--desk-block-${tone}`)),
    park: read('--desk-park'),
    street: read('--desk-street'),
    night: read('--ink-950'),
    ice: linear(read('--ice')),
    signal: read('--signal'),
    done: read('--desk-done'),
  };
}

/** Lets the browser respond to input. Throws once the city is no longer wanted. */
async function pause(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  signal.throwIfAborted();
}
