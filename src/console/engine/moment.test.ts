import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyAct } from '../../../tests/engine-acts.ts';
import { monsoonActs, play, settings } from '../../../tests/play.ts';
import { words } from '../../content/shifts/words.ts';
import type { Act } from './act-types.ts';
import { decodeMoment, encodeMoment, type OpenedMoment, openMoment } from './moment.ts';
import { replay, startShift } from './shift.ts';

const state = play(settings.monsoon, monsoonActs);
const link = encodeMoment(state);

test('parses any text without throwing', () => {
  fc.assert(fc.property(fc.string(), (text) => typeof decodeMoment(text).ok === 'boolean'));
  fc.assert(fc.property(fc.base64String(), (text) => typeof decodeMoment(`1.${text}`).ok === 'boolean'));
  fc.assert(
    fc.property(
      fc.json(),
      (json) => typeof decodeMoment(`1.${btoa(unescape(encodeURIComponent(json)))}`).ok === 'boolean',
    ),
  );
});

test('a link with one changed character gives a fault or a state, never an exception', () => {
  fc.assert(
    fc.property(fc.nat(link.length - 1), fc.constantFrom(...'ABCabc019-_.'), (place, letter) => {
      const opened = openMoment(
        settings.monsoon,
        decodeMoment(link.slice(0, place) + letter + link.slice(place + 1)),
      );
      expect(typeof opened.ok).toBe('boolean');
    }),
    { numRuns: 40 },
  );
});

test('faults have names', () => {
  const pack = (value: unknown) => `1.${btoa(JSON.stringify(value))}`;
  expect(decodeMoment('')).toEqual({ ok: false, fault: 'unreadable' });
  expect(decodeMoment('1.%%%')).toEqual({ ok: false, fault: 'unreadable' });
  expect(decodeMoment(link.replace(/^3/, '4'))).toEqual({ ok: false, fault: 'version' });
  expect(decodeMoment(pack(['monsoon-night', 4127, 1e12, 'x', []]))).toEqual({
    ok: false,
    fault: 'unreadable',
  });
  expect(decodeMoment(pack(['monsoon-night', 4127, 10, 'x', [[0, 99]]]))).toEqual({
    ok: false,
    fault: 'acts',
  });
  expect(decodeMoment(pack(['monsoon-night', 4127, 10, 'x', [null]]))).toEqual({ ok: false, fault: 'acts' });
  expect(openMoment(settings.gas, decodeMoment(link))).toEqual({ ok: false, fault: 'shift' });
});

const { shift } = settings.monsoon;
const opened = (changed: typeof shift) =>
  openMoment({ ...settings.monsoon, shift: changed }, decodeMoment(link));

test('links still open after a text is corrected', () => {
  const [first, ...rest] = shift.procedures[0]?.steps ?? [];
  const reworded = {
    ...shift,
    name: 'Another night',
    procedures: [{ ...shift.procedures[0], steps: [{ ...first, what: 'Decide' }, ...rest] }],
    beats: shift.beats.map((beat) => ({ ...beat, text: 'Water.', who: 'Someone' })),
  } as typeof shift;
  expect(opened(reworded)).toMatchObject({ ok: true, carried: false });
});

test('a link of an earlier version opens if its acts are still valid', () => {
  const [first, ...rest] = shift.procedures[0]?.steps ?? [];
  const stricter = {
    ...shift,
    procedures: [{ ...shift.procedures[0], steps: [{ ...first, limit: 30 }, ...rest] }],
  } as typeof shift;
  expect(opened(stricter)).toMatchObject({ ok: true, carried: true, state: { now: state.now } });
  expect(opened({ ...shift, roads: [] })).toEqual({ ok: false, fault: 'version' });
});

test('a link from before the fingerprint ignored wording still opens', () => {
  const [, packed = ''] = link.split('.');
  const fields = JSON.parse(atob(packed.replaceAll('-', '+').replaceAll('_', '/')));
  fields[3] = 'a1b2c3';
  const older = `1.${btoa(JSON.stringify(fields))}`;
  expect(openMoment(settings.monsoon, decodeMoment(older))).toMatchObject({ ok: true, carried: true });
});

test('refuses acts named like inherited properties', () => {
  const inherited = fc.constantFrom('constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', '');
  const crafted = fc.oneof(
    anyAct,
    fc.record({ kind: fc.constant('role' as const), role: inherited }),
    fc.record({
      kind: fc.constant('dismiss' as const),
      incident: fc.constantFrom('0412', '0520', '0633'),
      reason: inherited,
    }),
    fc.record({
      kind: fc.constant('open-camera' as const),
      camera: fc.constant('C-03'),
      purpose: inherited,
      minutes: fc.constant(1),
      incident: inherited,
    }),
    fc.record({ kind: fc.constant('report' as const), unit: fc.constantFrom('P3', 'F1'), report: inherited }),
    fc.record({
      kind: fc.constant('close-road' as const),
      road: inherited,
      incident: inherited,
      cordon: fc.integer(),
    }),
  ) as fc.Arbitrary<Act>;
  const setting = fc.constantFrom(...Object.values(settings));
  fc.assert(
    fc.property(setting, fc.array(fc.tuple(fc.nat(240), crafted), { maxLength: 25 }), (chosen, rows) => {
      let at = chosen.shift.start;
      const acts = rows.map(([gap, act]) => {
        at += gap;
        return { at, act };
      });
      const crafty = encodeMoment({ ...startShift(chosen), now: at, acts });
      const moment = decodeMoment(crafty);
      expect(moment.ok).toBe(true);
      expect(['ok', 'acts']).toContain(nameOf(openMoment(chosen, moment)));
      const end = replay(chosen, chosen.shift.seed, acts, at);
      expect(Object.keys(words.roles)).toContain(end.role);
      for (const { what } of end.log) expect(what).not.toMatch(/native code|object Object|undefined/);
    }),
    { numRuns: 150 },
  );
});

const nameOf = (result: OpenedMoment) => (result.ok ? 'ok' : result.fault);

test('a whole shift fits into an address', () => {
  expect(link.length).toBeLessThan(1500);
});
