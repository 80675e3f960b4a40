/* A public warning: drafted by one person, approved by another, updated, cancelled, or expired by its own time. */
import { type Draft, fill, plan, write } from './draft.ts';
import { polygonAround } from './geometry.ts';
import { stepsContent } from './look.ts';
import { complete } from './procedure.ts';
import type { Incident, Issued, Warning } from './types.ts';

/** The circle around an incident whose place has no written polygon. */
const plainCircle = 200;

function find(draft: Draft, incident: Incident): { index: number; warning: Warning | undefined } {
  const index = draft.warnings.findIndex((warning) => warning.incident === incident.id);
  return { index, warning: draft.warnings[index] };
}

export function draftWarning(draft: Draft, incident: Incident, who: string): string | null {
  const { words, shift, city } = draft.setting;
  const content = shift.warnings.find(({ kind }) => kind === incident.kind);
  if (!content) return words.refused.unknown;
  const { index, warning } = find(draft, incident);
  if (warning && ['waits', 'cancelled', 'expired'].includes(warning.state)) return words.refused.warned;
  const written = incident.site ? shift.polygons[incident.site] : undefined;
  const polygon = written ?? polygonAround(city, incident.spot, incident.cordon ?? plainCircle);
  const issued = warning?.issued ?? [];
  const next: Warning = {
    ...{ incident: incident.id, content, state: 'waits', drafted: draft.now, note: null, polygon },
    ...{ cordon: incident.cordon, issued, expires: warning?.expires ?? null },
  };
  draft.warnings[index < 0 ? draft.warnings.length : index] = next;
  const update = issued.length > 0;
  write(draft, 'act', who, update ? words.log.updateDrafted : words.log.drafted, {
    ...{ incident: incident.id, tag: words.tags.draft, decided: update ? '' : words.decided.drafted },
    announce: fill(words.announce.waits, { incident: incident.id }),
  });
  complete(draft, incident.id, 'draft', who);
  return null;
}

export function approveWarning(draft: Draft, incident: Incident, who: string): string | null {
  const { words } = draft.setting;
  const { index, warning } = find(draft, incident);
  if (warning?.state !== 'waits') return words.refused.noWarning;
  const update = warning.issued.length > 0;
  const expires = Math.floor((draft.now + warning.content.lasts) / 60) * 60;
  const issued: Issued = {
    ...{ type: update ? 'Update' : 'Alert', number: warning.issued.length + 1, sent: draft.now },
    ...{ certainty: certaintyNow(draft, incident, warning), polygon: warning.polygon, expires },
  };
  draft.warnings[index] = {
    ...{ ...warning, state: update ? 'updated' : 'sent', expires, issued: [...warning.issued, issued] },
  };
  plan(draft, expires, { kind: 'expire', incident: incident.id });
  write(draft, 'act', who, update ? words.log.updated : words.log.approved, {
    ...{ incident: incident.id, tag: words.tags.warning },
    decided: update ? words.decided.updated : words.decided.approved,
    announce: fill(words.announce.sent, { incident: incident.id }),
  });
  complete(draft, incident.id, 'approve-warning', who);
  return null;
}

/** What was only likely is observed once a crew has read it on site. */
function certaintyNow(draft: Draft, incident: Incident, { content }: Warning): Issued['certainty'] {
  const index = stepsContent(draft, incident).findIndex(({ report }) => report === 'reading');
  return incident.steps[index]?.done != null ? 'Observed' : content.certainty;
}

export function returnWarning(draft: Draft, incident: Incident, why: string, who: string): string | null {
  const { words } = draft.setting;
  const { index, warning } = find(draft, incident);
  if (warning?.state !== 'waits') return words.refused.noWarning;
  const note = why.trim().slice(0, 200);
  draft.warnings[index] = { ...warning, state: 'draft', note };
  write(draft, 'act', who, note ? fill(words.log.returned, { note }) : words.log.returnedPlain, {
    ...{ incident: incident.id, tag: words.tags.draft, decided: words.decided.returned },
  });
  return null;
}

/** Ends a warning that has been sent; true if there was one. A row of its own only where no other act says it. */
export function cancelWarning(draft: Draft, incident: Incident, who: string, alone: boolean): boolean {
  const { words } = draft.setting;
  const { index, warning } = find(draft, incident);
  const last = warning?.issued.at(-1);
  if (!warning || !last || warning.state === 'cancelled' || warning.state === 'expired') return false;
  const issued: Issued = { ...last, type: 'Cancel', number: last.number + 1, sent: draft.now };
  draft.warnings[index] = { ...warning, state: 'cancelled', issued: [...warning.issued, issued] };
  if (alone) {
    const more = { incident: incident.id, tag: words.tags.warning, decided: words.decided.cancelled };
    write(draft, 'act', who, words.log.cancelled, more);
  }
  return true;
}

export function expire(draft: Draft, id: string): void {
  const { words } = draft.setting;
  const index = draft.warnings.findIndex(({ incident }) => incident === id);
  const warning = draft.warnings[index];
  if (!warning || warning.expires !== draft.now) return;
  if (warning.state === 'cancelled' || warning.state === 'expired') return;
  draft.warnings[index] = { ...warning, state: 'expired' };
  write(draft, 'system', words.system, fill(words.log.expired, { incident: id }), {
    ...{ incident: id, tag: words.tags.warning },
  });
}
