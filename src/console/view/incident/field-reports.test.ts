/* The field panel offers what its crew can report, and nothing that the desk would refuse. */
import { expect, test } from 'vitest';
import { gasActs, matchActs, monsoonActs, play, settings } from '../../../../tests/play.ts';
import words from '../../../content/desk.ts';
import { clock } from '../../../content/shifts/clock.ts';
import { fieldReports } from '../../engine/field-reports.ts';
import { advance, apply, step } from '../../engine/shift.ts';
import type { ShiftState } from '../../engine/types.ts';
import { decisionShape } from '../decision/decision-shape.ts';

const offered = (state: ShiftState, id: string) => {
  const unit = state.units.find((one) => one.id === id);
  return unit && fieldReports(state, unit);
};

test('never offers a report that the desk would refuse', () => {
  for (const [setting, acts] of [
    [settings.monsoon, monsoonActs],
    [settings.gas, gasActs],
    [settings.match, matchActs],
  ] as const) {
    for (let count = 0; count <= acts.length; count++) {
      const state = play(setting, acts.slice(0, count));
      for (const later of [state, step(state), advance(state, state.now + 400)]) {
        const field = { ...later, role: 'field' as const };
        for (const unit of field.units)
          for (const report of fieldReports(field, unit)) {
            const { refused } = apply(field, { kind: 'report', unit: unit.id, report });
            // A crew may report its arrival too early; the desk then answers with the distance.
            if (report !== 'on-site') expect(refused, `${unit.id} ${report}`).toBeNull();
          }
      }
    }
  }
});

test('a pump on its way, on scene and at work, and an ambulance without a pump', () => {
  const sent = play(settings.monsoon, monsoonActs.slice(0, 8));
  expect(offered(sent, 'P3')).toEqual(['on-site', 'help']);
  let there = sent;
  while (there.units.find(({ id }) => id === 'P3')?.arrived === null) there = step(there);
  expect(offered(there, 'P3')).toEqual(['running', 'help']);
  const ambulance = advance(play(settings.gas, gasActs), clock('18:58:00'));
  expect(offered(ambulance, 'A4') ?? []).not.toContain('running');
});

test('after the shift nothing is requested from field or desk', () => {
  const open = play(settings.monsoon, monsoonActs.slice(0, 8));
  const { state: signed } = apply({ ...open, role: 'operator' }, { kind: 'sign-off' });
  expect(signed.over).toBe(true);
  for (const { id } of signed.units) expect(offered(signed, id), id).toEqual([]);
  const shape = decisionShape(signed, signed.incidents.at(-1)?.id ?? null, words);
  expect(shape).toMatchObject({ question: words.decision.nothing, lead: words.decision.overLead });
  expect(shape.yes ?? shape.take).toBeUndefined();
});
