/* Draws the city with WebGL2: one draw call for the buildings, one for the lights. */
import type { Plan } from '../console/view/map/plan.ts';
import { type Boxes, buildBoxes, bytesOf, floatsOf } from './boxes.ts';
import type { Projection } from './camera.ts';
import type { LightFile } from './light-file.ts';
import { buildLights, floatsOfLight } from './lights.ts';
import { boxFragment, boxVertex, lightFragment, lightVertex, type Tones } from './shaders.ts';

/** The state of the scene apart from the camera. */
interface SceneState {
  /** Scale of the buildings' heights, 1 to almost 0. */
  rise: number;
  /** From the film's outlines (0) to the plan's (1). */
  flat: number;
  /** From night (0) to the plan's tones (1). */
  drawn: number;
  /** Distance from the centre at which the city begins to fade. */
  edge: number;
  /** Street lights from amber (0) to ice (1). */
  cool: number;
  /** Position in the traffic's loop. */
  moment: number;
  /** Pixels of the stage per pixel of the 1920 px wide film. */
  pixel: number;
  /** Opacity of the reticle. */
  reticle: number;
}

export interface Renderer {
  draw: (projection: Projection, scene: SceneState, width: number, height: number) => void;
}

const boxIndices = [4, 0, 1, 2, 3].flatMap((face) => [0, 1, 2, 0, 2, 3].map((corner) => face * 4 + corner));
const stripCorners = 18;

/** `pause` is awaited between steps, so that none of them blocks the page. */
export async function createRenderer(
  gl: WebGL2RenderingContext,
  plan: Plan,
  light: LightFile,
  tones: Tones,
  pause: () => Promise<void>,
): Promise<Renderer> {
  // Both compile while the city is built; reading a status now would wait for them.
  const pair = [
    program(gl, boxVertex, boxFragment(plan, light, tones)),
    program(gl, lightVertex, lightFragment(light, tones)),
  ] as const;
  const building = buildBoxes(plan, light);
  let boxes: Boxes | undefined;
  while (!boxes) {
    await pause();
    const { done, value } = building.next();
    if (done) boxes = value;
  }
  const lights = buildLights();
  await pause();
  const boxArray = gl.createVertexArray();
  gl.bindVertexArray(boxArray);
  uploadBuffer(gl, gl.ARRAY_BUFFER, boxes.floats);
  for (let index = 0; index < 5; index++) instanced(gl, index, gl.FLOAT, false, floatsOf * 4, index * 16);
  uploadBuffer(gl, gl.ARRAY_BUFFER, boxes.bytes);
  for (let index = 0; index < 3; index++)
    instanced(gl, 5 + index, gl.UNSIGNED_BYTE, true, bytesOf, index * 4);
  uploadBuffer(gl, gl.ELEMENT_ARRAY_BUFFER, new Uint8Array(boxIndices));
  const lightArray = gl.createVertexArray();
  gl.bindVertexArray(lightArray);
  uploadBuffer(gl, gl.ARRAY_BUFFER, lights);
  for (let index = 0; index < 2; index++)
    instanced(gl, index, gl.FLOAT, false, floatsOfLight * 4, index * 16);
  await compiled(gl, pair, pause);
  const [boxUniforms, lightUniforms] = pair.map((made) => uniformsOf(gl, made)) as [Uniforms, Uniforms];
  gl.enable(gl.CULL_FACE);
  gl.enable(gl.DEPTH_TEST);
  // Overlapping lights add up but never exceed white.
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_COLOR);
  const [count, lightCount] = [boxes.count, lights.length / floatsOfLight];

  return {
    draw(projection, scene, width, height) {
      gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
      gl.depthMask(true);
      gl.clearColor(...tones.night, 1);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      set(gl, boxUniforms, projection, scene, width, height);
      gl.bindVertexArray(boxArray);
      gl.disable(gl.BLEND);
      gl.drawElementsInstanced(gl.TRIANGLES, boxIndices.length, gl.UNSIGNED_BYTE, 0, count);
      set(gl, lightUniforms, projection, scene, width, height);
      gl.bindVertexArray(lightArray);
      gl.enable(gl.BLEND);
      // Turned on again before the next clear, which it would block.
      gl.depthMask(false);
      gl.disable(gl.CULL_FACE);
      // The plan has no lights.
      gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, stripCorners, scene.drawn < 1 ? lightCount : 0);
      gl.enable(gl.CULL_FACE);
    },
  };
}

function program(gl: WebGL2RenderingContext, vertex: string, fragment: string): WebGLProgram {
  const made = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) throw new Error('Context lost');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(made, shader);
  }
  gl.linkProgram(made);
  return made;
}

/** Polls where the browser supports it, instead of blocking until both are linked. */
async function compiled(
  gl: WebGL2RenderingContext,
  pair: readonly WebGLProgram[],
  pause: () => Promise<void>,
) {
  const parallel = gl.getExtension('KHR_parallel_shader_compile');
  for (const made of pair) {
    while (parallel && !gl.isContextLost() && !gl.getProgramParameter(made, parallel.COMPLETION_STATUS_KHR))
      await pause();
    if (!gl.getProgramParameter(made, gl.LINK_STATUS)) throw new Error('Not linked');
  }
}

type Uniforms = ReturnType<typeof uniformsOf>;

function uniformsOf(gl: WebGL2RenderingContext, made: WebGLProgram) {
  const at = (name: string) => gl.getUniformLocation(made, name);
  const names = ['aside', 'above', 'ahead', 'eye', 'lens', 'turn', 'time'] as const;
  return { made, places: Object.fromEntries(names.map((name) => [name, at(name)])) };
}

function set(
  gl: WebGL2RenderingContext,
  { made, places }: Uniforms,
  projection: Projection,
  scene: SceneState,
  width: number,
  height: number,
): void {
  const place = (name: string) => places[name] ?? null;
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's, not React's
  gl.useProgram(made);
  for (const axis of ['aside', 'above', 'ahead'] as const) gl.uniform3f(place(axis), ...projection[axis]);
  gl.uniform4f(place('eye'), ...projection.origin, ...projection.principal);
  gl.uniform4f(place('lens'), projection.scale, projection.depth, width, height);
  gl.uniform4f(place('turn'), scene.rise, scene.flat, scene.drawn, scene.edge);
  gl.uniform4f(place('time'), scene.cool, scene.moment, scene.pixel, scene.reticle);
}

function uploadBuffer(gl: WebGL2RenderingContext, target: GLenum, data: AllowSharedBufferSource): void {
  gl.bindBuffer(target, gl.createBuffer());
  gl.bufferData(target, data, gl.STATIC_DRAW);
}

function instanced(
  gl: WebGL2RenderingContext,
  place: number,
  type: GLenum,
  normal: boolean,
  stride: number,
  offset: number,
): void {
  gl.enableVertexAttribArray(place);
  gl.vertexAttribPointer(place, 4, type, normal, stride, offset);
  gl.vertexAttribDivisor(place, 1);
}
