/*
 * A moment in an address: format, shift, seed, second, and the acts that led there. Reading one never throws:
 * what cannot be read, or was made by other rules or other content, is a fault with a name.
 */

import type { Act, ActAt, Moment, MomentFault } from './act-types.ts';
import { advance, apply, startShift } from './shift.ts';
import type { Setting, State } from './types.ts';

/** Rises whenever the same acts would lead elsewhere. */
const format = 1;
const longest = 20_000;
const mostActs = 1_000;
/** A link leads at most this far into a shift. */
const furthest = 24 * 3600;

type Field = 'text' | 'number' | 'any';

/** The fields of every act, in the order in which they are written. New acts go at the end. */
const shapes: { [Kind in Act['kind']]: Record<string, Field> } = {
  role: { role: 'text' },
  resume: {},
  confirm: { incident: 'text' },
  dismiss: { incident: 'text', reason: 'text' },
  join: { incident: 'text', to: 'text' },
  split: { incident: 'text', message: 'number' },
  propose: { message: 'number' },
  attach: { message: 'number', incident: 'text' },
  'dismiss-message': { message: 'number' },
  'open-camera': { camera: 'text', purpose: 'text', minutes: 'number', incident: 'any' },
  'close-camera': { camera: 'text' },
  check: { incident: 'text' },
  send: { unit: 'text', incident: 'text' },
  recall: { unit: 'text' },
  'close-road': { road: 'text', incident: 'text', cordon: 'any' },
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
};
const kinds = Object.keys(shapes) as Act['kind'][];

export function encodeMoment(state: State): string {
  const { shift } = state.setting;
  let before = shift.start;
  const acts = state.acts.map(({ at, act }) => {
    const row = [at - before, kinds.indexOf(act.kind), ...valuesOf(act)];
    before = at;
    return row;
  });
  const packed = JSON.stringify([
    shift.id,
    state.seed,
    state.now - shift.start,
    fingerprint(state.setting),
    acts,
  ]);
  return `${format}.${toBase64(packed)}`;
}

function valuesOf(act: Act): unknown[] {
  const fields = act as unknown as Record<string, unknown>;
  return Object.keys(shapes[act.kind]).map((name) => fields[name] ?? null);
}

export function decodeMoment(text: string): Moment {
  const [version, packed = '', ...rest] = text.split('.');
  if (!/^\d{1,6}$/.test(version ?? '') || rest.length > 0 || text.length > longest)
    return fault('unreadable');
  if (Number(version) !== format) return fault('version');
  try {
    return read(JSON.parse(fromBase64(packed)));
  } catch {
    return fault('unreadable');
  }
}

function fault(name: MomentFault): Moment {
  return { ok: false, fault: name };
}

function read(value: unknown): Moment {
  if (!Array.isArray(value) || value.length !== 5) return fault('unreadable');
  const [shift, seed, after, print, rows] = value as unknown[];
  if (typeof shift !== 'string' || typeof print !== 'string' || !Array.isArray(rows))
    return fault('unreadable');
  if (!isWhole(seed, 2 ** 31) || !isWhole(after, furthest) || rows.length > mostActs)
    return fault('unreadable');
  const acts: ActAt[] = [];
  let at = 0;
  for (const row of rows) {
    const [gap, ...rest]: unknown[] = Array.isArray(row) ? row : [];
    const act = actOf(rest);
    if (!act || !isWhole(gap, furthest)) return fault('acts');
    at += gap;
    acts.push({ at, act });
  }
  return at <= furthest ? { ok: true, shift, seed, at: after, print, acts } : fault('acts');
}

function isWhole(value: unknown, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
}

function actOf([index, ...values]: unknown[]): Act | null {
  const kind = kinds[index as number];
  if (kind === undefined) return null;
  const shape = Object.entries(shapes[kind]);
  if (values.length !== shape.length) return null;
  const act: Record<string, unknown> = { kind };
  for (const [position, [name, type]] of shape.entries()) {
    const value = values[position];
    if (
      type === 'text'
        ? typeof value !== 'string'
        : type === 'number'
          ? !Number.isInteger(value)
          : !isPlain(value)
    ) {
      return null;
    }
    // An absent field is absent, not null; only a camera may be opened for no incident.
    if (value !== null || kind === 'open-camera') act[name] = value;
  }
  return act as unknown as Act;
}

function isPlain(value: unknown): boolean {
  return value === null || typeof value === 'string' || Number.isInteger(value);
}

/** Plays a moment's acts. Acts that were made at other times than they would now come to are a fault. */
export function openMoment(
  setting: Setting,
  moment: Moment,
): { ok: true; state: State } | { ok: false; fault: MomentFault } {
  if (!moment.ok) return moment;
  if (moment.shift !== setting.shift.id) return { ok: false, fault: 'shift' };
  if (moment.print !== fingerprint(setting)) return { ok: false, fault: 'version' };
  const { start } = setting.shift;
  let state = startShift(setting, moment.seed);
  for (const { at, act } of moment.acts) {
    state = advance(state, start + at);
    if (state.now !== start + at) return { ok: false, fault: 'acts' };
    state = apply(state, act).state;
  }
  const end = advance(state, start + moment.at);
  return end.now === start + moment.at ? { ok: true, state: end } : { ok: false, fault: 'acts' };
}

/** A short sum of everything the shift is played with: other content is another version. */
function fingerprint({ shift, city }: Setting): string {
  let sum = 0x811c9dc5;
  for (const character of JSON.stringify([shift, city])) {
    sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (sum >>> 0).toString(36);
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
