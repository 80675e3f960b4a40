/*
 * The flagship's screen: the city on one map, one incident on it, and the procedure that answers it.
 * Three cuts of the same room: the product page's, the home panel's, and one for narrow screens.
 */

import { brand } from '../src/content/brand.ts';
import { mark } from './mark.ts';
import { LetterCase, type WordStyle } from './outlined-text.ts';
import { shades } from './palette.ts';
import { arc, drawBlocks, drawStreets, type Plan, place, round } from './plan.ts';

const colour = {
  street: shades.steel206,
  blocks: [shades.ink800, shades.steel274, shades.steel326],
  park: shades.steel268,
  panel: shades.steel238,
  edge: shades.steel365,
  rule: shades.ink600,
  quiet: shades.steel591,
  done: shades.steel733,
  muted: shades.steel801,
  camera: shades.steel910,
  ice: shades.ice,
  white: shades.white,
  signal: shades.signal,
} as const;

const incident = { radius: 4.75, degrees: 28, number: '0412', title: ['Waterlogging,', 'Outer Circle'] };
const clock = '14:32:08';
const tabs = ['Map', 'Video', 'Incidents', 'Reports'];

interface Step {
  words: string;
  time?: string;
  state: 'done' | 'current' | 'next';
}
const procedure: readonly Step[] = [
  { words: 'Compare two cameras', time: '14:31:40', state: 'done' },
  { words: 'Warn ward engineer', time: '14:31:48', state: 'done' },
  { words: 'Dispatch pump unit 3', time: '14:32:08', state: 'current' },
  { words: 'Divert to Inner Circle', state: 'next' },
  { words: 'Close and report', state: 'next' },
];

/** Where things stand on the plan: distance from the centre, direction. */
const watching = [
  [3.3, 58],
  [4.75, -12],
  [6.3, 46],
] as const;
const otherCameras = [
  [6.3, 88],
  [6.3, 132],
  [4.75, 160],
  [8, 178],
  [6.3, 214],
  [4.75, 262],
  [8, 262],
  [9.9, 205],
  [9.9, 120],
  [9.9, 60],
  [8, 30],
  [8, 345],
  [9.9, 10],
  [12, 40],
  [12, 160],
  [12, 200],
] as const;
const units = [
  [5.6, 103],
  [7.2, 196],
  [3.3, 300],
] as const;
const responderAvenue = 318;

type Letters = (x: number, y: number, words: string, style: Partial<WordStyle>) => string;

export function productPagePicture(): string {
  return desktopPicture(1248, 600, true);
}

export function homePicture(): string {
  return desktopPicture(960, 468, false);
}

function desktopPicture(width: number, height: number, withView: boolean): string {
  const rail = 248;
  const bar = 44;
  const map = { width: width - rail, height: height - bar };
  const letters = new LetterCase();
  const write = writer(letters);
  const left = map.width + 20;
  const tabsStart = round(40 + letters.width(brand.flagship, { size: 15.5 }) + 24);

  const body = [
    `<path fill="${colour.street}" d="M0 0h${width}v${height}H0z"/>`,
    `<g transform="translate(0 ${bar})">`,
    drawMap(
      { ...map, cx: Math.round(map.width * 0.46), cy: Math.round(map.height * 0.47), scale: 34 },
      write,
      6.6,
    ),
    '</g>',
    `<path fill="${colour.panel}" d="M0 0h${width}v${height}H${map.width}V${bar}H0z"/>`,
    `<path stroke="${colour.edge}" d="M0 ${bar - 0.5}h${width}M${map.width + 0.5} ${bar}v${map.height}"/>`,
    drawMark(16, 13),
    write(40, 27.5, brand.flagship, { size: 15.5, fill: colour.white, bolder: 34 }),
    drawTabs(tabsStart, 27.5, bar, tabs, 14.5, letters),
    write(width - 20, 27.5, clock, { size: 14, fill: colour.ice, anchor: 'end', narrower: 0.88, bolder: 14 }),
    write(left, bar + 32, `Incident ${incident.number}`, {
      size: 14.5,
      fill: colour.signal,
      narrower: 0.9,
      bolder: 14,
    }),
    ...incident.title.map((line, index) =>
      write(left, bar + 58 + index * 23, line, { size: 19.5, fill: colour.white, bolder: 28 }),
    ),
    `<path stroke="${colour.rule}" d="M${left} ${bar + 98.5}h${rail - 40}"/>`,
    drawProcedure(left, bar + 128, write),
    withView ? drawCameraView(left, bar + 366, write) : '',
    drawLegend(16, height - 46, write),
  ];
  return picture(width, height, letters, body);
}

export function phonePicture(): string {
  const [width, height, bar] = [358, 506, 40];
  const map = { width, height: 270 };
  const floor = bar + map.height;
  const letters = new LetterCase();
  const write = writer(letters);
  const steps = procedure.slice(0, 3).map((step, index) => {
    const y = floor + 92 + index * 36;
    return [
      index < 2 ? `<path stroke="${colour.done}" stroke-width="1.5" d="M26 ${y + 4}v20"/>` : '',
      drawStepMark(26, y - 5, step.state),
      write(44, y, step.words, { size: 16, fill: colour.white, bolder: step.state === 'current' ? 30 : 0 }),
      write(width - 18, y, step.time ?? '', {
        size: 15,
        fill: colour.ice,
        anchor: 'end',
        narrower: 0.88,
        bolder: 14,
      }),
    ].join('');
  });
  const body = [
    `<path fill="${colour.street}" d="M0 0h${width}v${height}H0z"/>`,
    `<g transform="translate(0 ${bar})">`,
    drawMap({ ...map, cx: 158, cy: 151, scale: 24 }, write, 6.2),
    '</g>',
    `<path fill="${colour.panel}" d="M0 0h${width}v${bar}H0zM0 ${floor}h${width}v${height - floor}H0z"/>`,
    `<path stroke="${colour.edge}" d="M0 ${bar - 0.5}h${width}M0 ${floor + 0.5}h${width}"/>`,
    drawTabs(18, 26, bar, tabs.slice(0, 3), 16, letters),
    write(width - 18, 26, clock, { size: 15, fill: colour.ice, anchor: 'end', narrower: 0.88, bolder: 14 }),
    write(18, floor + 28, `Incident ${incident.number}`, {
      size: 15.5,
      fill: colour.signal,
      narrower: 0.9,
      bolder: 14,
    }),
    write(18, floor + 53, incident.title.join(' '), { size: 19.5, fill: colour.white, bolder: 28 }),
    ...steps,
  ];
  return picture(width, height, letters, body);
}

function picture(width: number, height: number, letters: LetterCase, body: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">${letters.defs()}${body.join('')}</svg>`;
}

function writer(letters: LetterCase): Letters {
  return (x, y, words, style) => letters.words(x, y, words, { size: 14.5, fill: colour.ice, ...style });
}

function drawMap(plan: Plan, write: Letters, responderRadius: number): string {
  const at = ([radius, degrees]: readonly [number, number]) => place(plan, radius, degrees);
  const [ix, iy] = place(plan, incident.radius, incident.degrees);
  const inPicture = ([x, y]: readonly [number, number]) =>
    x > 10 && x < plan.width - 10 && y > 10 && y < plan.height - 10;

  const views = watching.map((camera) => {
    const [x, y] = at(camera);
    const towards = Math.atan2(iy - y, ix - x);
    const reach = Math.hypot(iy - y, ix - x) * 1.25;
    const edge = (turn: number) =>
      `${round(x + reach * Math.cos(towards + turn))} ${round(y + reach * Math.sin(towards + turn))}`;
    return `M${x} ${y}L${edge(-0.35)}A${round(reach)} ${round(reach)} 0 0 1 ${edge(0.35)}Z`;
  });
  const ring = (centre: readonly [number, number], r: number) =>
    `M${round(centre[0] - r)} ${centre[1]}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
  const flag = ([x, y]: readonly [number, number]) => `M${x - 4} ${y - 5.5}h3.5a5.5 5.5 0 0 1 0 11h-3.5z`;
  const [rx, ry] = place(plan, responderRadius, responderAvenue);
  const route = `M${place(plan, 17, responderAvenue)}L${place(plan, incident.radius, responderAvenue)}${arc(plan, incident.radius, responderAvenue - 360, incident.degrees, 'L')}`;

  return [
    drawBlocks(plan, colour.blocks),
    drawStreets(plan, colour.street),
    `<circle cx="${plan.cx}" cy="${plan.cy}" r="${round(plan.scale * 1.62)}" fill="${colour.park}"/>`,
    `<circle cx="${plan.cx}" cy="${plan.cy}" r="${round(plan.scale * 0.9)}" stroke="${colour.blocks[2]}" stroke-width="1.5"/>`,
    `<g fill="${colour.camera}" fill-opacity=".13">${views.map((d) => `<path d="${d}"/>`).join('')}</g>`,
    `<path stroke="${colour.white}" stroke-width="2.5" stroke-dasharray="0 6" stroke-linecap="round" d="${route}"/>`,
    `<path stroke="${colour.quiet}" stroke-width="2" d="${otherCameras
      .map(at)
      .filter(inPicture)
      .map((c) => ring(c, 3))
      .join('')}"/>`,
    `<path fill="${colour.muted}" d="${units.map(at).filter(inPicture).map(flag).join('')}"/>`,
    `<path fill="${colour.street}" stroke="${colour.camera}" stroke-width="3" d="${watching
      .map(at)
      .map((c) => ring(c, 3.5))
      .join('')}"/>`,
    `<circle cx="${rx}" cy="${ry}" r="11" fill="${colour.white}"/>`,
    `<path fill="${colour.panel}" d="M${rx - 4.5} ${ry - 6}h4a6 6 0 0 1 0 12h-4z"/>`,
    `<g stroke="${colour.signal}" transform="translate(${ix} ${iy})">`,
    `<circle r="34" fill="${colour.signal}" fill-opacity=".12" stroke-opacity=".6"/>`,
    '<circle r="19" stroke-width="1.5"/>',
    `<circle r="8" fill="${colour.signal}" stroke="none"/></g>`,
    write(plan.cx, plan.cy + 4.5, 'Inner Circle', {
      size: 13,
      fill: colour.muted,
      anchor: 'middle',
      narrower: 0.88,
      bolder: 14,
    }),
  ].join('');
}

/** The room's mark in one colour: on this screen only the incident may be marigold. */
function drawMark(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})scale(.375)">${mark(brand.name, colour.white, colour.white)}</g>`;
}

function drawTabs(
  x: number,
  y: number,
  bar: number,
  names: string[],
  size: number,
  letters: LetterCase,
): string {
  let start = x;
  const words = names.map((name, index) => {
    const look = index === 0 ? { fill: colour.white, bolder: 30 } : { fill: colour.muted };
    const tab = letters.words(start, y, name, { size, ...look });
    start += letters.width(name, { size }) + size * 1.3;
    return tab;
  });
  const open = letters.width(names[0] ?? '', { size });
  return `${words.join('')}<path stroke="${colour.white}" stroke-width="3" d="M${x} ${bar - 2}h${round(open)}"/>`;
}

function drawProcedure(x: number, y: number, write: Letters): string {
  return procedure
    .map((step, index) => {
      const line = y + index * 46;
      return [
        index < procedure.length - 1
          ? `<path stroke="${step.state === 'done' ? colour.done : colour.rule}" stroke-width="1.5" d="M${x + 8} ${line + 6}v28"/>`
          : '',
        drawStepMark(x + 8, line - 5, step.state),
        write(x + 26, line, step.words, {
          fill: step.state === 'next' ? colour.muted : colour.white,
          bolder: step.state === 'current' ? 30 : 0,
        }),
        step.time
          ? write(x + 26, line + 17, step.time, { size: 12.5, fill: colour.muted, narrower: 0.9, bolder: 14 })
          : '',
      ].join('');
    })
    .join('');
}

function drawStepMark(x: number, y: number, state: Step['state']): string {
  if (state === 'done') {
    return `<circle cx="${x}" cy="${y}" r="7" fill="${colour.done}"/><path stroke="${colour.street}" stroke-width="1.8" d="M${x - 3.5} ${y}l2.5 2.7 4.5-5"/>`;
  }
  if (state === 'current')
    return `<path fill="${colour.signal}" d="M${x - 5} ${y - 8}h4a8 8 0 0 1 0 16h-4z"/>`;
  return `<circle cx="${x}" cy="${y}" r="6.250" stroke="${colour.quiet}" stroke-width="1.5"/>`;
}

/** Every mark on the map is named. */
function drawLegend(x: number, y: number, write: Letters): string {
  const label = (at: number, words: string) =>
    write(x + at, y + 21.5, words, { size: 14, narrower: 0.88, bolder: 14 });
  const middle = y + 17;
  return [
    `<path fill="${colour.panel}" d="M${x} ${y}h360v34h-360z"/>`,
    `<circle cx="${x + 18}" cy="${middle}" r="3.5" stroke="${colour.camera}" stroke-width="3"/>`,
    label(30, 'Camera'),
    `<path fill="${colour.muted}" d="M${x + 94} ${middle - 6}h4a6 6 0 0 1 0 12h-4z"/>`,
    label(110, 'Unit'),
    `<circle cx="${x + 156}" cy="${middle}" r="5.5" fill="${colour.signal}"/>`,
    label(168, 'Incident'),
    `<path stroke="${colour.white}" stroke-width="2.5" stroke-dasharray="0 6" stroke-linecap="round" d="M${x + 236} ${middle}h25"/>`,
    label(268, 'Response route'),
  ].join('');
}

/** What the nearest camera sees: the curved colonnade, water over the carriageway, a car that stopped in it. */
function drawCameraView(x: number, y: number, write: Letters): string {
  // Left edge and width of each column; both shrink with distance.
  const columns = [
    [2, 11],
    [31, 9],
    [56, 7.5],
    [77, 6],
    [94, 4.5],
    [107, 3.5],
    [117, 2.5],
  ] as const;
  const head = (at: number) => round(26 + at * 0.1);
  const foot = (at: number) => round(91 - at * 0.295);
  const shafts = columns.map(
    ([at, width]) => `M${at} ${head(at)}h${width}V${foot(at + width)}L${at} ${foot(at)}z`,
  );
  return [
    `<g transform="translate(${x} ${y})">`,
    `<path fill="${colour.street}" d="M0 0h208v124H0z"/>`,
    `<path fill="${shades.ink800}" d="M0 20l126 16v20L0 94zM150 34l12-4 46-26v92l-50-34z"/>`,
    `<path fill="${shades.steel417}" d="M0 6l126 26v7L0 26z"/>`,
    `<path fill="${shades.steel638}" d="${shafts.join('')}"/>`,
    `<path fill="${shades.steel464}" d="M0 92l128-38 8 2L0 104z"/>`,
    `<path fill="${shades.ink700}" d="M0 104l136-48h24l48 36v32H0zM170 34l8-4v10l-8 2zM184 28l10-5v14l-10 3zM170 47l8-1v10l-8-3zM184 45l10-1v16l-10-4zM200 19l8-5v20l-8 2zM200 43l8-1v23l-8-4z"/>`,
    `<path fill="${shades.steel591}" d="M18 124c4-12 30-20 48-28s26-18 52-20 48-2 58 8 10 14 32 20v20z"/>`,
    `<path fill="${shades.steel500}" d="M122 97h44v9h-44z"/>`,
    `<path stroke="${shades.steel801}" stroke-width="1.5" d="M78 97h24M60 110h34M106 115h46M180 105h20M146 84h16"/>`,
    `<path fill="${colour.ice}" d="M122 97v-8l7-2 6-8h16l7 8 8 2v8z"/>`,
    `<path fill="${shades.ink800}" d="M133 87l4-6h5v6zM145 81h5l5 6h-10zM128 97a5 5 0 0 1 10 0zM151 97a5 5 0 0 1 10 0z"/>`,
    `<path stroke="${colour.muted}" d="M.5.5h207v123H.5z"/>`,
    '</g>',
    write(x, y + 145, 'Camera 0132', { size: 14, narrower: 0.88, bolder: 14 }),
  ].join('');
}
