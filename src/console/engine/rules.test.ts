/* Roles, cameras, warnings, the log as a file, an endless shift and the load: one rule a test. */
import { expect, test } from 'vitest';
import { monsoonActs, play, settings, type Time } from '../../../tests/play.ts';
import { clock } from '../../content/shifts/clock.ts';
import type { RoleId } from '../../content/shifts/schema.ts';
import type { Act } from './act-types.ts';
import { reportOf } from './debrief.ts';
import { beatsOfHour } from './endless.ts';
import { logCsv } from './files.ts';
import { createLoad } from './load.ts';
import { cameraAccess } from './look.ts';
import { purposesFor } from './rights.ts';
import { advance, apply } from './shift.ts';
import { unitSpot } from './travel.ts';
import type { ShiftState } from './types.ts';
import { visibleTo } from './visible-to.ts';

const confirmed = () => play(settings.monsoon, monsoonActs.slice(0, 2));
const refusal = (state: ShiftState, act: Act) => apply(state, act).refused;
const as = (state: ShiftState, role: RoleId) => apply(state, { kind: 'role', role }).state;
const done = (state: ShiftState, act: Act) => apply(state, act).state;
const run = (state: ShiftState, time: Time) => advance(state, clock(time));

test('each role may do its own acts; a refusal states the reason', () => {
  const drafted = done(confirmed(), { kind: 'draft', incident: '0412' });
  expect(refusal(drafted, { kind: 'approve', incident: '0412' })).toBe('this is not for the operator.');
  expect(refusal(as(drafted, 'field'), { kind: 'approve', incident: '0412' })).toBe(
    'this is not for the field unit.',
  );
  expect(refusal(as(drafted, 'commissioner'), { kind: 'send', unit: 'P3', incident: '0412' })).toContain(
    'not for',
  );
  expect(refusal(as(drafted, 'supervisor'), { kind: 'approve', incident: '0412' })).toBeNull();
  const refused = apply(drafted, { kind: 'approve', incident: '0412' }).state;
  expect(refused.log.at(-1)?.what).toBe('Refused: this is not for the operator.');
  expect(refused.warnings).toEqual(drafted.warnings);
});

test('no unit moves before the incident is confirmed', () => {
  const state = play(settings.monsoon, monsoonActs.slice(0, 1));
  for (const act of [
    { kind: 'send', unit: 'P3', incident: '0412' },
    { kind: 'close-road', road: 'jamun-underpass', incident: '0412' },
    { kind: 'draft', incident: '0412' },
  ] as const) {
    expect(refusal(state, act)).toBe('incident 0412 is not confirmed.');
  }
});

test('a camera opens for a purpose and a limited time, and the log records both', () => {
  const open: Act = { kind: 'open-camera', camera: 'C-03', purpose: 'depth', minutes: 1, incident: '0412' };
  const state = done(confirmed(), open);
  expect(cameraAccess(state, 'operator', 'C-03')).toMatchObject({ state: 'open', left: 60 });
  expect(state.log.at(-1)).toMatchObject({ kind: 'camera', who: 'Operator' });
  expect(refusal(state, open)).toBe('C-03 is open already.');
  const later = advance(state, state.now + 60);
  expect(cameraAccess(later, 'operator', 'C-03')).toEqual({ state: 'time-up' });
  expect(later.log.findLast(({ kind }) => kind === 'camera')?.what).toBe('C-03 closed: time is up.');
  expect(refusal(later, { ...open, purpose: 'recording' })).toBe('a recording is for the supervisor only.');
  expect(refusal(as(later, 'supervisor'), { ...open, purpose: 'recording' })).toBeNull();
  for (const role of ['field', 'commissioner'] as const) {
    expect(purposesFor(role)).toEqual([]);
    for (const { id } of later.setting.city.cameras) {
      expect(cameraAccess(later, role, id)).toEqual({ state: 'not-for-role' });
    }
  }
});

test('field and commissioner cannot read, print or save caller data', () => {
  const called = confirmed();
  const caller = /bus 47|Water over the kerb/;
  const readings = (state: ShiftState) => [
    JSON.stringify([state.messages, state.log]),
    logCsv(state),
    JSON.stringify(reportOf(state, '0412')),
  ];
  for (const role of ['operator', 'supervisor'] as const) {
    for (const text of readings(visibleTo(as(called, role)))) expect(text).toMatch(caller);
  }
  for (const role of ['field', 'commissioner'] as const) {
    const seen = visibleTo(as(called, role));
    for (const text of readings(seen)) {
      expect(text).not.toMatch(caller);
      expect(text).toContain('A caller');
    }
    // What a sensor reported at about the same time stays.
    expect(seen.log.some(({ what }) => what.startsWith('38 cm'))).toBe(true);
  }
});

test('a returned warning is redrafted; a warning past its time has expired', () => {
  let state = as(done(confirmed(), { kind: 'draft', incident: '0412' }), 'supervisor');
  state = done(state, { kind: 'return', incident: '0412', note: 'Name the other way.' });
  expect(state.warnings[0]).toMatchObject({ state: 'draft', note: 'Name the other way.' });
  expect(refusal(state, { kind: 'approve', incident: '0412' })).toBe('there is no warning that waits.');
  state = as(done(as(state, 'operator'), { kind: 'draft', incident: '0412' }), 'supervisor');
  state = done(state, { kind: 'approve', incident: '0412' });
  expect(state.warnings[0]?.state).toBe('sent');
  const endless = { ...state, due: state.due.filter(({ what }) => what.kind !== 'end') };
  expect(run(endless, '05:20:00').warnings[0]?.state).toBe('expired');
});

test('closing a road reroutes units on their way', () => {
  const sent = done(confirmed(), { kind: 'send', unit: 'T2', incident: '0412' });
  const driving = advance(sent, sent.now + 60);
  const before = driving.units.find(({ id }) => id === 'T2');
  const closed = done(driving, { kind: 'close-road', road: 'jamun-underpass', incident: '0412' });
  const after = closed.units.find(({ id }) => id === 'T2');
  if (!before || !after) throw new Error('no unit');
  expect(after.holds).toBe('jamun-underpass');
  expect(unitSpot(closed, after)).toEqual(unitSpot(driving, before));
});

test('a field unit is on site within 100 m', () => {
  const state = as(done(confirmed(), { kind: 'send', unit: 'T2', incident: '0412' }), 'field');
  const report: Act = { kind: 'report', unit: 'T2', report: 'on-site' };
  const trip = state.units.find(({ id }) => id === 'T2')?.trip;
  if (!trip) throw new Error('no trip');
  expect(refusal(advance(state, trip.arrives - 20), report)).toBe('T2 is more than 100 m away.');
  expect(refusal(advance(state, trip.arrives - 12), report)).toBeNull();
});

test('the CSV log quotes fields and contains no formula', () => {
  let state = as(done(confirmed(), { kind: 'draft', incident: '0412' }), 'supervisor');
  state = done(state, { kind: 'return', incident: '0412', note: 'Say "closed",\nnot shut' });
  const csv = logCsv({
    ...state,
    log: [...state.log, { ...(state.log[0] as ShiftState['log'][0]), who: '=1+1' }],
  });
  expect(csv).toContain('"Warning returned: Say ""closed"", not shut"');
  expect(csv).toContain(",'=1+1,");
  expect(
    csv.startsWith(
      '\uFEFFTime,Who,Person,What,Kind,Note,Incident,SHA-256 of the row before\r\n2027-07-18T02:10:00+05:30,',
    ),
  ).toBe(true);
  // Every message that was joined carries the number of its incident.
  expect(csv).toMatch(/bus 47[^\r]*,0412,[0-9a-f]{64}\r\n/);
  expect(csv.endsWith('\r\n')).toBe(true);
});

test('an endless shift gives six to twelve messages an hour, and about one in three joins', () => {
  let [all, joined] = [0, 0];
  for (let seed = 0; seed < 40; seed += 1) {
    for (let hour = 0; hour < 10; hour += 1) {
      const beats = beatsOfHour(settings.endless, seed, hour);
      expect(beats.length).toBeGreaterThanOrEqual(6);
      expect(beats.length).toBeLessThanOrEqual(12);
      expect(beats).toEqual(beatsOfHour(settings.endless, seed, hour));
      all += beats.length;
      joined += beats.filter(
        (beat) =>
          beats.filter(({ at, spot }) => spot === beat.spot && Math.abs(at - beat.at) <= 60).length >= 3,
      ).length;
    }
  }
  expect(joined / all).toBeGreaterThan(0.25);
  expect(joined / all).toBeLessThan(0.45);
});

test('the load counts messages, the queue and waiting times', () => {
  let now = 0;
  const load = createLoad(settings.monsoon.city, 4127, 1000, now);
  // Every look at the clock takes a tenth of a millisecond.
  const clockOf = () => {
    now += 0.1;
    return now;
  };
  now = 1000;
  load.run(clockOf, 500);
  const first = load.read(now);
  expect(first.done).toBeGreaterThanOrEqual(1000);
  expect(first.waiting).toBeLessThanOrEqual(1);
  expect(first.attached + first.pending).toBe(first.done);
  expect(first.p50).toBeGreaterThan(400);
  expect(first.p99).toBeGreaterThan(first.p50);
  load.setRate(1_000_000, now);
  now += 1000;
  const late = load.read(now);
  expect(late.waiting).toBeGreaterThan(999_000);
  expect(late.done).toBe(first.done);
});

test('a road that closes ahead of a unit reroutes it', () => {
  const { shift } = settings.monsoon;
  const road = {
    id: 'ahead',
    name: 'Gulmohar Avenue',
    avenue: 'gulmohar',
    from: 4.75,
    to: 8,
    note: '',
    diversion: [],
  };
  const setting = { ...settings.monsoon, shift: { ...shift, roads: [...shift.roads, road] } };
  const sent = done(play(setting, monsoonActs.slice(0, 2)), { kind: 'send', unit: 'P3', incident: '0412' });
  const edges = (state: ShiftState) =>
    state.units.find(({ id }) => id === 'P3')?.trip?.route.edges.join() ?? '';
  expect(edges(sent)).toContain('gulmohar:4.75');
  const closed = done(sent, { kind: 'close-road', road: 'ahead', incident: '0412' });
  expect(edges(closed)).not.toBe('');
  expect(edges(closed)).not.toContain('gulmohar:4.75');
});
