/* The desk's initial state. */
import type { RoleId } from '../../../content/shifts/schema.ts';
import type { State } from '../../engine/types.ts';
import type { DeskState, ViewId } from './desk-state.ts';
import { isProposed } from './open-shift.ts';

export function openingState(shift: State, second: ViewId | null, seatedAs: RoleId | null): DeskState {
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
    alone: false,
    drawer: false,
    deciding: false,
  };
}

/** The same window with another shift: preferences and open windows stay. */
export function restartedState(shift: State): Partial<DeskState> {
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
export function pace(shift: State): Pick<DeskState, 'speed' | 'hurries'> {
  const hurries = !isProposed(shift);
  return { speed: hurries ? 4 : 1, hurries };
}

/** The newest incident that is still open. */
export function latest({ incidents }: State): string | null {
  const open = incidents.filter(({ state }) => state === 'proposed' || state === 'confirmed');
  return (open.findLast(({ background }) => !background) ?? open.at(-1) ?? incidents.at(-1))?.id ?? null;
}
