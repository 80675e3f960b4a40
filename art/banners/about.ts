/*
 * About: the mark read as a room in plan. The stem is the video wall, the arcs are desks with their seats,
 * the half-disc is the watch; the streets outside carry the room's aisles on into the city.
 */
import { brand } from '../../src/content/brand.ts';
import { initialOf } from '../mark.ts';
import { arc, type Centre, place, round, sector } from '../plan.ts';
import { drawLetterRoom } from './letter-room.ts';
import { sheet, tone } from './sheet.ts';

const room: Centre = { cx: 392, cy: 260, scale: 7.4 };
/** The mark's own measures, from its centre: desks from 15.5 to 23, aisles 3 wide at 30 degrees. */
const desk = { inner: 15.5, outer: 23 };
/** From the centre to the outer walls: the straight one behind the screens, and the round one. */
const STRAIGHT_WALL = 13.2;
const ROUND_WALL = 27.6;
const rows = [
  [-90, -30],
  [-30, 30],
  [30, 90],
] as const;

export function drawAbout(): string {
  // The room is drawn from the letter D; every other one stands in a plan of its own.
  if (initialOf(brand.name) !== 'D') return drawLetterRoom();
  return sheet(drawCity(), drawFloor(), drawWall(), drawDesks(), drawWatch());
}

const aisle = (radius: number) => (Math.asin(1.5 / radius) * 180) / Math.PI;

function drawCity(): string {
  const rings = [
    { inner: 29.2, outer: 31.6, cuts: [-90, -70, -50, -30, -10, 10, 30, 50, 70, 90] },
    { inner: 32.2, outer: 34.6, cuts: [-90, -75, -60, -45, -30, -15, 0, 15, 30, 45, 60, 75, 90] },
  ];
  const blocks = rings.flatMap(({ inner, outer, cuts }) =>
    cuts.slice(0, -1).map((from, index) => {
      const to = cuts[index + 1] ?? 90;
      const street = (at: number) => (Math.abs(at) === 30 ? aisle(inner) : Math.abs(at) === 90 ? 0 : 0.5);
      return sector(room, inner, outer, from + street(from), to - street(to));
    }),
  );
  // Beside the room the rings run on straight, up to the line of its outer wall.
  const left = room.cx - STRAIGHT_WALL * room.scale;
  const straights = rings.flatMap(({ inner, outer }, ring) =>
    [-1, 1].flatMap((side) => {
      const edges = [room.cy + side * inner * room.scale, room.cy + side * outer * room.scale].map(round);
      const cuts = ring === 0 ? [left, room.cx] : [left, (left + room.cx) / 2, room.cx];
      return cuts.slice(0, -1).map((from, index) => {
        const to = (cuts[index + 1] ?? 0) - 2;
        return `M${round(from)} ${edges[0]}H${round(to)}V${edges[1]}H${round(from)}z`;
      });
    }),
  );
  return `<path fill="${tone.block[2]}" d="${blocks.join('')}${straights.join('')}"/>`;
}

function drawFloor(): string {
  const walls = rows.map(([from, to]) => {
    const r = ROUND_WALL;
    return arc(room, r, from === -90 ? from : from + aisle(r) * 1.3, to === 90 ? to : to - aisle(r) * 1.3);
  });
  // Double doors stand open into the aisles.
  const doors = [-30, 30].flatMap((at) => {
    const r = ROUND_WALL;
    const jamb = aisle(r) * 1.3;
    return [-1, 1].map((side) => {
      const hinge = place(room, r, at + side * jamb);
      const leaf = place(room, r - 1.9, at + side * jamb * 1.05);
      const shut = place(room, r, at);
      const swing = round(room.scale * 1.9);
      return `M${hinge}L${leaf}A${swing} ${swing} 0 0 ${side > 0 ? 0 : 1} ${shut}`;
    });
  });
  const [left, right] = [room.cx - room.scale * STRAIGHT_WALL, room.cx];
  const top = round(room.cy - room.scale * ROUND_WALL);
  const bottom = round(room.cy + room.scale * ROUND_WALL);
  return [
    `<path fill="${tone.floor}" d="M${round(left)} ${top}H${right}${arc(room, ROUND_WALL, 90, -90, 'L')}H${round(left)}z"/>`,
    `<path stroke="${tone.soft}" stroke-width="4" d="M${right} ${top}H${round(left)}V${bottom}H${right}${walls.join('')}"/>`,
    `<path stroke="${tone.quiet}" stroke-width="1.5" d="${doors.join('')}"/>`,
  ].join('');
}

function drawWall(): string {
  const left = room.cx - room.scale * 11;
  const thick = room.scale * 7.5;
  const height = room.scale * 46;
  const face = left + thick;
  const screens = Array.from({ length: 5 }, (_, index) => {
    const y = room.cy - height / 2 + 10 + (index * (height - 20)) / 5;
    return `M${round(face - 9)} ${round(y + 4)}v${round((height - 20) / 5 - 8)}`;
  });
  return [
    `<path fill="${tone.ice}" d="M${round(left)} ${round(room.cy - height / 2)}h${round(thick)}v${round(height)}h${round(-thick)}z"/>`,
    `<path stroke="${tone.screen}" stroke-width="5" d="${screens.join('')}"/>`,
  ].join('');
}

function drawDesks(): string {
  const desks: string[] = [];
  const joints: string[] = [];
  const monitors: string[] = [];
  const seats: string[] = [];
  for (const [from, to] of rows) {
    const start = (r: number) => (from === -90 ? from : from + aisle(r));
    const end = (r: number) => (to === 90 ? to : to - aisle(r));
    desks.push(
      `${arc(room, desk.outer, start(desk.outer), end(desk.outer))}${arc(room, desk.inner, end(desk.inner), start(desk.inner), 'L')}Z`,
    );
    const places = 4;
    const span = (end(desk.outer) - start(desk.outer)) / places;
    for (let index = 0; index < places; index++) {
      const middle = start(desk.outer) + span * (index + 0.5);
      if (index > 0) {
        const at = start(desk.outer) + span * index;
        joints.push(`M${place(room, desk.inner + 0.1, at)}L${place(room, desk.outer - 0.1, at)}`);
      }
      monitors.push(arc(room, desk.inner + 2.2, middle - 5.4, middle + 5.4));
      const [x, y] = place(room, desk.outer + 1.5, middle);
      seats.push(`<use href="#seat" transform="translate(${x} ${y})rotate(${round(-middle)})"/>`);
    }
  }
  return [
    '<defs><path id="seat" d="M-5.5-6.5h5a6.5 6.5 0 0 1 0 13h-5z"/></defs>',
    `<g fill="${tone.floor}" stroke="${tone.soft}" stroke-width="2">${seats.join('')}</g>`,
    `<path fill="${tone.ice}" d="${desks.join('')}"/>`,
    `<path stroke="${tone.soft}" stroke-width="1.5" d="${joints.join('')}"/>`,
    `<path stroke="${tone.screen}" stroke-width="5" d="${monitors.join('')}"/>`,
  ].join('');
}

function drawWatch(): string {
  const r = room.scale * 9.5;
  return `<path fill="${tone.signal}" d="M${room.cx} ${round(room.cy - r)}a${round(r)} ${round(r)} 0 0 1 0 ${round(2 * r)}z"/>`;
}
