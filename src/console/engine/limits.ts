/* When a limit passes, one role after another is called, and at last reminded. Nothing happens by itself. */

import type { RoleId } from '../../content/shifts/schema.ts';
import { fill } from '../../ui/fill.ts';
import { plan, roleName, type ShiftDraft, write } from './draft.ts';
import { durationText } from './duration-text.ts';
import { calledAfter, incidentOf, isOpen, stepsContent } from './look.ts';
import { changeStep } from './procedure.ts';

/** Calls the next role each time the open time doubles. The last one is reminded once; then nobody is left to call. */
export function limitPassed(draft: ShiftDraft, id: string, index: number, call: number): void {
  const incident = incidentOf(draft, id);
  const step = incident?.steps[index];
  const content = incident && stepsContent(draft, incident)[index];
  if (!incident || !isOpen(incident) || !step || !content?.limit || step.done !== null || step.skipped)
    return;
  // No unit can be sent yet, or its limit has started again since this was planned.
  const waitsForUnit = content.act === 'send' && step.asked !== null;
  if (step.opened === null || waitsForUnit || draft.now - step.opened < content.limit) return;
  changeStep(draft, id, index, { told: call });
  const { words } = draft.setting;
  const { log } = words;
  const chain = escalation(draft, content.who);
  const open = draft.now - step.opened;
  const isReminder = call > chain.length;
  const role = chain[Math.min(call, chain.length) - 1] ?? '';
  const values = {
    step: index + 1,
    incident: id,
    role,
    open: durationText(open),
    limit: durationText(content.limit),
  };
  const sentence = isReminder ? log.calledAgain : index === 0 ? log.called : log.limit;
  write(draft, 'system', words.system, fill(sentence, values), {
    tag: words.tags.limit,
    incident: id,
    announce: fill(words.announce.escalated, values),
  });
  if (!isReminder)
    plan(draft, draft.now + open, { kind: 'limit', incident: id, step: index, call: call + 1 });
}

/** The roles to call one after the other, starting above the one that has not acted. */
function escalation(draft: ShiftDraft, who: RoleId): string[] {
  const first = calledAfter(who);
  if (!first) return [draft.setting.words.beyond];
  return (first === 'supervisor' ? [first, 'commissioner' as const] : [first]).map((role) =>
    roleName(draft, role),
  );
}
