import { describe, expect, test } from 'vitest';
import { type DeviceKind, sitePlan } from '../../../content/instruments/site-plan.ts';
import { instructionsAt } from './instruction.ts';

const { instructions } = sitePlan;
const kinds: DeviceKind[] = ['fence', 'camera', 'door', 'gate', 'patrol'];
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00:00`;

test('exactly one instruction of each kind applies at every hour', () => {
  for (const kind of kinds) {
    for (let hour = 0; hour < 24; hour++) {
      const { now, otherwise } = instructionsAt(instructions, kind, clock(hour));
      expect(now?.kind).toBe(kind);
      const ofKind = instructions.filter((one) => one.kind === kind);
      expect([now, otherwise].filter(Boolean)).toHaveLength(ofKind.length);
    }
  }
});

describe('hours over midnight', () => {
  const night = {
    kind: 'gate',
    hours: [22, 6],
    title: 'night',
    steps: [],
  } satisfies (typeof instructions)[0];
  const at = (time: string) => instructionsAt([night], 'gate', time);

  test('start with the first hour', () => {
    expect(at('21:59:59').now).toBeUndefined();
    expect(at('22:00:00').now).toBe(night);
  });

  test('end with the second', () => {
    expect(at('05:59:59').now).toBe(night);
    expect(at('06:00:00')).toEqual({ now: undefined, otherwise: night });
  });
});
