/* Performs a person's acts. Each is done, or refused with a reason; both are logged. */

import { fill } from '../../ui/fill.ts';
import type { Handlers, Refusal } from './act-rules.ts';
import type { Act } from './act-types.ts';
import { fieldActs } from './acts-in-the-field.ts';
import { callActs } from './acts-on-calls.ts';
import { corridorActs } from './acts-on-corridor.ts';
import { signalActs } from './acts-on-messages.ts';
import { unitActs } from './acts-on-units.ts';
import { roleName, type ShiftDraft } from './draft.ts';
import { handoverActs } from './handover.ts';
import { mayDo } from './rights.ts';
import { seatActs } from './seats.ts';

const handlers: Handlers<Act['kind']> = {
  ...signalActs,
  ...fieldActs,
  ...corridorActs,
  ...callActs,
  ...seatActs,
  ...unitActs,
  ...handoverActs,
};
/** What can still be done after the shift. */
const afterwards: Act['kind'][] = ['role', 'sit', 'stand', 'sign-off'];

export function act(draft: ShiftDraft, done: Act): Refusal {
  const { words } = draft.setting;
  if (draft.over && !afterwards.includes(done.kind)) return words.refused.over;
  if (!mayDo(draft.role, done.kind)) {
    return fill(words.refused.role, { role: roleName(draft, draft.role).toLowerCase() });
  }
  const handler = handlers[done.kind] as (draft: ShiftDraft, act: Act) => Refusal;
  return handler(draft, done);
}
