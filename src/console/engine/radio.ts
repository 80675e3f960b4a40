/* A dispatched unit answers, declines, or is out of contact: then it is called again, or another one is sent. */

import { fill } from '../../ui/fill.ts';
import { changeUnit, plan, type ShiftDraft, write } from './draft.ts';
import { drive, findRoute } from './driving.ts';
import { incidentOf, unitOf } from './look.ts';
import { reopenStep } from './procedure.ts';
import { faultOf, missedAfter } from './radio-faults.ts';
import type { Unit } from './unit-types.ts';

/** The unit's state before it was dispatched, which decides whether its radio works. */
function before(draft: ShiftDraft, unit: Unit): Unit {
  const patrol = draft.setting.city.units.find(({ id }) => id === unit.id)?.patrol;
  return { ...unit, state: patrol ? 'patrol' : 'ready', sendings: unit.sendings - 1 };
}

export function acknowledge(draft: ShiftDraft, id: string, sending: number): void {
  const unit = unitOf(draft, id);
  if (unit?.state !== 'sent' || unit.sendings !== sending) return;
  const fault = unit.trip || unit.silentSince !== null ? undefined : faultOf(draft, before(draft, unit));
  const { words } = draft.setting;
  if (fault?.does === 'refuses') {
    refuse(draft, unit, fault.reason ?? '');
  } else if (fault) {
    const at = draft.now + missedAfter;
    plan(draft, at, { kind: 'no-answer', unit: id, sending });
  } else {
    if (!unit.trip) turnOut(draft, unit);
    const { trip } = unitOf(draft, id) as Unit;
    changeUnit(draft, id, {
      state: trip && trip.leaves > draft.now ? 'turning-out' : 'en-route',
      silentSince: null,
    });
    write(draft, 'act', id, words.log.acknowledged, { incident: unit.incident });
  }
}

/** The turnout of a crew out of contact counts from its answer. */
function turnOut(draft: ShiftDraft, unit: Unit): void {
  const incident = incidentOf(draft, unit.incident);
  const road = draft.setting.shift.roads.find(({ id }) => id === unit.holds);
  const route = findRoute(draft, unit, road?.holder ? [road.holder.spot] : (incident?.access ?? []));
  const turnout = draft.setting.city.turnout[unit.kind];
  if (route) drive(draft, unit, route, draft.now + turnout, false, false, {});
}

function refuse(draft: ShiftDraft, unit: Unit, reason: string): void {
  const { words } = draft.setting;
  const { state } = before(draft, unit);
  changeUnit(draft, unit.id, { state, incident: null, holds: null, trip: null });
  const values = { unit: unit.id, reason, incident: unit.incident ?? '' };
  write(draft, 'act', unit.id, fill(words.log.cannotCome, values), {
    incident: unit.incident,
    tag: words.tags.radio,
    announce: fill(words.announce.cannotCome, values),
  });
  if (unit.incident) reopenStep(draft, unit.incident, 'send');
}

export function noAnswer(draft: ShiftDraft, id: string, sending: number): void {
  const unit = unitOf(draft, id);
  if (unit?.state !== 'sent' || unit.sendings !== sending || unit.silentSince !== null) return;
  changeUnit(draft, id, { silentSince: draft.now });
  const { words } = draft.setting;
  const values = { unit: id, incident: unit.incident ?? '' };
  write(draft, 'system', words.system, fill(words.log.noAnswer, values), {
    incident: unit.incident,
    tag: words.tags.radio,
    announce: fill(words.announce.noAnswer, values),
  });
}
