/* The clock of a shift: processes due events in order, and acts at their moment. */

import { fill } from '../../ui/fill.ts';
import type { Act, ActAt, Seat, Second } from './act-types.ts';
import { act as perform } from './acts.ts';
import { noteSent } from './acts-in-the-field.ts';
import { callDeskActs, ring } from './calls.ts';
import { changeUnit, draftOf, plan, type ShiftDraft, write } from './draft.ts';
import { findRoute, setOut } from './driving.ts';
import { beatsOfHour } from './endless.ts';
import { logHandover } from './handover.ts';
import { limitPassed } from './limits.ts';
import { decisionFor, incidentOf, isOpen, unitOf } from './look.ts';
import { gaugeOf, watch } from './procedure.ts';
import { acknowledge, noAnswer } from './radio.ts';
import { heldElsewhere } from './seats.ts';
import { receive, takeOver } from './signals.ts';
import { isFree, nearestFree } from './travel.ts';
import type { Due, Outcome, Setting, ShiftState } from './types.ts';
import { arrive, depart, fieldReport, help, leave, signalsBack } from './units.ts';
import { expire } from './warnings.ts';

/** How long after its planned end a shift still waits for open incidents. */
const patience = 3600;

export function startShift(setting: Setting, seed: number = setting.shift.seed): ShiftState {
  const { shift, city, words } = setting;
  const draft = draftOf({
    ...{ setting, seed, now: shift.start, held: null, over: false, role: 'operator' },
    ...{ seat: 0, acting: null },
    ...{ messages: [], incidents: [], cameras: [], closures: [], warnings: [], asked: [] },
    ...{ calls: [], seats: [], signed: null },
    ...{
      past: [],
      began: {},
      helped: {},
      log: [],
      acts: [],
      due: [],
      planned: 0,
      nextNumber: shift.firstNumber,
    },
    units: city.units.map(({ id, kind, spot, busy, patrol }) => ({
      ...{ id, kind, spot, trip: null, holds: null, arrived: null, reported: null },
      ...{ sendings: 0, silentSince: null },
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
    const happen = happenings[next.what.kind] as (draft: ShiftDraft, what: Due['what']) => void;
    happen(draft, next.what);
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

type Happening = {
  [Kind in Due['what']['kind']]: (draft: ShiftDraft, what: Extract<Due['what'], { kind: Kind }>) => void;
};

const happenings: Happening = {
  beat: (draft, { beat }) => receive(draft, beat),
  hour: (draft, { hour }) => beginHour(draft, hour),
  hold: (draft, { incident }) => hold(draft, incident),
  limit: (draft, { incident, step, call }) => limitPassed(draft, incident, step, call),
  acknowledge: (draft, { unit, sending }) => acknowledge(draft, unit, sending),
  'no-answer': (draft, { unit, sending }) => noAnswer(draft, unit, sending),
  ring: (draft, { line }) => ring(draft, line),
  'call-desk': (draft, { call }) => callDeskActs(draft, call),
  leave: (draft, { unit, trip }) => leave(draft, unit, trip),
  arrive: (draft, { unit, trip }) => arrive(draft, unit, trip),
  'field-report': (draft, { unit, incident }) => fieldReport(draft, unit, incident),
  answer: (draft, { asked }) => answer(draft, asked),
  'camera-up': (draft, { use }) => cameraUp(draft, use),
  watch: (draft, { incident }) => watch(draft, incident),
  expire: (draft, { incident }) => expire(draft, incident),
  'desk-acts': (draft) => deskActs(draft),
  depart: (draft, { unit, incident }) => depart(draft, unit, incident),
  signals: (draft, { unit, incident }) => signalsBack(draft, unit, incident),
  end: (draft) => end(draft),
};

function beginHour(draft: ShiftDraft, hour: number): void {
  const { setting, seed } = draft;
  for (const beat of beatsOfHour(setting, seed, hour)) plan(draft, beat.at, { kind: 'beat', beat });
  plan(draft, setting.shift.start + (hour + 1) * 3600, { kind: 'hour', hour: hour + 1 });
}

function hold(draft: ShiftDraft, id: string): void {
  if (incidentOf(draft, id)?.state !== 'proposed') return;
  const { words } = draft.setting;
  draft.held = { incident: id, since: draft.now };
  write(draft, 'system', words.system, fill(words.log.held, { incident: id }), { incident: id });
}

function answer(draft: ShiftDraft, index: number): void {
  const asked = draft.asked[index];
  const { shift } = draft.setting;
  const ask = shift.asks.find(({ id }) => id === asked?.ask);
  if (!asked || !ask) return;
  draft.asked[index] = { ...asked, answered: draft.now };
  const incident = incidentOf(draft, asked.incident);
  const answered = (incident?.again && ask.answerAgain) || ask.answer;
  write(draft, 'act', ask.desk, answered, { incident: asked.incident });
  const gauge = incident && gaugeOf(draft, incident);
  if (gauge && ask.helps) help(draft, gauge, 'answer');
  if (ask.frees && unitOf(draft, ask.frees)?.state === 'busy')
    changeUnit(draft, ask.frees, { state: 'ready' });
}

function cameraUp(draft: ShiftDraft, index: number): void {
  const use = draft.cameras[index];
  if (!use || use.closed !== null) return;
  const { words } = draft.setting;
  draft.cameras[index] = { ...use, closed: draft.now, timeUp: true };
  write(draft, 'camera', words.system, fill(words.log.cameraTimeUp, { camera: use.camera }), {
    ...{ incident: use.incident, tag: words.tags.camera },
  });
}

/** An outside desk sends a unit when the control room has not; the log names the desk. */
function deskActs(draft: ShiftDraft): void {
  const { shift, words } = draft.setting;
  const { deskActs: desk } = shift;
  if (!desk) return;
  const incident = draft.incidents.find((one) => one.kind === desk.kind && isOpen(one));
  const unit = incident && nearestFree(draft, desk.sends, incident.id);
  if (!incident || !unit || !isFree(unit)) return;
  if (draft.units.some((one) => one.kind === desk.sends && one.incident === incident.id)) return;
  const route = findRoute(draft, unit, incident.access);
  if (!route) return;
  write(draft, 'act', desk.who, fill(words.log.deskSent, { unit: unit.id }), {
    ...{ incident: incident.id, decided: fill(words.decided.deskSent, { unit: unit.id }) },
  });
  setOut(draft, unit, route, { incident: incident.id });
  noteSent(draft, incident, desk.who);
}

function end(draft: ShiftDraft): void {
  const { shift, words } = draft.setting;
  const waiting = draft.incidents.some((incident) => isOpen(incident) && !incident.background);
  if (waiting && draft.now < shift.end + patience) {
    plan(draft, draft.now + 60, { kind: 'end' });
  } else {
    draft.over = true;
    write(draft, 'system', words.system, words.log.shiftOver);
  }
}
