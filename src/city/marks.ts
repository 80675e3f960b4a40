/* What happens on the map while the visitor scrolls: signals, the incident, the ways of units. Drawn with the desk's shapes and styles. */

import { type Callout, placeCallout } from '../console/view/map/callout.ts';
import events from '../console/view/map/map-events.module.css';
import map from '../console/view/map/map-picture.module.css';
import { type Point, toWindow, type View } from '../console/view/map/plan.ts';
import { linePath } from '../console/view/map/scene.ts';
import { unitShape } from '../console/view/map/unit-shape.ts';
import { clockText } from '../ui/time-text.ts';
import { beats, between, share, smooth } from './beats.ts';
import type { Box } from './camera.ts';
import css from './city-scene.module.css';
import type { CityStory, Mover } from './story.ts';

const SVG = 'http://www.w3.org/2000/svg';
type Attributes = Record<string, string | number | undefined>;

function put(parent: Element, name: string, attributes: Attributes = {}): SVGElement {
  const element = document.createElementNS(SVG, name);
  set(element, attributes);
  parent.append(element);
  return element;
}

/** An attribute that is set again as it was would still be styled and laid out again. */
function set(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    const text = String(value ?? '');
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
}

const round = (value: number) => Math.round(value * 100) / 100;
const moveTo = ([x, y]: Point) => `translate(${round(x)} ${round(y)})`;

export interface Marks {
  /** `second` is the shift's; `at` the share of the travel. */
  show: (at: number, second: number, view: View) => void;
}

export function drawMarks(svg: SVGSVGElement, story: CityStory): Marks {
  svg.replaceChildren();
  const isMirrored = document.documentElement.dir === 'rtl';
  const ways = story.movers.map(() => [
    put(svg, 'path', { class: events.wayBed }),
    put(svg, 'path', { class: events.route }),
  ]);
  const incident = put(svg, 'g');
  const halo = put(incident, 'circle', { class: events.halo });
  const ring = put(incident, 'circle', { class: events.ring });
  const core = put(incident, 'circle', { class: events.core });
  const bars = story.bars.map(() => {
    const bar = put(svg, 'g', { class: events.bar });
    put(bar, 'rect', { x: -4, y: -13, width: 8, height: 26 });
    put(bar, 'path', { d: 'M-4-6.5h8M-4 0h8M-4 6.5h8' });
    return bar;
  });
  const signals = story.signals.map(({ name, time }) => {
    const mark = put(svg, 'g', { class: css.signal });
    put(mark, 'circle', { r: 5.5 });
    const text = put(mark, 'text', { class: map.unitName });
    text.textContent = `${clockText(time)}  ${name}`;
    return { mark, text, spread: put(mark, 'circle', { class: css.spread }) };
  });
  const units = story.movers.map(({ id }) => {
    const unit = put(svg, 'g');
    const disc = put(unit, 'circle', { class: events.unitDisc });
    const body = put(unit, 'path');
    put(unit, 'text', { class: map.unitName, x: -17, y: 5, 'text-anchor': 'end' }).textContent = id;
    return { unit, disc, body };
  });
  const callout = calloutOf(svg, isMirrored);
  const shown = (element: Element, opacity: number) => set(element, { opacity: round(opacity) });

  return {
    show(at, second, view) {
      const onMap = (point: Point) => toWindow(view, point);
      const flat = smooth(share(at, beats.plan));
      const { times } = story;
      const isClosed = second >= times.ended;
      story.movers.forEach((mover, index) => {
        const [place, rest] = along(mover, second);
        const isSent = second >= mover.sent && second < mover.arrives;
        const d = isSent ? linePath(rest.map((point) => onMap(point))) : '';
        for (const path of ways[index] ?? []) set(path, { d });
        const mark = units[index];
        if (!mark) return;
        set(mark.unit, { transform: moveTo(onMap(place)) });
        shown(mark.unit, flat);
        set(mark.disc, { r: isSent ? 13 : 0 });
        set(mark.body, {
          class: isSent ? events.unitSent : events.unit,
          'fill-rule': 'evenodd',
          d: unitShape(mover.kind, isSent ? 'sent' : 'free'),
        });
      });
      const isRoadClosed = second >= times.roadClosed && second < times.reopened;
      story.bars.forEach(({ at: place, along: turn }, index) => {
        const bar = bars[index];
        if (!bar) return;
        set(bar, { transform: `${moveTo(onMap(place))} rotate(${-turn})` });
        shown(bar, isRoadClosed ? 1 : 0);
      });
      const joined = smooth(share(at, beats.join));
      const centre = onMap(story.incident.at);
      story.signals.forEach(({ at: place }, index) => {
        const signal = signals[index];
        if (!signal) return;
        const lit = share(at, beats.signals[index] ?? beats.join);
        const [x, y] = onMap(place);
        set(signal.mark, {
          transform: moveTo([between(x, centre[0], joined), between(y, centre[1], joined)]),
        });
        shown(signal.mark, joined < 1 ? smooth(lit) : 0);
        set(signal.spread, { r: round(between(5, 26, lit)) });
        shown(signal.spread, lit > 0 ? 1 - lit : 0);
        const isLeft = isLeftOf(view, index);
        set(signal.text, { x: isLeft ? -14 : 14, y: 5, 'text-anchor': isLeft ? 'end' : 'start' });
        shown(signal.text, 1 - Math.min(1, joined * 3));
      });
      const found = smooth(share(at, [beats.join[0] + 0.02, beats.join[1]]));
      const look = isClosed ? events.closed : second >= times.confirmed ? events.confirmed : events.proposed;
      set(incident, { transform: moveTo(centre), class: look });
      shown(incident, found > 0 ? 1 : 0);
      set(halo, { r: isClosed ? 0 : round(30 * found) });
      set(ring, { r: round((isClosed ? 15 : 17) * found), class: isClosed ? events.rest : events.ring });
      set(core, { r: round(7.5 * found) });
      const lines = story.said.findLast(({ at: from }) => from <= second)?.lines ?? [];
      callout.say(lines, centre, view, story);
      shown(callout.group, smooth(share(at, beats.callout)));
    },
  };
}

/** Where a unit is at a second, and the way that is left. */
function along({ way, leaves, arrives }: Mover, second: number): readonly [Point, readonly Point[]] {
  const lengths = way.slice(1).map((to, index) => {
    const from = way[index] ?? to;
    return Math.hypot(to[0] - from[0], to[1] - from[1]);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let left = whole * share(second, [leaves, arrives]);
  let piece = 0;
  while (piece < lengths.length - 1 && left > (lengths[piece] ?? 0)) left -= lengths[piece++] ?? 0;
  const [from, to] = [way[piece], way[piece + 1]] as [Point, Point];
  const t = left / (lengths[piece] || 1);
  const here: Point = [between(from[0], to[0], t), between(from[1], to[1], t)];
  return [here, [here, ...way.slice(piece + 1)]];
}

/** Beside each other's marks: the second signal's words are on the other side, on a phone all of them. */
const isLeftOf = (view: View, index: number) => view.width < 480 || index === 1;

/** Where the signals' words are, for the map's names to keep clear of. */
export const signalBoxes = (view: View, { signals }: CityStory): Box[] =>
  signals.map(({ at, name }, index) => {
    const [x, y] = toWindow(view, at);
    // A time, two spaces and the name, in letters of about this width.
    const width = 14 + (10 + name.length) * 5.2;
    return { x: isLeftOf(view, index) ? x - width : x, y: y - 9, width, height: 18 };
  });

/** What the incident's words should not cover: marks, and the last part of the ways to it. */
export function keptClear(view: View, { scene, movers }: CityStory): Point[] {
  const marks = [...scene.units, ...scene.cameras, ...scene.gauges].map(({ at }) => at);
  const ways = movers.flatMap((mover) =>
    [0.5, 0.6, 0.7, 0.8, 0.9].map((done) => along(mover, between(mover.leaves, mover.arrives, done))[0]),
  );
  return [...marks, ...ways].map((point) => toWindow(view, point));
}

function calloutOf(svg: SVGSVGElement, isMirrored: boolean) {
  const group = put(svg, 'g', { class: events.callout, 'text-anchor': isMirrored ? 'end' : 'start' });
  const lead = put(group, 'path', { class: events.lead });
  const box = put(group, 'rect');
  const rows = [0, 1, 2].map((row) => put(group, 'text', { class: row ? events.detail : events.headline }));
  const texts = rows.map((row) => row.appendChild(document.createTextNode('')));
  let last = '';
  return {
    group,
    /** Updated only when its text or its position changes. */
    say(lines: string[], centre: Point, view: View, story: CityStory) {
      const key = `${lines.join()} ${centre.join()} ${view.width}`;
      if (key === last) return;
      last = key;
      const place: Callout | undefined = placeCallout(view, centre, lines, [], keptClear(view, story));
      set(group, { visibility: place ? 'visible' : 'hidden' });
      if (!place) return;
      set(box, { x: place.x, y: place.y, width: place.width, height: place.height });
      set(lead, { d: `M${place.lead[0].map(round).join(' ')}L${place.lead[1].map(round).join(' ')}` });
      rows.forEach((row, index) => {
        const text = texts[index];
        if (text) text.data = lines[index] ?? '';
        set(row, { x: isMirrored ? place.x + place.width - 11 : place.x + 11, y: place.y + 20 + index * 18 });
      });
    },
  };
}
