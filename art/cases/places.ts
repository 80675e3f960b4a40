/* Drawings of places: a refinery in plan, towers and a district in section, a railway as its map. */
import { flagShape } from '../flag-shape.ts';
import { round } from '../geometry.ts';
import { circle, dotted, halfDisc, path, picture, rect, times } from './marks.ts';
import type { State, Tones } from './tones.ts';

const [width, height] = [400, 300];

const fenceCorners: [x: number, y: number][] = [
  [44, 62],
  [206, 34],
  [352, 74],
  [364, 214],
  [250, 262],
  [72, 244],
  [36, 160],
];

/** Fence, gate, gas and fire on one plan; before, the same four on four screens. */
export function drawRefinery(_: object, tones: Tones, state: State): string {
  const fence = `M${fenceCorners.map((corner) => corner.join(' ')).join('L')}Z`;
  const posts = fenceCorners.flatMap(([x, y], index) => {
    const [nextX, nextY] = fenceCorners[(index + 1) % fenceCorners.length] ?? [x, y];
    const count = Math.round(Math.hypot(nextX - x, nextY - y) / 20);
    return Array.from({ length: count }, (_, post) =>
      circle(x + ((nextX - x) * post) / count, y + ((nextY - y) * post) / count, 2.6, { fill: tones.line }),
    );
  });
  const tank = ([x, y]: [number, number]) =>
    circle(x, y, 15, { fill: tones.soft, stroke: tones.line, width: 1.2 });
  const tanks: [number, number][] = [
    [92, 176],
    [134, 176],
    [92, 214],
    [134, 214],
  ];
  const ground = [
    path(fence, { fill: tones.paper }),
    path('M40 120L368 146M196 36L216 258M300 62V240', { stroke: tones.road, width: 11 }),
    path(fence, { stroke: tones.line, width: 1.6 }),
    posts.join(''),
    tanks.map(tank).join(''),
    path('M230 62h54v28h-54zM230 98h24v28h-24zM262 98h22v22h-22z', { fill: tones.mid }),
    path('M80 70h82v20H80zM80 96h50v16H80z', { fill: tones.deep }),
    path('M228 170h58v58h-58z', { fill: tones.soft }),
    path('M242 250v22M224 248v22', { stroke: tones.strong, width: 3 }),
  ].join('');
  const joined = [
    path('M355 106L359 160', { stroke: tones.strong, width: 8 }),
    path('M355 106L359 160', { stroke: tones.signal, width: 5 }),
    path('M310 132L354 108L357 158Z', { fill: tones.signal, opacity: 0.35 }),
    halfDisc(306, 132, 6, { fill: tones.strong }),
    path('M312 212l24-15m-8-2l8 2l-2 8', { stroke: tones.strong, width: 2 }),
  ].join('');
  const screens = path('M8 8h188v138H8zM204 8h188v138H204zM8 154h188v138H8zM204 154h188v138H204z', {
    stroke: tones.line,
    width: 2,
  });
  return picture(width, height, ground + (state === 'after' ? joined : screens));
}

/** Towers coloured by tenant, and a pass from the gate to one floor. */
export function drawTowers({ floors }: { floors: number[] }, tones: Tones, state: State): string {
  const after = state === 'after';
  const fills = [tones.paper, tones.road, tones.soft, tones.mid];
  const places: [x: number, width: number][] = [
    [60, 84],
    [168, 74],
    [270, 92],
  ];
  const storeys = places.flatMap(([x, breadth], tower) =>
    Array.from({ length: floors[tower] ?? 0 }, (_, floor) => {
      const host = after && tower === 1 && floor === 8;
      const tenant = fills[Math.floor((floor + tower * 2) / 3) % fills.length] ?? tones.paper;
      return rect(x, 225 - floor * 15, breadth, 13, {
        fill: host ? tones.signal : after ? tenant : tones.paper,
        stroke: host ? tones.strong : tones.line,
        width: host ? 1.6 : 0.9,
      });
    }),
  );
  const ground = path('M0 240h400v3H0z', { fill: tones.strong });
  const pass = dotted('M24 262H156V111.5H166', tones.strong) + halfDisc(20, 262, 8, { fill: tones.strong });
  const book = (x: number) =>
    path(`M${x} 252h10v18h-10zM${x + 10} 252h10v18h-10z`, { fill: tones.paper, stroke: tones.strong });
  const books = [20, 92, 195, 306].map(book).join('');
  return picture(width, height, ground + storeys.join('') + (after ? pass : books));
}

/** Two lines, a help point connected to the desk, and the controls in their order. */
export function drawMetro({ controls }: { controls: number }, tones: Tones, state: State): string {
  const after = state === 'after';
  const stations: [number, number][] = [
    [28, 92],
    [74, 92],
    [204, 146],
    [248, 146],
    [336, 146],
    [372, 146],
    [40, 214],
    [79, 175],
    [188, 66],
    [222, 32],
  ];
  const lines =
    path('M28 92H150L204 146H372', { stroke: tones.mid, width: 9 }) +
    path('M40 214L118 136L222 32', { stroke: tones.line, width: 9 });
  const stops = stations
    .map(([x, y]) => circle(x, y, 7, { fill: tones.paper, stroke: tones.strong, width: 2 }))
    .join('');
  const change = circle(159, 97, 13, { fill: tones.paper, stroke: tones.strong, width: 2.4 });
  const desk = path('M326 46h6v48h-6zM338 46a24 24 0 0 1 0 48v-9a15 15 0 0 0 0-30z', {
    fill: after ? tones.strong : tones.line,
  });
  const link = after ? dotted('M292 139V70H320', tones.strong) : '';
  const helpPoint = circle(292, 146, 10, {
    fill: after ? tones.signal : tones.paper,
    stroke: after ? tones.strong : tones.signal,
    width: 2,
  });
  const control = (index: number) => {
    const x = 24 + (index * 368) / controls;
    const flag = path(flagShape(x, 232, 35, 26), after ? { fill: tones.strong } : { stroke: tones.line });
    const next = path(`M${x + 40} 245h46`, { stroke: tones.strong, width: 2 });
    return flag + (after && index < controls - 1 ? next : '');
  };
  return picture(width, height, lines + stops + change + desk + link + helpPoint + times(controls, control));
}

/** Buildings above the services they share: live on one side of the line, simulated on the other. */
export function drawDistrict(
  { buildings, live, services }: { buildings: number; live: number; services: number },
  tones: Tones,
  state: State,
): string {
  const after = state === 'after';
  const pitch = 370 / buildings;
  const heights = [96, 74, 118, 84, 104, 70];
  const building = (index: number) => {
    const x = round(22 + index * pitch);
    const breadth = round(pitch - 12);
    const tall = heights[index % heights.length] ?? 80;
    const isLive = after && index < live;
    const windows = times(Math.floor(tall / 18) - 1, (floor) =>
      path(`M${x + 8} ${172 - tall + 14 + floor * 18}h${round(breadth - 16)}`, {
        stroke: tones.mid,
        width: 4,
      }),
    );
    const drop = path(`M${round(x + breadth / 2)} 172v18`, {
      stroke: isLive ? tones.strong : tones.line,
      width: 1.6,
      ...(isLive ? {} : { dash: '2 4' }),
    });
    const walls = rect(
      x,
      172 - tall,
      breadth,
      tall,
      isLive
        ? { fill: tones.paper, stroke: tones.strong, width: 1.8 }
        : { stroke: tones.line, width: 1.4, dash: '3 5' },
    );
    return walls + (isLive ? windows : '') + (after ? drop : '');
  };
  const service = (index: number) => {
    const y = round(206 + (index * 78) / Math.max(services - 1, 1));
    const tone = [tones.deep, tones.line, tones.mid, tones.soft][index % 4] ?? tones.mid;
    // Before, each trade has its own control room.
    return after
      ? path(`M84 ${y}H400`, { stroke: tone, width: 6 })
      : path(`M84 ${y}H340`, { stroke: tone, width: 6 }) +
          rect(350, y - 7, 26, 13, { fill: tones.paper, stroke: tones.line });
  };
  const edge = round(22 + live * pitch - 6);
  const line =
    path(`M${edge} 40V190`, { stroke: tones.strong, width: 1.4 }) +
    circle(edge, 36, 8, { fill: tones.signal, stroke: tones.strong, width: 1.8 });
  return picture(
    width,
    height,
    times(buildings, building) +
      path('M0 172h400v5H0z', { fill: tones.strong }) +
      rect(0, 190, 400, 110, { fill: tones.road }) +
      times(services, service) +
      (after ? line : ''),
  );
}
