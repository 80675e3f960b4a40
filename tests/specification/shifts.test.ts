/* The three written shifts, played to the end and compared with the times and sentences of their story. */
import { describe, expect, test } from 'vitest';
import { debriefOf } from '../../src/console/engine/debrief.ts';
import { durationText } from '../../src/console/engine/duration-text.ts';
import { capXml } from '../../src/console/engine/files.ts';
import { polygonAround } from '../../src/console/engine/geometry.ts';
import { decisionFor, incidentOf, unitOf } from '../../src/console/engine/look.ts';
import { gaugeValue, rainNow } from '../../src/console/engine/readings.ts';
import { advance, apply, startShift } from '../../src/console/engine/shift.ts';
import { timeToIncident } from '../../src/console/engine/travel.ts';
import type { ShiftState } from '../../src/console/engine/types.ts';
import { brand } from '../../src/content/brand.ts';
import { city } from '../../src/content/shifts/city.ts';
import { clock } from '../../src/content/shifts/clock.ts';
import { clockText } from '../../src/ui/time-text.ts';
import { gasActs, matchActs, monsoonActs, play, settings } from '../play.ts';

/** Line breaks are not part of the story. */
const rows = (state: ShiftState) =>
  state.log.map(({ at, who, what }) => `${clockText(at)} ${who}: ${what.replaceAll('\u00a0', ' ')}`);
const at = (state: ShiftState, text: string) =>
  state.log.filter(({ what }) => what.includes(text)).map((entry) => clockText(entry.at));

describe('monsoon night', () => {
  test('a call becomes an incident, devices join it, and the clock is paused for the decision', () => {
    const called = advance(startShift(settings.monsoon), clock('02:14:10'));
    expect(called.log.findLast(({ announce }) => announce)?.announce).toBe(
      'Incident 0412 proposed: water in Jamun Underpass, two messages. It waits for you.',
    );
    const state = advance(called, clock('02:40:00'));
    expect(clockText(state.now)).toBe('02:14:37');
    expect(state.held?.incident).toBe('0412');
    expect(incidentOf(state, '0412')).toMatchObject({ state: 'proposed', since: clock('02:14:10') });
    expect(incidentOf(state, '0412')?.messages).toHaveLength(3);
    expect(decisionFor(state, 'operator')).toMatchObject({
      incident: '0412',
      step: { used: 27, limit: 120 },
      called: 'supervisor',
    });
    expect(rainNow(state)).toBe(38);
  });

  test('times to the incident', () => {
    const state = advance(startShift(settings.monsoon), clock('02:14:37'));
    const times = ['T2', 'F1', 'A4', 'P3', 'P1', 'W7'].map((unit) => {
      const travel = timeToIncident(state, unit, '0412');
      return travel ? `${durationText(travel.seconds)} ${(travel.route.metres / 1000).toFixed(1)}` : '–';
    });
    expect(times).toEqual(['2:07 1.0', '4:08 1.4', '5:38 2.1', '5:40 1.9', '–', '–']);
  });

  test('played as written', () => {
    const state = play(settings.monsoon, monsoonActs);
    expect(state.over).toBe(true);
    for (const row of [
      '02:15:49 Operator: P3 sent to incident 0412.',
      '02:16:31 Operator: Jamun Underpass closed. Signs on. Bus 47 goes by Canal Circle and Kadamba Avenue. T2 goes to hold the north side.',
      '02:14:10 ' +
        `${brand.flagship}: C-03 came up on the alarm for 30 s, with the 10 s before it: incident 0412.`,
      '02:15:22 Call desk: No caller knows of a vehicle in the water. The bus has stopped before it.',
      '02:15:55 P3: Acknowledged.',
      '02:17:15 Signal desk: Barriers down at both mouths, signs on.',
      '02:17:19 P3: Left Pump Depot by Gulmohar Avenue and Outer Circle, 1.9 km.',
      `02:19:31 ${brand.flagship}: Step 7 is open for 3:00, limit 3:00. Supervisor told.`,
      '02:19:56 Operator: Warning drafted and passed to the supervisor.',
      '02:20:41 Supervisor: Warning approved and sent. Same person: A. Sharma drafted and approved it.',
      '02:21:29 P3: On scene, incident 0412.',
      '02:22:12 P3: Pump running at Jamun Underpass.',
      `02:41:00 ${brand.flagship}: L-14 is back at its limit of 30 cm.`,
      `02:58:00 ${brand.flagship}: L-14 reads under 10 cm.`,
      '03:03:10 Operator: Jamun Underpass reopened, warning ended: all clear.',
      '03:04:20 Operator: Incident 0412 closed.',
    ]) {
      expect(rows(state)).toContain(row);
    }
    expect(Math.round(gaugeValue(state, 'L-14', clock('02:22:00')))).toBe(52);
  });

  test('the debrief compares times with the limits of the procedure', () => {
    const debrief = debriefOf(play(settings.monsoon, monsoonActs), '0412');
    expect(debrief?.summary).toBe(
      'Eight of nine limits were met. The draft of the warning took 0:25 longer than its limit.',
    );
    expect(debrief?.title).toBe('Debrief: water in Jamun Underpass');
    expect(debrief?.figures.map(({ label, seconds }) => `${durationText(seconds ?? -1)} ${label}`)).toEqual([
      '0:48 to confirm',
      '2:21 to close the underpass',
      '6:31 to send the warning',
      '8:02 to run the pump',
    ]);
    expect(
      debrief?.steps.map(({ used, limit }) => `${durationText(used ?? -1)} of ${limit}`).slice(0, 9),
    ).toEqual([
      '0:48 of 120',
      '0:24 of 60',
      '0:26 of 60',
      '1:07 of 90',
      '0:44 of 60',
      '0:25 of 60',
      '3:25 of 180',
      '0:45 of 120',
      '6:23 of 600',
    ]);
    expect(debrief?.steps[9]?.note).toBe(
      '03:03:10, after L-14 had read under 10 cm for 5 minutes. No limit.',
    );
    expect(debrief?.decisions.map(({ what }) => what)).toContain('Sent P3, nearest free pump');
    expect(debrief?.gauge?.peak.map(Math.round)).toEqual([clock('02:22:00'), 52]);
  });

  test('at 02:20:04 the pump is 1:25 away and the level reads 51', () => {
    const state = play(settings.monsoon, monsoonActs.slice(0, 10), '02:20:04');
    expect(durationText(timeToIncident(state, 'P3', '0412')?.seconds ?? 0)).toBe('1:25');
    expect(Math.round(gaugeValue(state, 'L-14'))).toBe(51);
    expect(rainNow(state)).toBe(41);
    expect(unitOf(state, 'T2')?.state).toBe('on-site');
  });

  test('a busy pump is refused with its reason; a fire tender goes and stands by', () => {
    let state = play(settings.monsoon, monsoonActs.slice(0, 2));
    const refused = apply(state, { kind: 'send', unit: 'P1', incident: '0412' });
    expect(refused.refused).toBe('P1 cannot be sent: it is pumping on Canal Circle.');
    state = apply(refused.state, { kind: 'send', unit: 'F1', incident: '0412' }).state;
    state = advance(state, clock('02:30:00'));
    expect(at(state, 'No pump on board')).toEqual(['02:19:06']);
    const ambulance = apply(refused.state, { kind: 'send', unit: 'A4', incident: '0412' }).state;
    const there = at(advance(ambulance, clock('02:30:00')), 'Stands by.');
    expect(there).toHaveLength(1);
    expect(incidentOf(state, '0412')?.steps[5]?.done).toBeNull();
  });

  test('dismissed: a second call, and it is proposed again beside the first', () => {
    let state = play(settings.monsoon, [
      ['02:14:37', { kind: 'dismiss', incident: '0412', reason: 'false-reading' }],
    ]);
    expect(debriefOf(state, '0412')?.summary).toBe(
      'Dismissed at 02:14:37, 0:27 after it was proposed, as: False reading. The limit for the decision was met.',
    );
    state = advance(state, clock('02:16:45'));
    expect(rows(state)).toContain(
      '02:15:07 Level gauge L-14: 41 cm, still over its limit of 30, 0:30 after incident 0412 was dismissed.',
    );
    expect(debriefOf(state, '0412')).toMatchObject({ met: 1, limits: 1 });
    expect(debriefOf(state, '0412')?.summary).toContain(
      'Incident 0413 was proposed at the same place 0:30 later.',
    );
    expect(rows(state)).toContain('02:16:40 Call desk: Second call: a car is stuck in Jamun Underpass.');
    expect(rows(state)).toContain('02:16:40 Level gauge L-14: 44 cm, limit 30.');
    expect(incidentOf(state, '0413')).toMatchObject({
      state: 'proposed',
      again: '0412',
      since: clock('02:15:07'),
    });
    // The reading that stayed, the second call and the next reading.
    expect(incidentOf(state, '0413')?.messages).toHaveLength(3);
    expect(debriefOf(state, '0413')?.lost).toBe(57);
  });

  test('waited: supervisor and commissioner are called, each after twice the time, then nobody is left; nothing is sent', () => {
    const state = play(settings.monsoon, [['02:14:37', { kind: 'resume' }]], '02:30:00');
    expect(at(state, 'Supervisor called')).toEqual(['02:16:10']);
    expect(at(state, 'Commissioner called')).toEqual(['02:18:10']);
    expect(at(state, 'Commissioner reminded. Nobody is left to call')).toEqual(['02:22:10']);
    const limits = rows(state).filter((row) => row.includes('limit 2:00'));
    expect(limits.map((row) => /for (\d+:\d\d), limit 2:00/.exec(row)?.[1])).toEqual([
      '2:00',
      '4:00',
      '8:00',
    ]);
    expect(rows(advance(state, clock('03:04:00'))).join()).not.toMatch(/(District|State) control room/);
    expect(state.units.filter(({ trip }) => trip)).toEqual([]);
    expect(state.closures).toEqual([]);
    expect(state.warnings).toEqual([]);
    expect(gaugeValue(state, 'L-14')).toBeGreaterThan(52);
  });
});

describe('gas near the market', () => {
  test('played as written', () => {
    const state = play(settings.gas, gasActs);
    expect(incidentOf(state, '0520')?.since).toBe(clock('18:42:10'));
    expect(at(state, 'F1 on scene, reads 33 % LEL.')).toEqual(['18:47:40']);
    expect(at(state, 'Valve V-3 reported shut.')).toEqual(['18:49:00']);
    for (const [time, value] of [
      ['18:46:00', '32'],
      ['18:53:00', '22'],
      ['19:01:00', '9'],
    ] as const) {
      expect(Math.round(gaugeValue(state, 'G-05', clock(time)))).toBe(Number(value));
    }
    expect(at(state, 'G-05 reads under 5 % LEL')).toEqual(['19:12:00']);
    expect(at(state, 'for 15 min')).toEqual(['19:27:00']);
    expect(state.over).toBe(true);
    expect(debriefOf(state, '0520')?.summary).toBe('All ten limits were met.');
    expect(at(state, 'Stands by against the wind')).toEqual(['18:48:13']);
    expect(incidentOf(state, '0520')?.steps[9]?.skipped).toBe(true);
  });

  test('the warning: likely at first, observed after the reading, then over', () => {
    const [warning] = play(settings.gas, gasActs).warnings;
    expect(warning?.issued.map(({ type, certainty }) => `${type} ${certainty}`)).toEqual([
      'Alert Likely',
      'Update Observed',
      'Update Observed',
    ]);
    expect(warning?.polygon).toBe(
      '23.9979,77.9941 23.9992,77.9935 23.9997,77.9921 23.9992,77.9907 23.9979,77.9902 23.9967,77.9907 23.9961,77.9921 23.9967,77.9935 23.9979,77.9941',
    );
    expect(polygonAround(city, { r: 5.55, a: 196 }, 200)).toBe(warning?.polygon);
  });

  test('dismissed: the traffic unit reports the smell', () => {
    const state = play(
      settings.gas,
      [['18:43:10', { kind: 'dismiss', incident: '0520', reason: 'false-reading' }]],
      '18:44:40',
    );
    expect(rows(state)).toContain('18:44:30 T2: Smell of gas at the gate of Ashoka Market.');
    expect(rows(state)).toContain('18:44:30 Gas sensor G-05: 32 % LEL, limit 10.');
    expect(incidentOf(state, '0521')).toMatchObject({ state: 'proposed', again: '0520' });
  });

  test('waited: above 40 % at 18:50 the cordon waits for the commissioner', () => {
    const state = play(settings.gas, gasActs.slice(0, 1), '18:51:00');
    expect(at(state, 'waits for the commissioner')).toEqual(['18:50:00']);
    expect(decisionFor(state, 'commissioner')).toMatchObject({ incident: '0520', step: { number: 10 } });
    const allowed = apply(apply(state, { kind: 'role', role: 'commissioner' }).state, {
      kind: 'allow-cordon',
      incident: '0520',
    });
    expect(allowed.refused).toBeNull();
    expect(incidentOf(allowed.state, '0520')?.cordon).toBe(300);
  });
});

describe('match evening', () => {
  test('played as written', () => {
    const state = play(settings.match, matchActs);
    expect(incidentOf(state, '0633')?.since).toBe(clock('21:52:18'));
    expect(at(state, 'On scene, incident 0633.')).toEqual(['21:57:30']);
    expect(at(state, 'Leaves gate 2')).toEqual(['22:04:03']);
    expect(at(state, 'At District Hospital.')).toEqual(['22:07:10']);
    expect(at(state, 'back to normal')).toEqual(['22:07:40']);
    expect(rows(state)).toContain(
      '21:53:40 Operator: Corridor for A4 proposed: Canal Circle, Peepal Avenue.',
    );
    const debrief = debriefOf(state, '0633');
    expect(durationText(debrief?.corridor?.with ?? 0)).toBe('3:07');
    expect(durationText(debrief?.corridor?.without ?? 0)).toBe('4:22');
    expect(debrief?.summary).toBe('All nine limits were met.');
    expect(state.over).toBe(true);
  });

  test('dismissed: the steward calls again', () => {
    const state = play(
      settings.match,
      [['21:52:50', { kind: 'dismiss', incident: '0633', reason: 'already-known' }]],
      '21:53:40',
    );
    expect(at(state, 'The steward calls again')).toEqual(['21:53:30']);
    expect(incidentOf(state, '0634')).toMatchObject({ state: 'proposed', again: '0633' });
  });

  test('waited: a person at the ambulance desk sends A4, without a corridor', () => {
    const state = play(settings.match, [], '22:30:00');
    const sent = state.log.find(({ what }) => what.startsWith('A4 sent by the ambulance desk'));
    expect([clockText(sent?.at ?? 0), sent?.who]).toEqual(['21:54:40', 'Ambulance desk']);
    // Turnout 1:00 and 4:22 with the traffic.
    expect(at(state, 'On scene, incident 0633.')).toEqual(['22:00:02']);
  });
});

test('the warning of the first shift has the values of its story', () => {
  const state = play(settings.monsoon, monsoonActs);
  const [warning] = state.warnings;
  if (!warning) throw new Error('no warning');
  const [alert, cancel] = warning.issued.map((issued) => capXml(state, warning, issued));
  for (const part of [
    '<identifier>RUN-A-SHIFT-4127-0412-1</identifier>',
    '<sender>run-a-shift@simulation.invalid</sender>',
    '<sent>2027-07-18T02:20:41+05:30</sent>',
    '<status>Exercise</status>',
    '<msgType>Alert</msgType>',
    '<note>Simulation in a web browser. No warning has been issued.</note>',
    '<event>Waterlogged underpass</event>',
    '<event>अंडरपास में जलभराव</event>',
    '<expires>2027-07-18T05:20:00+05:30</expires>',
    '<senderName>Simulated city operations centre</senderName>',
    '<senderName>काल्पनिक नगर संचालन केंद्र</senderName>',
    '<category>Met</category>',
    '<category>Transport</category>',
    '<effective>2027-07-18T02:20:41+05:30</effective>',
    '<onset>2027-07-18T02:13:52+05:30</onset>',
    '<contact>run-a-shift@simulation.invalid</contact>',
    '<value>7</value>',
    '<description>Water stands on both lanes under the railway. Signs are on. Bus 47 goes another way.</description>',
    '<polygon>24.0052,78.0051 24.0065,78.0029 24.0082,78.0032 24.0096,78.0046 24.0080,78.0073 24.0062,78.0066 24.0052,78.0051</polygon>',
  ]) {
    expect(alert).toContain(part);
  }
  for (const part of [
    '<identifier>RUN-A-SHIFT-4127-0412-2</identifier>',
    '<msgType>Update</msgType>',
    '<references>run-a-shift@simulation.invalid,RUN-A-SHIFT-4127-0412-1,2027-07-18T02:20:41+05:30</references>',
    '<responseType>AllClear</responseType>',
    '<urgency>Past</urgency>',
  ]) {
    expect(cancel).toContain(part);
  }
});
