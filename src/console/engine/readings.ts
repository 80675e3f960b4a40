/* Gauge and rain readings at a moment, interpolated on the shift's curves. */
import type { Second } from './act-types.ts';
import type { ShiftState } from './types.ts';

export function rainNow({ setting: { shift }, now }: ShiftState): number | null {
  return shift.rain ? Math.round(onCurve(shift.rain, now)) : null;
}

export function gaugeValue(state: ShiftState, gauge: string, at: Second = state.now): number {
  const course = state.setting.shift.courses.find((one) => one.gauge === gauge);
  const rest = state.setting.city.gauges.find(({ id }) => id === gauge)?.rest ?? 0;
  if (!course) return rest;
  const past = state.past.find((one) => one.gauge === gauge && at >= one.began && at < one.ended);
  const began = course.relative ? (past?.began ?? state.began[gauge]) : 0;
  if (began === undefined || at < began) return rest;
  const helped = past ? past.helped : state.helped[gauge];
  if (helped && at >= helped.at)
    return onCurve(course.fall, whenOnCurve(course.fall, helped.value) + at - helped.at);
  return onCurve(course.rise, at - began);
}

function onCurve(curve: readonly [number, number][], at: number): number {
  const after = curve.findIndex(([second]) => second >= at);
  const [end, before] = [curve[after] ?? curve.at(-1), curve[after - 1]];
  if (!end) return 0;
  if (!before || after < 0) return end[1];
  return before[1] + ((end[1] - before[1]) * (at - before[0])) / (end[0] - before[0]);
}

function whenOnCurve(curve: readonly [number, number][], value: number): number {
  const after = curve.findIndex(([, level]) => level <= value);
  const [end, before] = [curve[after] ?? curve.at(-1), curve[after - 1]];
  if (!end) return 0;
  if (!before || after < 0) return end[0];
  return before[0] + ((end[0] - before[0]) * (value - before[1])) / (end[1] - before[1]);
}
