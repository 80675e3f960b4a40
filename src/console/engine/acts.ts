/* What a person does. Each act is done, or refused with its reason; both are written down. */

import type { Handlers, Refusal } from './act-rules.ts';
import type { Act } from './act-types.ts';
import { fieldActs } from './acts-in-the-field.ts';
import { corridorActs } from './acts-on-corridor.ts';
import { signalActs } from './acts-on-messages.ts';
import { type Draft, fill, roleName } from './draft.ts';
import { mayDo } from './rights.ts';

const handlers: Handlers<Act['kind']> = { ...signalActs, ...fieldActs, ...corridorActs };

export function act(draft: Draft, done: Act): Refusal {
  const { words } = draft.setting;
  if (draft.over && done.kind !== 'role') return words.refused.over;
  if (!mayDo(draft.role, done.kind)) {
    return fill(words.refused.role, { role: roleName(draft, draft.role).toLowerCase() });
  }
  const handler = handlers[done.kind] as (draft: Draft, act: Act) => Refusal;
  return handler(draft, done);
}
