/* Questions about a warning that needs an update or was returned. */
import type { DeskWords } from '../../../content/desk.ts';
import { fill } from '../../../ui/fill.ts';
import type { Incident } from '../../engine/incident-types.ts';
import type { ShiftState } from '../../engine/types.ts';
import type { StepView } from '../../engine/view-types.ts';
import type { Warning } from '../../engine/warning-types.ts';
import { isOutgrown } from '../../engine/warnings.ts';
import type { DecisionShape } from './shape.ts';

/** If the cordon has grown since the warning was sent, updating it comes before anything else. */
export function updateWarningQuestion(
  shift: ShiftState,
  incident: Incident,
  words: DeskWords,
): DecisionShape | undefined {
  const { id, cordon } = incident;
  const labels = words.decision.update;
  const warning = shift.warnings.findLast((one) => one.incident === id);
  const asks = { step: null, waits: true } as const;
  if (!warning || warning.issued.length === 0) return undefined;
  if (warning.state === 'waits' && shift.role === 'supervisor') {
    return {
      ...asks,
      ...labels.approve,
      yes: { label: labels.approve.yes, action: { act: { kind: 'approve', incident: id } }, key: 'A' },
      no: { label: labels.approve.no, action: { ask: 'return' }, key: 'R' },
    };
  }
  if (!isOutgrown(warning, incident) || shift.role !== 'operator') return undefined;
  return {
    ...asks,
    question: labels.question,
    lead: fill(labels.lead, { metres: cordon ?? 0 }),
    yes: { label: labels.yes, action: { act: { kind: 'draft', incident: id } } },
  };
}

/** A returned warning goes back to the operator; the limit for its approval keeps running. */
export function redraftWarningQuestion(
  shift: ShiftState,
  { id }: Incident,
  step: StepView,
  { note }: Warning,
  words: DeskWords,
): DecisionShape {
  const labels = words.decision.change;
  const own = shift.role === 'operator';
  const role = words.roles.operator.toLowerCase();
  return {
    question: labels.question,
    lead: fill(note ? labels.lead : labels.leadPlain, { note: note ?? '' }),
    step,
    waits: own,
    ...(own
      ? { yes: { label: words.decision.draft.yes, action: { act: { kind: 'draft', incident: id } } } }
      : {
          take: {
            label: fill(words.decision.take, { role }),
            action: { act: { kind: 'role', role: 'operator' } },
          },
        }),
  };
}
