/* The flagship's desk in elevation, for its data sheet. Each function's number is at its part. */
import type { FunctionId } from '../../src/content/schema.ts';
import { letter } from '../lettering.ts';
import { shades } from '../palette.ts';
import { halfDisc, paperColours } from './paper.ts';

const { ink, grey, light, mist } = paperColours;
const [left, middle, right] = [104, 266, 428];

type Anchor = 'start' | 'middle' | 'end';
type Point = [x: number, y: number];
interface Lead {
  from: Point;
  to: Point;
  words: Point;
  anchor?: Anchor;
}

/** A line from a part of the desk to the number of its function. */
const leads: Record<FunctionId, Lead> = {
  F1: { from: [70, 175.5], to: [70, 150], words: [70, 142] },
  F2: { from: [middle + 28, 67], to: [middle + 28, 26], words: [middle + 28, 18] },
  F3: { from: [left + 104, 203], to: [70, 203], words: [62, 207.5], anchor: 'end' },
  F4: { from: [left + 118, 122], to: [left + 118, 26], words: [left + 118, 18] },
  F5: { from: [left + 32, 281], to: [70, 281], words: [62, 285.5], anchor: 'end' },
  F6: { from: [left + 84, 92], to: [left + 84, 26], words: [left + 84, 18] },
  F7: { from: [right + 208, 175.5], to: [right + 208, 150], words: [right + 208, 142] },
  F8: { from: [right + 75, 96], to: [right + 75, 26], words: [right + 75, 18] },
  F10: { from: [middle + 60, 136], to: [middle + 60, 26], words: [middle + 60, 18] },
  F11: { from: [middle + 104, 100], to: [middle + 104, 26], words: [middle + 104, 18] },
  F12: { from: [left + 12, 243], to: [70, 243], words: [62, 247.5], anchor: 'end' },
  F13: { from: [left + 40, 261], to: [70, 261], words: [62, 265.5], anchor: 'end' },
};

export function deskInElevation(functions: readonly FunctionId[]): string {
  const marks = functions.flatMap((id) => {
    if (id === 'F9')
      return `${stroke(`M${left} 42v-5h474v5M578 37h30`, 0.7)}${number(id, [614, 41.5], 'start')}`;
    const lead = leads[id];
    return lead ? drawLead(id, lead) : [];
  });
  const parts = [
    screens(),
    mapScreen(),
    incidentScreen(),
    videoScreen(),
    desk(),
    modules(),
    queue(),
    sources(),
    horn(),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 682 294">${[...parts, ...marks].join('')}</svg>`;
}

function drawLead(id: FunctionId, { from: [x, y], to, words, anchor = 'middle' }: Lead): string {
  // White on the black desk.
  const fill = id === 'F1' ? paperColours.white : ink;
  return `${stroke(`M${x} ${y}L${to.join(' ')}`, 0.7)}<circle cx="${x}" cy="${y}" r="1.9" fill="${fill}"/>${number(id, words, anchor)}`;
}

function number(id: FunctionId, [x, y]: Point, anchor: Anchor): string {
  const style = { width: 100, weight: 600, size: 12.5 };
  const { advance } = letter(id, style);
  const start = x - { start: 0, middle: advance / 2, end: advance }[anchor];
  return `<path fill="${ink}" d="${letter(id, style, start, y).d}"/>`;
}

const stroke = (d: string, width: number, colour: string = ink, more = '') =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none" ${more}/>`;
const dashed = (dashes: string) => (dashes ? `stroke-dasharray="${dashes}"` : '');

function screens(): string {
  return [left, middle, right]
    .map(
      (x) =>
        `<rect x="${x}" y="56" width="150" height="100" rx="2" fill="${paperColours.white}" stroke="${ink}" stroke-width="1.3"/>` +
        stroke(`M${x + 62} 156v12M${x + 88} 156v12M${x + 46} 168h58`, 1.3),
    )
    .join('');
}

function mapScreen(): string {
  const [cx, cy] = [left + 66, 106];
  const rings = [12, 22, 33, 45].map((radius) => {
    const [colour, width] = radius === 22 ? [grey, 1.2] : [light, 4];
    return `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  });
  const streets = [12, 58, 103, 148, 196, 236, 270, 318].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const at = (radius: number) =>
      `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy - radius * Math.sin(angle)).toFixed(1)}`;
    return stroke(`M${at(12)}L${at(47)}`, 2.5, paperColours.white);
  });
  const incident = `<circle cx="${left + 84}" cy="92" r="6" fill="${shades.signal}" stroke="${ink}" stroke-width="1.2"/>`;
  return [...rings, ...streets, incident, halfDisc(left + 112, 118, 10, 9, ink)].join('');
}

function incidentScreen(): string {
  const clock = `<circle cx="${middle + 132}" cy="74.5" r="7" fill="${paperColours.white}" stroke="${ink}" stroke-width="1.2"/>`;
  const messages = [92, 104, 116].map((y, index) => {
    const fill = [ink, shades.signal, paperColours.white][index] as string;
    return (
      halfDisc(middle + 12, y, 8, 7, fill) +
      stroke(`M${middle + 27} ${y + 3.5}h${[38, 44, 30][index]}`, 2.2, grey)
    );
  });
  const talk = `M${middle + 86} 92h52M${middle + 86} 100h40M${middle + 96} 112h42M${middle + 96} 120h34`;
  const bars = [4, 7, 5, 9, 12, 8, 6, 10, 7, 5, 8, 11].map((height, index) =>
    stroke(`M${middle + 18 + index * 10.5} 146v${-height}`, 4.5, index === 4 ? ink : grey),
  );
  return [
    halfDisc(middle + 12, 68, 34, 13, ink),
    clock,
    stroke(`M${middle + 132} 70v4.5h4`, 1.1),
    ...messages,
    stroke(talk, 2.2, grey),
    stroke(`M${middle + 12} 146h126`, 0.8),
    ...bars,
  ].join('');
}

function videoScreen(): string {
  const road = `M${right + 10} 112h130M${right + 58} 112l-30 34M${right + 92} 112l30 34M${right + 75} 116v6M${right + 75} 128v9`;
  return [
    `<rect x="${right + 10}" y="66" width="130" height="80" fill="${mist}"/>`,
    stroke(road, 1.2, grey),
    `<path d="M${right + 22} 112V92h22v20M${right + 106} 112V86h20v26" fill="${light}" stroke="${grey}"/>`,
    stroke(`M${right + 44} 96h50`, 2.4, ink, dashed('7 5')),
  ].join('');
}

const desk = () => `<path d="M52 171H${right + 172}a4.5 4.5 0 0 1 0 9H52z" fill="${ink}"/>`;

/** One of them is being replaced. */
function modules(): string {
  return Array.from({ length: 6 }, (_, index) => {
    const x = left + 96 + index * 44;
    const [y, fill, dashes] = index === 4 ? [200, paperColours.white, '3 2.5'] : [192, light, ''];
    return `<rect x="${x}" y="${y}" width="36" height="22" fill="${fill}" stroke="${ink}" ${dashed(dashes)}/>`;
  }).join('');
}

function queue(): string {
  const messages = Array.from({ length: 38 }, (_, index) => {
    const [radius, fill] = [5, 6, 19].includes(index) ? [3.2, ink] : [1.9, grey];
    return `<circle cx="${(left + 12 + index * 12.16).toFixed(2)}" cy="243" r="${radius}" fill="${fill}"/>`;
  });
  return `<rect x="${left}" y="236" width="474" height="14" rx="7" fill="${paperColours.white}" stroke="${ink}" stroke-width="1.2"/>${messages.join('')}`;
}

/** A different line style for each way to connect. */
function sources(): string {
  return ['', '4 2.5', '1.5 2.5', '', '4 2.5', '6 2 1.5 2']
    .map((dashes, index) => {
      const x = left + 40 + index * 79;
      return (
        stroke(`M${x} 250V272`, 1.2, ink, dashed(dashes)) + halfDisc(x - 13, 272, 26, 18, paperColours.white)
      );
    })
    .join('');
}

function horn(): string {
  const sound = `M${right + 222} 169a10 10 0 0 1 0 13M${right + 227} 165.5a15 15 0 0 1 0 20`;
  return (
    stroke(`M${right + 186} 175.5h14`, 1.2) +
    halfDisc(right + 200, 168, 16, 15, paperColours.white) +
    stroke(sound, 1.2)
  );
}
