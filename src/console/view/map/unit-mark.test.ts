/* A unit on the map: its kind, heading and the age of its position. */
import { expect, test } from 'vitest';
import { monsoonActs, play, settings } from '../../../../tests/play.ts';
import words from '../../../content/desk.ts';
import { unitOf } from '../../engine/look.ts';
import { advance, apply } from '../../engine/shift.ts';
import { positionAge } from '../../engine/travel.ts';
import type { ShiftState } from '../../engine/types.ts';
import { headingFrom } from './map-units.tsx';
import { unitMark } from './moment-scene.ts';
import { unitShape } from './unit-shape.ts';

const send = { kind: 'send', unit: 'P3', incident: '0412' } as const;
const markOf = (state: ShiftState) => {
  const unit = unitOf(state, 'P3');
  if (!unit) throw new Error('no P3');
  return { ...unitMark(state, unit, '0412', words), age: positionAge(state, unit) };
};

test('each kind of unit has a distinct mark', () => {
  const shapes = settings.monsoon.city.units.map(({ kind }) => [kind, unitShape(kind, 'free')] as const);
  expect(new Set(shapes.map(([, shape]) => shape)).size).toBe(new Set(shapes.map(([kind]) => kind)).size);
});

test('the mark of a moving unit shows the age of its position', () => {
  const sent = apply(play(settings.monsoon, monsoonActs.slice(0, 2)), send).state;
  const ages = [0, 1, 2, 3].map((more) => {
    const mark = markOf(advance(sent, sent.now + 120 + more));
    expect(mark).toMatchObject({ kind: 'pump', moving: true, lost: false });
    expect(mark.words).toMatch(new RegExp(`\\b${mark.age} s\\b`));
    return mark.age;
  });
  expect(new Set(ages).size).toBeGreaterThan(1);
});

test('the mark of a crew out of contact shows since when, and stops', () => {
  const shift = { ...settings.monsoon.shift, radio: [{ unit: 'P3', does: 'silent' as const }] };
  const sent = apply(play({ ...settings.monsoon, shift }, monsoonActs.slice(0, 2)), send).state;
  const mark = markOf(advance(sent, sent.now + 300));
  expect(mark).toMatchObject({ lost: true, moving: false });
  expect(mark.words).toContain('5:00');
});

test('a unit points in its direction of travel', () => {
  expect(headingFrom([0, 0], [1, 0])).toBe(0);
  expect(headingFrom([0, 0], [0, 1])).toBe(90);
  expect(headingFrom([1, 1], [1, 1])).toBeUndefined();
});
