import { hospitalAsk, powerAsk, valveAsk } from './asks.ts';
import { clock } from './clock.ts';
import { gas } from './procedures.ts';
import type { ShiftContent } from './schema.ts';
import { market, marketRoad } from './sites.ts';
import { gasWarning } from './warnings.ts';

const gauge = { kind: 'gas', from: 'gas', who: 'Gas sensor G-05', source: 'Gas sensor G-05' } as const;
const sensor = { r: 5.9, a: 205 };
const reading = {
  ...gauge,
  spot: sensor,
  gauge: 'G-05',
  logOnly: true,
  log: '{value} % LEL.',
  text: '{value} % LEL, limit 10.',
};

export default {
  id: 'gas-near-the-market',
  name: 'Gas near the market',
  length: '18:40, one hour',
  seed: 5203,
  date: '2027-01-19',
  start: clock('18:40:00'),
  end: clock('19:40:00'),
  weather: 'dry',
  firstNumber: 520,
  open: [],
  sites: [market],
  roads: [marketRoad],
  procedures: [gas],
  asks: [valveAsk, powerAsk, hospitalAsk],
  warnings: [gasWarning],
  courses: [
    {
      gauge: 'G-05',
      rise: [
        [clock('18:40:00'), 1],
        [clock('18:42:00'), 9],
        [clock('18:42:31'), 18],
        [clock('18:44:30'), 32],
        [clock('18:46:00'), 32],
        [clock('18:48:30'), 34],
        [clock('18:49:00'), 34],
        [clock('18:49:50'), 40],
        [clock('18:50:00'), 41],
        [clock('18:56:00'), 48],
        [clock('19:10:00'), 55],
        [clock('20:30:00'), 58],
      ],
      fall: [
        [-900, 70],
        [0, 34],
        [240, 22],
        [720, 9],
        [1370, 5],
        [1380, 4.6],
        [2280, 2],
        [4800, 0],
      ],
      helpedBy: 'answer',
    },
  ],
  beats: [
    {
      at: clock('18:42:10'),
      kind: 'gas',
      from: 'call',
      who: 'Call desk',
      source: 'Call, shopkeeper',
      log: 'Call from a shopkeeper: strong smell of gas by the gate of Ashoka Market.',
      text: '‘Strong smell of gas by the gate.’',
      spot: market.spot,
    },
    {
      ...gauge,
      at: clock('18:42:31'),
      gauge: 'G-05',
      spot: sensor,
      log: '{value} % LEL, limit 10.',
      text: '{value} % LEL, limit 10.',
    },
    {
      at: clock('18:42:55'),
      kind: 'gas',
      from: 'desk',
      who: 'Gas desk',
      source: 'Gas desk',
      log: 'Pressure falls at governor 3, Ashoka Market.',
      text: 'Pressure falls at governor 3.',
      spot: market.spot,
    },
    {
      at: clock('18:44:30'),
      afterDismissal: 45,
      kind: 'gas',
      from: 'unit',
      who: 'T2',
      source: 'Traffic unit T2',
      log: 'Smell of gas at the gate of Ashoka Market.',
      text: 'Smell of gas at the gate.',
      spot: market.spot,
    },
    {
      ...gauge,
      at: clock('18:44:30'),
      afterDismissal: 45,
      gauge: 'G-05',
      spot: sensor,
      log: '{value} % LEL, limit 10.',
      text: '{value} % LEL, limit 10.',
    },
    { ...reading, at: clock('18:46:00') },
    { ...reading, at: clock('18:53:00') },
    { ...reading, at: clock('19:01:00') },
    { ...reading, at: clock('19:12:00') },
  ],
  // From the centre: the way in is by Outer Circle.
  wind: { from: 16, name: 'east-north-east', metres: 2 },
  lines: [
    {
      at: clock('18:43:20'),
      rings: 15,
      is: 'cut-off',
      says: {
        ...{ kind: 'gas', from: 'call', who: 'Call desk', source: 'Call, resident', spot: market.spot },
        log: 'Call from a resident: smell of gas on the stairs beside Ashoka Market.',
        text: '‘It smells of gas on our stairs.’',
      },
    },
    {
      at: clock('18:55:40'),
      rings: 15,
      is: 'duplicate',
      says: {
        ...{ kind: 'gas', from: 'call', who: 'Call desk', source: 'Call, passer-by', spot: market.spot },
        log: 'Call from a passer-by: smell of gas at Ashoka Market.',
        text: '‘There is a smell of gas at the market.’',
      },
    },
  ],
  radio: [{ unit: 'A4', does: 'silent' }],
  handover: {
    from: 'E. Rao, day shift',
    to: 'F. Iyer, night shift',
    watch: ['Ashoka Market is open until 21:00.', 'Governor 3 was serviced this morning.'],
  },
  fieldWork: { fire: 43 },
  polygons: {},
  cordons: { site: 'ashoka-market', metres: [100, 200], wider: 300 },
} satisfies ShiftContent as ShiftContent;
