import { expect, test } from 'vitest';
import { mayDo, purposesFor } from '../../../console/engine/rights.ts';
import content from '../../../content/instruments/restraint.ts';
import {
  initialLedger,
  isErased,
  type Ledger,
  type LedgerAction,
  reduceLedger,
  rightsOf,
  roleOf,
  stillStates,
} from './ledger.ts';

const purposes = content.purposes.map(({ id }) => id);
const play = (acts: LedgerAction[], from: Ledger = initialLedger(content)) =>
  acts.reduce((ledger, one) => reduceLedger(content, ledger, one), from);
const days = (count: number): LedgerAction[] => Array.from({ length: count }, () => ({ kind: 'day' }));

/** A seeded random sequence of a visitor's actions. */
function walk(seed: number, length: number): LedgerAction[] {
  let state = seed;
  const next = (below: number) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
  const any = (): LedgerAction => {
    const kinds = ['role', 'open', 'open', 'export', 'show', 'shut', 'day', 'day'] as const;
    const kind = kinds[next(kinds.length)] ?? 'day';
    if (kind === 'role') return { kind, role: content.roles[next(content.roles.length)]?.id ?? '' };
    if (kind === 'open') return { kind, purpose: purposes[next(purposes.length)] ?? 'depth' };
    return { kind };
  };
  return Array.from({ length }, any);
}

test("roles and purposes of cameras match the console's", () => {
  for (const { id, rights } of content.roles) {
    const allowed = purposes.filter(
      (purpose) => mayDo(rights, 'open-camera') && purposesFor(rights).includes(purpose),
    );
    expect(rightsOf(content, id).purposes).toEqual(allowed);
  }
  expect(content.roles.some(({ id }) => rightsOf(content, id).purposes.length === 0)).toBe(true);
});

test('never shows anything without a log entry, and never removes an entry', () => {
  for (let seed = 1; seed < 200; seed++) {
    let before = initialLedger(content);
    for (const one of walk(seed, 60)) {
      const after = reduceLedger(content, before, one);
      expect(before.log.every((entry, place) => after.log[place] === entry)).toBe(true);
      if (after.look) expect(after.log.includes(after.look.entry)).toBe(true);
      // A picture is shown in a later step than the one that wrote its entry.
      if (after.look?.shown && !before.look?.shown) expect(before.look?.entry).toBe(after.look.entry);
      if (after.look && after.look !== before.look && one.kind !== 'show')
        expect(after.look.entry.who).toBe(roleOf(content, after.role).person);
      if (isErased(content, after)) expect(after.look).toBeNull();
      before = after;
    }
  }
});

test('a role without permission writes and sees nothing', () => {
  for (const { id, exports } of content.roles) {
    for (const purpose of purposes) {
      if (rightsOf(content, id).purposes.includes(purpose)) continue;
      const tried = play([{ kind: 'role', role: id }, { kind: 'open', purpose }, { kind: 'show' }]);
      expect([tried.look, tried.log]).toEqual([null, initialLedger(content).log]);
    }
    const exported = play([{ kind: 'role', role: id }, { kind: 'export' }]);
    expect(exported.log.length - content.before.length).toBe(exports ? 1 : 0);
  }
});

test('the last day erases the clip and logs it', () => {
  const eve = play(days(content.days - 1));
  expect(isErased(content, eve)).toBe(false);
  const erased = play(days(1), eve);
  expect(isErased(content, erased)).toBe(true);
  expect(erased.log).toHaveLength(eve.log.length + 1);
  expect(play([{ kind: 'open', purpose: purposes[0] ?? 'depth' }, { kind: 'day' }], erased)).toEqual(erased);
  expect(play([{ kind: 'again' }], erased)).toEqual(initialLedger(content));
});

test('entries are in order of time', () => {
  const open: LedgerAction[] = [{ kind: 'open', purpose: purposes[0] ?? 'depth' }, { kind: 'shut' }];
  const times = play([...open, ...open, ...open]).log.map(({ at }) => at ?? 0);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(new Set(times).size).toBe(times.length);
});

test('the three static states are request, open and expired', () => {
  const [asks, opens, runsOut] = stillStates(content);
  expect([asks?.look, opens?.look?.shown, runsOut?.look]).toEqual([null, true, null]);
  expect(runsOut && isErased(content, runsOut)).toBe(true);
});
