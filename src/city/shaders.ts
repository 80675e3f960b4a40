/* The film's lighting per pixel, from the light file's values per building. Strengths as in art/film/frame.ts. */
import type { Plan } from '../console/view/map/plan.ts';
import { filmDistance } from './camera.ts';
import { avenueHalfWidth, avenues, radians, rings } from './film/streets.ts';
import { avenueTraffic, roadHeight } from './film/vehicles.ts';
import { type Colour, type LightFile, litRings } from './light-file.ts';

export interface Tones {
  blocks: readonly Colour[];
  park: Colour;
  street: Colour;
  /** Beyond the city. */
  night: Colour;
  /** Street lights after amber. */
  ice: Colour;
  /** The reticle, before and after. */
  signal: Colour;
  done: Colour;
}

const number = (value: number) => value.toFixed(4);
const vector = (colour: readonly number[]) => `vec${colour.length}(${colour.map(number)})`;

const project = `
uniform vec3 aside, above, ahead;
uniform vec4 eye;   // origin, and the principal point relative to it
uniform vec4 lens;  // pixels per unit, depth, width, height
uniform vec4 turn;  // rise, flat, drawn, distance at which the city fades
uniform vec4 time;  // cool, moment of the loop, pixels per pixel of the film, opacity of the reticle
vec4 see(vec3 p) {
  vec3 v = vec3(dot(p, aside), dot(p, above), dot(p, ahead));
  float w = 1. + lens.y * v.z;
  vec2 at = (eye.xy + eye.zw) * w - eye.zw + lens.x * v.xy * vec2(1, -1);
  return vec4((at * 2. / lens.zw - w) * vec2(1, -1), v.z / 90., w);
}
float distanceOf(float w) { return w * ${number(filmDistance)}; }`;

const develop = `
vec3 develop(vec3 x) {
  x *= 1.2;
  x = min((x * (2.51 * x + .03)) / (x * (2.43 * x + .59) + .14), 1.);
  return mix(x * 12.92, 1.055 * pow(max(x, 1e-5), vec3(1. / 2.4)) - .055, step(.0031308, x));
}`;

export const boxVertex = `#version 300 es
precision highp float;
layout(location=0) in vec4 film01; layout(location=1) in vec4 film23;
layout(location=2) in vec4 map01; layout(location=3) in vec4 map23;
layout(location=4) in vec4 shape; layout(location=5) in vec4 look;
layout(location=6) in vec4 low; layout(location=7) in vec4 high;
${project}
flat out vec4 vLook; flat out vec3 vNormal; flat out vec2 vId;
out vec4 vAt;      // position in the film, height, distance
out vec2 vStreet;  // street light on a wall, and how far up its building
vec2 corner(vec4 a, vec4 b, int i) { return i == 0 ? a.xy : i == 1 ? a.zw : i == 2 ? b.xy : b.zw; }
void main() {
  int face = gl_VertexID / 4, c = gl_VertexID % 4;
  bool roof = face == 4, top = roof || c > 1;
  int i = roof ? c : (c == 0 || c == 3) ? face : (face + 1) % 4;
  float z = top ? shape.y : shape.x;
  vec2 at = corner(film01, film23, i);
  vec2 d = corner(film01, film23, (face + 1) % 4) - corner(film01, film23, face % 4);
  vNormal = roof ? vec3(0, 0, 1) : vec3(normalize(vec2(d.y, -d.x) + 1e-6), 0);
  float bottomLight = low[face % 4];
  vStreet = vec2(roof ? 0. : top ? high[face % 4] : bottomLight, top ? 1. : 0.);
  vLook = look; vId = shape.zw;
  vec2 plan = mix(at, corner(map01, map23, i), turn.y);
  gl_Position = see(vec3(plan, z * turn.x));
  vAt = vec4(shape.w > 4.5 ? plan : at, z, distanceOf(gl_Position.w));
  if (!roof && bottomLight > .998) gl_Position = vec4(2, 2, 2, 1);
}`;

export function boxFragment(plan: Plan, { colours }: LightFile, tones: Tones): string {
  // Avenues that are lanes in the film get their light as they widen.
  const roads = plan.avenues.map(({ a, from }) => {
    const half = avenues.includes(a) ? avenueHalfWidth(a) : 0.17;
    return vector([Math.cos(radians(a)), Math.sin(radians(a)), half, avenues.includes(a) ? from : -from]);
  });
  const seen = rings.slice(0, litRings + 2);
  const all = [...tones.blocks, tones.night, tones.park, tones.street];
  return `#version 300 es
precision highp float;
flat in vec4 vLook; flat in vec3 vNormal; flat in vec2 vId; in vec4 vAt; in vec2 vStreet;
uniform vec4 turn; uniform vec4 time;
out vec4 colour;
const vec3 sky = ${vector(colours.sky)}, moon = ${vector(colours.moon)}, pane = ${vector(colours.windows)},
  haze = ${vector(colours.haze)}, amber = ${vector(colours.street)}, ice = ${vector(tones.ice)};
const vec2 rings[${seen.length}] = vec2[](${seen.map(vector)});
const vec4 avenues[${roads.length}] = vec4[](${roads});
const vec3 tones[${all.length}] = vec3[](${all.map(vector)});
${develop}
uint scramble(uint x) { x ^= x >> 16; x *= 0x7feb352du; x ^= x >> 15; x *= 0x846ca68bu; return x ^ (x >> 16); }
// x: on a road, y: near one.
vec2 roadLight(vec2 p) {
  float r = length(p), on = 0., near = 0.;
  for (int i = 0; i < ${seen.length}; i++) {
    float d = abs(r - rings[i].x), half_ = rings[i].y;
    on = max(on, 1. - smoothstep(half_ * .5, half_ * .62, d));
    near += exp(-d * d / (half_ * half_ * 1.1 + .01)) * (i == 1 ? .25 : i < 3 ? 1.15 : .75);
  }
  for (int i = 0; i < ${roads.length}; i++) {
    vec4 a = avenues[i];
    float along = dot(p, a.xy), d = abs(p.y * a.x - p.x * a.y), begins = abs(a.w);
    float is = smoothstep(begins - .3, begins + .2, along) * (a.w < 0. ? turn.y : 1.);
    on = max(on, (1. - smoothstep(a.z * .45, a.z * .58, d)) * is);
    near += exp(-d * d / (a.z * a.z * 1.1 + .01)) * is * .75;
  }
  return vec2(on, near);
}
float panes(float seed, vec2 at) {
  vec2 cell = floor(at), size = fwidth(at), inside = fract(at);
  uint building = uint(seed);
  uint pick = scramble(building * 7919u + uint(int(cell.x)) * 131u + uint(int(cell.y)) * 2711u + uint(int(trunc(vNormal.x * 40.))));
  float lit = float(scramble(building) & 255u) / 255. * .3;
  vec2 soft = max(size, .08) * .5;
  vec2 edge = smoothstep(vec2(.24, .28) - soft, vec2(.24, .28) + soft, inside)
    * (1. - smoothstep(vec2(.76, .72) - soft, vec2(.76, .72) + soft, inside));
  float one = edge.x * edge.y * step(float(pick & 1023u) / 1023., lit) * (.25 + .75 * float((pick >> 10) & 255u) / 255.);
  // Windows smaller than a pixel become an even glow.
  return mix(lit * .14, one, clamp(1.6 - max(size.x, size.y) * 1.1, 0., 1.));
}
void main() {
  float far = smoothstep(turn.w, turn.w + 6.5, length(vAt.xy));
  vec3 flat_ = tones[int(vId.y + .5)];
  vec3 night = vec3(0);
  if (turn.z < .999) {
    float clear = exp(-max(0., vAt.w - 17.) / 26.);
    vec3 street = mix(amber, ice * .55, time.x) * (1. - .55 * turn.z);
    vec3 light;
    if (vId.y > 4.5) {
      vec2 road = roadLight(vAt.xy);
      light = sky * .011 + street * (.022 * road.x + .019 * road.y + .012 * road.y * road.y);
    } else if (vNormal.z > .5) {
      light = vLook.z * (sky * .19 * vLook.x + moon * .078 * vLook.y);
    } else {
      float facing = max(0., dot(vNormal, vec3(.622, .502, .602)));
      light = vLook.z * (sky * .19 * vLook.w * (.55 + .45 * vStreet.y) + moon * .13 * facing * vLook.y * (.35 + .65 * vStreet.y)
        + street * vStreet.x * 1.5);
      if (vId.x > 0. && vAt.z > .06)
        light += pane * .1 * panes(vId.x, vec2((vNormal.x * vAt.y - vNormal.y * vAt.x) / .036, vAt.z / .05));
    }
    night = develop(light * clear + haze * (1. - clear));
  }
  colour = vec4(mix(mix(night, flat_, turn.z), tones[3], far), 1);
}`;
}

export const lightVertex = `#version 300 es
precision highp float;
layout(location=0) in vec4 road; layout(location=1) in vec4 look;
${project}
out vec3 vUv; flat out vec4 vTint;
vec3 onRoad(float share, out float shown) {
  if (road.x < .5) {
    float a = 6.2831853 * share;
    shown = 1.;
    bool reticle = road.x < 0.;
    return vec3((reticle ? mix(1.62, 2., time.x) : road.y) * vec2(cos(a), sin(a)), reticle ? 0. : ${number(roadHeight)} * turn.x);
  }
  shown = clamp(min(share, 1. - share) / .02, 0., 1.);
  vec2 d = vec2(cos(road.y), sin(road.y));
  return vec3(d * (${number(avenueTraffic.from)} + share * ${number(avenueTraffic.length)}) + vec2(-d.y, d.x) * road.w, ${number(roadHeight)} * turn.x);
}
vec2 pixels(vec4 p) { return p.xy / p.w * lens.zw * .5; }
void main() {
  float t = float(gl_VertexID / 2) / 8., side = float(gl_VertexID % 2) * 2. - 1., bright = look.y;
  vec3 at;
  float one = time.z;
  if (road.x > 1.5) {
    at = vec3(road.yz, road.w * turn.x);
    gl_Position = see(at);
    gl_Position.xy += vec2(t * 2. - 1., side) * look.x * 1.6 * max(one, .6) * 2. / lens.zw * gl_Position.w;
  } else {
    float head = look.w + (road.x < 0. ? look.x : time.y * look.z), back = sign(look.z) * look.x, shown, other;
    if (road.x > .5) head = fract(head);
    vec4 first = see(onRoad(head, other)), last = see(onRoad(head - back, other));
    at = onRoad(head - back * t, shown);
    vec4 here = see(at), ahead_ = see(onRoad(head - back * (t + .05), other));
    vec2 way = pixels(ahead_) - pixels(here);
    vec2 across = vec2(-way.y, way.x) / max(length(way), 1e-3);
    float long_ = max(distance(pixels(first), pixels(last)) / one, 3.);
    gl_Position = here;
    gl_Position.xy += across * side * (road.x < 0. ? 2. : 14. * one) * 2. / lens.zw * here.w;
    if (road.x < 0.) gl_Position.z = -here.w;
    bright *= shown * 165.6 / long_ * pow(17. / max(distanceOf(here.w), 10.), .7);
  }
  vUv = vec3(t, side, road.x);
  float haze = exp(-max(0., distanceOf(gl_Position.w) - 17.) / 30.);
  float edge = 1. - smoothstep(turn.w - 2., turn.w + 5., length(at.xy));
  vTint = vec4(look.z > 0. ? 1. : 0., bright * haze * edge * (1. - turn.z) * mix(1., road.x > 1.5 ? .8 : .3, time.x), road.x, 0);
}`;

export const lightFragment = ({ colours }: LightFile, { ice, signal, done }: Tones) => `#version 300 es
precision highp float;
in vec3 vUv; flat in vec4 vTint;
uniform vec4 time;
out vec4 colour;
${develop}
void main() {
  if (vUv.z < 0.) {
    colour = vec4(mix(${vector(signal)}, ${vector(done)}, smoothstep(.7, 1., time.x)) * time.w * clamp(1.5 - abs(vUv.y * 2.), 0., 1.), 1);
    return;
  }
  float light;
  vec3 tint;
  if (vUv.z > 1.5) {
    vec2 d = vec2(vUv.x * 2. - 1., vUv.y) * 2.4;
    light = exp(-dot(d, d)) * vTint.y;
    tint = ${vector(colours.lamp)};
  } else {
    float d = vUv.y * 14., tail = pow(1. - vUv.x, 1.6) * smoothstep(0., .02, vUv.x);
    light = vTint.y * tail * (.377 * exp(-d * d / 1.62) + .08 * exp(-d * d / 32.)) * (1. - vUv.y * vUv.y);
    tint = mix(${vector(colours.pale)}, ${vector(colours.warm)}, vTint.x);
  }
  tint = mix(tint, ${vector(ice)}, time.x * .9);
  vec3 core = vec3(.1 * min(light, 3.) * min(light, 3.));
  colour = vec4(develop(tint * light + core), 1);
}`;
