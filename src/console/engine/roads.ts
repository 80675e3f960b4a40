/* Closing a road, always a person's act, reroutes units at once and sends the unit for its far side. */

import { fill } from '../../ui/fill.ts';
import { changeIncident, type ShiftDraft, write } from './draft.ts';
import { findRoute, replan, setOut } from './driving.ts';
import type { Incident } from './incident-types.ts';
import { incidentOf, safeToClose, stepsContent } from './look.ts';
import { complete, gaugeOf } from './procedure.ts';
import { isFree } from './travel.ts';
import type { ShiftState } from './types.ts';
import { endWarning } from './warnings.ts';

export function closeRoad(
  draft: ShiftDraft,
  incident: Incident,
  id: string,
  cordon: number | undefined,
  who: string,
): string | null {
  const { words, shift } = draft.setting;
  const road = shift.roads.find((one) => one.id === id);
  if (!road) return words.refused.unknown;
  if (draft.closures.some((one) => one.road === id && one.until === null)) {
    return fill(words.refused.closedAlready, { road: road.name });
  }
  const choice = shift.cordons?.site === incident.site ? shift.cordons?.metres : undefined;
  if (cordon !== undefined && !choice?.includes(cordon)) return words.refused.unknown;
  draft.closures.push({ road: id, incident: incident.id, since: draft.now, until: null });
  changeIncident(draft, incident.id, { cordon: incident.cordon ?? cordon ?? choice?.at(-1) ?? null });
  const holder = holderOf(draft, incident, road.holder?.kind);
  const values = { road: road.name, note: road.note, unit: holder?.id ?? '', side: road.holder?.side ?? '' };
  write(draft, 'act', who, fill(holder ? words.log.closedHolder : words.log.closed, values), {
    incident: incident.id,
    tag: words.tags.closure,
    decided: fill(words.decided.closed, values),
  });
  complete(draft, incident.id, 'close-road', who);
  replan(draft);
  const route = holder && road.holder && findRoute(draft, holder, [road.holder.spot]);
  if (holder && route) setOut(draft, holder, route, { incident: incident.id, holds: id });
  return null;
}

/** The unit that closing a road sends to its far side. */
export function holderOf(state: ShiftState | ShiftDraft, incident: Incident, kind: string | undefined) {
  return state.units.find((unit) => unit.kind === kind && (isFree(unit) || unit.incident === incident.id));
}

export function reopenRoad(draft: ShiftDraft, id: string, who: string): string | null {
  const { words, shift, city } = draft.setting;
  const road = shift.roads.find((one) => one.id === id);
  const index = draft.closures.findIndex((one) => one.road === id && one.until === null);
  const closure = draft.closures[index];
  if (!road) return words.refused.unknown;
  if (!closure) return fill(words.refused.openAlready, { road: road.name });
  const incident = incidentOf(draft, closure.incident);
  const under = incident && stepsContent(draft, incident).find(({ act }) => act === 'close')?.under;
  if (incident && under && !safeToClose(draft, incident)) {
    const gauge = city.gauges.find((one) => one.id === gaugeOf(draft, incident));
    const values = { gauge: gauge?.id ?? '', value: under.value, unit: gauge?.unit ?? '' };
    return fill(words.refused.notSafe, { ...values, minutes: under.seconds / 60 });
  }
  draft.closures[index] = { ...closure, until: draft.now };
  if (incident) changeIncident(draft, incident.id, { reopened: draft.now });
  const ended = incident ? endWarning(draft, incident, who, { alone: false }) : false;
  const [sentence, decided] = ended
    ? [words.log.reopenedEnded, words.decided.reopenedEnded]
    : [words.log.reopened, words.decided.reopened];
  const more = { incident: closure.incident, tag: words.tags.closure, decided };
  write(draft, 'act', who, fill(sentence, { road: road.name }), more);
  return null;
}
