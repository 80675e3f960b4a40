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
  const decision = decisionFor(shift, shift.role, id);
  return decision !== null && !isRequested(shift, id, decision.step.act);
}

/** While a requested unit is not free yet, there is nothing to decide. */
function isRequested(shift: ShiftState, id: string, act: string): boolean {
  return (
    act === 'send' &&
    shift.asked.some(({ ask, incident, answered }) => {
      const frees = shift.setting.shift.asks.find((one) => one.id === ask)?.frees;
      return incident === id && answered === null && frees !== undefined;
    })
  );
}

export function nextWaiting({ shift, chosen }: DeskState): string | undefined {
  return waitingElsewhere(shift, chosen)[0];
}
