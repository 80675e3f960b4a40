/* What a crew can report now: the field window offers nothing else. */
import type { Act } from './act-types.ts';
import { incidentOf, isOpen } from './look.ts';
import type { ShiftState } from './types.ts';
import type { Unit } from './unit-types.ts';

export type FieldReport = Extract<Act, { kind: 'report' }>['report'];

const work: Partial<Record<Unit['kind'], FieldReport>> = { pump: 'running', fire: 'reading', ward: 'done' };

export function fieldReports(
  state: ShiftState,
  { kind, incident, trip, arrived, reported }: Unit,
): FieldReport[] {
  const task = incidentOf(state, incident);
  if (state.over || !task || !isOpen(task) || task.background || trip?.home) return [];
  if (arrived === null) return ['on-site', 'help'];
  const next = work[kind];
  // A reading can be reported repeatedly.
  return next && (reported === null || next === 'reading') ? [next, 'help'] : ['help'];
}
