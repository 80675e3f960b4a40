/* Readings on two clocks: which came late, and in which order they belong. */

export interface ArrivedReading {
  /** Counted from one, in the order of measuring. */
  number: number;
  measured: number;
  arrived: number;
  /** One that was measured after it had arrived before it. */
  late: boolean;
}

export function order(readings: readonly (readonly [measured: number, arrived: number])[]): ArrivedReading[] {
  const byMeasuring = readings.toSorted(([one], [other]) => one - other);
  return byMeasuring.map(([measured, arrived], index) => ({
    number: index + 1,
    measured,
    arrived,
    late: byMeasuring.slice(index + 1).some(([, later]) => later < arrived),
  }));
}
