/*
 * One burst main as four offices see it, on one clock. Times are minutes after midnight. Start times of tasks, stuck
 * buses and how long the tank lasts are calculated from these figures.
 */

export type OfficeId = 'water' | 'traffic' | 'bus' | 'hospital';

export type TaskId =
  | 'crew'
  | 'shut'
  | 'repair'
  | 'look'
  | 'plan'
  | 'closed'
  | 'depots'
  | 'round'
  | 'laundry'
  | 'weak'
  | 'tank';

export interface Task {
  id: TaskId;
  /** The label on its bar. `{empty}` is the time the tank reaches its reserve. */
  label: string;
  /** The office's status during it, as a sentence. */
  status: string;
  /** Minutes before the next can start. */
  minutes: number;
  /** Tasks of other offices it depends on. */
  after?: TaskId[];
}

export interface Office {
  id: OfficeId;
  name: string;
  /** Its status before it is notified. */
  waits: string;
  /** Its reading at the hand: `{value}`, and `{time}` where the reading has ended. */
  reading: string;
  /** Abbreviated, for phones. */
  short: string;
  tasks: Task[];
}

export interface Burst {
  from: number;
  to: number;
  /** The first reading that differs. */
  signal: number;
  /** When it is known for certain. */
  fact: number;
  /** Maximum delay of a notification, in minutes. */
  longest: number;
  /** The initial time. */
  shown: number;
  offices: Record<OfficeId, Office>;
  /** Pressure in bar at the critical point of the zone; `usual` every five minutes. */
  pressure: {
    usual: number[];
    fall: number;
    low: number;
    loss: number;
    isolated: number;
    recovery: number;
    short: number;
    ripple: number;
  };
  /** Counted in each minute while the road is open. */
  vehicles: number[];
  /** Minutes: between two buses, from the first stop to each, and what the way round adds. */
  buses: { first: number; headway: number; run: number[]; extra: number; closedAfter: number };
  /** Per cent, and per cent a minute: used, used once the laundry has stopped, fed by full and by weak mains. */
  tank: { level: number; use: number; saving: number; feed: number; weak: number; reserve: number };
  /** The interval of each card's area of work. */
  areas: { status: string; spans: { from: number | TaskId; to?: number | TaskId; minutes?: number }[] }[];
  words: Record<
    | 'title'
    | 'description'
    | 'fact'
    | 'usual'
    | 'reserve'
    | 'counted'
    | 'noneSince'
    | 'notified'
    | 'clock'
    | 'clockValue'
    | 'hold'
    | 'holdValue'
    | 'earlier'
    | 'later'
    | 'together'
    | 'toldTogether'
    | 'how'
    | 'keys'
    | 'example'
    | 'allNotified'
    | 'roadClosed'
    | 'caught'
    | 'mainsOff'
    | 'table'
    | 'office'
    | 'task'
    | 'begins'
    | 'ends'
    | 'goesOn'
    | 'strips',
    string
  >;
}

export const burst: Burst = {
  from: 350,
  to: 410,
  signal: 352,
  fact: 357,
  longest: 30,
  shown: 372,
  offices: {
    water: {
      id: 'water',
      name: 'Water works',
      waits: 'Looks for the reason.',
      reading: '{value} bar in zone 4',
      short: '{value} bar',
      tasks: [
        {
          id: 'crew',
          label: 'Crew sent, valves 31 and 32 marked',
          status: 'The crew is on the road.',
          minutes: 16,
        },
        { id: 'shut', label: 'Valves shut', status: 'The crew shuts two valves.', minutes: 6 },
        { id: 'repair', label: 'Repair', status: 'The crew repairs the main.', minutes: 0 },
      ],
    },
    traffic: {
      id: 'traffic',
      name: 'Traffic police',
      waits: 'Sees a busy road.',
      reading: '{value} vehicles in this minute',
      short: '{value} a minute',
      tasks: [
        { id: 'look', label: 'Camera', status: 'An officer looks at the road.', minutes: 2 },
        { id: 'plan', label: 'Signal plan 7', status: 'Signal plan 7 is set.', minutes: 5 },
        {
          id: 'closed',
          label: 'Station Road closed, diversion held',
          status: 'The diversion is held.',
          minutes: 0,
        },
      ],
    },
    bus: {
      id: 'bus',
      name: 'Bus undertaking',
      waits: 'Runs to its timetable.',
      reading: 'Buses caught in the closure: {value}',
      short: '{value} caught',
      tasks: [
        {
          id: 'depots',
          label: 'Depots told',
          status: 'The depots are notified.',
          minutes: 5,
          after: ['look'],
        },
        {
          id: 'round',
          label: 'Route 12 by Mill Road',
          status: 'Route 12 goes round.',
          minutes: 0,
          after: ['plan'],
        },
      ],
    },
    hospital: {
      id: 'hospital',
      name: 'Hospital',
      waits: 'Uses water as usual.',
      reading: '{value} % in the roof tank',
      short: '{value} %',
      tasks: [
        { id: 'laundry', label: 'Laundry stops', status: 'The laundry stops.', minutes: 8 },
        { id: 'weak', label: 'Weak mains', status: 'Weak mains feed its tank.', minutes: 0 },
        {
          id: 'tank',
          label: 'On its own tank, to its reserve at {empty}',
          status: 'It lives on its tank.',
          minutes: 0,
          after: ['shut'],
        },
      ],
    },
  },
  pressure: {
    usual: [3.2, 3.19, 3.17, 3.13, 3.07, 3, 2.93, 2.86, 2.8, 2.75, 2.72, 2.7, 2.7, 2.71, 2.72, 2.74, 2.75],
    fall: 2,
    low: 1.25,
    loss: 0.012,
    isolated: 2.4,
    recovery: 0.03,
    short: 0.12,
    ripple: 0.04,
  },
  vehicles: [
    3, 2, 3, 4, 3, 4, 3, 4, 5, 4, 5, 4, 5, 6, 5, 5, 6, 5, 6, 5, 5, 6, 6, 5, 6, 6, 5, 6, 6, 6, 5, 6, 6, 6, 6,
    5, 6, 6, 6, 6, 6, 5, 6, 6, 6, 6, 6, 6, 5, 6, 6, 6, 6, 6, 6, 5, 6, 6, 6, 6, 6, 6, 6, 5, 6, 6, 6, 6, 6, 6,
    6, 5, 6, 6, 6, 6, 6, 6, 6, 6,
  ],
  buses: { first: 332, headway: 6, run: [0, 3, 6, 9, 12, 15], extra: 4, closedAfter: 2 },
  tank: { level: 62, use: 0.3, saving: 0.2, feed: 0.3, weak: 0.14, reserve: 20 },
  areas: [
    { status: '{from}, then to the repair', spans: [{ from: 352 }] },
    { status: 'From {from}', spans: [{ from: 'look' }] },
    {
      status: 'One call joined, one message sent',
      spans: [
        { from: 355, minutes: 1 },
        { from: 'repair', minutes: 1 },
      ],
    },
    { status: 'From {from}, the hospital’s tank', spans: [{ from: 'laundry' }] },
    { status: 'One camera, two minutes, logged', spans: [{ from: 'look', to: 'plan' }] },
    { status: 'Not called: its plan is kept ready', spans: [] },
  ],
  words: {
    title: 'One burst main on the clocks of four offices',
    description:
      'Four lanes over one hour. A line marks when the fact is known; each lane shows the office’s own reading and its tasks in order.',
    fact: '{time} One fact, four offices: the main in Station Road has burst',
    usual: 'usual for the hour',
    reserve: 'reserve {value} %',
    counted: 'Vehicles: {count}',
    noneSince: 'none since {time}',
    notified: 'Told {time}',
    clock: 'Clock',
    clockValue: '{time}. {water} {traffic} {bus} {hospital}',
    hold: '{office}: told at',
    holdValue: '{office} told {time}, buses caught: {caught}',
    earlier: 'One minute earlier',
    later: 'One minute later',
    together: 'As one event',
    toldTogether: 'As one event: every office told {time}, buses caught: {caught}.',
    how: 'Move the clock to read each office at that minute. Hold back a mark and see who waits for whom.',
    keys: 'Keys: arrows one minute, Page Up and Page Down five.',
    example:
      'Example event: roads, times and readings are made up; the order of the tasks is computed from who needs what.',
    allNotified: 'every office told',
    roadClosed: 'road closed',
    caught: 'buses caught',
    mainsOff: 'mains off at the hospital',
    table: 'The tasks of the four offices. Example event.',
    office: 'Office',
    task: 'Task',
    begins: 'Begins',
    ends: 'Ends',
    goesOn: 'goes on',
    strips: 'Each strip is the hour above, {from} to {to}; the tall mark is {fact}.',
  },
};
