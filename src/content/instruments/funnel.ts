import { inWordsFirst } from '../in-words.ts';
import type { Plural } from '../schema.ts';

export type FunnelKind = 'call' | 'video' | 'sensor' | 'tracker' | 'panel' | 'report';
type FunnelEvent = 'crash' | 'water' | 'smoke';

export interface FunnelMessage {
  /** 'hh:mm:ss' */
  time: string;
  /** Metres along the road. */
  metre: number;
  kind: FunnelKind;
  /** The true incident, which the right rule finds. */
  event: FunnelEvent;
  text: string;
}

/** Messages that are joined into incidents by a rule the visitor can change. Placeholders in `words` are filled in. */
export interface Funnel {
  messages: FunnelMessage[];
  kinds: Record<FunnelKind, string>;
  /** One kind for each of the page's sources, in order. */
  sources?: FunnelKind[];
  events: Record<FunnelEvent, { title: string; short: string; grade: number }>;
  /** The steps of the rule's two sliders, and their initial values. */
  metres: number[];
  seconds: number[];
  rule: { metres: number; seconds: number };
  axis: { metres: number; from: string; to: string };
  lead: string;
  attached: { title: string; content: string };
  /** One entry for each of the page's features, in order. */
  clock: { time: string; note: string }[];
  counted: { incidents: Plural; messages: Plural };
  words: Record<
    | 'drawing'
    | 'drawn'
    | 'example'
    | 'rule'
    | 'pad'
    | 'distance'
    | 'time'
    | 'incidents'
    | 'originals'
    | 'clockNote'
    | 'kilometre'
    | 'metre'
    | 'second'
    | 'minute'
    | 'part'
    | 'joined'
    | 'reach'
    | 'reachOf'
    | 'announcement'
    | 'splits'
    | 'whole'
    | 'widest'
    | 'valueOf',
    string
  >;
}

/* An example: forty messages within twenty-two minutes along one road, and the rule that joins them. */

const message = (
  time: string,
  metre: number,
  kind: FunnelKind,
  event: FunnelEvent,
  text: string,
): FunnelMessage => ({ time, metre, kind, event, text });

// biome-ignore format: one message, one line
const messages = [
  message('18:05:12', 800, 'video', 'crash', 'Stopped vehicle, lane 2'),
  message('18:05:30', 760, 'sensor', 'crash', 'Loop speed 52 to 6 km/h'),
  message('18:05:54', 820, 'call', 'crash', '‘Two cars, underpass’'),
  message('18:06:06', 680, 'video', 'crash', 'Queue growing, north'),
  message('18:06:36', 850, 'call', 'crash', 'One person trapped'),
  message('18:07:00', 740, 'report', 'crash', 'Photograph, lane blocked'),
  message('18:07:24', 600, 'tracker', 'crash', 'Bus 41 held'),
  message('18:08:00', 810, 'call', 'crash', 'Caller sees smoke'),
  message('18:08:18', 930, 'sensor', 'crash', 'Loop speed 4 km/h'),
  message('18:09:06', 780, 'panel', 'crash', 'Tunnel panel, heat 2'),
  message('18:09:36', 710, 'call', 'crash', 'Caller on the bridge'),
  message('18:10:24', 550, 'tracker', 'crash', 'Bus 12 held'),
  message('18:11:12', 830, 'video', 'crash', 'People on carriageway'),
  message('18:12:18', 660, 'report', 'crash', 'Traffic stopped'),
  message('18:13:06', 900, 'call', 'crash', 'Asks if road is open'),
  message('18:14:36', 580, 'sensor', 'crash', 'Queue 300 m'),
  message('18:15:48', 750, 'tracker', 'crash', 'Recovery truck near'),
  message('18:03:24', 1580, 'sensor', 'water', 'Water 12 cm, rising'),
  message('18:04:48', 1640, 'sensor', 'water', 'Rain 38 mm/h'),
  message('18:06:18', 1500, 'report', 'water', 'Photograph, water'),
  message('18:07:42', 1690, 'call', 'water', '‘Water at the door’'),
  message('18:08:48', 1550, 'sensor', 'water', 'Water 21 cm'),
  message('18:10:12', 1760, 'tracker', 'water', 'Bus 7 turned back'),
  message('18:11:36', 1610, 'video', 'water', 'Water on carriageway'),
  message('18:12:54', 1430, 'call', 'water', 'Car stalled'),
  message('18:14:06', 1660, 'report', 'water', 'Photograph, kerb'),
  message('18:15:30', 1730, 'sensor', 'water', 'Sump above limit'),
  message('18:16:54', 1530, 'call', 'water', 'Second car stalled'),
  message('18:18:24', 1590, 'sensor', 'water', 'Water 34 cm'),
  message('18:20:06', 1800, 'tracker', 'water', 'Bus 7 diverted'),
  message('18:21:48', 1570, 'video', 'water', 'Pedestrians wading'),
  message('18:12:06', 2620, 'panel', 'smoke', 'Fire panel, zone 3'),
  message('18:12:36', 2600, 'panel', 'smoke', 'Fire panel, zone 4'),
  message('18:13:00', 2660, 'video', 'smoke', 'Smoke, stair 2'),
  message('18:13:42', 2580, 'call', 'smoke', '‘Smoke in the market’'),
  message('18:14:12', 2630, 'call', 'smoke', 'Shop 18 calling'),
  message('18:15:06', 2700, 'report', 'smoke', 'Video, second floor'),
  message('18:16:00', 2610, 'panel', 'smoke', 'Sprinkler flow'),
  message('18:17:24', 2550, 'call', 'smoke', 'Asks where to gather'),
  message('18:18:42', 2650, 'tracker', 'smoke', 'Engine 3 arrives'),
];

export const funnel = {
  messages,
  kinds: {
    call: 'Emergency call',
    video: 'Video analytics',
    sensor: 'Road or rain sensor',
    tracker: 'Vehicle tracker',
    panel: 'Fire or gas panel',
    report: 'Citizen report',
  },
  sources: ['call', 'panel', 'video', 'sensor', 'tracker', 'report'],
  events: {
    crash: { title: 'Crash in the underpass', short: 'Crash', grade: 1 },
    water: { title: 'Water on the carriageway', short: 'Water', grade: 2 },
    smoke: { title: 'Smoke in the market hall', short: 'Smoke', grade: 1 },
  },
  metres: [50, 100, 200, 300, 400, 500, 800],
  seconds: [30, 60, 120, 180, 300, 480],
  rule: { metres: 300, seconds: 180 },
  axis: { metres: 3000, from: '18:02', to: '18:24' },
  lead: `${inWordsFirst(messages.length, 'message', 'messages')} in 22 minutes along one road. The platform joins those that describe the same event, and keeps every original.`,
  attached: {
    title: 'Every original stays attached',
    content:
      'Change the rule and the same messages are sorted again. None is deleted, none is counted twice.',
  },
  clock: [
    { time: '18:05:12', note: 'All messages, one queue' },
    { time: '18:05:54', note: 'They become one incident' },
    { time: '18:06:20', note: 'Seen on camera 0212' },
    { time: '18:06:40', note: 'Grade 1: person trapped' },
    { time: '18:06:41', note: 'Seven timed steps open' },
    { time: '18:06:50', note: 'Three units by travel time' },
    { time: '18:07:10', note: 'Ambulance 4 accepts' },
    { time: '18:09:00', note: 'Sent to the road signs' },
    { time: '18:52:00', note: 'Closed with its originals' },
  ],
  counted: {
    incidents: { language: 'en', one: '1 incident', other: '{n} incidents' },
    messages: {
      language: 'en',
      one: '1 message, grade {grade}, km {km}',
      other: '{n} messages, grade {grade}, km {km}',
    },
  },
  words: {
    drawing: 'Messages along the road',
    drawn:
      '{messages} messages stand at their kilometre and time. A line from each falls to its incident: {incidents} within {metres} m and {time}.',
    example: 'An example: messages, times and places are made up.',
    rule: 'The merging rule',
    pad: 'Number of incidents, by metres and minutes',
    distance: 'Distance',
    time: 'Time',
    incidents: 'Incidents',
    originals: 'Original messages',
    clockNote: 'On the clock of the first incident.',
    kilometre: '{n} km',
    metre: '{n} m',
    second: '{n} s',
    minute: '{n} min',
    part: '{title}, part',
    joined: '{events} in one',
    reach: 'Joins within',
    reachOf: '{metres} and {time}',
    announcement: '{metres}, {time}: {incidents}.',
    splits: 'At {time} the chosen incident splits into {parts}, along the dashed link.',
    whole: 'At {time} the chosen incident stays whole.',
    widest: 'At {metres}: {incidents}.',
    valueOf: '{value}, {incidents}',
  },
} satisfies Funnel;
