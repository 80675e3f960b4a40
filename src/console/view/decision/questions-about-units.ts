/* Questions about units: which one to send, and those that do not answer, have to report or are not back yet. */
import type { DeskWords } from '../../../content/desk.ts';
import type { UnitKind } from '../../../content/shifts/schema.ts';
import { fill } from '../../../ui/fill.ts';
import { clockText } from '../../../ui/time-text.ts';
import { durationText } from '../../engine/duration-text.ts';
import type { Incident } from '../../engine/incident-types.ts';
import { procedureOf } from '../../engine/look.ts';
import type { ShiftState } from '../../engine/types.ts';
import type { StepView } from '../../engine/view-types.ts';
import { lowerFirst } from '../text/sentences.ts';
import { routeForUnit, unitContent } from '../text/travel.ts';
import type { AnswerChoice, DecisionShape, QuestionShape } from './shape.ts';

/** A dispatched crew that is out of contact. */
export function callAgainQuestion(
  shift: ShiftState,
  { id }: Incident,
  words: DeskWords,
): DecisionShape | undefined {
  const unit = shift.units.find((one) => one.incident === id && one.silentSince !== null);
  const isCalled = shift.due.some(({ what }) => what.kind === 'acknowledge' && what.unit === unit?.id);
  if (!unit || isCalled || (shift.role !== 'operator' && shift.role !== 'supervisor')) return undefined;
  const labels = words.decision.noAnswer;
  return {
    step: null,
    waits: true,
    lead: labels.lead,
    question: fill(labels.question, { unit: unit.id }),
    yes: {
      label: fill(labels.yes, { unit: unit.id }),
      action: { act: { kind: 'call-unit', unit: unit.id } },
    },
    no: { label: labels.no, action: { panel: { kind: 'units' } } },
  };
}

/** Which kind of crew makes which report. */
const reporters = { running: 'pump', reading: 'fire', 'on-site': 'ambulance', done: 'ward' } as const;

export function reportQuestion(
  shift: ShiftState,
  incident: Incident,
  step: StepView,
  words: DeskWords,
): DecisionShape {
  const report = procedureOf(shift, incident)?.steps[step.number - 1]?.report;
  const kind = report && reporters[report];
  const unit = shift.units.find((one) => one.incident === incident.id && one.kind === kind);
  return {
    question: fill(words.decision.report.question, { unit: unit?.id ?? words.roles.field }),
    lead: words.decision.report.lead,
    step,
    waits: false,
    yes: { label: words.decision.speedUp, action: { speed: 16 } },
    take: {
      label: fill(words.decision.take, { role: lowerFirst(words.roles.field) }),
      action: { act: { kind: 'role', role: 'field' } },
    },
  };
}

/** Another desk has been asked; the operator can only wait for its answer. */
export function askedQuestion(
  shift: ShiftState,
  incident: Incident,
  step: StepView,
  words: DeskWords,
): DecisionShape {
  const waits = { step, waits: false };
  if (step.act === 'send') return { ...dispatchQuestion(shift, incident, step, words), ...waits };
  const asked = procedureOf(shift, incident)?.steps[step.number - 1]?.ask;
  const desk = shift.setting.shift.asks.find(({ id }) => id === asked)?.desk ?? '';
  const { question, lead } = words.decision.asked;
  const values = { desk, time: clockText(step.asked ?? shift.now), what: step.what };
  const yes = { label: words.decision.speedUp, action: { speed: 16 } } as const;
  return { ...waits, question: fill(question, values), lead: fill(lead, values), yes };
}

/** A unit that the last step needs at its base and that has not returned. */
export function unitStillOut(shift: ShiftState, incident: Incident, step: StepView) {
  const needs = procedureOf(shift, incident)?.steps[step.number - 1]?.needs ?? [];
  return shift.units.find((unit) => needs.includes(unit.kind) && unit.incident === incident.id);
}

/** The nearest free unit of a kind the step still needs. */
export function dispatchQuestion(
  shift: ShiftState,
  incident: Incident,
  step: StepView,
  words: DeskWords,
): QuestionShape {
  const labels = words.decision.send;
  const other: AnswerChoice = { label: labels.no, action: { panel: { kind: 'units' } } };
  const needs = procedureOf(shift, incident)?.steps[step.number - 1]?.needs ?? [];
  const sent = shift.units.filter((unit) => unit.incident === incident.id).map(({ kind }) => kind);
  const wanted = needs.find((kind) => !sent.includes(kind));
  const [nearest] = shift.units
    .filter(({ kind }) => !wanted || kind === wanted)
    .flatMap((unit) => {
      const travel = routeForUnit(shift, unit, incident.id);
      return travel ? [{ unit, travel }] : [];
    })
    .toSorted((one, two) => one.travel.seconds - two.travel.seconds);
  if (!nearest)
    return { question: labels.question, ...divertQuestion(shift, incident, wanted, words, other) };
  const { unit, travel } = nearest;
  return {
    question: labels.question,
    lead: fill(labels.lead, {
      unit: `${unit.id}, ${lowerFirst(unitContent(shift, unit).name)},`,
      way: `${(travel.route.metres / 1000).toFixed(1)} km`,
      time: durationText(travel.seconds),
    }),
    yes: {
      label: fill(labels.yes, { unit: unit.id }),
      action: { act: { kind: 'send', unit: unit.id, incident: incident.id } },
    },
    no: other,
  };
}

/** No unit of the kind is free: offers to call one off another incident, if the role may request that. */
function divertQuestion(
  shift: ShiftState,
  { id }: Incident,
  wanted: UnitKind | undefined,
  words: DeskWords,
  other: AnswerChoice,
): Pick<QuestionShape, 'lead' | 'yes' | 'no'> {
  const labels = words.decision.send;
  const ask = shift.setting.shift.asks.find(({ frees }) =>
    shift.units.some((unit) => unit.id === frees && unit.kind === wanted && unit.state === 'busy'),
  );
  if (!ask?.frees || !wanted) return { lead: labels.leadNone, yes: other };
  const values = { unit: ask.frees, kind: shift.setting.words.kinds[wanted] };
  if (shift.asked.some((one) => one.ask === ask.id)) {
    const faster: AnswerChoice = { label: words.decision.speedUp, action: { speed: 16 } };
    return { lead: fill(labels.asked, values), yes: faster, no: other };
  }
  return {
    lead: fill(labels.frees, values),
    yes: { label: fill(labels.ask, values), action: { act: { kind: 'ask', ask: ask.id, incident: id } } },
    no: other,
  };
}
