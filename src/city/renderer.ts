/* Draws the city with WebGL2: one call for everything that is built, one for everything that shines. */
import type { Plan } from '../console/view/map/plan.ts';
import { type Boxes, buildBoxes, bytesOf, floatsOf } from './boxes.ts';
import type { Sight } from './camera.ts';
import type { LightFile } from './light-file.ts';
import { buildLights, floatsOfLight } from './lights.ts';
import { boxFragment, boxVertex, lightFragment, lightVertex, type Tones } from './shaders.ts';

/** What of the picture is not the camera's. */
export interface Mood {
  /** Height of the buildings, 1 to almost 0. */
  rise: number;
  /** From the film's outlines to the plan's. */
  flat: number;
  /** From night to the plan's tones. */
  drawn: number;
  /** Where the outskirts begin to fade, in units from the centre. */
  edge: number;
  /** From amber to ice. */
  cool: number;
  /** Of the traffic's loop. */
  moment: number;
  /** Pixels of the stage for one of the film's 1920. */
  pixel: number;
  /** How much of the reticle is seen. */
  reticle: number;
}

export interface Renderer {
  draw: (sight: Sight, mood: Mood, width: number, height: number) => void;
}

const boxIndices = [4, 0, 1, 2, 3].flatMap((face) => [0, 1, 2, 0, 2, 3].map((corner) => face * 4 + corner));
const stripCorners = 18;

/** `rest` is awaited between steps, so that none of them holds up the page. */
export async function createRenderer(
  gl: WebGL2RenderingContext,
  plan: Plan,
  light: LightFile,
  tones: Tones,
  rest: () => Promise<void>,
): Promise<Renderer> {
  // Both compile while the city is built; asking for the first one's state would wait for it.
  const pair = [
    program(gl, boxVertex, boxFragment(plan, light, tones)),
    program(gl, lightVertex, lightFragment(light, tones)),
  ] as const;
  const building = buildBoxes(plan, light);
  let boxes: Boxes | undefined;
  while (!boxes) {
    await rest();
    const { done, value } = building.next();
    if (done) boxes = value;
  }
  const lights = buildLights();
  await rest();
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
  await compiled(gl, pair, rest);
  const [boxUniforms, lightUniforms] = pair.map((made) => uniformsOf(gl, made)) as [Uniforms, Uniforms];
  gl.enable(gl.CULL_FACE);
  gl.enable(gl.DEPTH_TEST);
  // Two lights on one place are brighter than one, and never brighter than white.
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_COLOR);
  const [count, lightCount] = [boxes.count, lights.length / floatsOfLight];

  return {
    draw(sight, mood, width, height) {
      gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
      gl.depthMask(true);
      gl.clearColor(...tones.night, 1);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      set(gl, boxUniforms, sight, mood, width, height);
      gl.bindVertexArray(boxArray);
      gl.disable(gl.BLEND);
      gl.drawElementsInstanced(gl.TRIANGLES, boxIndices.length, gl.UNSIGNED_BYTE, 0, count);
      set(gl, lightUniforms, sight, mood, width, height);
      gl.bindVertexArray(lightArray);
      gl.enable(gl.BLEND);
      // A mask left off would stop the next clearing.
      gl.depthMask(false);
      gl.disable(gl.CULL_FACE);
      // Streets of the plan are dark.
      gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, stripCorners, mood.drawn < 1 ? lightCount : 0);
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
    if (!shader) throw new Error('The context is lost');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(made, shader);
  }
  gl.linkProgram(made);
  return made;
}

/** Where the browser can say whether it is still at it, nobody waits for it. */
async function compiled(
  gl: WebGL2RenderingContext,
  pair: readonly WebGLProgram[],
  rest: () => Promise<void>,
) {
  const aside = gl.getExtension('KHR_parallel_shader_compile');
  for (const made of pair) {
    while (aside && !gl.isContextLost() && !gl.getProgramParameter(made, aside.COMPLETION_STATUS_KHR))
      await rest();
    if (gl.getProgramParameter(made, gl.LINK_STATUS)) continue;
    const logs = gl.getAttachedShaders(made)?.map((shader) => gl.getShaderInfoLog(shader)) ?? [];
    throw new Error([gl.getProgramInfoLog(made), ...logs].join('\n'));
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
  sight: Sight,
  mood: Mood,
  width: number,
  height: number,
): void {
  const place = (name: string) => places[name] ?? null;
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's, not React's
  gl.useProgram(made);
  for (const axis of ['aside', 'above', 'ahead'] as const) gl.uniform3f(place(axis), ...sight[axis]);
  gl.uniform4f(place('eye'), ...sight.origin, ...sight.principal);
  gl.uniform4f(place('lens'), sight.scale, sight.depth, width, height);
  gl.uniform4f(place('turn'), mood.rise, mood.flat, mood.drawn, mood.edge);
  gl.uniform4f(place('time'), mood.cool, mood.moment, mood.pixel, mood.reticle);
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
