/* Plays the first incident of the monsoon night as an operator would, and records what the home page's stage shows. */
import type { CityFacts, Mover, StageStory } from '../src/city/story.ts';
import type { Act } from '../src/console/engine/act-types.ts';
import { encodeMoment } from '../src/console/engine/moment.ts';
import { gaugeValue } from '../src/console/engine/readings.ts';
import { advance, apply, startShift } from '../src/console/engine/shift.ts';
import type { Setting, ShiftState } from '../src/console/engine/types.ts';
import { remainingRoute, sceneOf } from '../src/console/view/map/moment-scene.ts';
import { spotPoint } from '../src/console/view/map/plan.ts';
import { momentFragment } from '../src/console/view/state/moment-link.ts';
import desk from '../src/content/desk.ts';
import { city } from '../src/content/shifts/city.ts';
import { clock } from '../src/content/shifts/clock.ts';
import monsoon from '../src/content/shifts/monsoon-night.ts';
import { words } from '../src/content/shifts/words.ts';
import { clockText } from '../src/ui/time-text.ts';

type Time = Parameters<typeof clock>[0];

const incident = String(monsoon.firstNumber).padStart(4, '0');
const role = (to: 'operator' | 'supervisor' | 'commissioner'): Act => ({ kind: 'role', role: to });

/** As in the design and the copy. */
export const monsoonActs: [Time, Act][] = [
  ['02:14:37', { kind: 'resume' }],
  ['02:14:58', { kind: 'confirm', incident }],
  ['02:15:02', { kind: 'ask', ask: 'people', incident }],
  ['02:15:04', { kind: 'open-camera', camera: 'C-03', purpose: 'depth', minutes: 1, incident }],
  ['02:15:24', { kind: 'check', incident }],
  ['02:15:49', { kind: 'send', unit: 'P3', incident }],
  ['02:16:31', { kind: 'close-road', road: 'jamun-underpass', incident }],
  ['02:16:50', { kind: 'ask', ask: 'barrier', incident }],
  ['02:17:35', { kind: 'open-camera', camera: 'C-03', purpose: 'depth', minutes: 5, incident }],
  ['02:19:56', { kind: 'draft', incident }],
  ['02:20:30', role('supervisor')],
  ['02:20:41', { kind: 'approve', incident }],
  ['02:20:50', role('operator')],
  ['03:03:10', { kind: 'reopen', road: 'jamun-underpass' }],
  ['03:04:20', { kind: 'close', incident }],
];

const setting: Setting = { city, shift: monsoon, words };

/** The shift at any second; seconds must be requested in ascending order. */
function player(): (second: number) => ShiftState {
  let state = startShift(setting);
  let next = 0;
  return (second) => {
    for (; next < monsoonActs.length; next++) {
      const [time, act] = monsoonActs[next] as [Time, Act];
      if (clock(time) > second) break;
      // A paused shift does not advance.
      if (act.kind === 'resume' && !advance(state, clock(time)).held) continue;
      const outcome = apply(advance(state, clock(time)), act);
      if (outcome.refused !== null) throw new Error(`${time} ${act.kind}: ${outcome.refused}`);
      state = outcome.state;
    }
    state = advance(state, second);
    return state;
  };
}

const told = (state: ShiftState) => {
  const found = state.incidents.find(({ id }) => id === incident);
  if (!found) throw new Error(`The shift ${monsoon.id} has no incident ${incident}`);
  return found;
};

/** The messages in the incident. */
const joinedTo = (state: ShiftState) => state.messages.filter(({ id }) => told(state).messages.includes(id));

/** The desk, paused for the visitor's decision. */
const heldState = () => advance(startShift(setting), monsoon.end);
const lastAct = clock(monsoonActs.at(-1)?.[0] ?? '00:00:00');
const endState = () => player()(lastAct);

function timesOf(end: ShiftState) {
  const done = told(end);
  const closure = end.closures.find((one) => one.incident === incident);
  const helped = Object.values(end.helped)[0];
  if (!closure || !helped || done.confirmed === null || done.ended === null)
    throw new Error('The shift is not played to its end');
  return {
    // Two messages may already make an incident; the last of the three is included anyway.
    joined: Math.max(done.since, ...joinedTo(heldState()).map(({ at }) => at)),
    held: heldState().now,
    confirmed: done.confirmed,
    roadClosed: closure.since,
    pumps: helped.at,
    reopened: closure.until ?? done.ended,
    ended: done.ended,
  };
}

function moversOf(): Mover[] {
  const movers = new Map<string, Mover>();
  const at = player();
  for (let second = monsoon.start; second <= lastAct; second++) {
    for (const { id, kind, trip, incident: of } of at(second).units) {
      if (!trip || trip.home || of !== incident || movers.has(id)) continue;
      const { sent, leaves, arrives, route } = trip;
      movers.set(id, { id, kind, sent, leaves, arrives, way: remainingRoute(route.legs, 0) });
    }
  }
  return [...movers.values()];
}

/** The incident's messages at their sources. The caller has stopped before the water he reports. */
function signalsOf(held: ShiftState): StageStory['signals'] {
  const { spot } = told(held);
  const [camera, junction] = ['C-03', 'C-01'].map((id) => city.cameras.find((one) => one.id === id));
  const places = { gauge: spot, camera: camera?.spot ?? spot, call: junction?.sees ?? spot };
  return joinedTo(held).map(({ from, source, at }) => ({
    name: source,
    at: spotPoint(from in places ? places[from as keyof typeof places] : spot),
    time: at,
  }));
}

export function cityStory(): StageStory {
  const [held, end] = [heldState(), endState()];
  const times = timesOf(end);
  const movers = moversOf();
  const before = sceneOf(advance(startShift(setting), times.joined - 1), null, desk);
  const isStill = ({ id }: { id: string }) => !movers.some((mover) => mover.id === id);
  const signals = signalsOf(held);
  const isSignal = ({ at }: { at: readonly number[] }) =>
    signals.some((one) => one.at[0] === at[0] && one.at[1] === at[1]);
  const at = player();
  const callouts: StageStory['callouts'] = [];
  let bars: StageStory['bars'] = [];
  for (let second = times.joined; second <= times.ended; second++) {
    const scene = sceneOf(at(second), incident, desk);
    const lines = scene.incidents.find(({ id }) => id === incident)?.lines ?? [];
    if (callouts.at(-1)?.lines.join() !== lines.join()) callouts.push({ at: second, lines });
    if (bars.length === 0) bars = scene.closures;
  }
  return {
    plan: { circles: city.circles, avenues: city.avenues, lanes: city.lanes, railway: city.railway },
    places: city.places
      // The incident has its own mark and label there.
      .filter(({ spot }) => !(spot.r === told(held).spot.r && spot.a === told(held).spot.a))
      .map(({ lines, spot }) => ({ lines, at: spotPoint(spot) })),
    scene: {
      cameras: before.cameras.filter((one) => !isSignal(one)),
      gauges: before.gauges.filter((one) => !isSignal(one)),
      units: before.units.filter(isStill),
    },
    incident: { id: incident, at: spotPoint(told(held).spot) },
    signals,
    movers,
    bars,
    times,
    callouts,
    log: end.log
      // The paused clock is not mentioned: on the home page, scrolling drives the time.
      .filter(({ at: second }) => second >= (signals[0]?.time ?? 0) && second !== times.held)
      .map(({ at: second, who, what }) => ({ at: second, what: `${who}: ${what}` })),
    words: { name: desk.name, views: Object.values(desk.views), log: desk.log.title },
  };
}

export function cityFacts(): CityFacts {
  const [held, end] = [heldState(), endState()];
  const times = timesOf(end);
  const pump = moversOf().find(({ id }) => end.units.some((unit) => unit.id === id && unit.kind === 'pump'));
  const gauge = monsoon.sites.find(({ id }) => id === told(end).site)?.gauge ?? '';
  const at = player();
  const levels = Array.from({ length: times.ended - times.joined + 1 }, (_, second) =>
    gaugeValue(at(times.joined + second), gauge),
  );
  return {
    incident,
    place: told(end).place,
    unit: pump?.id ?? '',
    signals: joinedTo(held).map(({ at: second, source, text }) => ({
      time: clockText(second),
      source,
      text,
    })),
    joined: clockText(times.joined),
    confirmed: clockText(times.confirmed),
    left: clockText(pump?.leaves ?? 0),
    arrived: clockText(pump?.arrives ?? 0),
    roadClosed: clockText(times.roadClosed),
    ended: clockText(times.ended),
    highest: Math.round(Math.max(...levels)),
    lowest: Math.round(levels.at(-1) ?? 0),
    rows: end.log.filter((row) => row.incident === incident).length,
    moment: momentFragment(encodeMoment(held)),
  };
}
