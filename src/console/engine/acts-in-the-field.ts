/* Acts with an effect outside the control room: units, roads, other desks, warnings, and closing an incident. */

import { fill } from '../../ui/fill.ts';
import { by, type Handlers, note, onConfirmed, type Refusal } from './act-rules.ts';
import { changeIncident, joinNames, plan, type ShiftDraft, write } from './draft.ts';
import { findRoute, goHome, setOut } from './driving.ts';
import type { Incident } from './incident-types.ts';
import { incidentOf, isOpen, safeToClose, signalsHeld, stepsContent, unitOf } from './look.ts';
import { changeStep, complete, gaugeOf, markAsked } from './procedure.ts';
import { closeRoad, reopenRoad } from './roads.ts';
import { isFree, metresLeft, nearestFree, unitSpot } from './travel.ts';
import type { Unit } from './unit-types.ts';
import { fieldReport, release, stop } from './units.ts';
import { approveWarning, draftWarning, endWarning, returnWarning, withdrawWarning } from './warnings.ts';

export const fieldActs: Handlers<
  | 'send'
  | 'recall'
  | 'close-road'
  | 'reopen'
  | 'ask'
  | 'draft'
  | 'approve'
  | 'return'
  | 'allow-cordon'
  | 'report'
  | 'close'
> = {
  send: (draft, { unit: unitId, incident: id }) =>
    onConfirmed(draft, id, (incident) => {
      const { words } = draft.setting;
      const unit = unitOf(draft, unitId);
      if (!unit) return words.refused.unknown;
      const refusal = whyNotFree(draft, unit);
      if (refusal) return refusal;
      const route = findRoute(draft, unit, incident.access);
      if (!route) return fill(words.refused.noWay, { unit: unitId, incident: id });
      const nearest = nearestFree(draft, unit.kind, id)?.id === unitId;
      const values = { unit: unitId, incident: id, kind: words.kinds[unit.kind] };
      note(draft, words.log.sent, values, {
        decided: nearest ? words.decided.sentNearest : words.decided.sent,
        incident: id,
      });
      setOut(draft, unit, route, { incident: id, holds: null });
      noteSent(draft, incident, by(draft));
      return null;
    }),

  recall(draft, { unit: unitId }) {
    const { words } = draft.setting;
    const unit = unitOf(draft, unitId);
    if (!unit?.incident || unit.state === 'returning' || unit.state === 'busy') return words.refused.unknown;
    note(
      draft,
      words.log.recalled,
      { unit: unitId },
      { decided: words.decided.recalled, incident: unit.incident },
    );
    goHome(draft, unit);
    return null;
  },

  'close-road': (draft, done) =>
    onConfirmed(draft, done.incident, (incident) =>
      closeRoad(draft, incident, done.road, done.cordon, by(draft)),
    ),

  reopen: (draft, { road }) => reopenRoad(draft, road, by(draft)),

  ask: (draft, { ask: askId, incident: id }) =>
    onConfirmed(draft, id, () => {
      const { words, shift } = draft.setting;
      const ask = shift.asks.find((one) => one.id === askId);
      if (!ask) return words.refused.unknown;
      if (draft.asked.some((one) => one.ask === askId && one.incident === id))
        return words.refused.alreadyAsked;
      draft.asked.push({ ask: askId, incident: id, at: draft.now, answered: null });
      plan(draft, draft.now + ask.after, { kind: 'answer', asked: draft.asked.length - 1 });
      note(draft, ask.log, {}, { decided: ask.decided, incident: id });
      markAsked(draft, id, ask);
      return null;
    }),

  draft: (draft, { incident }) =>
    onConfirmed(draft, incident, (found) => draftWarning(draft, found, by(draft))),

  approve: (draft, { incident }) =>
    onConfirmed(draft, incident, (found) => approveWarning(draft, found, by(draft))),

  return: (draft, { incident, note: why }) =>
    onConfirmed(draft, incident, (found) => returnWarning(draft, found, why, by(draft))),

  'allow-cordon': (draft, { incident: id }) =>
    onConfirmed(draft, id, (incident) => {
      const { words, shift, city } = draft.setting;
      const index = stepsContent(draft, incident).findIndex((step) => step.act === 'allow-cordon');
      const above = stepsContent(draft, incident)[index]?.above ?? 0;
      const gauge = city.gauges.find((one) => one.id === gaugeOf(draft, incident));
      if (index < 0 || !shift.cordons) return words.refused.unknown;
      if (incident.steps[index]?.opened === null) {
        return fill(words.refused.notAbove, {
          gauge: gauge?.id ?? '',
          value: above,
          unit: gauge?.unit ?? '',
        });
      }
      if (incident.steps[index]?.done !== null) return words.refused.alreadyAsked;
      changeIncident(draft, id, { cordon: shift.cordons.wider });
      note(
        draft,
        words.log.cordonAllowed,
        { metres: shift.cordons.wider },
        {
          decided: words.decided.cordonAllowed,
          incident: id,
        },
      );
      complete(draft, id, 'allow-cordon', by(draft));
      return null;
    }),

  report(draft, { unit: unitId, report }) {
    const { words } = draft.setting;
    const unit = unitOf(draft, unitId);
    const incident = incidentOf(draft, unit?.incident ?? null);
    if (!unit || !incident || unit.trip?.home) return words.refused.unknown;
    if (report === 'help') {
      write(draft, 'act', unit.id, fill(words.log.help, { place: incident.place }), {
        incident: incident.id,
      });
      return null;
    }
    if (report === 'on-site') {
      if (unit.arrived !== null) return words.refused.alreadyAsked;
      if (metresLeft(unit, draft.now) > 100) return fill(words.refused.tooFar, { unit: unitId });
      stop(draft, unit, unitSpot(draft, unit));
      return null;
    }
    if (unit.arrived === null) return fill(words.refused.notOnSite, { unit: unitId });
    if (report === 'running' && unit.kind !== 'pump') return fill(words.refused.noPump, { unit: unitId });
    if (unit.reported !== null && report !== 'reading') return words.refused.alreadyAsked;
    fieldReport(draft, unitId, incident.id);
    return null;
  },

  close: (draft, { incident: id }) => onConfirmed(draft, id, (incident) => closeIncident(draft, incident)),
};

function whyNotFree(draft: ShiftDraft, unit: Unit): Refusal {
  const { words, city } = draft.setting;
  if (isFree(unit)) return null;
  const busy = city.units.find(({ id }) => id === unit.id)?.busy;
  return unit.state === 'busy' && busy
    ? fill(words.refused.busy, { unit: unit.id, reason: busy.reason })
    : fill(words.refused.taken, { unit: unit.id, incident: unit.incident ?? '' });
}

/** The step that sends units is done once every kind it needs is on its way. */
export function noteSent(draft: ShiftDraft, incident: Incident, who: string): void {
  const needs = stepsContent(draft, incident).find(({ act: one }) => one === 'send')?.needs ?? [];
  const sent = draft.units.filter((unit) => unit.incident === incident.id).map(({ kind }) => kind);
  if (needs.every((kind) => sent.includes(kind))) complete(draft, incident.id, 'send', who);
}

function closeIncident(draft: ShiftDraft, incident: Incident): Refusal {
  const { words, city } = draft.setting;
  const content = stepsContent(draft, incident);
  const closing = content.find(({ act: one }) => one === 'close');
  const gauge = city.gauges.find((one) => one.id === gaugeOf(draft, incident));
  if (closing?.under && !safeToClose(draft, incident)) {
    return fill(words.refused.notSafe, {
      gauge: gauge?.id ?? '',
      value: closing.under.value,
      unit: gauge?.unit ?? '',
      minutes: closing.under.seconds / 60,
    });
  }
  const away = draft.units.find(
    (unit) => unit.incident === incident.id && closing?.needs?.includes(unit.kind),
  );
  if (away) {
    const base = city.units.find(({ id }) => id === away.id)?.base ?? '';
    return fill(words.refused.notBack, { unit: away.id, base });
  }
  if (signalsHeld(draft, incident)) return fill(words.refused.signalsHeld, { incident: incident.id });
  for (const { road, incident: of, until } of draft.closures) {
    if (of === incident.id && until === null) reopenRoad(draft, road, by(draft));
  }
  endWarning(draft, incident, by(draft), { alone: true });
  withdrawWarning(draft, incident, by(draft));
  complete(draft, incident.id, 'close', by(draft));
  for (const [index, step] of (incidentOf(draft, incident.id)?.steps ?? []).entries()) {
    const conditional = content[index]?.above !== undefined;
    if (conditional && step.opened === null) changeStep(draft, incident.id, index, { skipped: true });
  }
  noteReleased(draft, incident);
  changeIncident(draft, incident.id, { state: 'closed', ended: draft.now });
  note(
    draft,
    words.log.incidentClosed,
    { incident: incident.id },
    {
      decided: words.decided.incidentClosed,
      incident: incident.id,
      announce: words.announce.closed,
    },
  );
  release(draft, incident);
  const waiting = draft.incidents.some((one) => isOpen(one) && !one.background);
  const toCome = draft.due.some(({ what }) => what.kind === 'beat' && !what.beat.logOnly);
  if (!draft.setting.shift.endless && !waiting && !toCome) draft.over = true;
  return null;
}

/** Who is given back with the incident. */
function noteReleased(draft: ShiftDraft, { id }: Incident): void {
  const { words } = draft.setting;
  const there = draft.units.filter(({ incident, trip }) => incident === id && !trip?.home);
  if (there.length === 0) return;
  const units = joinNames(
    draft,
    there.map((unit) => unit.id),
  );
  note(draft, words.log.released, { units }, { decided: words.decided.released, incident: id });
}
