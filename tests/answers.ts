/* Answers the desk's questions for a test: at every turn the first answer, or another one. */

import type { Act } from '../src/console/engine/act-types.ts';
import { apply, step } from '../src/console/engine/shift.ts';
import type { ShiftState } from '../src/console/engine/types.ts';
import { decisionShape } from '../src/console/view/decision/decision-shape.ts';
import type { DecisionShape } from '../src/console/view/decision/shape.ts';
import type { Answer } from '../src/console/view/state/desk-state.ts';
import words from '../src/content/desk.ts';

/** The act of an answer; for a sheet or a form, that of its first option. */
function actOf(shape: DecisionShape, answer: Answer, incident: string): Act | undefined {
  if ('act' in answer) {
    const { act } = answer;
    return act.kind === 'close-road' && shape.cordons ? { ...act, cordon: shape.cordons[0] ?? 0 } : act;
  }
  if ('ask' in answer) {
    return answer.ask === 'dismiss'
      ? { kind: 'dismiss', incident, reason: 'drill' }
      : { kind: 'return', incident, note: 'Name the way round.' };
  }
  if ('panel' in answer && answer.panel.kind === 'camera') {
    return { kind: 'open-camera', camera: answer.panel.camera, purpose: 'depth', minutes: 1, incident };
  }
  return undefined;
}

export interface Turn {
  shift: ShiftState;
  /** The question and answer that were chosen, and the reason if the answer was refused. */
  answered?: string;
  refused: string | null;
}

/** Answers the question about an incident, by default the newest open one, or goes on to the next event. */
export function takeTurn(shift: ShiftState, saysNo: () => boolean = () => false, about?: string): Turn {
  const open = shift.incidents.findLast(
    ({ id, state, background }) =>
      (state === 'proposed' || state === 'confirmed') && !background && (about ?? id) === id,
  );
  const shape = decisionShape(shift, open?.id ?? null, words);
  const answer =
    (shape.third && saysNo() && shape.third) || (shape.no && saysNo() && shape.no) || shape.yes || shape.take;
  const act = open && answer && actOf(shape, answer.action, open.id);
  if (!act) return { shift: step(shift), refused: null };
  const { state, refused } = apply(shift, act);
  return { shift: state, answered: `${shape.question} ${answer.label}`, refused };
}
