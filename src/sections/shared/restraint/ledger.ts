/*
 * The state of the camera, its log and its clock. Permissions are the console's. The log entry is
 * written first; only logged access shows a picture.
 */
import { mayDo, purposesFor } from '../../../console/engine/rights.ts';
import type { Restraint } from '../../../content/instruments/restraint.ts';
import { fill } from '../../../ui/fill.ts';

type Role = Restraint['roles'][number];
type Purpose = Restraint['purposes'][number]['id'];

export interface LedgerEntry {
  who: string;
  why: string;
  /** Seconds after midnight; null for entries by the system. */
  at: number | null;
  /** Days after the clip was recorded. */
  day: number;
}

export interface Ledger {
  role: string;
  log: readonly LedgerEntry[];
  /** Logged and about to be shown, or shown. */
  look: { entry: LedgerEntry; shown: boolean } | null;
  day: number;
}

export type LedgerAction =
  | { kind: 'role'; role: string }
  | { kind: 'open'; purpose: Purpose }
  | { kind: 'export' }
  | { kind: 'show' }
  | { kind: 'shut' }
  | { kind: 'day' }
  | { kind: 'again' };

export function initialLedger(content: Restraint): Ledger {
  const log = content.before.map((entry) => ({ ...entry, day: 0 }));
  return { role: content.roles[0]?.id ?? '', log, look: null, day: 0 };
}

export function roleOf({ roles }: Restraint, id: string): Role {
  const role = roles.find((one) => one.id === id);
  if (!role) throw new RangeError(`No role ${id}`);
  return role;
}

/** A role's permissions: purposes for opening the camera, and whether it may export the clip. */
export function rightsOf(content: Restraint, id: string): { purposes: Purpose[]; exports: string | null } {
  const { rights, exports = null } = roleOf(content, id);
  const allowed = mayDo(rights, 'open-camera') ? purposesFor(rights) : [];
  return {
    purposes: content.purposes.map((purpose) => purpose.id).filter((purpose) => allowed.includes(purpose)),
    exports,
  };
}

export const isErased = ({ days }: Restraint, { day }: Ledger): boolean => day >= days;

export function reduceLedger(content: Restraint, ledger: Ledger, done: LedgerAction): Ledger {
  if (done.kind === 'again') return initialLedger(content);
  if (done.kind === 'role') return { ...ledger, role: roleOf(content, done.role).id, look: null };
  if (done.kind === 'shut') return { ...ledger, look: null };
  if (isErased(content, ledger)) return ledger;
  if (done.kind === 'show') return { ...ledger, look: ledger.look && { ...ledger.look, shown: true } };
  if (done.kind === 'day') return passDay(content, ledger);
  const { purposes, exports } = rightsOf(content, ledger.role);
  if (done.kind === 'export')
    return exports === null ? ledger : write(content, ledger, fill(content.caseEntry, { number: exports }));
  const purpose = content.purposes.find(({ id }) => id === done.purpose);
  return purpose && purposes.includes(purpose.id) ? write(content, ledger, purpose.entry) : ledger;
}

function write(content: Restraint, ledger: Ledger, why: string): Ledger {
  if (ledger.look) return ledger;
  const { first, apart } = content.clock;
  const at = first + (ledger.log.length - content.before.length) * apart;
  const entry = { who: roleOf(content, ledger.role).person, why, at, day: ledger.day };
  return { ...ledger, log: [...ledger.log, entry], look: { entry, shown: false } };
}

function passDay(content: Restraint, ledger: Ledger): Ledger {
  const day = ledger.day + 1;
  if (day < content.days) return { ...ledger, day };
  const entry = {
    who: content.system,
    why: fill(content.erasedEntry, { days: content.days }),
    at: null,
    day,
  };
  return { ...ledger, day, log: [...ledger.log, entry], look: null };
}

/** The three static states shown without scripts. */
export function stillStates(content: Restraint): Ledger[] {
  const asks = initialLedger(content);
  const days = (count: number): LedgerAction[] => Array.from({ length: count }, () => ({ kind: 'day' }));
  const play = (acts: LedgerAction[]) =>
    acts.reduce((ledger, one) => reduceLedger(content, ledger, one), asks);
  const [purpose] = rightsOf(content, asks.role).purposes;
  const opens: LedgerAction[] = purpose ? [{ kind: 'open', purpose }, { kind: 'show' }] : [];
  return [asks, play([...opens, ...days(content.stillDays)]), play([...opens, ...days(content.days)])];
}
