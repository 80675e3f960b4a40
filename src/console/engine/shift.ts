/* The clock of a shift: processes due events in order, and acts at their moment. */

import { fill } from '../../ui/fill.ts';
import type { Act, ActAt, Seat, Second } from './act-types.ts';
import { act as perform } from './acts.ts';
import { draftOf, plan, type ShiftDraft, write } from './draft.ts';
import { handleEvent } from './events.ts';
import { logHandover } from './handover.ts';
import { decisionFor } from './look.ts';
import { takeOver } from './propose.ts';
import { heldElsewhere } from './seats.ts';
import type { Due, Outcome, Setting, ShiftState } from './types.ts';

export function startShift(setting: Setting, seed: number = setting.shift.seed, earlier = false): ShiftState {
  const { shift, city, words } = setting;
  const draft = draftOf({
    setting,
    seed,
    earlier,
    now: shift.start,
    held: null,
    over: false,
    role: 'operator',
    seat: 0,
    acting: null,
    messages: [],
    incidents: [],
    cameras: [],
    closures: [],
    warnings: [],
    asked: [],
    calls: [],
    seats: [],
    signed: null,
    past: [],
    began: {},
    helped: {},
    log: [],
    acts: [],
    due: [],
    planned: 0,
    nextNumber: shift.firstNumber,
    units: city.units.map(({ id, kind, spot, busy, patrol }) => ({
      id,
      kind,
      spot,
      trip: null,
      holds: null,
      arrived: null,
      reported: null,
      sendings: 0,
      silentSince: null,
      state: busy && !shift.allFree ? 'busy' : patrol ? 'patrol' : 'ready',
      incident: shift.open.find(({ unit }) => unit === id)?.id ?? null,
    })),
  });
  write(draft, 'system', words.system, fill(words.log.began, { shift: shift.name }));
  takeOver(draft);
  logHandover(draft);
  for (const beat of shift.beats) {
    if (beat.afterDismissal === undefined) plan(draft, beat.at, { kind: 'beat', beat });
  }
  for (const line of shift.lines ?? []) plan(draft, line.at, { kind: 'ring', line });
  if (shift.deskActs) plan(draft, shift.deskActs.at, { kind: 'desk-acts' });
  if (shift.endless) plan(draft, shift.start, { kind: 'hour', hour: 0 });
  else plan(draft, shift.end, { kind: 'end' });
  settle(draft, shift.start);
  return draft;
}

/** Advances the clock. It stops early when paused for a decision or when the shift is over, and never goes back. */
export function advance(state: ShiftState, to: Second): ShiftState {
  const target = Math.floor(to);
  if (state.held || state.over || !(target > state.now)) return state;
  if (!state.due.some(({ at }) => at <= target)) return { ...state, now: target };
  const draft = draftOf(state);
  settle(draft, target);
  if (!draft.held && !draft.over) draft.now = target;
  return draft;
}

/** Advances to the next event. Reading a gauge is one only if it opens a decision or logs something. */
export function step(state: ShiftState): ShiftState {
  let now = state;
  for (;;) {
    const next = Math.min(...now.due.map(({ at }) => at));
    if (now.held || now.over || !Number.isFinite(next)) return now;
    const isLook = now.due.every(({ at, what }) => at > next || what.kind === 'watch');
    now = advance(now, Math.max(now.now + 1, next));
    if (!isLook || now.log.length > state.log.length || decisionsIn(now) !== decisionsIn(state)) return now;
  }
}

function decisionsIn(state: ShiftState): string {
  return JSON.stringify(
    (['operator', 'supervisor', 'commissioner'] as const).map((role) => {
      const decision = decisionFor(state, role);
      return decision && [decision.incident, decision.step.number];
    }),
  );
}

/** Performs one act at this moment, from the desk or another window of it. */
export function apply(state: ShiftState, done: Act, { seat, role }: Seat = { seat: 0 }): Outcome {
  const draft = draftOf(state);
  const { words } = state.setting;
  draft.acts.push({ at: state.now, act: done, ...(seat > 0 ? { seat } : {}), ...(role ? { role } : {}) });
  Object.assign(draft, { seat, role: role ?? state.role, acting: words.people[seat] ?? '' });
  const reason = perform(draft, done);
  if (reason !== null) {
    const who = words.roles[role ?? state.role];
    write(draft, 'act', who, fill(words.log.refused, { reason }), { tag: words.tags.refused });
  }
  const own = role ? state.role : draft.role;
  Object.assign(draft, { seat: 0, acting: null, role: heldElsewhere(draft, own, 0) ? 'operator' : own });
  settle(draft, draft.now);
  return { state: draft, refused: reason };
}

/** The same shift, seed and acts give the same state at the same moment. */
export function replay(setting: Setting, seed: number, acts: readonly ActAt[], moment: Second): ShiftState {
  let state = startShift(setting, seed);
  for (const { at, act, ...from } of acts) state = apply(advance(state, at), act, { seat: 0, ...from }).state;
  return advance(state, moment);
}

function settle(draft: ShiftDraft, to: Second): void {
  while (!draft.held && !draft.over) {
    const next = nextDue(draft, to);
    if (!next) return;
    draft.due = draft.due.filter((due) => due !== next);
    draft.now = Math.max(draft.now, next.at);
    handleEvent(draft, next.what);
  }
}

function nextDue(draft: ShiftDraft, to: Second): Due | undefined {
  let next: Due | undefined;
  for (const due of draft.due) {
    if (due.at > to) continue;
    if (!next || due.at < next.at || (due.at === next.at && due.order < next.order)) next = due;
  }
  return next;
}
