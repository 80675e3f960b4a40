/* Several incidents may wait for a decision: finds the one to show after the selected one. */
import { decisionFor, isOpen } from '../../engine/look.ts';
import type { ShiftState } from '../../engine/types.ts';
import type { DeskState } from '../state/desk-state.ts';

/** The other incidents that wait for the role at the desk, oldest first. */
export function waitingElsewhere(shift: ShiftState, chosen: string | null): string[] {
  return shift.incidents
    .filter((one) => isOpen(one) && !one.background && one.id !== chosen && waits(shift, one.id))
    .map(({ id }) => id);
}

function waits(shift: ShiftState, id: string): boolean {
  return decisionFor(shift, shift.role, id) !== null;
}

export function nextWaiting({ shift, chosen }: DeskState): string | undefined {
  return waitingElsewhere(shift, chosen)[0];
}
