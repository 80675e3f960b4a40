/* Handlers for the scheduled events of a shift. */

import type { AskContent } from '../../content/shifts/schema.ts';
import { fill } from '../../ui/fill.ts';
import { noteSent } from './acts-in-the-field.ts';
import { stillOver } from './after-dismissal.ts';
import { callDeskActs, ring } from './calls.ts';
import { changeUnit, plan, type ShiftDraft, write } from './draft.ts';
import { findRoute, setOut } from './driving.ts';
import { beatsOfHour } from './endless.ts';
import { limitPassed } from './limits.ts';
import { incidentOf, isOpen, unitOf } from './look.ts';
import { gaugeOf, markAnswered, watch } from './procedure.ts';
import { acknowledge, noAnswer } from './radio.ts';
import { receive } from './signals.ts';
import { isFree, nearestFree } from './travel.ts';
import type { Due } from './types.ts';
import { arrive, depart, fieldReport, help, leave, signalsBack } from './units.ts';
import { expire } from './warnings.ts';

/** Seconds after its planned end for which a shift still waits for open incidents. */
const OVERTIME = 3600;

type EventHandlers = {
  [Kind in Due['what']['kind']]: (draft: ShiftDraft, what: Extract<Due['what'], { kind: Kind }>) => void;
};

export function handleEvent(draft: ShiftDraft, event: Due['what']): void {
  const handle = handlers[event.kind] as (draft: ShiftDraft, event: Due['what']) => void;
  handle(draft, event);
}

const handlers: EventHandlers = {
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
  'still-over': (draft, { incident }) => stillOver(draft, incident),
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
  write(draft, 'act', ask.desk, answerOf(draft, ask, asked.incident), { incident: asked.incident });
  const gauge = incident && gaugeOf(draft, incident);
  if (gauge && ask.helps) help(draft, gauge, 'answer');
  if (ask.frees && unitOf(draft, ask.frees)?.state === 'busy')
    changeUnit(draft, ask.frees, { state: 'ready' });
  markAnswered(draft, asked.incident, ask);
}

/** A desk knows what the incident's own callers have said. */
function answerOf(draft: ShiftDraft, { answer: known, fromReports }: AskContent, id: string): string {
  const told = fromReports
    ? draft.messages.flatMap(({ incident, vehicle }) => (incident === id && vehicle ? [vehicle] : []))
    : [];
  const inWater = told.filter(({ isIn }) => isIn);
  const said = inWater.length > 0 ? inWater : told;
  return [...new Set([...(inWater.length > 0 ? [] : [known]), ...said.map(({ says }) => says)])].join(' ');
}

function cameraUp(draft: ShiftDraft, index: number): void {
  const use = draft.cameras[index];
  if (!use || use.closed !== null) return;
  const { words } = draft.setting;
  draft.cameras[index] = { ...use, closed: draft.now, timeUp: true };
  write(draft, 'camera', words.system, fill(words.log.cameraTimeUp, { camera: use.camera }), {
    incident: use.incident,
    tag: words.tags.camera,
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
    incident: incident.id,
    decided: fill(words.decided.deskSent, { unit: unit.id }),
  });
  setOut(draft, unit, route, { incident: incident.id });
  noteSent(draft, incident, desk.who);
}

function end(draft: ShiftDraft): void {
  const { shift, words } = draft.setting;
  const waiting = draft.incidents.some((incident) => isOpen(incident) && !incident.background);
  if (waiting && draft.now < shift.end + OVERTIME) {
    plan(draft, draft.now + 60, { kind: 'end' });
  } else {
    draft.over = true;
    write(draft, 'system', words.system, words.log.shiftOver);
  }
}
