import { densityAsk, gatesAsk, patientAsk } from './asks.ts';
import { clock } from './clock.ts';
import { crowd } from './procedures.ts';
import type { ShiftContent } from './schema.ts';
import { stadium } from './sites.ts';
import { crowdWarning } from './warnings.ts';

const spot = stadium.spot;
const camera = { kind: 'crowd', from: 'camera', who: 'Camera C-07', source: 'Camera C-07, count' } as const;

export default {
  id: 'match-evening',
  name: 'Match evening',
  length: '21:30, 55 simulated minutes',
  seed: 6330,
  date: '2027-02-27',
  start: clock('21:30:00'),
  end: clock('22:25:00'),
  weather: 'dry',
  firstNumber: 633,
  open: [],
  sites: [stadium],
  roads: [],
  procedures: [crowd],
  asks: [gatesAsk, patientAsk, densityAsk],
  warnings: [crowdWarning],
  courses: [],
  beats: [
    {
      ...camera,
      at: clock('21:40:00'),
      logOnly: true,
      log: '2 people per m² at gate 2, below its limit of 4.',
      text: '2 people per m², limit 4.',
      spot,
    },
    {
      at: clock('21:50:00'),
      kind: 'crowd',
      from: 'desk',
      who: 'Stadium desk',
      source: 'Stadium desk',
      logOnly: true,
      log: 'The match has ended. All gates open.',
      text: 'The match has ended.',
      spot,
    },
    {
      ...camera,
      at: clock('21:52:05'),
      log: '5 people per m² at gate 2, limit 4.',
      text: '5 people per m², limit 4.',
      spot,
    },
    {
      at: clock('21:52:18'),
      kind: 'crowd',
      from: 'call',
      who: 'Call desk',
      source: 'Call, steward',
      log: 'Call from a steward: a man has collapsed at gate 2.',
      text: '‘A man has collapsed at gate 2.’',
      spot,
    },
    {
      at: clock('21:52:40'),
      kind: 'crowd',
      from: 'desk',
      who: 'Ambulance desk',
      source: 'Ambulance desk',
      log: 'Asks for A4 at gate 2 of the Stadium.',
      text: 'Please send A4 to gate 2.',
      spot,
    },
    {
      at: clock('21:53:30'),
      afterDismissal: 30,
      kind: 'crowd',
      from: 'call',
      who: 'Call desk',
      source: 'Call, steward',
      log: 'The steward calls again: the man at gate 2 does not answer.',
      text: '‘He does not answer. Where is the ambulance?’',
      spot,
    },
  ],
  deskActs: { at: clock('21:54:40'), sends: 'ambulance', kind: 'crowd', who: 'Ambulance desk' },
  lines: [
    {
      at: clock('21:53:06'),
      rings: 15,
      is: 'duplicate',
      says: {
        kind: 'crowd',
        from: 'call',
        who: 'Call desk',
        source: 'Call, visitor',
        spot,
        log: 'Call from a visitor: somebody lies on the ground at gate 2.',
        text: '‘Somebody lies on the ground here.’',
      },
    },
    { at: clock('21:59:30'), rings: 15, is: 'abusive' },
  ],
  handover: {
    from: 'E. Rao, day shift',
    to: 'F. Iyer, night shift',
    watch: ['The match ends at about 21:50.', 'Gate 2 fills first.'],
  },
  // Time on scene with the patient.
  fieldWork: { ambulance: 393 },
  polygons: {
    'stadium-gate-2':
      '23.9897,77.9955 23.9889,78.0008 23.9873,78.0012 23.9856,78.0000 23.9865,77.9947 23.9884,77.9944 23.9897,77.9955',
  },
} satisfies ShiftContent as ShiftContent;
