/* No offered answer is a dead end: none is refused, and every shift can be finished. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settings } from '../../../../tests/play.ts';
import words from '../../../content/desk.ts';
import type { Act } from '../../engine/act-types.ts';
import { apply, startShift, step } from '../../engine/shift.ts';
import type { ShiftState } from '../../engine/types.ts';
import type { Answer } from '../state/desk-state.ts';
import { decisionShape } from './decision-shape.ts';
import type { DecisionShape } from './shape.ts';

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

/** Answers the open question, or advances to the next event if there is none. */
function turn(shift: ShiftState, saysNo: () => boolean): ShiftState {
  const open = shift.incidents.findLast(
    ({ state, background }) => (state === 'proposed' || state === 'confirmed') && !background,
  );
  const shape = decisionShape(shift, open?.id ?? null, words);
  const answer =
    (shape.third && saysNo() && shape.third) || (shape.no && saysNo() && shape.no) || shape.yes || shape.take;
  const act = open && answer && actOf(shape, answer.action, open.id);
  if (act) {
    const { state, refused } = apply(shift, act);
    expect(refused, `${shape.question} ${answer.label}`).toBeNull();
    return state;
  }
  return step(shift);
}

test.each(['monsoon', 'gas', 'match', 'cloudburst'] as const)(
  'every path of answers through %s ends',
  (name) => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 40 }), (choices) => {
        let shift = startShift(settings[name]);
        const answers = choices.values();
        const saysNo = () => answers.next().value ?? false;
        for (let turns = 0; !shift.over && turns < 400; turns++) shift = turn(shift, saysNo);
        expect(shift.incidents.at(-1)?.state).not.toBe('confirmed');
        expect(shift.over).toBe(true);
      }),
      { numRuns: 40 },
    );
  },
);
