/* Everything that moves on the map: signals, the incident, units and their routes, in the desk's shapes and styles. */
import events from '../console/view/map/map-events.module.css';
import map from '../console/view/map/map-picture.module.css';
import { type Point, toWindow, type View } from '../console/view/map/plan.ts';
import { unitShape } from '../console/view/map/unit-shape.ts';
import { clockText } from '../ui/time-text.ts';
import { beats, progressIn, smooth } from './beats.ts';
import { drawCallouts } from './callouts.ts';
import type { Box } from './camera.ts';
import css from './city-scene.module.css';
import { isLeftOf } from './clearances.ts';
import { appendSvg, type Layer, type LayerPosition, layerIn } from './layer.ts';
import { drawRoute, routeOf } from './route.ts';
import type { Mover, StageStory } from './story.ts';

const driveStops = 64;

/** A box around a mark's position. */
const around = (across: number, up: number): Box => ({
  x: -across,
  y: -up,
  width: 2 * across,
  height: 2 * up,
});

/** Draws all marks for one view of the map. Returns a function that shows them at a scroll progress and second. */
export function drawMarks(parent: Element, story: StageStory, view: View) {
  parent.replaceChildren();
  const { times } = story;
  const onMap = (point: Point) => toWindow(view, point);
  const centre = onMap(story.incident.at);

  const movers = story.movers.map((mover) => {
    const route = routeOf(mover);
    return { mover, route, showRoute: drawRoute(parent, route, view) };
  });
  const looks = [events.proposed, events.confirmed, events.closed].map((look) => {
    const isClosed = look === events.closed;
    const grows: LayerPosition[] = [
      [...centre, 0.01],
      [...centre, 1],
    ];
    const { element, show } = layerIn(parent, around(32, 32), grows, look);
    appendSvg(element, 'circle', { class: events.halo, r: isClosed ? 0 : 30 });
    appendSvg(element, 'circle', { class: isClosed ? events.rest : events.ring, r: isClosed ? 15 : 17 });
    appendSvg(element, 'circle', { class: events.core, r: 7.5 });
    return show;
  });
  const bars = story.bars.map(({ at, along }) => {
    const { element, show } = layerIn(parent, around(16, 16), [onMap(at)]);
    const bar = appendSvg(element, 'g', { class: events.bar, transform: `rotate(${-along})` });
    appendSvg(bar, 'rect', { x: -4, y: -13, width: 8, height: 26 });
    appendSvg(bar, 'path', { d: 'M-4-6.5h8M-4 0h8M-4 6.5h8' });
    return show;
  });
  const signals = story.signals.map(({ name, time, at }, index) => {
    const place = onMap(at);
    const [mark, words, spread] = [
      layerIn(parent, around(8, 8), [place, centre], css.signal),
      layerIn(parent, around(220, 12), [place, centre], css.signal),
      layerIn(parent, around(28, 28), [[...place, 0.2], place], css.signal),
    ];
    appendSvg(mark.element, 'circle', { r: 5.5 });
    appendSvg(spread.element, 'circle', { class: css.spread, r: 26 });
    write(words, `${clockText(time)}  ${name}`, 14, !isLeftOf(view, index));
    return { mark, words, spread, lights: beats.signals[index] ?? beats.join };
  });
  const units = movers.map(({ mover, route, showRoute }) => {
    const placeAt = (progressIn: number) => besideIncident(onMap(route.at(progressIn)), centre);
    // After arrival, the name is on the side away from the incident.
    const isRight = (mover.way.at(-1)?.[0] ?? 0) > story.incident.at[0];
    const drive = Array.from({ length: driveStops + 1 }, (_, index) => placeAt(index / driveStops));
    return {
      mover,
      showRoute,
      waiting: drawUnit(parent, mover, 'free', false, [placeAt(0)]),
      driving: drawUnit(parent, mover, 'sent', isRight, drive),
      arrived: drawUnit(parent, mover, 'free', isRight, [placeAt(1)]),
    };
  });
  const showCallout = drawCallouts(parent, story, view);

  return (at: number, second: number) => {
    const flat = smooth(progressIn(at, beats.plan));
    for (const { mover, showRoute, waiting, driving, arrived } of units) {
      const { sent, leaves, arrives } = mover;
      const done = progressIn(second, [leaves, arrives]);
      const isSent = second >= sent && second < arrives;
      showRoute(isSent, done);
      waiting.show(second < sent ? flat : 0);
      driving.show(isSent ? flat : 0, done);
      arrived.show(second >= arrives ? flat : 0);
    }
    const isRoadClosed = second >= times.roadClosed && second < times.reopened;
    for (const show of bars) show(isRoadClosed ? 1 : 0);
    const joined = smooth(progressIn(at, beats.join));
    for (const { mark, words, spread, lights } of signals) {
      const lit = progressIn(at, lights);
      const shown = joined < 1 ? smooth(lit) : 0;
      mark.show(shown, joined);
      words.show(shown * (1 - Math.min(1, joined * 3)), joined);
      spread.show(shown * (1 - lit), lit);
    }
    const found = smooth(progressIn(at, [beats.join[0] + 0.02, beats.join[1]]));
    const look = second >= times.ended ? 2 : second >= times.confirmed ? 1 : 0;
    looks.forEach((show, index) => {
      show(index === look && found > 0 ? 1 : 0, found);
    });
    showCallout(smooth(progressIn(at, beats.callout)), second);
  };
}

function drawUnit(
  parent: Element,
  { id, kind }: Mover,
  look: 'free' | 'sent',
  isRight: boolean,
  stops: readonly Point[],
) {
  const layer = layerIn(parent, around(48, 16), stops);
  const isSent = look === 'sent';
  if (isSent) appendSvg(layer.element, 'circle', { class: events.unitDisc, r: 13 });
  appendSvg(layer.element, 'path', {
    class: isSent ? events.unitSent : events.unit,
    d: unitShape(kind, look),
    'fill-rule': 'evenodd',
  });
  write(layer, id, 17, isRight);
  return layer;
}

function write({ element }: Layer, words: string, away: number, isRight: boolean): void {
  appendSvg(element, 'text', {
    class: map.unitName,
    x: isRight ? away : -away,
    y: 5,
    'text-anchor': isRight ? 'start' : 'end',
  }).textContent = words;
}

/** Keeps a unit beside the incident's mark and out of the frame. */
function besideIncident([x, y]: Point, [cx, cy]: Point): Point {
  const away = Math.max(1, 38 / Math.max(1, Math.hypot(x - cx, y - cy)));
  return [cx + (x - cx) * away, Math.max(16, cy + (y - cy) * away)];
}
