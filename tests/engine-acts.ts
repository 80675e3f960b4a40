/* Random acts, valid and invalid, for property tests. */
import fc from 'fast-check';
import type { Act } from '../src/console/engine/act-types.ts';
import { city } from '../src/content/shifts/city.ts';
import { settings } from './play.ts';

/** Every avenue can be closed between Outer and Canal Circle, so that closures meet routes. */
const roads = city.avenues.map(({ id, label }) => ({
  id: `all-${id}`,
  name: label,
  avenue: id,
  from: 4.75,
  to: 8,
  note: '',
  diversion: [],
}));
const all = Object.values(settings).map((setting) => ({
  ...setting,
  shift: { ...setting.shift, roads: [...setting.shift.roads, ...roads] },
}));
const of = <Item>(items: readonly Item[]) => fc.constantFrom(...items);
const incident = of(['0412', '0413', '0520', '0521', '0633', '0634', '0801', '0802', '0001', '0411', '9999']);
const unit = of([...city.units.map(({ id }) => id), 'X9']);
const camera = of([...city.cameras.map(({ id }) => id), 'C-99']);
const road = of([...all.flatMap(({ shift }) => shift.roads.map(({ id }) => id)), 'nowhere']);
const ask = of([...new Set(all.flatMap(({ shift }) => shift.asks.map(({ id }) => id))), 'nothing']);
const message = fc.integer({ min: 0, max: 12 });
const role = of(['operator', 'supervisor', 'field', 'commissioner'] as const);
const minutes = of([1, 3, 5] as const);

const simple = (...kinds: Act['kind'][]) => fc.record({ kind: of(kinds), incident }) as fc.Arbitrary<Act>;

export const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: simple('confirm') },
  { weight: 3, arbitrary: fc.record({ kind: of(['role'] as const), role }) },
  { weight: 4, arbitrary: fc.record({ kind: of(['send'] as const), unit, incident }) },
  {
    weight: 6,
    arbitrary: simple('draft', 'approve', 'corridor', 'approve-corridor', 'approve-return', 'close', 'check'),
  },
  fc.constant<Act>({ kind: 'resume' }),
  simple('refuse-corridor', 'allow-cordon'),
  fc.record({ kind: of(['dismiss'] as const), incident, reason: of(['false-reading', 'drill'] as const) }),
  fc.record({ kind: of(['join'] as const), incident, to: incident }),
  fc.record({ kind: of(['split'] as const), incident, message }),
  fc.record({ kind: of(['propose', 'dismiss-message'] as const), message }),
  fc.record({ kind: of(['attach'] as const), message, incident }),
  fc.record({
    kind: of(['open-camera'] as const),
    camera,
    minutes,
    incident: fc.option(incident),
    purpose: of(['depth', 'guide', 'road', 'recording'] as const),
  }),
  fc.record({ kind: of(['close-camera'] as const), camera }),
  fc.record({ kind: of(['recall', 'call-unit'] as const), unit }),
  fc.record({ kind: of(['divert'] as const), unit, incident }),
  fc.record({
    kind: of(['pick-up', 'call-back', 'end-call'] as const),
    call: fc.integer({ min: 0, max: 4 }),
  }),
  { weight: 6, arbitrary: fc.record({ kind: of(['close-road'] as const), road, incident }) },
  { weight: 2, arbitrary: fc.record({ kind: of(['reopen'] as const), road }) },
  fc.record({ kind: of(['ask'] as const), ask, incident }),
  fc.record({
    kind: of(['return'] as const),
    incident,
    note: fc.string({ maxLength: 40, unit: 'grapheme' }),
  }),
  fc.record({
    kind: of(['report'] as const),
    unit,
    report: of(['on-site', 'running', 'reading', 'done', 'help'] as const),
  }),
);

/** A whole game: which shift, and acts with the seconds before each. */
export const anyGame = fc.record({
  setting: of(all),
  seed: fc.integer({ min: 0, max: 9999 }),
  acts: fc.array(fc.tuple(fc.integer({ min: 0, max: 240 }), anyAct), { maxLength: 40 }),
});
