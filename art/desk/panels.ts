/* The desk's panels in a picture: top bar, units, the incident with its messages and procedure, and its question. */

import { durationText } from '../../src/console/engine/duration-text.ts';
import { unitShape } from '../../src/console/view/map/unit-shape.ts';
import { unitState } from '../../src/console/view/text/sentences.ts';
import { routeForUnit, unitContent } from '../../src/console/view/text/travel.ts';
import { brand } from '../../src/content/brand.ts';
import { fill } from '../../src/ui/fill.ts';
import { clockText } from '../../src/ui/time-text.ts';
import { flagShape } from '../flag-shape.ts';
import { round } from '../geometry.ts';
import { mark } from '../mark.ts';
import { at, incident, messages, state, steps, words } from './moment.ts';
import { colour, label, type Pen, shortened, strong } from './pen.ts';

interface PanelBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

const line = (d: string) => `<path stroke="${colour.edge}" d="${d}"/>`;

/** The logo and the signs of the map keep their shape in a mirrored frame. */
const unmirrored = ({ tongue }: Pen, x: number, width: number, shape: string) =>
  tongue.direction === 'rtl' ? `<g transform="matrix(-1 0 0 1 ${2 * x + width} 0)">${shape}</g>` : shape;

export function drawBar(width: number, height: number, pen: Pen, phone = false): string {
  const y = height / 2 + 5.5;
  const { write, width: widthOf } = pen;
  const tabs = Object.values(words.views).slice(0, phone ? 3 : 4);
  let x = phone ? 18 : round(48 + widthOf(brand.flagship, { size: 16 }) + 26);
  const named = tabs.map((tab, index) => {
    const start = x;
    x += widthOf(tab, { size: 15 }) + 22;
    const under = `<path stroke="${colour.white}" stroke-width="3" d="M${round(start)} ${height - 1.5}h${round(widthOf(tab, { size: 15 }))}"/>`;
    return (
      write(start, y, tab, { size: 15, ...(index ? { fill: colour.muted } : strong) }) + (index ? '' : under)
    );
  });
  return [
    `<path fill="${colour.panel}" d="M0 0h${width}v${height}H0z"/>`,
    line(`M0 ${height - 0.5}h${width}`),
    phone
      ? ''
      : unmirrored(
          pen,
          18,
          15,
          `<g transform="translate(18 ${height / 2 - 9})scale(.375)">${mark(brand.name, colour.white, colour.white)}</g>`,
        ),
    phone ? '' : write(44, y, brand.flagship, { size: 16, ...strong }),
    ...named,
    write(width - (phone ? 18 : 22), y, `${clockText(at)} ${words.zone}`, {
      size: 16,
      ...strong,
      anchor: 'end',
    }),
  ].join('');
}

export function drawUnits({ x, y, width, height }: PanelBox, pen: Pen): string {
  const right = x + width - 18;
  const rows = state.units.map((unit, index) => {
    const top = y + 66 + index * 48;
    const travel = routeForUnit(state, unit, incident.id);
    return [
      unmirrored(
        pen,
        x + 25,
        0,
        `<path transform="translate(${x + 25} ${top + 3})" fill="${colour.ice}" fill-rule="evenodd" d="${unitShape(unit.kind, 'free')}"/>`,
      ),
      pen.write(x + 44, top + 8, unit.id, { size: 14.5, ...strong }),
      pen.write(x + 78, top - 1, unitContent(state, unit).name, { size: 14, fill: colour.white }),
      pen.write(x + 78, top + 17, unitState(state, unit, words), { ...label, size: 13.5 }),
      pen.write(right, top + 8, travel ? durationText(travel.seconds) : words.none, {
        size: 14.5,
        ...strong,
        anchor: 'end',
      }),
    ].join('');
  });
  return [
    `<path fill="${colour.panel}" d="M${x} ${y}h${width}v${height}H${x}z"/>`,
    line(`M${x + width - 0.5} ${y}v${height}`),
    pen.write(x + 18, y + 30, words.rail.units, { size: 15, ...strong }),
    pen.write(right, y + 30, fill(words.rail.timeTo, { incident: incident.id }), { ...label, anchor: 'end' }),
    ...rows,
  ].join('');
}

export interface PanelParts {
  messages: boolean;
  /** How many steps of the procedure fit. */
  steps: number;
}

export function drawIncident(box: PanelBox, pen: Pen, parts: PanelParts): string {
  const [left, right] = [box.x + 20, box.x + box.width - 20];
  const { write } = pen;
  let y = box.y + 30;
  const drawn = [
    `<path fill="${colour.panel}" d="M${box.x} ${box.y}h${box.width}v${box.height}H${box.x}z"/>`,
    line(`M${box.x + 0.5} ${box.y}v${box.height}`),
    write(left, y, fill(words.incident.number, { incident: incident.id }), label),
    write(right, y, words.incident.states.proposed, { size: 13.5, ...strong, anchor: 'end' }),
    write(left, y + 28, incident.title, { size: 21, ...strong }),
    write(left, y + 50, incident.where, { ...label, size: 14 }),
  ];
  y += 84;
  if (parts.messages) {
    drawn.push(write(left, y, words.incident.messages[messages.length] ?? '', { size: 15, ...strong }));
    // Signs below the letters keep clear of the rule.
    const rise = pen.tongue.words ? 1.5 : 0;
    for (const { source, at: time, text } of messages) {
      y += 21;
      drawn.push(
        line(`M${left} ${y - 8.5}H${right}`),
        write(left, y + 10 - rise / 2, source, { size: 14, ...strong }),
        write(right, y + 10, clockText(time), { ...label, anchor: 'end' }),
        write(left, y + 28 - rise, shortened(pen, text, 13.5, right - left), { size: 13.5 }),
      );
      y += 22;
    }
    y += 38;
  }
  const shown = steps.slice(0, parts.steps);
  if (shown.length > 0) {
    const name = state.setting.shift.procedures.find(({ kind }) => kind === incident.kind)?.name ?? '';
    drawn.push(
      write(left, y, fill(words.incident.procedure, { name: name.toLowerCase() }), { size: 15, ...strong }),
    );
    for (const { what, limit, state: step } of shown) {
      y += 27;
      const now = step === 'current';
      drawn.push(
        now
          ? `<path fill="${colour.signal}" d="${flagShape(left, y - 12, 11.5, 15)}"/>`
          : `<circle cx="${left + 6}" cy="${y - 5}" r="6" stroke="${colour.quiet}" stroke-width="1.5"/>`,
        write(left + 24, y, what, { size: 14, ...(now ? strong : { fill: colour.muted }) }),
        write(right, y, limit === null ? words.none : durationText(limit), {
          ...label,
          fill: colour.ice,
          anchor: 'end',
        }),
      );
    }
  }
  return drawn.join('');
}

/** The decision, at the bottom. */
export function drawQuestion({ x, y, width, height }: PanelBox, pen: Pen): string {
  const [left, right] = [x + 20, x + width - 20];
  const labels = words.decision;
  const [step] = steps;
  const share = (step?.used ?? 0) / (step?.limit ?? 1);
  const half = round((right - left) * 0.58);
  const top = y + height - 58;
  const button = (from: number, to: number) => flagShape(from, top, to - from, 40);
  return [
    `<path fill="${colour.blocks[0]}" d="M${x} ${y}h${width}v${height}H${x}z"/>`,
    line(`M${x} ${y + 0.5}h${width}`),
    pen.write(left, y + 30, labels.confirm.question, { size: 18.5, ...strong }),
    pen.write(left, y + 52, shortened(pen, labels.confirm.lead, 13.5, right - left), { size: 13.5 }),
    `<path stroke="${colour.rule}" stroke-width="5" d="M${left} ${y + 66}H${right}"/>`,
    `<path stroke="${colour.white}" stroke-width="5" d="M${left} ${y + 66}h${round((right - left) * share)}"/>`,
    pen.write(left, y + 86, fill(labels.used, { time: durationText(step?.used ?? 0) }), label),
    pen.write(
      right,
      y + 86,
      fill(labels.limit, { limit: durationText(step?.limit ?? 0), called: words.calledAfter.supervisor }),
      { ...label, anchor: 'end' },
    ),
    `<path fill="${colour.signal}" d="${button(left, left + half)}"/>`,
    pen.write(left + half / 2 - 6, top + 25.5, labels.confirm.yes, {
      size: 15,
      fill: colour.onSignal,
      bolder: 26,
      anchor: 'middle',
    }),
    `<path stroke="${colour.muted}" stroke-width="1.500" d="${button(left + half + 10, right)}"/>`,
    pen.write((left + half + 10 + right) / 2 - 4, top + 25.5, labels.confirm.no, {
      size: 15,
      ...strong,
      anchor: 'middle',
    }),
  ].join('');
}

export function drawLog({ x, y, width, height }: PanelBox, pen: Pen): string {
  const fits = Math.floor((height - 36) / 23);
  const rows = state.log.slice(-fits).toReversed();
  return [
    `<path fill="${colour.panel}" d="M${x} ${y}h${width}v${height}H${x}z"/>`,
    line(`M${x} ${y + 0.5}h${width}`),
    pen.write(x + 18, y + 24, words.log.title, { size: 15, ...strong }),
    ...rows.flatMap((entry, index) => {
      const base = y + 50 + index * 23;
      return [
        pen.write(x + 18, base, clockText(entry.at), label),
        pen.write(x + 98, base, entry.who, { size: 13.5, fill: colour.white }),
        pen.write(x + 230, base, shortened(pen, entry.what, 13.5, width - 250), { size: 13.5 }),
      ];
    }),
  ].join('');
}
