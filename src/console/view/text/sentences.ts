/* Sentences about units, incidents and steps, shared by map, rail and list. */
import type { DeskWords } from '../../../content/desk.ts';
import { fill } from '../../../ui/fill.ts';
import { clockText, timeOfDay } from '../../../ui/time-text.ts';
import type { Incident } from '../../engine/incident-types.ts';
import { decisionFor, stepsOf } from '../../engine/look.ts';
import type { CameraUse, ShiftState } from '../../engine/types.ts';
import type { Unit } from '../../engine/unit-types.ts';
import type { StepView } from '../../engine/view-types.ts';
import { streetNow, unitContent } from './travel.ts';

export function unitState(shift: ShiftState, unit: Unit, { unit: words }: DeskWords): string {
  const { base, busy } = unitContent(shift, unit);
  const held = shift.setting.shift.roads.find(({ id }) => id === unit.holds);
  if (held && unit.state === 'on-site') return fill(words.holds, { street: held.name });
  if (unit.state === 'busy') return busy?.state ?? words['at-work'];
  if (unit.state === 'sent' && unit.silentSince !== null) return words.noAnswer;
  return fill(words[unit.state], { base, street: streetNow(shift, unit) ?? base });
}

/** The second line of an incident's row. */
export function incidentLine(shift: ShiftState, incident: Incident, words: DeskWords): string {
  const { rail, incident: labels } = words;
  if (incident.background) {
    const crew = shift.units.find((unit) => unit.incident === incident.id);
    const since = timeOfDay(incident.since / 60);
    return crew ? fill(labels.crew, { unit: unitContent(shift, crew).name, time: since }) : since;
  }
  if (incident.state === 'dismissed') {
    const reason = incident.reason ? words.decision.dismiss.reasons[incident.reason] : '';
    return fill(rail.dismissed, { reason });
  }
  if (incident.state === 'joined') return fill(rail.joined, { incident: incident.joinedTo ?? '' });
  if (incident.state === 'closed') return fill(rail.closed, { time: clockText(incident.ended ?? 0) });
  if (incident.state === 'proposed') {
    if (incident.again) return fill(rail.proposedAgain, { time: clockText(incident.since) });
    const line = incident.messages.length === 1 ? rail.proposedOne : rail.proposed;
    return fill(line, { count: incident.messages.length, time: clockText(incident.since) });
  }
  const steps = stepsOf(shift, incident.id);
  const current = currentStep(steps);
  if (!current) return fill(labels.states.confirmed, { time: clockText(incident.confirmed ?? 0) });
  return fill(rail.step, {
    number: current.number,
    count: steps.length,
    what: lowerFirst(current.what),
  });
}

/** The purpose of an open camera, worded as in the log. */
export function purposeOf(shift: ShiftState, { purpose, incident }: CameraUse): string {
  const { words } = shift.setting;
  const about = shift.incidents.find(({ id }) => id === incident);
  const labels = purpose === 'depth' && about?.kind !== 'water' ? words.look : words.purposes[purpose];
  return fill(labels, { incident: incident ?? '' });
}

/** The step to decide; else one that another role decides; else one that waits for a desk's answer. */
export function currentStep(steps: readonly StepView[]): StepView | undefined {
  const others = steps.filter(({ state }) => state === 'other');
  return (
    steps.find(({ state }) => state === 'current') ?? others.find(({ asked }) => asked === null) ?? others[0]
  );
}

export function waitingCount(shift: ShiftState): number {
  return shift.incidents.filter(({ id }) => decisionFor(shift, shift.role, id)).length;
}

export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
