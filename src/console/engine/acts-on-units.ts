/* Acts on units already sent: calls one that does not answer, diverts one on its way. */

import { fill } from '../../ui/fill.ts';
import { by, type Handlers, note, onConfirmed } from './act-rules.ts';
import { noteSent } from './acts-in-the-field.ts';
import { changeUnit, plan, type ShiftDraft } from './draft.ts';
import { findRoute, setOut } from './driving.ts';
import { incidentOf, stepsContent, unitOf } from './look.ts';
import { reopenStep } from './procedure.ts';
import { answersAfter } from './radio-faults.ts';
import type { Unit } from './unit-types.ts';

export const unitActs: Handlers<'call-unit' | 'divert'> = {
  'call-unit'(draft, { unit: id }) {
    const { words } = draft.setting;
    const unit = unitOf(draft, id);
    if (!unit) return words.refused.unknown;
    if (unit.silentSince === null) return fill(words.refused.notSilent, { unit: id });
    const sending = unit.sendings + 1;
    changeUnit(draft, id, { sendings: sending });
    plan(draft, draft.now + answersAfter, { kind: 'acknowledge', unit: id, sending });
    const { incident } = unit;
    return note(draft, words.log.calledUnit, { unit: id }, { incident, decided: words.decided.calledUnit });
  },

  divert: (draft, { unit: unitId, incident: id }) =>
    onConfirmed(draft, id, (incident) => {
      const { words } = draft.setting;
      const unit = unitOf(draft, unitId);
      const from = incidentOf(draft, unit?.incident ?? null);
      if (!unit || !from || from.background || from.id === id) return words.refused.unknown;
      if (!mayBeDiverted(unit)) return fill(words.refused.atWork, { unit: unitId });
      const route = findRoute(draft, unit, incident.access);
      if (!route) return fill(words.refused.noWay, { unit: unitId, incident: id });
      const values = { unit: unitId, incident: id, from: from.id };
      note(draft, words.log.diverted, values, { incident: id, decided: words.decided.diverted });
      setOut(draft, { ...unit, state: 'en-route' }, route, { incident: id, holds: null });
      noteSent(draft, incident, by(draft));
      stillNeeds(draft, from.id);
      return null;
    }),
};

/** On its way or waiting there; not once it works. */
export function mayBeDiverted({ state, trip }: Unit): boolean {
  return (state === 'turning-out' || state === 'en-route' || state === 'on-site') && !trip?.home;
}

/** The incident that gave up a unit needs one again. */
function stillNeeds(draft: ShiftDraft, id: string): void {
  const incident = incidentOf(draft, id);
  const needs = incident && stepsContent(draft, incident).find(({ act }) => act === 'send')?.needs;
  const there = draft.units.filter((unit) => unit.incident === id).map(({ kind }) => kind);
  if (needs?.some((kind) => !there.includes(kind))) reopenStep(draft, id, 'send');
}
