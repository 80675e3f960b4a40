/* The ambulance's route: a corridor is proposed, allowed or refused, or the open road is chosen. */

import { fill } from '../../ui/fill.ts';
import { by, type Handlers, note, onConfirmed, type Refusal } from './act-rules.ts';
import { changeIncident, type ShiftDraft } from './draft.ts';
import { findRoute, replan } from './driving.ts';
import { stepsContent } from './look.ts';
import { complete, skipSteps } from './procedure.ts';
import type { Unit } from './unit-types.ts';

export const corridorActs: Handlers<
  'corridor' | 'open-road' | 'approve-corridor' | 'refuse-corridor' | 'approve-return'
> = {
  corridor: (draft, { incident: id }) =>
    onConfirmed(draft, id, (incident) => {
      const { words } = draft.setting;
      const unit = draft.units.find(({ kind }) => kind === 'ambulance');
      if (!unit || !stepsContent(draft, incident).some(({ act: one }) => one === 'corridor')) {
        return words.refused.noCorridor;
      }
      if (incident.corridor) return words.refused.alreadyAsked;
      if (hasArrived(unit, id)) return words.refused.noCorridor;
      const route = unit.trip?.route ?? findRoute(draft, unit, incident.access);
      if (!route) return fill(words.refused.noWay, { unit: unit.id, incident: id });
      changeIncident(draft, id, {
        corridor: { state: 'proposed', proposed: draft.now, approved: null, wayBack: null },
      });
      const streets = [...new Set(route.legs.map(({ name }) => name))].join(words.comma);
      note(
        draft,
        words.log.corridor,
        { unit: unit.id, streets },
        {
          decided: words.decided.corridor,
          incident: id,
          tag: words.tags.corridor,
        },
      );
      complete(draft, id, 'corridor', by(draft));
      return null;
    }),

  'open-road': (draft, { incident: id }) =>
    onConfirmed(draft, id, (incident) => {
      const { words } = draft.setting;
      if (!stepsContent(draft, incident).some(({ act: one }) => one === 'corridor')) {
        return words.refused.noCorridor;
      }
      if (incident.corridor) return words.refused.alreadyAsked;
      const unit = draft.units.find(({ kind }) => kind === 'ambulance')?.id ?? '';
      const refused = { state: 'refused', proposed: draft.now, approved: null, wayBack: null } as const;
      changeIncident(draft, id, { corridor: refused });
      note(
        draft,
        words.log.openRoad,
        { unit },
        { decided: words.decided.openRoad, incident: id, tag: words.tags.corridor },
      );
      skipSteps(draft, id, ['approve-corridor', 'approve-return']);
      complete(draft, id, 'corridor', by(draft));
      return null;
    }),

  'approve-corridor': (draft, { incident }) => decideCorridor(draft, incident, true),

  'refuse-corridor': (draft, { incident }) => decideCorridor(draft, incident, false),

  'approve-return': (draft, { incident: id }) =>
    onConfirmed(draft, id, ({ corridor }) => {
      const { words } = draft.setting;
      if (corridor?.state !== 'approved' || corridor.wayBack !== null) return words.refused.noCorridor;
      changeIncident(draft, id, { corridor: { ...corridor, wayBack: draft.now } });
      note(
        draft,
        words.log.returnApproved,
        {},
        {
          decided: words.decided.returnApproved,
          incident: id,
          tag: words.tags.corridor,
        },
      );
      complete(draft, id, 'approve-return', by(draft));
      replan(draft);
      return null;
    }),
};

/** On site, or already on the way back: there is no route left to clear. */
function hasArrived({ arrived, trip, incident }: Unit, id: string): boolean {
  return incident === id && (arrived !== null || trip?.home === true);
}

function decideCorridor(draft: ShiftDraft, id: string, approved: boolean): Refusal {
  return onConfirmed(draft, id, ({ corridor }) => {
    const { words } = draft.setting;
    if (corridor?.state !== 'proposed') return words.refused.noCorridor;
    const ambulance = draft.units.find(({ kind }) => kind === 'ambulance');
    if (ambulance && hasArrived(ambulance, id)) return words.refused.noCorridor;
    const unit = ambulance?.id ?? '';
    const state = approved ? 'approved' : 'refused';
    changeIncident(draft, id, { corridor: { ...corridor, state, approved: approved ? draft.now : null } });
    note(
      draft,
      approved ? words.log.corridorApproved : words.log.corridorRefused,
      { unit },
      {
        decided: approved ? words.decided.corridorApproved : words.decided.corridorRefused,
        incident: id,
        tag: words.tags.corridor,
      },
    );
    // Without a corridor there is none on the way back either.
    if (!approved) skipSteps(draft, id, ['approve-return']);
    complete(draft, id, 'approve-corridor', by(draft));
    replan(draft);
    return null;
  });
}
