/*
 * A moment in an address: format, shift, seed, second, and the acts that led there. Parsing and opening never throw:
 * an invalid moment, or one that no longer plays, is a named fault.
 */

import type { RoleId } from '../../content/shifts/schema.ts';
import type { Act, ActAt, Moment, MomentFault, Seat, Second } from './act-types.ts';
import { courseFingerprint } from './course.ts';
import { advance, apply, startShift } from './shift.ts';
import type { Setting, ShiftState } from './types.ts';

/**
 * The version of the format. 1 had a fingerprint of the wording. In 1 and 2 a dismissed reading was not proposed again:
 * they are played by those rules and stay in format 2, so that their incidents keep their numbers.
 */
const format = 3;
const earlierFormat = 2;
const readable = [1, 2, 3];
const longest = 20_000;
const mostActs = 1_000;
/** How far into a shift a link may lead. */
const furthest = 24 * 3600;
/** Seconds of the shift played at a time while a link opens. */
const slice = 300;

type FieldType = 'text' | 'number' | 'text?' | 'number?';

/** The fields of every act, in the order in which they are written. New acts go at the end. */
const shapes: { [Kind in Act['kind']]: Record<string, FieldType> } = {
  role: { role: 'text' },
  resume: {},
  confirm: { incident: 'text' },
  dismiss: { incident: 'text', reason: 'text' },
  join: { incident: 'text', to: 'text' },
  split: { incident: 'text', message: 'number' },
  propose: { message: 'number' },
  attach: { message: 'number', incident: 'text' },
  'dismiss-message': { message: 'number' },
  'open-camera': { camera: 'text', purpose: 'text', minutes: 'number', incident: 'text?' },
  'close-camera': { camera: 'text' },
  check: { incident: 'text', result: 'text?' },
  send: { unit: 'text', incident: 'text' },
  recall: { unit: 'text' },
  'close-road': { road: 'text', incident: 'text', cordon: 'number?' },
  reopen: { road: 'text' },
  ask: { ask: 'text', incident: 'text' },
  draft: { incident: 'text' },
  approve: { incident: 'text' },
  return: { incident: 'text', note: 'text' },
  corridor: { incident: 'text' },
  'approve-corridor': { incident: 'text' },
  'refuse-corridor': { incident: 'text' },
  'approve-return': { incident: 'text' },
  'allow-cordon': { incident: 'text' },
  report: { unit: 'text', report: 'text' },
  close: { incident: 'text' },
  'open-road': { incident: 'text' },
  sit: { role: 'text' },
  stand: {},
  'call-unit': { unit: 'text' },
  divert: { unit: 'text', incident: 'text' },
  'pick-up': { call: 'number' },
  'call-back': { call: 'number' },
  'end-call': { call: 'number' },
  'sign-off': {},
};
const kinds = Object.keys(shapes) as Act['kind'][];

export function encodeMoment(state: ShiftState): string {
  const { shift } = state.setting;
  let before = shift.start;
  const acts = state.acts.map(({ at, act, ...from }) => {
    const row = [at - before, kinds.indexOf(act.kind) + codeOf(from), ...valuesOf(act)];
    before = at;
    return row;
  });
  const packed = JSON.stringify([
    shift.id,
    state.seed,
    state.now - shift.start,
    courseFingerprint(state.setting),
    acts,
  ]);
  return `${state.earlier ? earlierFormat : format}.${toBase64(packed)}`;
}

/** Encodes the window and its role as hundreds and thousands of an act's number. */
const [perSeat, perRole] = [100, 1000];
const roles = ['operator', 'supervisor', 'field', 'commissioner'] as const satisfies RoleId[];

function codeOf({ seat = 0, role }: Partial<Seat>): number {
  return seat * perSeat + (role ? (roles.indexOf(role) + 1) * perRole : 0);
}

function seatOf(code: unknown): Partial<Seat> | null {
  if (!isWhole(code, perRole * (roles.length + 1) - 1)) return null;
  const [seat, role] = [Math.floor((code % perRole) / perSeat), roles[Math.floor(code / perRole) - 1]];
  return { ...(seat > 0 ? { seat } : {}), ...(role ? { role } : {}) };
}

function valuesOf(act: Act): unknown[] {
  const fields = act as unknown as Record<string, unknown>;
  return Object.keys(shapes[act.kind]).map((name) => fields[name] ?? null);
}

export function decodeMoment(text: string): Moment {
  const [version, packed = '', ...rest] = text.split('.');
  if (!/^\d{1,6}$/.test(version ?? '') || rest.length > 0 || text.length > longest)
    return fault('unreadable');
  if (!readable.includes(Number(version))) return fault('version');
  try {
    return read(JSON.parse(fromBase64(packed)), Number(version) < format);
  } catch {
    return fault('unreadable');
  }
}

function fault(name: MomentFault): Moment {
  return { ok: false, fault: name };
}

function read(value: unknown, earlier: boolean): Moment {
  if (!Array.isArray(value) || value.length !== 5) return fault('unreadable');
  const [shift, seed, after, fingerprint, rows] = value as unknown[];
  if (typeof shift !== 'string' || typeof fingerprint !== 'string' || !Array.isArray(rows))
    return fault('unreadable');
  if (!isWhole(seed, 2 ** 31) || !isWhole(after, furthest) || rows.length > mostActs)
    return fault('unreadable');
  const acts: ActAt[] = [];
  let at = 0;
  for (const row of rows) {
    const [gap, code, ...values]: unknown[] = Array.isArray(row) ? row : [];
    const from = seatOf(code);
    const act = from && actOf([(code as number) % perSeat, ...values]);
    if (!act || !isWhole(gap, furthest)) return fault('acts');
    at += gap;
    acts.push({ at, act, ...from });
  }
  return at <= furthest ? { ok: true, shift, seed, at: after, fingerprint, acts, earlier } : fault('acts');
}

function isWhole(value: unknown, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
}

function actOf([index, ...values]: unknown[]): Act | null {
  const kind = isWhole(index, kinds.length - 1) ? kinds[index] : undefined;
  if (kind === undefined) return null;
  const shape = Object.entries(shapes[kind]);
  if (values.length > shape.length) return null;
  const act: Record<string, unknown> = { kind };
  for (const [position, [name, type]] of shape.entries()) {
    // Newer fields are missing at the end of an older link.
    const value = values[position] ?? null;
    if (!fits(value, type)) return null;
    // An absent field is absent, not null; only a camera may be opened without an incident.
    if (value !== null || kind === 'open-camera') act[name] = value;
  }
  return act as unknown as Act;
}

function fits(value: unknown, type: FieldType): boolean {
  if (value === null) return type.endsWith('?');
  return type.startsWith('text') ? typeof value === 'string' : Number.isInteger(value);
}

export type OpenedMoment =
  /** `carried`: made with an earlier course of the shift; its acts were played by the current rules. */
  { ok: true; state: ShiftState; carried: boolean } | { ok: false; fault: MomentFault };

export function openMoment(setting: Setting, moment: Moment): OpenedMoment {
  const playing = playMoment(setting, moment);
  for (;;) {
    const { done, value } = playing.next();
    if (done) return value;
  }
}

/** Plays a moment's acts in slices and yields its progress, from 0 to 1. */
export function* playMoment(setting: Setting, moment: Moment): Generator<number, OpenedMoment> {
  if (!moment.ok) return moment;
  if (moment.shift !== setting.shift.id) return { ok: false, fault: 'shift' };
  const carried = moment.fingerprint !== courseFingerprint(setting);
  const { start } = setting.shift;
  const progress = (now: Second) => (now - start) / Math.max(1, moment.at);
  try {
    let state = startShift(setting, moment.seed, moment.earlier);
    for (const { at, act, ...from } of [...moment.acts, { at: moment.at, act: null }]) {
      while (state.now < start + at) {
        const next = advance(state, Math.min(start + at, state.now + slice));
        // Paused or over: the act cannot have happened at that second.
        if (next.now === state.now) return { ok: false, fault: carried ? 'version' : 'acts' };
        state = next;
        yield progress(state.now);
      }
      if (state.now !== start + at) return { ok: false, fault: carried ? 'version' : 'acts' };
      if (act === null) break;
      const outcome = apply(state, act, { seat: 0, ...from });
      // A press may have been refused then, too; only what the shift no longer has cannot be played.
      if (carried && outcome.refused === setting.words.refused.unknown)
        return { ok: false, fault: 'version' };
      state = outcome.state;
      yield progress(state.now);
    }
    return { ok: true, state, carried };
  } catch {
    return { ok: false, fault: 'acts' };
  }
}

function toBase64(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64(text: string): string {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
  );
}
