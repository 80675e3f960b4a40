/* A shift starts with what the previous one left, and ends with what the next one gets. */

import { fill } from '../../ui/fill.ts';
import { by, type Handlers } from './act-rules.ts';
import { type ShiftDraft, write } from './draft.ts';
import type { Incident } from './incident-types.ts';
import { isOpen, stepsOf } from './look.ts';
import type { ShiftState } from './types.ts';
import type { Unit } from './unit-types.ts';

export interface Brief {
  open: readonly Incident[];
  out: readonly Unit[];
  /** As written by the previous operator. */
  watch: readonly string[];
}

/** Open incidents, deployed units, and things to watch. */
export function briefOf({ incidents, units, setting: { shift } }: ShiftState | ShiftDraft): Brief {
  return {
    open: incidents.filter(isOpen),
    out: units.filter(({ state }) => state !== 'ready' && state !== 'patrol'),
    watch: shift.handover?.watch ?? [],
  };
}

export function logHandover(draft: ShiftDraft): void {
  const { shift, words } = draft.setting;
  if (!shift.handover) return;
  const { open, out, watch } = briefOf(draft);
  const values = {
    from: shift.handover.from,
    watch: watch.join(' '),
    open: open.length,
    out: out.length,
  };
  write(draft, 'system', words.system, fill(words.log.tookOver, values));
}

export const handoverActs: Handlers<'sign-off'> = {
  'sign-off'(draft) {
    const { words, shift } = draft.setting;
    if (draft.signed !== null || shift.endless) return words.refused.signed;
    const to = shift.handover?.to ?? '';
    for (const incident of draft.incidents.filter(isOpen)) {
      const step = incident.background ? undefined : firstOpen(draft, incident);
      const values = { incident: incident.id, title: incident.title, to, what: step?.what ?? '' };
      write(draft, 'act', by(draft), fill(step ? words.log.handedStep : words.log.handed, values), {
        incident: incident.id,
        decided: fill(words.decided.handed, values),
      });
    }
    write(draft, 'act', by(draft), fill(words.log.signed, { to }));
    Object.assign(draft, { signed: draft.now, over: true, held: null });
    return null;
  },
};

function firstOpen(state: ShiftState | ShiftDraft, incident: Incident) {
  return stepsOf(state, incident.id).find(({ state: now }) => now === 'current' || now === 'other');
}
