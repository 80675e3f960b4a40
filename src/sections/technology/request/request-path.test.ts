/* A request's path, and that both drawings contain every technology. */
import { expect, test } from 'vitest';
import page from '../../../content/technologies/development.ts';
import { calls, carriers, optionsAt, pathOf, startFor } from './request-path.ts';
import { tallCourse, tallPlan } from './tall-plan.ts';
import { stationsOf } from './wide-plan.ts';

const items = page.tabs.flatMap((tab) => tab.items);
const stops = [...new Set([...calls.browser, ...calls.phone, ...carriers])];
const named = (options: { items: { name: string }[] }[]) =>
  options.flatMap((option) => option.items.map(({ name }) => name));

test('every technology is drawn once, without overlap', () => {
  const names = items.map(({ name }) => name).toSorted();
  for (const stations of [stops.flatMap((stop) => stationsOf(items, stop)), tallPlan(items).stations]) {
    expect(stations.map(({ item }) => item.name).toSorted()).toEqual(names);
    expect(new Set(stations.map(({ x, y }) => `${x} ${y}`)).size).toBe(names.length);
  }
});

test('the line visits every stop of its start once and none of the other', () => {
  for (const start of ['browser', 'phone'] as const) {
    const { called } = pathOf(items, start, {});
    expect(called.map(({ stop }) => stop)).toEqual(calls[start]);
  }
});

test('a choice at a stop replaces the previous one', () => {
  for (const stop of calls.browser) {
    const usual = named(pathOf(items, 'browser', {}).called);
    for (const { name, items: chain } of optionsAt(items, stop).slice(1)) {
      const changed = named(pathOf(items, 'browser', { [stop]: name }).called);
      expect(changed).toEqual(expect.arrayContaining(chain.map((item) => item.name)));
      expect(changed.filter((one) => !usual.includes(one))).toEqual(chain.map((item) => item.name));
    }
  }
});

test('a stop of only one start determines the start', () => {
  expect(startFor('app', 'browser')).toBe('phone');
  expect(startFor('styles', 'phone')).toBe('browser');
  expect(startFor('record', 'phone')).toBe('phone');
  expect(startFor('host', 'phone')).toBe('phone');
});

test('on a phone the line passes other rows in the margin', () => {
  const { stations } = tallPlan(items);
  const course = tallCourse(stations, pathOf(items, 'phone', {}).called, 'phone');
  expect(course.startsWith('M12 0V')).toBe(true);
  expect(course.match(/H12V/g)?.length).toBeGreaterThan(0);
});
