/* The desk's initial state. */
import type { RoleId } from '../../../content/shifts/schema.ts';
import type { Incident } from '../../engine/incident-types.ts';
import { isOpen } from '../../engine/look.ts';
import type { ShiftState } from '../../engine/types.ts';
import type { DeskState, ViewId } from './desk-state.ts';
import { isProposed } from './open-shift.ts';

export function openingState(shift: ShiftState, second: ViewId | null, seatedAs: RoleId | null): DeskState {
  return {
    shift,
    running: second === null && seatedAs === null,
    ...pace(shift),
    view: second ?? 'map',
    chosen: latest(shift),
    asking: 'decision',
    panel: null,
    notice: '',
    refused: null,
    zoomedIn: shift.incidents.some(({ state, background }) => state === 'confirmed' && !background),
    fieldUnit: shift.units[0]?.id ?? '',
    openViews: [],
    isDetached: false,
    drawer: false,
    deciding: false,
  };
}

/** The same window with another shift: preferences and open windows stay. */
export function restartedState(shift: ShiftState): Partial<DeskState> {
  return {
    shift,
    running: true,
    ...pace(shift),
    view: 'map',
    chosen: latest(shift),
    asking: 'decision',
    panel: null,
    refused: null,
    zoomedIn: false,
    notice: '',
  };
}

/** Runs fast until the first proposal. */
export function pace(shift: ShiftState): Pick<DeskState, 'speed' | 'fastForwards'> {
  const fastForwards = !isProposed(shift);
  return { speed: fastForwards ? 4 : 1, fastForwards };
}

/** The open incidents that are this desk's to play. */
export function ownOpen({ incidents }: ShiftState): Incident[] {
  return incidents.filter((incident) => isOpen(incident) && !incident.background);
}

/** The newest open incident of this desk, else of another desk, else the last one. */
export function latest(shift: ShiftState): string | null {
  const { incidents } = shift;
  return (ownOpen(shift).at(-1) ?? incidents.findLast(isOpen) ?? incidents.at(-1))?.id ?? null;
}
