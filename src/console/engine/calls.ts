/* Telephone lines: they ring until answered, and not every call is a report. */
import type { LineContent } from '../../content/shifts/schema.ts';
import { fill } from '../../ui/fill.ts';
import { plan, type ShiftDraft, write } from './draft.ts';
import { durationText } from './duration-text.ts';
import { receive } from './signals.ts';
import type { Call } from './types.ts';

/** Seconds after which the call desk does what the operator has not. */
const deskTakes = 25;

export function ring(draft: ShiftDraft, line: LineContent): void {
  const { words } = draft.setting;
  draft.calls.push({ line, rang: draft.now, state: 'ringing' });
  const number = draft.calls.length;
  write(draft, 'system', words.callDesk, fill(words.log.rings, { line: number }), {
    announce: fill(words.announce.rings, { line: number }),
  });
  plan(draft, draft.now + line.rings, { kind: 'call-desk', call: number });
}

export function callOf(draft: ShiftDraft, number: number): Call | undefined {
  return draft.calls[number - 1];
}

function change(draft: ShiftDraft, number: number, state: Call['state']): void {
  const call = callOf(draft, number);
  if (call) draft.calls[number - 1] = { ...call, state };
}

/** The call desk answers a line nobody picks up. */
export function callDeskActs(draft: ShiftDraft, number: number): void {
  const state = callOf(draft, number)?.state;
  const { callDesk } = draft.setting.words;
  if (state === 'ringing') pickUp(draft, number, callDesk);
  else if (state === 'cut-off') callBack(draft, number, callDesk);
  else if (state === 'abusive') endCall(draft, number, callDesk);
}

export function pickUp(draft: ShiftDraft, number: number, who: string): void {
  const call = callOf(draft, number);
  if (!call) return;
  const { words } = draft.setting;
  const { is } = call.line;
  const values = { line: number, time: durationText(draft.now - call.rang) };
  write(draft, 'act', who, fill(words.log.pickedUp, values));
  if (is === 'cut-off' || is === 'abusive') {
    change(draft, number, is);
    const sentence = is === 'cut-off' ? words.log.cutOff : words.log.abusive;
    write(draft, 'system', words.callDesk, fill(sentence, values), { tag: words.tags.call });
    plan(draft, draft.now + deskTakes, { kind: 'call-desk', call: number });
  } else hear(draft, number);
}

export function callBack(draft: ShiftDraft, number: number, who: string): void {
  const { words } = draft.setting;
  write(draft, 'act', who, fill(words.log.calledBack, { line: number }));
  hear(draft, number);
}

export function endCall(draft: ShiftDraft, number: number, who: string): void {
  const { words } = draft.setting;
  write(draft, 'act', who, fill(words.log.endedCall, { line: number }), { tag: words.tags.call });
  change(draft, number, 'ended');
}

/** A caller's report is a message like any other, and joins by the same rule. */
function hear(draft: ShiftDraft, number: number): void {
  const call = callOf(draft, number);
  change(draft, number, 'ended');
  if (!call?.line.says) return;
  const known = draft.messages.length;
  receive(draft, { ...call.line.says, at: draft.now });
  const heard = draft.messages[known];
  const { words } = draft.setting;
  if (call.line.is !== 'duplicate' || !heard?.incident) return;
  write(draft, 'system', words.callDesk, fill(words.log.duplicate, { incident: heard.incident }), {
    incident: heard.incident,
    tag: words.tags.call,
  });
}
