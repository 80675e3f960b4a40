/* A public warning: drafted by one person, approved by another, updated, cancelled, or expired by its own time. */

import { fill } from '../../ui/fill.ts';
import { plan, type ShiftDraft, write } from './draft.ts';
import { factsOf } from './facts.ts';
import { polygonAround } from './geometry.ts';
import type { Incident } from './incident-types.ts';
import { stepsContent } from './look.ts';
import { complete } from './procedure.ts';
import type { Issued, Warning } from './warning-types.ts';

/** The circle around an incident whose place has no written polygon. */
const plainCircle = 200;

function find(draft: ShiftDraft, incident: Incident): { index: number; warning: Warning | undefined } {
  const index = draft.warnings.findIndex((warning) => warning.incident === incident.id);
  return { index, warning: draft.warnings[index] };
}

export function draftWarning(draft: ShiftDraft, incident: Incident, who: string): string | null {
  const { words, shift, city } = draft.setting;
  const content = shift.warnings.find(({ kind }) => kind === incident.kind);
  if (!content) return words.refused.unknown;
  const { index, warning } = find(draft, incident);
  if (warning && ['waits', 'ended', 'cancelled', 'expired', 'withdrawn'].includes(warning.state))
    return words.refused.warned;
  const written = incident.site ? shift.polygons[incident.site] : undefined;
  const cordon = written ? null : areaOf(incident, warning);
  const polygon = written ?? polygonAround(city, incident.spot, cordon ?? plainCircle);
  const issued = warning?.issued ?? [];
  const next: Warning = {
    incident: incident.id,
    content,
    state: 'waits',
    drafted: draft.now,
    note: null,
    polygon,
    draftedBy: draft.seat,
    cordon,
    issued,
    expires: warning?.expires ?? null,
  };
  draft.warnings[index < 0 ? draft.warnings.length : index] = next;
  const update = issued.length > 0;
  write(draft, 'act', who, update ? words.log.updateDrafted : words.log.drafted, {
    incident: incident.id,
    tag: words.tags.draft,
    decided: update ? '' : words.decided.drafted,
    announce: fill(words.announce.waits, { incident: incident.id }),
  });
  complete(draft, incident.id, 'draft', who);
  return null;
}

/** One area through its life: it grows with a wider cordon, and a later, smaller one does not shrink it. */
function areaOf({ cordon }: Incident, warning: Warning | undefined): number {
  if (!warning) return cordon ?? plainCircle;
  return Math.max(warning.cordon ?? 0, cordon ?? 0) || plainCircle;
}

/** The cordon has grown beyond the area that people were warned of. */
export function isOutgrown({ cordon: warned, state }: Warning, { cordon }: Incident): boolean {
  return (state === 'sent' || state === 'updated') && warned !== null && (cordon ?? 0) > warned;
}

export function approveWarning(draft: ShiftDraft, incident: Incident, who: string): string | null {
  const { words } = draft.setting;
  const { index, warning } = find(draft, incident);
  if (warning?.state !== 'waits') return words.refused.noWarning;
  const update = warning.issued.length > 0;
  const expires = Math.floor((draft.now + warning.content.lasts) / 60) * 60;
  const issued: Issued = {
    type: update ? 'Update' : 'Alert',
    over: false,
    number: warning.issued.length + 1,
    sent: draft.now,
    certainty: certaintyNow(draft, incident, warning),
    polygon: warning.polygon,
    expires,
    facts: factsOf(draft, incident),
    drafted: warning.drafted,
    alone: warning.draftedBy === draft.seat,
  };
  draft.warnings[index] = {
    ...warning,
    state: update ? 'updated' : 'sent',
    expires,
    issued: [...warning.issued, issued],
  };
  plan(draft, expires, { kind: 'expire', incident: incident.id });
  // With one window, the same person drafts and approves; the log records it.
  const same =
    warning.draftedBy === draft.seat ? ` ${fill(words.log.samePerson, { person: draft.acting ?? '' })}` : '';
  write(draft, 'act', who, (update ? words.log.updated : words.log.approved) + same, {
    incident: incident.id,
    tag: words.tags.warning,
    decided: update ? words.decided.updated : words.decided.approved,
    announce: fill(words.announce.sent, { incident: incident.id }),
  });
  complete(draft, incident.id, 'approve-warning', who);
  return null;
}

/** What was only likely is observed once a crew has read it on site. */
function certaintyNow(draft: ShiftDraft, incident: Incident, { content }: Warning): Issued['certainty'] {
  const index = stepsContent(draft, incident).findIndex(({ report }) => report === 'reading');
  return incident.steps[index]?.done != null ? 'Observed' : content.certainty;
}

export function returnWarning(
  draft: ShiftDraft,
  incident: Incident,
  why: string,
  who: string,
): string | null {
  const { words } = draft.setting;
  const { index, warning } = find(draft, incident);
  if (warning?.state !== 'waits') return words.refused.noWarning;
  const note = why.trim().slice(0, 200);
  draft.warnings[index] = { ...warning, state: 'draft', note };
  write(draft, 'act', who, note ? fill(words.log.returned, { note }) : words.log.returnedPlain, {
    incident: incident.id,
    tag: words.tags.draft,
    decided: words.decided.returned,
  });
  return null;
}

/**
 * Ends a warning that has been sent; true if there was one. An update says that all is clear; a cancellation is for
 * what was sent in error. Logged separately only when no other act logs it.
 */
export function endWarning(
  draft: ShiftDraft,
  incident: Incident,
  who: string,
  { alone, inError = false }: { alone: boolean; inError?: boolean },
): boolean {
  const { words } = draft.setting;
  const { index, warning } = find(draft, incident);
  const last = warning?.issued.at(-1);
  if (!warning || !last || isOver(warning)) return false;
  const type = inError ? 'Cancel' : 'Update';
  const issued: Issued = {
    ...last,
    type,
    over: true,
    number: last.number + 1,
    sent: draft.now,
    facts: factsOf(draft, incident),
    certainty: inError ? last.certainty : certaintyOfEnd(draft, incident),
  };
  const state = inError ? 'cancelled' : 'ended';
  draft.warnings[index] = { ...warning, state, issued: [...warning.issued, issued] };
  if (alone) {
    const [sentence, decided] = inError
      ? [words.log.cancelled, words.decided.cancelled]
      : [words.log.ended, words.decided.ended];
    write(draft, 'act', who, sentence, { incident: incident.id, tag: words.tags.warning, decided });
  }
  return true;
}

/** That it is over is observed if a crew has reported from the place; a gauge alone makes it likely. */
function certaintyOfEnd(draft: ShiftDraft, incident: Incident): Issued['certainty'] {
  const reported = stepsContent(draft, incident).some(
    ({ act }, index) => act === 'report' && incident.steps[index]?.done != null,
  );
  return reported ? 'Observed' : 'Likely';
}

/** A draft that was never sent does not outlive its incident. */
export function withdrawWarning(draft: ShiftDraft, incident: Incident, who: string): void {
  const { words } = draft.setting;
  const { index, warning } = find(draft, incident);
  if (!warning || (warning.state !== 'waits' && warning.state !== 'draft')) return;
  draft.warnings[index] = { ...warning, state: 'withdrawn' };
  write(draft, 'act', who, words.log.withdrawn, {
    incident: incident.id,
    tag: words.tags.draft,
    decided: words.decided.withdrawn,
  });
}

export function isOver({ state }: Warning): boolean {
  return ['ended', 'cancelled', 'expired', 'withdrawn'].includes(state);
}

export function expire(draft: ShiftDraft, id: string): void {
  const { words } = draft.setting;
  const index = draft.warnings.findIndex(({ incident }) => incident === id);
  const warning = draft.warnings[index];
  if (!warning || warning.expires !== draft.now) return;
  if (isOver(warning)) return;
  draft.warnings[index] = { ...warning, state: 'expired' };
  write(draft, 'system', words.system, fill(words.log.expired, { incident: id }), {
    incident: id,
    tag: words.tags.warning,
  });
}
