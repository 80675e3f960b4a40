/* A dismissal is a decision, and it may be wrong: a reading that stays over its limit proposes again. */

import { fill } from '../../ui/fill.ts';
import { plan, type ShiftDraft } from './draft.ts';
import { durationText } from './duration-text.ts';
import type { Incident } from './incident-types.ts';
import { incidentOf, isOpen, stepsContent } from './look.ts';
import { complete, gaugeOf, skipSteps } from './procedure.ts';
import { gaugeValue } from './readings.ts';
import { receive } from './signals.ts';

/** Seconds until the reading is looked at again; each further dismissal of the same place doubles them, up to the last. */
const [again, atMost] = [30, 480];

/** The decision is made, with its time; no other step of the procedure is needed. */
export function endProcedure(draft: ShiftDraft, incident: Incident, who: string): void {
  const others = stepsContent(draft, incident).map(({ act }) => act);
  skipSteps(
    draft,
    incident.id,
    others.filter((act) => act !== 'confirm'),
  );
  complete(draft, incident.id, 'confirm', who);
}

export function lookAgain(draft: ShiftDraft, incident: Incident): void {
  if (draft.earlier || !gaugeOf(draft, incident)) return;
  const before = draft.incidents.filter(
    ({ site, state, id }) => site === incident.site && state === 'dismissed' && id !== incident.id,
  ).length;
  plan(draft, draft.now + Math.min(atMost, again * 2 ** before), {
    kind: 'still-over',
    incident: incident.id,
  });
}

export function stillOver(draft: ShiftDraft, id: string): void {
  const incident = incidentOf(draft, id);
  const gauge = draft.setting.city.gauges.find((one) => one.id === (incident && gaugeOf(draft, incident)));
  if (!incident || !gauge || gaugeValue(draft, gauge.id) <= gauge.limit) return;
  if (draft.incidents.some((one) => one.site === incident.site && isOpen(one))) return;
  const { log, gaugeNames } = draft.setting.words;
  const time = durationText(draft.now - (incident.ended ?? draft.now));
  const values = { unit: gauge.unit, limit: gauge.limit, incident: id, time, value: '{value}' };
  const source = fill(gaugeNames[gauge.kind], { gauge: gauge.id });
  receive(draft, {
    at: draft.now,
    kind: incident.kind,
    from: gauge.kind === 'gas' ? 'gas' : 'gauge',
    who: source,
    source,
    spot: incident.spot,
    gauge: gauge.id,
    log: fill(log.stillOver, values),
    text: fill(log.stillOver, values),
  });
}
