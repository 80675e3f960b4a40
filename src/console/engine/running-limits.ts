/* Limits that run while a person decides. They run in real time: the clock of the desk goes no faster then. */
import type { Second } from './act-types.ts';
import { isOpen, stepsContent } from './look.ts';
import { advance } from './shift.ts';
import type { ShiftState } from './types.ts';

/** A person still has time to decide. Crews on their way, and desks that were asked, take their own time. */
export function limitRuns(state: ShiftState): boolean {
  return state.incidents.some(
    (incident) =>
      isOpen(incident) &&
      stepsContent(state, incident).some(({ who, limit }, index) => {
        const step = incident.steps[index];
        if (!step || step.opened === null || step.done !== null || step.skipped) return false;
        if (step.asked !== null || who === 'field') return false;
        return limit !== undefined && state.now - step.opened < limit;
      }),
  );
}

/** Advances as `advance` does, but no further than the second in which such a limit begins. */
export function advanceToLimit(state: ShiftState, to: Second): ShiftState {
  let now = state;
  while (now.now < to && !now.held && !now.over && !limitRuns(now)) {
    const next = Math.min(to, ...now.due.map(({ at }) => at));
    now = advance(now, Math.max(now.now + 1, next));
  }
  return now;
}
