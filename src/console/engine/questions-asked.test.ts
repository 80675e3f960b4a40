/* Desks that were asked: their answer ends the step, and they say only what the incident's own callers have said. */
import { expect, test } from 'vitest';
import { takeTurn } from '../../../tests/answers.ts';
import { gasActs, monsoonActs, play, settings } from '../../../tests/play.ts';
import { fill } from '../../ui/fill.ts';
import { decisionFor, incidentOf, stepsOf } from './look.ts';
import { advanceToLimit, limitRuns } from './running-limits.ts';
import { advance, apply, startShift } from './shift.ts';

test('a step that asks is ended by the answer, and the next decision does not wait for it', () => {
  const asked = play(settings.gas, gasActs.slice(0, 2));
  const [, valve] = stepsOf(asked, '0520');
  expect(valve).toMatchObject({ act: 'ask', state: 'other', done: null, asked: asked.now });
  expect(decisionFor(asked, 'operator')?.step.act).toBe('send');
  const { after = 0 } = asked.setting.shift.asks.find(({ id }) => id === 'valve') ?? {};
  const answered = advance(asked, asked.now + after);
  expect(stepsOf(answered, '0520')[1]).toMatchObject({ state: 'done', done: answered.now, asked: null });
});

test('a dispatch that waits for a unit to come free has its limit from then on', () => {
  const first = play(settings.cloudburst, [
    ['04:07:40', { kind: 'confirm', incident: '0801' }],
    ['04:08:00', { kind: 'send', unit: 'P3', incident: '0801' }],
    ['04:11:40', { kind: 'confirm', incident: '0802' }],
    ['04:11:50', { kind: 'check', incident: '0802', result: 'unseen' }],
  ]);
  const asked = apply(first, { kind: 'ask', ask: 'call-off', incident: '0802' }).state;
  const sending = (state: typeof asked) => stepsOf(state, '0802').find(({ act }) => act === 'send');
  expect(sending(asked)).toMatchObject({ state: 'other', asked: asked.now });
  const free = advance(asked, asked.now + 160);
  expect(sending(free)).toMatchObject({ opened: asked.now + 150, over: 0, asked: null });
  const number = sending(free)?.number ?? 0;
  const late = fill(free.setting.words.log.limit, { step: number }).slice(0, 7);
  expect(free.log.filter(({ what }) => what.startsWith(late))).toEqual([]);
});

/** Things and people an answer may name; each must be in what the incident's callers have said. */
const named = /bus(?: \d+)?|car|taxi|driver|watchman|passenger|steward|lorry/gi;

test.each(Object.keys(settings) as (keyof typeof settings)[])(
  'answers in %s name only what the incident’s messages name',
  (name) => {
    for (const dismisses of [false, true]) {
      let shift = startShift(settings[name]);
      for (let turn = 0; !shift.over && turn < 150; turn++)
        ({ shift } = takeTurn(shift, () => dismisses && turn % 9 === 2));
      const { asks } = shift.setting.shift;
      const answers = shift.asked.filter(({ answered }) => answered !== null);
      for (const { ask, incident, answered } of answers) {
        const content = asks.find(({ id }) => id === ask);
        if (!content?.fromReports) continue;
        const row = shift.log.find(({ at, who }) => at === answered && who === content.desk);
        const told = shift.messages
          .filter((message) => message.incident === incident)
          .map(({ source, text }) => `${source} ${text}`)
          .join(' ')
          .toLowerCase();
        for (const [thing] of (row?.what ?? '').matchAll(named)) {
          const [kind = ''] = thing.toLowerCase().split(' ');
          expect(told, `${incident}: ${row?.what}`).toContain(kind);
        }
      }
    }
  },
);

test('the call desk knows of no bus where only a watchman has called', () => {
  const asked = play(settings.cloudburst, [
    ['04:11:40', { kind: 'confirm', incident: '0802' }],
    ['04:11:50', { kind: 'ask', ask: 'people', incident: '0802' }],
  ]);
  const answered = advance(asked, asked.now + 30);
  const rows = answered.log.filter(({ who, incident }) => who === 'Call desk' && incident === '0802');
  expect(rows.map(({ what }) => what)).toEqual(['No caller knows of a vehicle in the water.']);
});

test('no speed carries the clock past the second in which a limit begins', () => {
  const quiet = startShift(settings.cloudburst);
  expect(limitRuns(quiet)).toBe(false);
  const proposed = advanceToLimit(quiet, quiet.now + 3600);
  expect(incidentOf(proposed, '0801')?.since).toBe(proposed.now);
  expect(limitRuns(proposed)).toBe(true);
  expect(advanceToLimit(proposed, proposed.now + 60)).toBe(proposed);
  const passed = advance(proposed, proposed.now + 121);
  expect(limitRuns(passed)).toBe(false);
  const pumping = play(settings.monsoon, monsoonActs.slice(0, 14));
  expect(limitRuns(pumping)).toBe(false);
});
