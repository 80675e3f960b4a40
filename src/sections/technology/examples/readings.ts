/* Readings with two timestamps: which arrived late, and their correct order. */

export interface ArrivedReading {
  /** Counted from one, in the order of measuring. */
  number: number;
  measured: number;
  arrived: number;
  /** A reading measured later arrived earlier. */
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
