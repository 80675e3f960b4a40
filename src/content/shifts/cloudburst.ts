import { barrierAsk, peopleAsk, terminalAsk } from './asks.ts';
import { clock } from './clock.ts';
import { terminalStep, water, withStep } from './procedures.ts';
import type { ShiftContent } from './schema.ts';
import { neemWater, underpass, underpassArea, underpassRoad } from './sites.ts';
import { streetWarning } from './warnings.ts';
import { level } from './water-course.ts';

const gauge = {
  kind: 'water',
  from: 'gauge',
  log: '{value} cm, limit 30.',
  text: '{value} cm, limit 30.',
} as const;
const call = { kind: 'water', from: 'call', who: 'Call desk' } as const;

/** Two places under water within four minutes, and one pump unit that is free. */
export default {
  id: 'cloudburst',
  name: 'Cloudburst',
  length: '04:05, one simulated hour',
  seed: 8014,
  date: '2027-08-11',
  start: clock('04:05:00'),
  end: clock('05:05:00'),
  weather: 'wet',
  rain: [
    [clock('04:05:00'), 44],
    [clock('04:15:00'), 58],
    [clock('04:35:00'), 31],
    [clock('05:05:00'), 12],
  ],
  firstNumber: 801,
  open: [],
  sites: [underpass, neemWater],
  roads: [underpassRoad],
  procedures: [withStep(water, 2, terminalStep)],
  asks: [
    peopleAsk,
    barrierAsk,
    terminalAsk,
    {
      id: 'call-off',
      log: 'Asked the drainage desk to call P1 off Canal Circle.',
      decided: 'Asked for P1 to be called off',
      after: 150,
      desk: 'Drainage desk',
      answer: 'P1 is free. Canal Circle holds without it.',
      frees: 'P1',
    },
  ],
  warnings: [streetWarning],
  courses: [level('L-14'), level('L-02')],
  beats: [
    {
      ...gauge,
      at: clock('04:07:20'),
      who: 'Level gauge L-14',
      source: 'Level gauge L-14',
      gauge: 'L-14',
      spot: underpass.spot,
    },
    {
      ...call,
      at: clock('04:07:35'),
      source: 'Call, driver of bus 12',
      spot: underpass.spot,
      log: 'Call from the driver of bus 12: water in Jamun Underpass.',
      text: '‘The underpass is under water. I am turning round.’',
      vehicle: { isIn: false, says: 'Bus 12 turns round before it.' },
    },
    {
      ...gauge,
      at: clock('04:11:10'),
      who: 'Level gauge L-02',
      source: 'Level gauge L-02',
      gauge: 'L-02',
      spot: neemWater.spot,
    },
    {
      ...call,
      at: clock('04:11:25'),
      source: 'Call, watchman',
      spot: neemWater.spot,
      log: 'Call from a watchman: water on Neem Avenue runs towards the Bus Terminal.',
      text: '‘The water runs into the terminal. People are inside.’',
    },
  ],
  lines: [
    {
      at: clock('04:12:30'),
      rings: 18,
      is: 'duplicate',
      says: {
        ...call,
        source: 'Call, passenger',
        spot: neemWater.spot,
        log: 'Call from a passenger: water at the Bus Terminal on Neem Avenue.',
        text: '‘There is water at the terminal.’',
      },
    },
    { at: clock('04:20:40'), rings: 18, is: 'abusive' },
  ],
  radio: [{ unit: 'F1', does: 'refuses', reason: 'its pump is under repair' }],
  handover: {
    from: 'E. Rao, late shift',
    to: 'F. Iyer, day shift',
    watch: [
      'P3 is the only pump unit that is free.',
      'P1 can be called off Canal Circle by the drainage desk.',
    ],
  },
  fieldWork: { pump: 43 },
  polygons: { 'jamun-underpass': underpassArea },
} satisfies ShiftContent as ShiftContent;
