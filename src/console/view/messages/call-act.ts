/* The ringing call, which operator and supervisor see, and the act by which the operator answers it. */
import type { Act } from '../../engine/act-types.ts';
import type { Call, ShiftState } from '../../engine/types.ts';

export interface WaitingCall extends Call {
  number: number;
}

export function waitingCall({ calls, role, over }: ShiftState): WaitingCall | undefined {
  if ((role !== 'operator' && role !== 'supervisor') || over) return undefined;
  const index = calls.findIndex(({ state }) => state !== 'ended');
  const call = calls[index];
  return call && { ...call, number: index + 1 };
}

const acts = { ringing: 'pick-up', 'cut-off': 'call-back', abusive: 'end-call' } as const;

export function callAct(shift: ShiftState): Act | undefined {
  const call = shift.role === 'operator' ? waitingCall(shift) : undefined;
  return call && call.state !== 'ended' ? { kind: acts[call.state], call: call.number } : undefined;
}
