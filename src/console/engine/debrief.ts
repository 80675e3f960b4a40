/*
 * The debrief of an incident: what was done, by whom, and how long it took compared with the limits of the
 * procedure.
 */

import { fill } from '../../ui/fill.ts';
import { clockText } from '../../ui/time-text.ts';
import { capitalised, countWord } from './draft.ts';
import { durationText } from './duration-text.ts';
import { warningWords } from './files.ts';
import type { Incident } from './incident-types.ts';
import { incidentOf, isOpen, stepsContent, stepsOf } from './look.ts';
import { networkOf } from './network.ts';
import { findingsOf } from './quality.ts';
import { gaugeValue } from './readings.ts';
import { routeTo } from './routing.ts';
import { speedOf } from './travel.ts';
import type { ShiftState } from './types.ts';
import type { Debrief, DebriefStep, StepView } from './view-types.ts';

/** Seconds between two points of a gauge's curve. */
const every = 30;

export function debriefOf(state: ShiftState, id: string): Debrief | null {
  const incident = incidentOf(state, id);
  if (!incident) return null;
  const steps = stepsOf(state, id);
  const counted = limited(steps);
  const content = stepsContent(state, incident);
  const first = incidentOf(state, incident.again);
  return {
    incident,
    title: fill(state.setting.words.debrief.title, {
      title: incident.title.charAt(0).toLowerCase() + incident.title.slice(1),
    }),
    summary: summary(state, incident, counted),
    met: counted.filter(isMet).length,
    limits: counted.length,
    figures: content.flatMap(({ figure }, index) => {
      const { done = null, state: now } = steps[index] ?? {};
      return figure && now !== 'skipped'
        ? [{ label: figure, seconds: done === null ? null : done - incident.since }]
        : [];
    }),
    steps: steps.map((step, index) => ({
      ...step,
      note: noteOf(state, incident, step),
      moment: content[index]?.moment ?? step.what,
    })),
    decisions: state.log
      .filter((entry) => entry.decided && (entry.incident === id || entry.incident === incident.again))
      .map(({ at, who, person, decided }) => ({ at, who, person, what: decided })),
    findings: findingsOf(state, incident),
    escalations: state.log
      .filter(({ tag, incident: of }) => tag === state.setting.words.tags.limit && of === id)
      .map(({ at, what }) => ({ at, what })),
    gauge: gaugeCurve(state, incident),
    lost: first ? incident.since - first.since : null,
    corridor: corridorTimes(state, incident),
    rows: state.log.length,
  };
}

/** Steps with a limit that became due; steps skipped by their condition do not count. */
function limited(steps: readonly StepView[]): StepView[] {
  return steps.filter(({ limit, state }) => limit !== null && state !== 'skipped');
}

function isMet({ done, over }: StepView): boolean {
  return done !== null && over === 0;
}

function summary(state: ShiftState, incident: Incident, counted: readonly StepView[]): string {
  const { debrief } = state.setting.words;
  const met = counted.filter(isMet).length;
  const count = countWord(state, counted.length);
  if (isOpen(incident)) {
    const time = state.signed === null ? '' : clockText(state.signed);
    return state.signed === null
      ? fill(debrief.soFar, { met, limits: counted.length })
      : fill(debrief.handed, { time, count, Met: capitalised(countWord(state, met)) });
  }
  if (incident.state === 'dismissed') return dismissal(state, incident, counted);
  const head = met === counted.length ? debrief.allMet : met === 0 ? debrief.noneMet : debrief.met;
  const sentences = [fill(head, { count, Met: capitalised(countWord(state, met)) })];
  const content = stepsContent(state, incident);
  for (const step of counted) {
    const subject = content[step.number - 1]?.subject ?? step.what;
    if (step.done === null) sentences.push(fill(debrief.never, { subject }));
    else if (step.outOfTurn) sentences.push(fill(debrief.outOfTurn, { subject }));
    if (step.done !== null && step.over > 0)
      sentences.push(fill(debrief.late, { subject, over: durationText(step.over) }));
  }
  const first = incidentOf(state, incident.again);
  if (first) sentences.push(fill(debrief.lost, { lost: durationText(incident.since - first.since) }));
  return sentences.map(capitalised).join(' ');
}

/** A dismissal is one decision: its time, its reason, and what came after it. */
function dismissal(state: ShiftState, incident: Incident, counted: readonly StepView[]): string {
  const { debrief, reasons } = state.setting.words;
  const ended = incident.ended ?? state.now;
  const late = counted.find(({ over }) => over > 0);
  const next = state.incidents.find(({ again }) => again === incident.id);
  const sentences = [
    fill(debrief.dismissed, {
      time: clockText(ended),
      used: durationText(ended - incident.since),
      reason: reasons[incident.reason ?? 'false-reading'],
    }),
    late ? fill(debrief.dismissedLate, { over: durationText(late.over) }) : debrief.dismissedMet,
    next ? fill(debrief.proposedAgain, { incident: next.id, time: durationText(next.since - ended) }) : '',
  ];
  return sentences.filter(Boolean).join(' ');
}

function noteOf(state: ShiftState, incident: Incident, step: StepView): DebriefStep['note'] {
  const content = stepsContent(state, incident)[step.number - 1];
  const gauge = state.setting.shift.sites.find(({ id }) => id === incident.site)?.gauge ?? '';
  const time = incident.reopened ?? step.done;
  return content?.noLimit && time !== null ? fill(content.noLimit, { time: clockText(time), gauge }) : '';
}

function gaugeCurve(state: ShiftState, incident: Incident): Debrief['gauge'] {
  const { city, shift } = state.setting;
  const id = shift.sites.find((site) => site.id === incident.site)?.gauge;
  const gauge = city.gauges.find((one) => one.id === id);
  if (!gauge) return null;
  const from = shift.endless ? incident.since - 300 : shift.start;
  const to = Math.max(incident.ended ?? state.now, from + every);
  const curve: [number, number][] = [];
  for (let at = from; at <= to; at += every) curve.push([at, gaugeValue(state, gauge.id, at)]);
  const peak = curve.reduce((high, point) => (point[1] > high[1] ? point : high), curve[0] ?? [from, 0]);
  return { id: gauge.id, unit: gauge.unit, limit: gauge.limit, curve, peak };
}

/** How long the ambulance's route takes with and without the corridor, by the engine's own rules. */
function corridorTimes(state: ShiftState, incident: Incident): Debrief['corridor'] {
  const { city } = state.setting;
  if (!stepsContent(state, incident).some(({ act }) => act === 'corridor')) return null;
  const base = city.units.find(({ kind }) => kind === 'ambulance')?.spot;
  const route = base && routeTo(networkOf(city), base, incident.access, new Set());
  if (!route) return null;
  return {
    with: Math.round(route.metres / speedOf(state, true)),
    without: Math.round(route.metres / speedOf(state, false)),
  };
}

/** The limits of all incidents of the shift, for the commissioner. */
export function limitsMet(state: ShiftState): { met: number; limits: number } {
  const steps = state.incidents
    .filter(({ background }) => !background)
    .flatMap(({ id }) => limited(stepsOf(state, id)).filter(({ done, over }) => done !== null || over > 0));
  return { met: steps.filter(isMet).length, limits: steps.length };
}

export interface DebriefReport {
  debrief: Debrief;
  shift: string;
  date: string;
  seed: number;
  messages: { at: number; source: string; text: string }[];
  /** The people on duty. */
  units: string[];
  warnings: { type: string; sent: number; headline: string }[];
}

/** The printed report. */
export function reportOf(state: ShiftState, id: string): DebriefReport | null {
  const debrief = debriefOf(state, id);
  if (!debrief) return null;
  const { shift, city } = state.setting;
  const { incident } = debrief;
  return {
    debrief,
    shift: shift.name,
    date: shift.date,
    seed: state.seed,
    messages: state.messages
      .filter((message) => incident.messages.includes(message.id))
      .map(({ at, source, text }) => ({ at, source, text })),
    units: city.units
      .filter((unit) => state.log.some((entry) => entry.incident === id && entry.who === unit.id))
      .map((unit) => unit.id),
    warnings: state.warnings
      .filter((warning) => warning.incident === id)
      .flatMap((warning) => {
        return warning.issued.map(({ type, over, sent, facts }) => {
          const text = warningWords(state, warning, 'en', facts);
          return { type, sent, headline: (over ? text.cancelled : text).headline };
        });
      }),
  };
}
