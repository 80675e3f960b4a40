import type { Readings } from './schema.ts';

export default {
  kind: 'readings',
  label: 'Readings of a pump, from when each was measured to when it arrived',
  exampleLabel: 'Example data',
  legend: 'Order of the readings',
  orders: [
    {
      id: 'arrived',
      label: 'As it arrived',
      sentence: '{count} readings, {late} late: numbers {which}. The line was down; none is lost.',
    },
    {
      id: 'measured',
      label: 'Put in order',
      sentence: '{count} readings by the time each was measured. The {late} late ones stay marked.',
    },
  ],
  measuredLabel: 'Measured, by the pump’s clock',
  arrivedLabel: 'Arrived at the desk',
  language: 'en-IN',
  // biome-ignore format: as a table
  readings: [
    [0, 10], [30, 34], [60, 70], [90, 99], [120, 125], [150, 387],
    [180, 184], [210, 216], [240, 244], [270, 274], [300, 307], [330, 446],
    [360, 369], [390, 394], [420, 425], [450, 457], [480, 487], [510, 595],
    [540, 548], [570, 574], [600, 604], [630, 638], [660, 664], [690, 695],
  ],
} satisfies Readings;
