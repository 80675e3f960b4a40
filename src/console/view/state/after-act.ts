/* View changes after an act. */
import type { Act } from '../../engine/act-types.ts';
import { decisionFor } from '../../engine/look.ts';
import type { ShiftState } from '../../engine/types.ts';
import type { DeskState } from './desk-state.ts';
import { ownOpen } from './opening-state.ts';

export function afterAct(act: Act, state: ShiftState, desk: DeskState): Partial<DeskState> {
  switch (act.kind) {
    case 'confirm':
      return { zoomedIn: true, chosen: act.incident };
    case 'send':
      return { fieldUnit: act.unit };
    case 'close':
      return afterClosing(state);
    case 'sign-off':
      return { view: 'reports', running: false };
    case 'role':
      return { chosen: decisionFor(state, state.role)?.incident ?? desk.chosen };
    default:
      return {};
  }
}

/** The other open incident, or the debrief. */
function afterClosing(state: ShiftState): Partial<DeskState> {
  const open = ownOpen(state).at(-1);
  return open ? { chosen: open.id } : { view: 'reports', running: false };
}
