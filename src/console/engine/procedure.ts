/* Steps open one after the other; each has a limit, and a role to call when it passes. Nothing happens by itself. */
import type { AskContent, StepAct } from '../../content/shifts/schema.ts';
import { fill } from '../../ui/fill.ts';
import type { Second } from './act-types.ts';
import { changeIncident, plan, type ShiftDraft, write } from './draft.ts';
import type { Incident, StepState } from './incident-types.ts';
import { incidentOf, isOpen, safeToClose, stepsContent } from './look.ts';
import { gaugeValue } from './readings.ts';

/** How often the gauge of an open incident is read. */
const watchEvery = 10;

export function freshSteps(draft: ShiftDraft, incident: Incident): StepState[] {
  const hasRoad = siteOf(draft, incident)?.road !== undefined;
  return stepsContent(draft, incident).map(({ act, atRoad, atSite }) => ({
    opened: null,
    done: null,
    by: null,
    // If no road belongs to the place, there is nothing to close.
    skipped:
      (!hasRoad && (act === 'close-road' || atRoad === true)) ||
      (atSite !== undefined && atSite !== incident.site),
    outOfTurn: false,
    told: 0,
    asked: null,
  }));
}

export function changeStep(draft: ShiftDraft, id: string, index: number, change: Partial<StepState>): void {
  const incident = incidentOf(draft, id);
  if (!incident) return;
  const steps = incident.steps.map((step, at) => (at === index ? { ...step, ...change } : step));
  changeIncident(draft, id, { steps });
}

/** Marks the step an act completes, if any. */
export function complete(draft: ShiftDraft, id: string, act: StepAct, by: string, only?: string): void {
  const incident = incidentOf(draft, id);
  if (!incident) return;
  const index = stepsContent(draft, incident).findIndex(
    (step) => step.act === act && (only === undefined || (step.ask ?? step.report) === only),
  );
  const step = incident.steps[index];
  if (!step || step.done !== null) return;
  changeStep(draft, id, index, {
    done: draft.now,
    by,
    outOfTurn: step.opened === null,
    opened: step.opened ?? firstSignal(draft, incident),
  });
  openSteps(draft, id);
}

function firstSignal(draft: ShiftDraft, { messages, since }: Incident): Second {
  const times = draft.messages.filter(({ id }) => messages.includes(id)).map(({ at }) => at);
  return Math.min(since, ...times);
}

/** Steps whose condition can no longer be met. */
export function skipSteps(draft: ShiftDraft, id: string, acts: readonly StepAct[]): void {
  const incident = incidentOf(draft, id);
  if (!incident) return;
  for (const [index, { act }] of stepsContent(draft, incident).entries()) {
    if (acts.includes(act) && incident.steps[index]?.done === null) {
      changeStep(draft, id, index, { skipped: true });
    }
  }
}

/** Opens every step whose turn has come and starts its limit. */
export function openSteps(draft: ShiftDraft, id: string): void {
  const incident = incidentOf(draft, id);
  if (!incident) return;
  for (const [index, content] of stepsContent(draft, incident).entries()) {
    const step = incident.steps[index];
    const source = sourceOf(incident, content.from ?? index);
    if (!step || step.skipped || step.opened !== null || step.done !== null) continue;
    if (index > 0 && source?.done == null) continue;
    if (content.above !== undefined && !isAbove(draft, incident, content.above)) continue;
    changeStep(draft, id, index, { opened: draft.now });
    planLimit(draft, id, index);
  }
}

function planLimit(draft: ShiftDraft, id: string, index: number): void {
  const incident = incidentOf(draft, id);
  const limit = incident && stepsContent(draft, incident)[index]?.limit;
  if (limit !== undefined)
    plan(draft, draft.now + limit, { kind: 'limit', incident: id, step: index, call: 1 });
}

/** The step whose end starts another; if it was skipped, the one before it. */
function sourceOf({ steps }: Incident, number: number): StepState | undefined {
  return steps.slice(0, number).findLast(({ skipped }) => !skipped);
}

function isAbove(draft: ShiftDraft, incident: Incident, value: number): boolean {
  const gauge = gaugeOf(draft, incident);
  return gauge !== undefined && gaugeValue(draft, gauge) > value;
}

export function siteOf(draft: ShiftDraft, incident: Incident) {
  return draft.setting.shift.sites.find(({ id }) => id === incident.site);
}

export function gaugeOf(draft: ShiftDraft, incident: Incident): string | undefined {
  return siteOf(draft, incident)?.gauge;
}

/** The step that the answer of an outside desk ends; or the dispatch of the unit that the desk can free. */
function askedStep(draft: ShiftDraft, id: string, { id: ask, frees }: AskContent): number {
  const incident = incidentOf(draft, id);
  if (!incident) return -1;
  return stepsContent(draft, incident).findIndex((step) =>
    frees === undefined ? step.ask === ask : step.act === 'send',
  );
}

/** From now on the step waits for an answer. */
export function markAsked(draft: ShiftDraft, id: string, ask: AskContent): void {
  const index = askedStep(draft, id, ask);
  if (index >= 0) changeStep(draft, id, index, { asked: draft.now });
}

/** The answer ends its step. A unit that has come free can be sent from now on: only then the limit starts again. */
export function markAnswered(draft: ShiftDraft, id: string, ask: AskContent): void {
  const incident = incidentOf(draft, id);
  const index = askedStep(draft, id, ask);
  const step = incident?.steps[index];
  if (!incident || !isOpen(incident) || !step || step.done !== null) return;
  if (ask.frees === undefined) {
    complete(draft, id, 'ask', ask.desk, ask.id);
    return;
  }
  const opened = step.opened === null ? null : draft.now;
  changeStep(draft, id, index, { asked: null, opened });
  if (opened !== null) planLimit(draft, id, index);
}

/** Reopens a completed step, because the unit it sent does not come. */
export function reopenStep(draft: ShiftDraft, id: string, act: StepAct): void {
  const incident = incidentOf(draft, id);
  if (!incident || !isOpen(incident)) return;
  const index = stepsContent(draft, incident).findIndex((step) => step.act === act);
  if (incident.steps[index]?.done == null) return;
  changeStep(draft, id, index, { done: null, by: null });
}

/** Reads the gauge of an open incident: a step may open, or the end may be near. */
export function watch(draft: ShiftDraft, id: string): void {
  const incident = incidentOf(draft, id);
  const gauge = incident && gaugeOf(draft, incident);
  if (!incident || !isOpen(incident) || !gauge) return;
  const wasSafe = safeToClose({ ...draft, now: draft.now - watchEvery }, incident);
  openAbove(draft, incident, gauge);
  noteFall(draft, incident, gauge);
  const after = incidentOf(draft, id) as Incident;
  if (!wasSafe && safeToClose(draft, after)) logMayClose(draft, after, gauge);
  watchLater(draft, id);
}

export function watchLater(draft: ShiftDraft, id: string): void {
  plan(draft, Math.floor(draft.now / watchEvery + 1) * watchEvery, { kind: 'watch', incident: id });
}

function openAbove(draft: ShiftDraft, incident: Incident, gauge: string): void {
  const index = stepsContent(draft, incident).findIndex(({ above }) => above !== undefined);
  if (index < 0 || incident.steps[index]?.opened !== null) return;
  openSteps(draft, incident.id);
  if (incidentOf(draft, incident.id)?.steps[index]?.opened === null) return;
  logGauge(draft, incident, gauge, draft.setting.words.log.stepOpened, Math.round(gaugeValue(draft, gauge)));
}

function noteFall(draft: ShiftDraft, incident: Incident, gauge: string): void {
  const { words, city } = draft.setting;
  const limit = city.gauges.find(({ id }) => id === gauge)?.limit ?? 0;
  const [now, before] = [gaugeValue(draft, gauge), gaugeValue(draft, gauge, draft.now - watchEvery)];
  if (now <= limit && before > limit) logGauge(draft, incident, gauge, words.log.underLimit, limit);
  const under = stepsContent(draft, incident).find(({ act }) => act === 'close')?.under;
  if (!under) return;
  if (now >= under.value) {
    if (incident.underSince !== null) changeIncident(draft, incident.id, { underSince: null });
  } else if (incident.underSince === null && draft.helped[gauge]) {
    changeIncident(draft, incident.id, { underSince: draft.now });
    logGauge(draft, incident, gauge, words.log.underSafe, under.value);
  }
}

function logMayClose(draft: ShiftDraft, incident: Incident, gauge: string): void {
  const { words } = draft.setting;
  const under = stepsContent(draft, incident).find(({ act }) => act === 'close')?.under;
  if (!under) return;
  logGauge(draft, incident, gauge, words.log.mayReopen, under.value, {
    minutes: under.seconds / 60,
    announce: fill(words.announce.mayReopen, { incident: incident.id }),
  });
}

function logGauge(
  draft: ShiftDraft,
  incident: Incident,
  gauge: string,
  sentence: string,
  value: number,
  more: { minutes?: number; announce?: string } = {},
): void {
  const { words, city } = draft.setting;
  const unit = city.gauges.find(({ id }) => id === gauge)?.unit ?? '';
  const values = { gauge, value, unit, incident: incident.id, minutes: more.minutes ?? 0 };
  write(draft, 'system', words.system, fill(sentence, values), {
    tag: words.tags.reading,
    incident: incident.id,
    announce: more.announce ?? '',
  });
}
