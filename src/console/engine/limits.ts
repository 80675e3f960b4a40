/* When a limit passes, one role after another is called. Nothing happens by itself. */

import type { RoleId } from '../../content/shifts/schema.ts';
import { fill } from '../../ui/fill.ts';
import { plan, roleName, type ShiftDraft, write } from './draft.ts';
import { durationText } from './duration-text.ts';
import { calledAfter, incidentOf, isOpen, stepsContent } from './look.ts';
import { changeStep } from './procedure.ts';

/** Escalates to the next role each time the limit doubles, and keeps calling the last one. */
export function limitPassed(draft: ShiftDraft, id: string, index: number, call: number): void {
  const incident = incidentOf(draft, id);
  const step = incident?.steps[index];
  const who = incident && stepsContent(draft, incident)[index]?.who;
  if (!incident || !isOpen(incident) || !step || !who || step.done !== null || step.skipped) return;
  if (step.opened === null) return;
  changeStep(draft, id, index, { told: call });
  const { words } = draft.setting;
  const { log } = words;
  const chain = escalation(draft, who);
  const passed = draft.now - step.opened;
  const role = chain[Math.min(call, chain.length) - 1] ?? '';
  const values = { step: index + 1, incident: id, limit: durationText(passed), role };
  const sentence = call > chain.length ? log.calledAgain : index === 0 ? log.called : log.limit;
  write(draft, 'system', words.system, fill(sentence, values), {
    tag: words.tags.limit,
    incident: id,
    announce: fill(words.announce.escalated, values),
  });
  plan(draft, draft.now + passed, { kind: 'limit', incident: id, step: index, call: call + 1 });
}

/** The roles to call one after the other, starting above the one that has not acted. */
function escalation(draft: ShiftDraft, who: RoleId): string[] {
  const first = calledAfter(who);
  const above = first === 'supervisor' ? [first, 'commissioner' as const] : first ? [first] : [];
  return [...above.map((role) => roleName(draft, role)), ...draft.setting.words.beyond];
}
