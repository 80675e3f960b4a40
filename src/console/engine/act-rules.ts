/* What every act shares: its actor, its log entry, and the required state of its incident. */

import { fill, type Values } from '../../ui/fill.ts';
import type { Act } from './act-types.ts';
import { roleName, type ShiftDraft, write } from './draft.ts';
import type { Incident } from './incident-types.ts';
import { incidentOf } from './look.ts';

/** The reason for a refusal, or undefined if the act was performed. */
export type Refusal = string | null;

type Handler<Kind extends Act['kind']> = (draft: ShiftDraft, act: Extract<Act, { kind: Kind }>) => Refusal;
export type Handlers<Kinds extends Act['kind']> = { [Kind in Kinds]: Handler<Kind> };

export function by(draft: ShiftDraft): string {
  return roleName(draft, draft.role);
}

export function note(
  draft: ShiftDraft,
  what: string,
  values: Values,
  { decided = '', incident = null as string | null, tag = '', announce = '' } = {},
): null {
  const more = { incident, tag, decided: fill(decided, values), announce: fill(announce, values) };
  write(draft, 'act', by(draft), fill(what, values), more);
  return null;
}

/** Runs an act on an incident that is confirmed and still open. */
export function onConfirmed(draft: ShiftDraft, id: string, then: (incident: Incident) => Refusal): Refusal {
  const incident = incidentOf(draft, id);
  const { refused } = draft.setting.words;
  if (!incident) return refused.unknown;
  if (incident.background) return fill(refused.state, { incident: id });
  if (incident.state === 'proposed') return fill(refused.confirmFirst, { incident: id });
  return incident.state === 'confirmed' ? then(incident) : fill(refused.state, { incident: id });
}

export function onProposed(draft: ShiftDraft, id: string, then: (incident: Incident) => Refusal): Refusal {
  const incident = incidentOf(draft, id);
  const { refused } = draft.setting.words;
  if (!incident) return refused.unknown;
  return incident.state === 'proposed' ? then(incident) : fill(refused.state, { incident: id });
}
