/* A mutable copy of the state for one act or event. */
import type { RoleId } from '../../content/shifts/schema.ts';
import type { Second } from './act-types.ts';
import type { Incident } from './incident-types.ts';
import type { LogEntry, LogKind } from './log-types.ts';
import type { Due, ShiftState } from './types.ts';
import type { Unit } from './unit-types.ts';

type Writable<T> = T extends readonly (infer Item)[] ? Item[] : T;

export type ShiftDraft = { -readonly [Key in keyof ShiftState]: Writable<ShiftState[Key]> };

/** Lists are copied and their items replaced, never changed: earlier states stay intact. */
export function draftOf(state: ShiftState): ShiftDraft {
  return {
    ...state,
    messages: [...state.messages],
    incidents: [...state.incidents],
    units: [...state.units],
    cameras: [...state.cameras],
    closures: [...state.closures],
    warnings: [...state.warnings],
    asked: [...state.asked],
    calls: [...state.calls],
    seats: [...state.seats],
    log: [...state.log],
    acts: [...state.acts],
    due: [...state.due],
    past: [...state.past],
  };
}

export function plan(draft: ShiftDraft, at: Second, what: Due['what']): number {
  draft.planned += 1;
  draft.due.push({ at, order: draft.planned, what });
  return draft.planned;
}

export function changeIncident(draft: ShiftDraft, id: string, change: Partial<Incident>): Incident {
  const index = draft.incidents.findIndex((incident) => incident.id === id);
  const changed = { ...(draft.incidents[index] as Incident), ...change };
  draft.incidents[index] = changed;
  return changed;
}

export function changeUnit(draft: ShiftDraft, id: string, change: Partial<Unit>): Unit {
  const index = draft.units.findIndex((unit) => unit.id === id);
  const changed = { ...(draft.units[index] as Unit), ...change };
  draft.units[index] = changed;
  return changed;
}

export function changeMessages(
  draft: ShiftDraft,
  ids: readonly number[],
  change: Partial<ShiftState['messages'][0]>,
): void {
  draft.messages = draft.messages.map((message) =>
    ids.includes(message.id) ? { ...message, ...change } : message,
  );
}

interface More {
  message?: number | null;
  tag?: string;
  incident?: string | null;
  decided?: string;
  announce?: string;
}

export function write(draft: ShiftDraft, kind: LogKind, who: string, what: string, more: More = {}): void {
  const { message = null, tag = '', incident = null, decided = '', announce = '' } = more;
  const person = draft.acting !== null && who === roleName(draft, draft.role) ? draft.acting : '';
  const entry: LogEntry = {
    at: draft.now,
    kind,
    who,
    person,
    message,
    what,
    tag,
    incident,
    decided,
    announce,
  };
  draft.log.push(entry);
}

export function roleName(state: ShiftState | ShiftDraft, role: RoleId): string {
  return state.setting.words.roles[role];
}

/** `Gulmohar Avenue and Outer Circle` */
export function joinNames(state: ShiftState | ShiftDraft, names: readonly string[]): string {
  const { and, comma } = state.setting.words;
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : names.slice(0, -1).join(comma) + and + last;
}

export function countWord(state: ShiftState | ShiftDraft, count: number): string {
  return state.setting.words.numbers[count] ?? String(count);
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
