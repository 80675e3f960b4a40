/*
 * The open decision as a question with its answers. Pure: maps a state to the question, its texts and the act of each
 * answer. Permissions are checked by the engine.
 */
import type { DeskWords } from '../../../content/desk.ts';
import { fill } from '../../../ui/fill.ts';
import { incidentOf, safeToClose, signalsHeld, stepsOf } from '../../engine/look.ts';
import { heldElsewhere, personAt } from '../../engine/seats.ts';
import type { ShiftState } from '../../engine/types.ts';
import { currentStep, lowerFirst } from '../text/sentences.ts';
import { askedQuestion, callAgainQuestion, reportQuestion, unitStillOut } from './questions-about-units.ts';
import { redraftWarningQuestion, updateWarningQuestion } from './questions-about-warnings.ts';
import { stepQuestion } from './questions-of-steps.ts';
import type { DecisionShape } from './shape.ts';

let last: { shift: ShiftState; chosen: string | null; shape: DecisionShape } | undefined;

/** Memoised for the last state: the decision block, the keys and the announcer all read it on every update. */
export function decisionShape(shift: ShiftState, chosen: string | null, words: DeskWords): DecisionShape {
  if (last?.shift !== shift || last.chosen !== chosen)
    last = { shift, chosen, shape: shapeOf(shift, chosen, words) };
  return last.shape;
}

function shapeOf(shift: ShiftState, chosen: string | null, words: DeskWords): DecisionShape {
  const labels = words.decision;
  const nothing: DecisionShape = {
    question: labels.nothing,
    lead: labels.nothingLead,
    step: null,
    waits: false,
  };
  if (shift.over) return { ...nothing, lead: labels.overLead };
  const incident = incidentOf(shift, chosen);
  if (!incident || incident.background) return nothing;
  if (incident.state !== 'proposed' && incident.state !== 'confirmed') return nothing;
  const update = updateWarningQuestion(shift, incident, words) ?? callAgainQuestion(shift, incident, words);
  if (update) return update;
  const step = currentStep(stepsOf(shift, incident.id));
  if (!step) return nothing;
  if (step.asked !== null) return askedQuestion(shift, incident, step, words);
  if (step.act === 'report') return reportQuestion(shift, incident, step, words);
  const returned = shift.warnings.findLast((one) => one.incident === incident.id && one.state === 'draft');
  if (step.act === 'approve-warning' && returned)
    return redraftWarningQuestion(shift, incident, step, returned, words);
  const away = step.act === 'close' ? unitStillOut(shift, incident, step) : undefined;
  const held = step.act === 'close' && signalsHeld(shift, incident);
  if (step.act === 'close' && (away || held || !safeToClose(shift, incident))) {
    const wait = held ? labels.signalsWait : labels.reopenWaits;
    const lead = away ? fill(labels.closeWaits, { unit: away.id }) : wait;
    const yes = { label: labels.speedUp, action: { speed: 16 } } as const;
    return { question: step.what, lead, step, waits: false, yes };
  }
  if (step.who !== shift.role) {
    const role = lowerFirst(words.roles[step.who]);
    const other = heldElsewhere(shift, step.who, 0);
    const question = fill(labels.waitsFor, { role: words.roles[step.who], what: lowerFirst(step.what) });
    if (other) {
      const lead = fill(labels.elsewhere, { person: personAt(shift, other.seat) });
      return { question, lead, step, waits: false };
    }
    return {
      question,
      lead: fill(labels.waitsForLead, { role }),
      step,
      waits: false,
      take: { label: fill(labels.take, { role }), action: { act: { kind: 'role', role: step.who } } },
    };
  }
  return { ...stepQuestion(shift, incident, step, words), step, waits: true };
}
