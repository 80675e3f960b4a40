/* Acts on a telephone line: answer it, call back a caller who was cut off, end an abusive call. */

import { fill } from '../../ui/fill.ts';
import { by, type Handlers, type Refusal } from './act-rules.ts';
import { callBack, callOf, endCall, pickUp } from './calls.ts';
import type { ShiftDraft } from './draft.ts';
import type { Call } from './types.ts';

export const callActs: Handlers<'pick-up' | 'call-back' | 'end-call'> = {
  'pick-up': (draft, { call }) => onCall(draft, call, 'ringing', pickUp),
  'call-back': (draft, { call }) => onCall(draft, call, 'cut-off', callBack),
  'end-call': (draft, { call }) => onCall(draft, call, 'abusive', endCall),
};

function onCall(
  draft: ShiftDraft,
  number: number,
  state: Call['state'],
  then: (draft: ShiftDraft, number: number, who: string) => void,
): Refusal {
  const { refused } = draft.setting.words;
  const call = callOf(draft, number);
  if (!call) return refused.unknown;
  if (call.state !== state) return fill(refused.line, { line: number });
  then(draft, number, by(draft));
  return null;
}
