/* What can be seen in a state. Nothing here changes anything. */
import type { Camera, StepContent } from '../../content/shifts/schema.ts';
import { alongLeg, metresBetween } from './geometry.ts';
import { edgesBetween, networkOf } from './network.ts';
import { purposesFor } from './rights.ts';
import { routeTo } from './routing.ts';
import type {
  CameraAccess,
  Decision,
  Incident,
  Message,
  RoleId,
  Route,
  Second,
  Spot,
  State,
  StepView,
  Trip,
  Unit,
  UnitKind,
} from './types.ts';

export function incidentOf(state: State, id: string | null): Incident | undefined {
  return state.incidents.find((incident) => incident.id === id);
}

export function unitOf(state: State, id: string): Unit | undefined {
  return state.units.find((unit) => unit.id === id);
}

export function isOpen({ state }: Incident): boolean {
  return state === 'proposed' || state === 'confirmed';
}

/** The pieces of street no route may enter now. */
export function closedEdges(state: State): Set<string> {
  const network = networkOf(state.setting.city);
  return new Set(
    state.closures
      .filter(({ until }) => until === null)
      .flatMap(({ road }) => {
        const content = state.setting.shift.roads.find(({ id }) => id === road);
        return content ? edgesBetween(network, content.avenue, content.from, content.to) : [];
      }),
  );
}

/** Metres a second. */
export function speedOf({ setting: { city, shift } }: State, corridor: boolean): number {
  return (corridor ? city.speeds.corridor : city.speeds[shift.weather]) / 3.6;
}

/** Where a unit is at a moment; fractions of a second move it smoothly. */
export function unitSpot(state: State, unit: Unit, at: Second = state.now): Spot {
  const { trip } = unit;
  return trip && at > trip.leaves && trip.route.legs.length > 0 ? spotOnTrip(trip, at) : unit.spot;
}

function spotOnTrip({ route, leaves, arrives }: Trip, at: Second): Spot {
  let left = route.metres * Math.min(1, (at - leaves) / Math.max(1, arrives - leaves));
  for (const leg of route.legs) {
    if (left <= leg.metres) return alongLeg(leg, leg.metres === 0 ? 1 : left / leg.metres);
    left -= leg.metres;
  }
  return route.legs.at(-1)?.to ?? { r: 0, a: 0 };
}

/** Metres still to drive. */
export function metresLeft({ trip }: Unit, at: Second): number {
  if (!trip) return 0;
  return (
    trip.route.metres *
    (1 - Math.max(0, Math.min(1, (at - trip.leaves) / Math.max(1, trip.arrives - trip.leaves))))
  );
}

export function turnoutOf(state: State, { kind, state: now }: Unit): number {
  return now === 'ready' ? state.setting.city.turnout[kind] : 0;
}

export function isFree({ state }: Unit): boolean {
  return state === 'ready' || state === 'patrol' || state === 'returning';
}

/** How long a unit needs from now to be at an incident, and its way; null if it is not free or cannot get there. */
export function timeToIncident(
  state: State,
  unitId: string,
  incidentId: string,
): { seconds: number; route: Route } | null {
  const [unit, incident] = [unitOf(state, unitId), incidentOf(state, incidentId)];
  if (!unit || !incident) return null;
  if (unit.incident === incidentId) {
    return unit.trip && !unit.trip.home
      ? { seconds: Math.max(0, unit.trip.arrives - state.now), route: unit.trip.route }
      : null;
  }
  if (!isFree(unit)) return null;
  const route = routeTo(
    networkOf(state.setting.city),
    unitSpot(state, unit),
    incident.access,
    closedEdges(state),
  );
  if (!route) return null;
  const corridor = unit.kind === 'ambulance' && incident.corridor?.state === 'approved';
  return { seconds: turnoutOf(state, unit) + Math.round(route.metres / speedOf(state, corridor)), route };
}

/** The streets of a way in words: the last, where it ends, is left out of a longer list. */
export function viaOf({ legs }: Route): string[] {
  const names = legs.map(({ name }) => name);
  return names.length > 2 ? names.slice(0, -1) : names;
}

export function stepsContent(state: State, incident: Incident): StepContent[] {
  return procedureOf(state, incident)?.steps ?? [];
}

export function procedureOf(state: State, { kind }: Incident) {
  return state.setting.shift.procedures.find((procedure) => procedure.kind === kind);
}

export function stepsOf(state: State, incidentId: string, role: RoleId = state.role): StepView[] {
  const incident = incidentOf(state, incidentId);
  if (!incident) return [];
  return stepsContent(state, incident).map((content, index) => {
    const step = incident.steps[index];
    const [opened, done] = [step?.opened ?? null, step?.done ?? null];
    const end = done ?? incident.ended ?? state.now;
    const used = opened === null ? null : end - opened;
    const limit = content.limit ?? null;
    const running = isOpen(incident) ? (content.who === role ? 'current' : 'other') : 'next';
    const view = done !== null ? 'done' : step?.skipped ? 'skipped' : opened !== null ? running : 'next';
    return {
      number: index + 1,
      who: content.who,
      what: content.what,
      act: content.act,
      limit,
      state: view,
      used,
      over: limit !== null && used !== null ? Math.max(0, used - limit) : 0,
      by: step?.by ?? null,
      opened,
      done,
    };
  });
}

/** The first open step of a role, of one incident or of whichever has waited longest. */
export function decisionFor(state: State, role: RoleId, incidentId?: string): Decision | null {
  const found = state.incidents
    .filter(
      (incident) => isOpen(incident) && !incident.background && (!incidentId || incident.id === incidentId),
    )
    .flatMap((incident) => {
      const step = stepsOf(state, incident.id, role).find(
        ({ state: now, number }) => now === 'current' && mayDecide(state, incident, number),
      );
      return step ? [{ incident: incident.id, step, called: calledAfter(step.who) }] : [];
    });
  return found.sort((one, other) => (one.step.opened ?? 0) - (other.step.opened ?? 0))[0] ?? null;
}

/** A step that waits for a gauge is nobody's to decide until the gauge allows it. */
function mayDecide(state: State, incident: Incident, number: number): boolean {
  const under = stepsContent(state, incident)[number - 1]?.under;
  return !under || safeToClose(state, incident);
}

export function safeToClose(state: State, incident: Incident): boolean {
  const under = stepsContent(state, incident).find(({ act }) => act === 'close')?.under;
  if (!under) return true;
  return incident.underSince !== null && state.now - incident.underSince >= under.seconds;
}

export function calledAfter(who: RoleId): RoleId | null {
  if (who === 'commissioner') return null;
  return who === 'supervisor' ? 'commissioner' : 'supervisor';
}

export function camerasFor(state: State, role: RoleId): { camera: Camera; access: CameraAccess }[] {
  return state.setting.city.cameras.map((camera) => ({
    camera,
    access: cameraAccess(state, role, camera.id),
  }));
}

export function cameraAccess(state: State, role: RoleId, camera: string): CameraAccess {
  if (purposesFor(role).length === 0) return { state: 'not-for-role' };
  const use = state.cameras.findLast((one) => one.camera === camera);
  if (use && use.closed === null) return { state: 'open', left: use.until - state.now, use };
  return use?.timeUp ? { state: 'time-up' } : { state: 'closed' };
}

/** Cameras by their distance to a spot, nearest first. */
export function camerasNear(state: State, spot: Spot): Camera[] {
  const { city } = state.setting;
  return [...city.cameras].sort(
    (one, other) => metresBetween(city, one.sees, spot) - metresBetween(city, other.sees, spot),
  );
}

/** Field units see no caller, the commissioner no names: their messages say only what kind of source it was. */
export function messagesFor(state: State, role: RoleId): Message[] {
  if (role === 'operator' || role === 'supervisor') return [...state.messages];
  return state.messages.map((message) =>
    message.from === 'call' ? { ...message, source: state.setting.words.anonymous, text: '' } : message,
  );
}

/** Messages to look at: those that have waited more than ten minutes first, then the newest. */
export function messagesInOrder(state: State, messages: readonly Message[] = state.messages): Message[] {
  const waits = (message: Message) =>
    message.state === 'pending' && !message.logOnly && state.now - message.at > 600;
  return [...messages].sort(
    (one, other) => Number(waits(other)) - Number(waits(one)) || other.at - one.at || other.id - one.id,
  );
}

export function rainNow({ setting: { shift }, now }: State): number | null {
  return shift.rain ? Math.round(onCurve(shift.rain, now)) : null;
}

/** What a gauge reads: its course without help, or from where help began. */
export function gaugeValue(state: State, gauge: string, at: Second = state.now): number {
  const course = state.setting.shift.courses.find((one) => one.gauge === gauge);
  const rest = state.setting.city.gauges.find(({ id }) => id === gauge)?.rest ?? 0;
  if (!course) return rest;
  const began = course.relative ? state.began[gauge] : 0;
  if (began === undefined || at < began) return rest;
  const helped = state.helped[gauge];
  if (helped && at >= helped.at)
    return onCurve(course.fall, whenOnCurve(course.fall, helped.value) + at - helped.at);
  return onCurve(course.rise, at - began);
}

function onCurve(curve: readonly [number, number][], at: number): number {
  const after = curve.findIndex(([second]) => second >= at);
  const [end, before] = [curve[after] ?? curve.at(-1), curve[after - 1]];
  if (!end) return 0;
  if (!before || after < 0) return end[1];
  return before[1] + ((end[1] - before[1]) * (at - before[0])) / (end[0] - before[0]);
}

/** The second at which a falling curve has a value. */
function whenOnCurve(curve: readonly [number, number][], value: number): number {
  const after = curve.findIndex(([, level]) => level <= value);
  const [end, before] = [curve[after] ?? curve.at(-1), curve[after - 1]];
  if (!end) return 0;
  if (!before || after < 0) return end[0];
  return before[0] + ((end[0] - before[0]) * (value - before[1])) / (end[1] - before[1]);
}

/** The nearest free unit of a kind, by time. */
export function nearestFree(state: State, kind: UnitKind, incident: string): Unit | null {
  const found = state.units
    .filter((unit) => unit.kind === kind)
    .map((unit) => ({ unit, seconds: timeToIncident(state, unit.id, incident)?.seconds ?? null }))
    .filter(({ unit, seconds }) => seconds !== null && unit.incident !== incident)
    .sort((one, other) => (one.seconds ?? 0) - (other.seconds ?? 0));
  return found[0]?.unit ?? null;
}

/** Junctions whose signals hold other traffic for an ambulance, each until 30 s after it has passed. */
export function heldJunctions(state: State): { spot: Spot; until: Second }[] {
  const network = networkOf(state.setting.city);
  return state.units.flatMap(({ trip }) => {
    if (!trip?.corridor) return [];
    let metres = 0;
    return trip.route.edges.flatMap((id) => {
      const edge = network.edges.get(id);
      if (!edge) return [];
      metres += Math.min(edge.metres, trip.route.metres - metres);
      const until = trip.leaves + metres / speedOf(state, true) + 30;
      return until > state.now ? [{ spot: edge.end, until }] : [];
    });
  });
}

/** When something happens next: where the button `Step` goes. */
export function nextMoment(state: State): Second | null {
  const seconds = state.due.filter(({ what }) => what.kind !== 'watch').map(({ at }) => at);
  return state.held || state.over || seconds.length === 0
    ? null
    : Math.max(state.now + 1, Math.min(...seconds));
}
