import { expect, test } from 'vitest';
import { gasActs, matchActs, monsoonActs, play, settings } from '../../../tests/play.ts';
import { fill } from '../../ui/fill.ts';
import { say } from './facts.ts';
import { capXml } from './files.ts';
import { advance, apply } from './shift.ts';
import type { Warning } from './warning-types.ts';
import { isOutgrown } from './warnings.ts';

test('a warning keeps its area until a cordon exceeds it', () => {
  const sent = play(settings.gas, [
    ...gasActs.slice(0, 4),
    ['18:44:50', { kind: 'draft', incident: '0520' }],
    ['18:44:55', { kind: 'role', role: 'supervisor' }],
    ['18:45:10', { kind: 'approve', incident: '0520' }],
    ['18:45:20', { kind: 'role', role: 'operator' }],
    ['18:45:40', { kind: 'close-road', road: 'ashoka-market', incident: '0520', cordon: 100 }],
  ]);
  const [warning] = sent.warnings;
  const incident = sent.incidents.find(({ id }) => id === '0520');
  if (!warning || !incident) throw new Error('no warning');
  expect(isOutgrown(warning, incident)).toBe(false);
  expect(isOutgrown(warning, { ...incident, cordon: 300 })).toBe(true);
  const [update] = apply(sent, { kind: 'draft', incident: '0520' }).state.warnings;
  expect(update?.polygon).toBe(warning.polygon);
});

test('an all-clear is an update, and no two texts are equal', () => {
  const state = play(settings.gas, gasActs);
  const [warning] = state.warnings;
  const last = warning?.issued.at(-1);
  if (!warning || !last) throw new Error('no warning');
  expect(last).toMatchObject({ type: 'Update', over: true });
  expect(capXml(state, warning, last)).toContain('<responseType>AllClear</responseType>');
  for (const { content } of Object.values(settings).flatMap(({ shift }) =>
    shift.warnings.map((one) => ({ content: one })),
  )) {
    for (const text of [content.en, content.en.cancelled, content.hi, content.hi.cancelled]) {
      const [headline, description, instruction] = [text.headline, text.description, text.instruction].map(
        (one) => say(one, []),
      );
      expect(description).not.toContain(headline);
      expect(description).not.toContain(instruction);
    }
  }
});

test('a public text claims only what the log has', () => {
  const incident = '0412';
  const sent = (acts: typeof monsoonActs) => {
    const state = play(settings.monsoon, [
      ...monsoonActs.slice(0, 2),
      ...acts,
      ['02:18:00', { kind: 'draft', incident }],
      ['02:18:05', { kind: 'role', role: 'supervisor' }],
      ['02:18:10', { kind: 'approve', incident }],
    ]);
    const [warning] = state.warnings;
    const [issued] = warning?.issued ?? [];
    return warning && issued ? capXml(state, warning, issued) : '';
  };
  const close = { kind: 'close-road', road: 'jamun-underpass', incident } as const;
  const before = sent([]);
  expect(before).not.toMatch(/signs are on|closed|another way|संकेत|बंद/i);
  const closed = sent([
    ['02:16:31', close],
    ['02:17:50', { kind: 'ask', ask: 'barrier', incident }],
  ]);
  expect(closed).toMatch(/flooded and closed/);
  expect(closed).not.toMatch(/signs are on/i);
  const confirmed = sent([
    ['02:16:31', close],
    ['02:16:50', { kind: 'ask', ask: 'barrier', incident }],
  ]);
  expect(confirmed).toMatch(/signs are on/i);
});

test('what was sent stays as it was sent', () => {
  const state = play(settings.monsoon, monsoonActs);
  const [warning] = state.warnings;
  const [first] = warning?.issued ?? [];
  expect(first && capXml(state, warning as Warning, first)).toMatch(/flooded and closed/);
});

test('a draft that was never sent does not outlive its incident', () => {
  const drafted = play(settings.match, [
    ...matchActs.slice(0, 3),
    ['21:53:42', { kind: 'draft', incident: '0633' }],
    ...matchActs.slice(3),
  ]);
  expect(drafted.incidents.find(({ id }) => id === '0633')?.state).toBe('closed');
  expect(drafted.warnings.map(({ state }) => state)).toEqual(['withdrawn']);
  expect(drafted.log.at(-1)?.what).not.toBe('');
  expect(drafted.log.some(({ what }) => what === drafted.setting.words.log.withdrawn)).toBe(true);
});

test('closing says who is released, and the all clear what is still off', () => {
  const state = play(settings.gas, gasActs);
  const released = state.log.find(({ decided }) => decided.startsWith('Released'));
  expect(released).toMatchObject({ incident: '0520', who: 'Operator' });
  for (const unit of ['F1', 'T2', 'A4']) expect(released?.what).toContain(unit);
  const [warning] = state.warnings;
  const last = warning?.issued.at(-1);
  const clear = warning && last ? capXml(state, warning, last) : '';
  expect(clear).toContain('You can return to Ashoka Market. The current is still off.');
  const uncut = play(
    settings.gas,
    gasActs.filter(([, act]) => act.kind !== 'ask' || act.ask !== 'power'),
  );
  const [other] = uncut.warnings;
  const end = other?.issued.at(-1);
  expect(other && end && capXml(uncut, other, end)).not.toContain('still off');
});

test('an all clear is observed only if a crew has reported from the place', () => {
  // A crew has read it, though the warning was never updated.
  const read = gasActs.filter((_, index) => index < 14 || index > 17);
  const [withCrew] = play(settings.gas, read).warnings;
  expect(withCrew?.issued.map(({ certainty }) => certainty)).toEqual(['Likely', 'Observed']);
  const alone = gasActs.filter(([, act]) => !['send', 'call-unit'].includes(act.kind));
  const [without] = play(settings.gas, alone).warnings;
  expect(without?.issued.at(-1)).toMatchObject({ over: true, certainty: 'Likely' });
});

test('an incident is not closed while signals are held for it', () => {
  const back = play(settings.match, matchActs.slice(0, -1), '22:07:20');
  const early = apply(back, { kind: 'close', incident: '0633' });
  expect(early.refused).toContain('signals');
  const normal = apply(advance(back, back.now + 30), { kind: 'close', incident: '0633' });
  expect(normal.refused).toBeNull();
  const { log, setting } = normal.state;
  expect(log.some(({ what }) => what === fill(setting.words.log.signals, { unit: 'A4' }))).toBe(true);
});
