/* Reads a state: incidents, steps, decisions, cameras, messages, the log. Nothing here changes it. */
import type { Camera, RoleId, StepContent } from '../../content/shifts/schema.ts';
import { metresBetween } from './geometry.ts';
import type { Incident, Message } from './incident-types.ts';
import { purposesFor } from './rights.ts';
import type { ShiftState } from './types.ts';
import type { Unit } from './unit-types.ts';
import type { CameraAccess, Decision, StepView } from './view-types.ts';

export function incidentOf(state: ShiftState, id: string | null): Incident | undefined {
  return state.incidents.find((incident) => incident.id === id);
}

export function unitOf(state: ShiftState, id: string): Unit | undefined {
  return state.units.find((unit) => unit.id === id);
}

export function isOpen({ state }: Incident): boolean {
  return state === 'proposed' || state === 'confirmed';
}

export function stepsContent(state: ShiftState, incident: Incident): StepContent[] {
  return procedureOf(state, incident)?.steps ?? [];
}

export function procedureOf(state: ShiftState, { kind }: Incident) {
  return state.setting.shift.procedures.find((procedure) => procedure.kind === kind);
}

export function stepsOf(state: ShiftState, incidentId: string, role: RoleId = state.role): StepView[] {
  const incident = incidentOf(state, incidentId);
  if (!incident) return [];
  let isTaken = false;
  return stepsContent(state, incident).map((content, index) => {
    const step = incident.steps[index];
    const [opened, done] = [step?.opened ?? null, step?.done ?? null];
    const end = done ?? incident.ended ?? state.now;
    const used = opened === null ? null : end - opened;
    const limit = content.limit ?? null;
    const asked = step?.asked ?? null;
    const mine = content.who === role && asked === null;
    const running = isOpen(incident) ? (mine ? 'current' : 'other') : 'next';
    const open = done !== null ? 'done' : step?.skipped ? 'skipped' : opened !== null ? running : 'next';
    // Several steps may be open; only one is asked.
    const view = open === 'current' && isTaken ? 'other' : open;
    isTaken ||= open === 'current';
    return {
      number: index + 1,
      who: content.who,
      what: content.what,
      act: content.act,
      limit,
      state: view,
      used,
      over: limit !== null && used !== null ? Math.max(0, used - limit) : 0,
      by: step?.by ?? null,
      asked: done === null ? asked : null,
      outOfTurn: step?.outOfTurn ?? false,
      opened,
      done,
    };
  });
}

export function decisionFor(state: ShiftState, role: RoleId, incidentId?: string): Decision | null {
  const found = state.incidents
    .filter(
      (incident) => isOpen(incident) && !incident.background && (!incidentId || incident.id === incidentId),
    )
    .flatMap((incident) => {
      const step = stepsOf(state, incident.id, role).find(
        ({ state: now, number }) => now === 'current' && mayDecide(state, incident, number),
      );
      return step ? [{ incident: incident.id, step, called: calledAfter(step.who) }] : [];
    });
  return found.sort((one, other) => (one.step.opened ?? 0) - (other.step.opened ?? 0))[0] ?? null;
}

function mayDecide(state: ShiftState, incident: Incident, number: number): boolean {
  const under = stepsContent(state, incident)[number - 1]?.under;
  return !under || safeToClose(state, incident);
}

export function safeToClose(state: ShiftState, incident: Incident): boolean {
  const under = stepsContent(state, incident).find(({ act }) => act === 'close')?.under;
  if (!under) return true;
  return incident.underSince !== null && state.now - incident.underSince >= under.seconds;
}

/** Signals on the way of an ambulance return to normal a moment after it has passed. */
export function signalsHeld({ due }: ShiftState, { id }: Incident): boolean {
  return due.some(({ what }) => what.kind === 'signals' && what.incident === id);
}

export function calledAfter(who: RoleId): 'supervisor' | 'commissioner' | null {
  if (who === 'commissioner') return null;
  return who === 'supervisor' ? 'commissioner' : 'supervisor';
}

/** Whether a camera covers the place of an incident. */
function seesPlace({ setting }: ShiftState, { id, sees }: Camera, incident: Incident): boolean {
  const site = setting.shift.sites.find((one) => one.id === incident.site);
  return (
    site?.camera === id || metresBetween(setting.city, sees, incident.spot) <= setting.city.joining.metres
  );
}

export function camerasAt(state: ShiftState, incident: Incident): Camera[] {
  return state.setting.city.cameras.filter((camera) => seesPlace(state, camera, incident));
}

/** An incident whose picture differs can be stood down until units are sent or roads closed. */
export function mayStandDown(state: ShiftState, { id, seen, state: now }: Incident): boolean {
  return (
    now === 'confirmed' &&
    seen === 'differs' &&
    !state.units.some(({ incident }) => incident === id) &&
    !state.closures.some(({ incident }) => incident === id)
  );
}

export function cameraAccess(state: ShiftState, role: RoleId, camera: string): CameraAccess {
  if (purposesFor(role).length === 0) return { state: 'not-for-role' };
  const use = state.cameras.findLast((one) => one.camera === camera);
  if (use && use.closed === null) return { state: 'open', left: use.until - state.now, use };
  return use?.timeUp ? { state: 'time-up' } : { state: 'closed' };
}

export function messagesInOrder(state: ShiftState, messages: readonly Message[] = state.messages): Message[] {
  const waits = (message: Message) =>
    message.state === 'pending' && !message.logOnly && state.now - message.at > 600;
  return [...messages].sort(
    (one, other) => Number(waits(other)) - Number(waits(one)) || other.at - one.at || other.id - one.id,
  );
}
