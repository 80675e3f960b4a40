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
}

/** Throws where the city cannot be drawn, or not fast enough. */
export async function openCity(
  loadPlan: () => Promise<Plan>,
  size: { width: number; height: number },
): Promise<LiveCity> {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2', {
    antialias: true,
    alpha: false,
    powerPreference: 'low-power',
    failIfMajorPerformanceCaveat: true,
  });
  if (!gl) throw new Error('No WebGL2');
  const [plan, response] = await Promise.all([loadPlan(), fetch(lightAddress)]);
  if (!response.ok) throw new Error(lightAddress);
  const light = readLight(await response.arrayBuffer());
  const renderer = await createRenderer(gl, plan, light, tonesOf(document.documentElement), pause);
  // A small frame first, so that a slow device is not blocked by a whole one.
  for (const [kind, part] of [
    ['small', 0.25],
    ['whole', 1],
  ] as const) {
    [canvas.width, canvas.height] = [Math.round(size.width * part), Math.round(size.height * part)];
    if (!(await isFast(gl, renderer, size, longestFrame[kind]))) throw new Error('Too slow');
  }
  return { canvas, renderer };
}

/** The best of four: the first one compiles, and other programs may delay any of them. */
async function isFast(
  gl: WebGL2RenderingContext,
  renderer: Renderer,
  size: { width: number; height: number },
  most: number,
): Promise<boolean> {
  for (let frame = 0; frame < 4; frame++) if ((await timed(gl, renderer, size)) <= most) return true;
  return false;
}

/** Draws the first frame of the stage. */
async function timed(
  gl: WebGL2RenderingContext,
  { draw }: Renderer,
  { width, height }: { width: number; height: number },
): Promise<number> {
  const scene = { rise: 1, flat: 0, drawn: 0, edge: 40, cool: 0, moment: 0, pixel: 1, reticle: 1 };
  const place = { cx: 0, cy: 0, scale: 1 };
  const began = performance.now();
  draw(projectionAt(0, { x: 0, y: 0, width, height }, place), scene, width, height);
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  while (fence && gl.clientWaitSync(fence, 0, 0) === gl.TIMEOUT_EXPIRED) await pause();
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

/** Lets the browser respond to input. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
