import { barrierAsk, gatesAsk, hospitalAsk, peopleAsk, powerAsk, valveAsk } from './asks.ts';
import { clock } from './clock.ts';
import { crowd, gas, water, works } from './procedures.ts';
import type { ShiftContent, SiteContent } from './schema.ts';
import {
  market,
  marketRoad,
  neemWater,
  stadium,
  street,
  underpass,
  underpassArea,
  underpassRoad,
} from './sites.ts';
import { crowdWarning, gasWarning, streetWarning } from './warnings.ts';
import { level } from './water-course.ts';

function lights(id: string, avenue: string, a: number, r: number, ward: string): SiteContent {
  return {
    id,
    kind: 'lights',
    title: `Lights out, ${avenue}`,
    place: avenue,
    where: `${avenue}, Ward ${ward}`,
    ward,
    spot: { r, a },
    access: [{ r, a }],
  };
}

export default {
  id: 'endless',
  name: 'Endless, by seed',
  length: 'Your own number',
  seed: 1000,
  date: '2027-08-02',
  start: clock('06:00:00'),
  end: clock('23:59:59'),
  weather: 'wet',
  firstNumber: 1,
  open: [],
  sites: [
    underpass,
    neemWater,
    {
      ...street('ashoka-water', 'Water on Ashoka Avenue', 'Ashoka Avenue', 'अशोक एवेन्यू', 196, 7.2),
      gauge: 'L-09',
      ward: '5',
    },
    market,
    stadium,
    lights('shisham-lights', 'Shisham Avenue', 172, 7.1, '4'),
    lights('arjun-lights', 'Arjun Avenue', 103, 6.4, '6'),
    lights('amaltas-lights', 'Amaltas Avenue', 294, 6.5, '2'),
  ],
  roads: [underpassRoad, marketRoad],
  procedures: [water, gas, crowd, works],
  asks: [peopleAsk, barrierAsk, valveAsk, powerAsk, hospitalAsk, gatesAsk],
  warnings: [streetWarning, gasWarning, crowdWarning],
  courses: [
    level('L-14'),
    level('L-02'),
    level('L-09'),
    {
      gauge: 'G-05',
      rise: [
        [0, 18],
        [120, 32],
        [360, 34],
        [480, 41],
        [1800, 50],
        [3400, 2],
      ],
      fall: [
        [-900, 70],
        [0, 34],
        [240, 22],
        [720, 9],
        [1380, 4.6],
        [4800, 0],
      ],
      helpedBy: 'answer',
      relative: true,
    },
  ],
  beats: [],
  // Which unit it happens to, and when, comes from the seed.
  radio: [
    { unit: '', does: 'silent' },
    { unit: '', does: 'refuses', reason: 'a tyre is flat' },
  ],
  allFree: true,
  fieldWork: { pump: 43, fire: 43, ambulance: 393, ward: 900 },
  polygons: {
    'jamun-underpass': underpassArea,
  },
  cordons: { site: 'ashoka-market', metres: [100, 200], wider: 300 },
  endless: {
    perHour: { least: 6, most: 12 },
    voices: [
      {
        kind: 'water',
        from: 'gauge',
        who: 'Level gauge {gauge}',
        source: 'Level gauge {gauge}',
        log: '{value} cm, limit 30.',
        text: '{value} cm, limit 30.',
      },
      {
        kind: 'water',
        from: 'call',
        who: 'Call desk',
        source: 'Call, driver',
        log: 'Call from a driver: water on {place}.',
        text: '‘Water over the kerb.’',
      },
      {
        kind: 'water',
        from: 'unit',
        who: 'Bus 47',
        source: 'Bus 47, driver',
        log: 'Bus 47 waits: {place} is under water.',
        text: '‘I am waiting before the water.’',
      },
      {
        kind: 'water',
        from: 'camera',
        who: 'Camera {camera}',
        source: 'Camera {camera}, image rule',
        log: 'Image rule: water on the road.',
        text: 'Water on the road. Not yet seen by a person.',
      },
      {
        kind: 'gas',
        from: 'call',
        who: 'Call desk',
        source: 'Call, shopkeeper',
        log: 'Call from a shopkeeper: smell of gas at {place}.',
        text: '‘It smells of gas here.’',
      },
      {
        kind: 'gas',
        from: 'gas',
        who: 'Gas sensor {gauge}',
        source: 'Gas sensor {gauge}',
        log: '{value} % LEL, limit 10.',
        text: '{value} % LEL, limit 10.',
      },
      {
        kind: 'gas',
        from: 'desk',
        who: 'Gas desk',
        source: 'Gas desk',
        log: 'Pressure falls at governor 3, {place}.',
        text: 'Pressure falls at governor 3.',
      },
      {
        kind: 'crowd',
        from: 'camera',
        who: 'Camera {camera}',
        source: 'Camera {camera}, count',
        log: '5 people per m² at {place}, limit 4.',
        text: '5 people per m², limit 4.',
      },
      {
        kind: 'crowd',
        from: 'call',
        who: 'Call desk',
        source: 'Call, steward',
        log: 'Call from a steward: someone has collapsed at {place}.',
        text: '‘Someone has collapsed.’',
      },
      {
        kind: 'crowd',
        from: 'desk',
        who: 'Ambulance desk',
        source: 'Ambulance desk',
        log: 'Asks for an ambulance at {place}.',
        text: 'Please send an ambulance.',
      },
      {
        kind: 'lights',
        from: 'call',
        who: 'Call desk',
        source: 'Call, resident',
        log: 'Call from a resident: lights out on {place}.',
        text: '‘All the lights are out.’',
      },
      {
        kind: 'lights',
        from: 'control',
        who: 'Lamp control',
        source: 'Lamp control',
        log: 'Fault: no current on {place}.',
        text: 'No current.',
      },
    ],
  },
} satisfies ShiftContent as ShiftContent;
