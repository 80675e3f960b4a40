/* Units leave, arrive, report from the place, and return. */

import type { Spot } from '../../content/shifts/schema.ts';
import { fill } from '../../ui/fill.ts';
import { changeUnit, joinNames, plan, type ShiftDraft, write } from './draft.ts';
import { goHome } from './driving.ts';
import type { Incident } from './incident-types.ts';
import { incidentOf, isOpen, stepsContent, unitOf } from './look.ts';
import { complete, gaugeOf, siteOf, skipSteps } from './procedure.ts';
import { gaugeValue } from './readings.ts';
import { viaOf } from './travel.ts';
import type { Unit } from './unit-types.ts';

/** Seconds after the ambulance has passed until signals return to normal. */
const signalsReturn = 30;

export function leave(draft: ShiftDraft, id: string, trip: number): void {
  const unit = unitOf(draft, id);
  if (!unit?.trip || unit.trip.id !== trip) return;
  const { words, city } = draft.setting;
  if (unit.state === 'turning-out') changeUnit(draft, id, { state: 'en-route' });
  if (unit.trip.home || unit.trip.route.metres === 0) return;
  const base = city.units.find((one) => one.id === id)?.base ?? '';
  const rerouted = unit.trip.sent < draft.now && unit.state === 'en-route';
  // A corridor changes the speed, not the route.
  if (rerouted && unit.trip.corridor) return;
  const streets = viaOf(unit.trip.route).filter((street) => street !== base);
  const km = (unit.trip.route.metres / 1000).toFixed(1);
  const sentence = fill(rerouted ? words.log.newWay : words.log.left, {
    base,
    streets: joinNames(draft, streets),
    km,
  });
  write(draft, 'act', id, sentence, { tag: words.tags.route, incident: unit.incident });
}

export function arrive(draft: ShiftDraft, id: string, trip: number): void {
  const unit = unitOf(draft, id);
  if (!unit?.trip || unit.trip.id !== trip) return;
  const spot = unit.trip.route.legs.at(-1)?.to ?? unit.spot;
  if (unit.trip.home) arriveHome(draft, unit, spot);
  else stop(draft, unit, spot);
}

/** The unit has arrived, or reports so from close by. */
export function stop(draft: ShiftDraft, unit: Unit, spot: Spot): void {
  const incident = incidentOf(draft, unit.incident);
  changeUnit(draft, unit.id, { state: 'on-site', spot, trip: null, arrived: draft.now });
  if (!incident) return;
  logArrival(draft, unit, incident);
  // It came without a corridor: there is nothing left to clear, on the way back either.
  if (unit.kind === 'ambulance' && incident.corridor?.state !== 'approved') {
    skipSteps(draft, incident.id, ['corridor', 'approve-corridor', 'approve-return']);
  }
  complete(draft, incident.id, 'report', unit.id, unit.kind === 'ambulance' ? 'on-site' : 'none');
  const work = draft.setting.shift.fieldWork[unit.kind];
  if (work === undefined || unit.holds) return;
  const fetches = stepsContent(draft, incident).some(({ report }) => report === 'on-site');
  if (unit.kind === 'ambulance' && !fetches) return;
  const what = unit.kind === 'ambulance' ? 'depart' : 'field-report';
  plan(draft, draft.now + work, { kind: what, unit: unit.id, incident: incident.id });
}

/** What a crew does that the incident does not need. */
function arrivalOf({ kind }: Unit, incident: Incident): 'noPump' | 'standsBy' | 'standsUpwind' | 'arrived' {
  if (incident.kind === 'water') {
    if (kind === 'fire') return 'noPump';
    return kind === 'ambulance' || kind === 'ward' ? 'standsBy' : 'arrived';
  }
  return incident.kind === 'gas' && kind === 'ambulance' ? 'standsUpwind' : 'arrived';
}

function logArrival(draft: ShiftDraft, unit: Unit, incident: Incident): void {
  const { words, shift } = draft.setting;
  const road = shift.roads.find(({ id }) => id === unit.holds);
  const arrived = words.log[arrivalOf(unit, incident)];
  const sentence = road
    ? fill(words.log.holding, { road: road.name, side: road.holder?.side ?? '' })
    : fill(arrived, { incident: incident.id });
  write(draft, 'act', unit.id, sentence, {
    incident: incident.id,
    announce: fill(words.announce.arrived, { unit: unit.id, incident: incident.id }),
  });
}

function arriveHome(draft: ShiftDraft, unit: Unit, spot: Spot): void {
  const { words, city } = draft.setting;
  const content = city.units.find(({ id }) => id === unit.id);
  changeUnit(draft, unit.id, {
    state: content?.patrol ? 'patrol' : 'ready',
    spot,
    trip: null,
    incident: null,
    holds: null,
    arrived: null,
    reported: null,
  });
  write(draft, 'act', unit.id, fill(words.log.atBase, { base: content?.base ?? '' }), {
    incident: unit.incident,
  });
  if (unit.trip?.corridor && unit.incident) {
    plan(draft, draft.now + signalsReturn, { kind: 'signals', unit: unit.id, incident: unit.incident });
  }
}

/** The crew on site reports its work or a reading, repeatedly if the procedure requires it. */
export function fieldReport(draft: ShiftDraft, id: string, incidentId: string): void {
  const [unit, incident] = [unitOf(draft, id), incidentOf(draft, incidentId)];
  if (!unit || !incident || !isOpen(incident) || unit.incident !== incidentId || !unit.arrived || unit.trip)
    return;
  const step = stepsContent(draft, incident).find(({ act }) => act === 'report');
  if (unit.kind === 'pump' && step?.report === 'running') running(draft, unit, incident);
  if (unit.kind === 'fire' && step?.report === 'reading') reads(draft, unit, incident, step.every);
  if (unit.kind === 'ward' && step?.report === 'done') repaired(draft, unit, incident);
}

function running(draft: ShiftDraft, unit: Unit, incident: Incident): void {
  if (unit.reported !== null) return;
  const gauge = gaugeOf(draft, incident);
  changeUnit(draft, unit.id, { state: 'at-work', reported: draft.now });
  if (gauge) help(draft, gauge, 'running');
  report(draft, unit, incident, fill(draft.setting.words.log.running, { place: incident.place }), 'running');
}

function reads(draft: ShiftDraft, unit: Unit, incident: Incident, every: number | undefined): void {
  const { words, city } = draft.setting;
  const gauge = city.gauges.find(({ id }) => id === gaugeOf(draft, incident));
  if (!gauge) return;
  const first = unit.reported === null;
  changeUnit(draft, unit.id, { state: 'at-work', reported: draft.now });
  const values = { unit: unit.id, value: Math.round(gaugeValue(draft, gauge.id)), gaugeUnit: gauge.unit };
  report(draft, unit, incident, fill(first ? words.log.reading : words.log.readingAgain, values), 'reading');
  if (every) plan(draft, draft.now + every, { kind: 'field-report', unit: unit.id, incident: incident.id });
}

function repaired(draft: ShiftDraft, unit: Unit, incident: Incident): void {
  if (unit.reported !== null) return;
  changeUnit(draft, unit.id, { state: 'at-work', reported: draft.now });
  report(draft, unit, incident, fill(draft.setting.words.log.repaired, { place: incident.place }), 'done');
}

function report(draft: ShiftDraft, unit: Unit, incident: Incident, sentence: string, kind: string): void {
  write(draft, 'act', unit.id, sentence, { incident: incident.id });
  complete(draft, incident.id, 'report', unit.id, kind);
}

/** From now on the gauge falls, from its current reading. */
export function help(draft: ShiftDraft, gauge: string, by: 'running' | 'answer'): void {
  const course = draft.setting.shift.courses.find((one) => one.gauge === gauge);
  if (course?.helpedBy !== by || draft.helped[gauge]) return;
  draft.helped = { ...draft.helped, [gauge]: { at: draft.now, value: gaugeValue(draft, gauge) } };
}

/** The ambulance takes the patient to its hospital. */
export function depart(draft: ShiftDraft, id: string, incidentId: string): void {
  const [unit, incident] = [unitOf(draft, id), incidentOf(draft, incidentId)];
  if (!unit || !incident || unit.incident !== incidentId || unit.state !== 'on-site') return;
  const { words, city } = draft.setting;
  const base = city.units.find((one) => one.id === id)?.base ?? '';
  const corridor = incident.corridor?.wayBack ? words.log.withCorridor : words.log.withoutCorridor;
  write(draft, 'act', id, fill(words.log.departs, { place: incident.place, base, corridor }), {
    incident: incidentId,
    tag: words.tags.route,
  });
  goHome(draft, unit);
}

/** Everyone at an incident returns. */
export function release(draft: ShiftDraft, incident: Incident): void {
  for (const unit of draft.units) {
    if (unit.incident === incident.id && !unit.trip?.home) goHome(draft, unit);
  }
  const gauge = siteOf(draft, incident)?.gauge;
  const course = draft.setting.shift.courses.find((one) => one.gauge === gauge);
  if (!gauge || !course?.relative) return;
  // The next event at this gauge starts from zero.
  const { [gauge]: since, ...began } = draft.began;
  const { [gauge]: help, ...helped } = draft.helped;
  if (since !== undefined) draft.past.push({ gauge, began: since, helped: help, ended: draft.now });
  Object.assign(draft, { began, helped });
}

export function signalsBack(draft: ShiftDraft, unit: string, incident: string): void {
  const { words } = draft.setting;
  write(draft, 'system', words.system, fill(words.log.signals, { unit }), {
    incident,
    tag: words.tags.corridor,
  });
}
