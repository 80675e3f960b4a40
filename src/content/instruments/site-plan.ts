/* The plan of the security page: an example refinery in metres, its devices, roads, instructions and people. */
import type { FunctionId } from '../schema.ts';

export type PlanPoint = [x: number, y: number];

interface PlanCamera {
  at: PlanPoint;
  /** Its default bearing, in degrees clockwise from east. */
  bearing: number;
}

export interface KeyHolder {
  title: string;
  name: string;
  content: string;
  call: string;
  /** Fence sections they have keys for; without this, all others and every door. */
  sections?: [first: number, last: number];
}

export type DeviceKind = 'fence' | 'camera' | 'door' | 'gate' | 'patrol';

export interface Instruction {
  kind: DeviceKind;
  /** Valid from the first of these hours to the second, also over midnight; by default always. */
  hours?: [from: number, to: number];
  title: string;
  /** `{camera}` is replaced by the camera nearest to the alarm. */
  steps: string[];
}

export interface SitePlan {
  fence: {
    corners: PlanPoint[];
    sections: number /** Start of section 1, in metres along the fence. */;
    start: number;
  };
  cameras: PlanCamera[];
  /** How far a camera turns to either side, in degrees, and how far it sees, in metres. */
  reach: { turn: number; metres: number };
  doors: PlanPoint[];
  gate: PlanPoint;
  roads: PlanPoint[][];
  tour: { way: PlanPoint[]; points: PlanPoint[]; seen: number };
  patrol: { at: PlanPoint; name: string; guard: string };
  buildings: { at: PlanPoint; size: PlanPoint; name: string }[];
  tanks: PlanPoint[];
  chosen: string;
  /** Number of completed steps of the initial alarm. */
  done: number;
  instructions: Instruction[];
  keyHolders: KeyHolder[];
  record: { time: string; text: string }[];
  officer: string;
  /** Seconds each of the visitor's actions takes in the record. */
  pace: number;
  /** Enlargements and their functions; the scale's length is in units of the drawing. */
  places: {
    drawing: 'gate' | 'fence' | 'desk';
    caption: string;
    scale?: { width: number; label: string } | undefined;
    /** Each drawing has space for three flags; other functions follow below. */
    functions: [FunctionId] | [FunctionId, FunctionId] | [FunctionId, FunctionId, FunctionId];
  }[];
  words: Record<
    | 'title'
    | 'help'
    | 'fence'
    | 'camera'
    | 'cameraInSentence'
    | 'door'
    | 'gate'
    | 'alarm'
    | 'alarmDetail'
    | 'distance'
    | 'noCamera'
    | 'live'
    | 'record'
    | 'taken'
    | 'stepDone'
    | 'legendFence'
    | 'legendCamera'
    | 'legendDoor'
    | 'legendTour'
    | 'tanks'
    | 'unit'
    | 'muster'
    | 'scale'
    | 'north'
    | 'concerned'
    | 'otherHours'
    | 'stepsGap'
    | 'noPicture'
    | 'example',
    string
  >;
}

export const sitePlan: SitePlan = {
  fence: {
    corners: [
      [0, 92],
      [76, 8],
      [404, 8],
      [452, 98],
      [452, 252],
      [404, 314],
      [112, 314],
      [60, 264],
      [0, 264],
    ],
    sections: 46,
    start: 500,
  },
  cameras: [
    { at: [76, 14], bearing: 45 },
    { at: [160, 12], bearing: 90 },
    { at: [226, 12], bearing: 90 },
    { at: [300, 12], bearing: 90 },
    { at: [400, 14], bearing: 120 },
    { at: [446, 100], bearing: 200 },
    { at: [446, 170], bearing: 180 },
    { at: [446, 248], bearing: 200 },
    { at: [402, 308], bearing: 235 },
    { at: [8, 96], bearing: 50 },
    { at: [330, 308], bearing: 180 },
    { at: [130, 308], bearing: 0 },
    { at: [8, 256], bearing: -45 },
    { at: [207, 302], bearing: 225 },
    { at: [246, 302], bearing: -45 },
    { at: [226, 168], bearing: -90 },
  ],
  reach: { turn: 60, metres: 120 },
  doors: [
    [88, 100],
    [117, 100],
    [146, 100],
    [158, 82],
    [103, 168],
    [130, 146],
    [162, 168],
    [192, 168],
    [204, 146],
    [103, 190],
    [130, 211],
    [176, 190],
    [204, 211],
    [212, 300],
  ],
  gate: [226, 314],
  roads: [
    [
      [36, 242],
      [36, 104],
      [92, 42],
      [226, 42],
      [384, 42],
      [416, 102],
      [416, 168],
      [416, 284],
      [226, 284],
      [122, 284],
      [80, 242],
      [36, 242],
    ],
    [
      [226, 42],
      [226, 168],
      [226, 284],
      [226, 314],
    ],
    [
      [226, 168],
      [416, 168],
    ],
  ],
  tour: {
    way: [
      [212, 300],
      [212, 284],
      [122, 284],
      [80, 242],
      [36, 242],
      [36, 104],
      [92, 42],
      [384, 42],
      [416, 102],
      [416, 168],
    ],
    points: [
      [212, 300],
      [150, 284],
      [80, 242],
      [36, 190],
      [36, 104],
      [110, 42],
      [226, 42],
      [384, 42],
      [416, 168],
    ],
    seen: 2,
  },
  patrol: { at: [150, 284], name: 'Patrol 2', guard: 'S. Pillai' },
  buildings: [
    { at: [76, 66], size: [82, 34], name: 'Administration' },
    { at: [76, 124], size: [54, 44], name: 'Stores' },
    { at: [148, 124], size: [56, 44], name: 'Control' },
    { at: [76, 190], size: [54, 42], name: 'Workshop' },
    { at: [148, 190], size: [56, 42], name: 'Fire crew' },
  ],
  tanks: [
    [268, 86],
    [318, 86],
    [368, 86],
    [268, 134],
    [318, 134],
    [368, 134],
  ],
  chosen: 'fence-14',
  done: 1,
  instructions: [
    {
      kind: 'fence',
      hours: [22, 6],
      title: 'Instruction: fence at night',
      steps: ['Look at {camera}', 'Send the nearest patrol', 'Close the main gate', 'Call the key holder'],
    },
    {
      kind: 'door',
      hours: [22, 6],
      title: 'Instruction: door at night',
      steps: ['Look at {camera}', 'Check the last badge', 'Send the nearest patrol', 'Call the key holder'],
    },
    {
      kind: 'camera',
      title: 'Instruction: camera without picture',
      steps: ['Look at {camera} instead', 'Send the nearest patrol', 'Report to the maintainer'],
    },
    {
      kind: 'gate',
      hours: [22, 6],
      title: 'Instruction: gate at night',
      steps: ['Look at {camera}', 'Ask by intercom', 'Check the visitor’s pass', 'Call the key holder'],
    },
    {
      kind: 'fence',
      hours: [6, 22],
      title: 'Instruction: fence by day',
      steps: ['Look at {camera}', 'Ask the patrol by radio', 'Write down what it was'],
    },
    {
      kind: 'door',
      hours: [6, 22],
      title: 'Instruction: door by day',
      steps: ['Look at {camera}', 'Check the last badge', 'Call the door’s owner'],
    },
    {
      kind: 'gate',
      hours: [6, 22],
      title: 'Instruction: gate by day',
      steps: ['Look at {camera}', 'Check the visitor’s pass', 'Open or send away'],
    },
    {
      kind: 'patrol',
      title: 'Instruction: patrol calls',
      steps: ['Answer on channel 2', 'Look at {camera}', 'Write down the place'],
    },
  ],
  keyHolders: [
    {
      title: 'Key holder, gate 3',
      name: 'M. Dsouza',
      content: 'Shift B, on site until 06:00. Holds the padlock key of fence 12 to 15.',
      call: 'Call 4417',
      sections: [12, 15],
    },
    {
      title: 'Key holder, main gate',
      name: 'L. Kaur',
      content: 'Shift B, on site until 06:00. Holds the keys of every building.',
      call: 'Call 4402',
    },
  ],
  record: [
    { time: '02:14:07', text: 'Fence 14 reports vibration, 3 s' },
    { time: '02:14:08', text: 'Wind 6 km/h, no rain: kept as alarm' },
    { time: '02:14:09', text: 'Camera 11 opened by the alarm' },
    { time: '02:14:18', text: 'R. Nair accepts at desk 1' },
    { time: '02:14:31', text: 'R. Nair: wire cut, nobody in view' },
  ],
  officer: 'R. Nair',
  pace: 7,
  places: [
    {
      drawing: 'gate',
      caption: 'Main gate',
      scale: { width: 60, label: '5 m' },
      functions: ['F3', 'F6', 'F8'],
    },
    {
      drawing: 'fence',
      caption: 'Fence section 14',
      scale: { width: 45, label: '10 m' },
      functions: ['F4', 'F7', 'F2'],
    },
    {
      drawing: 'desk',
      caption: 'Control room, 17 m wide',
      functions: ['F1', 'F5', 'F9'],
    },
  ],
  words: {
    title: 'Site plan of an example refinery, 452 by 306 metres',
    help: 'Arrow keys move to the next device in that direction, Home goes to the gate, Enter chooses.',
    fence: 'Fence {number}',
    camera: 'Camera {number}',
    cameraInSentence: 'camera {number}',
    door: 'Door {number}',
    gate: 'Main gate',
    alarm: 'Fence section {number}',
    alarmDetail: ', vibration 02:14:07',
    distance: '{name}, {metres} m',
    noCamera: 'the plan: no camera reaches it',
    live: '{camera}, live',
    record: 'Record, written as it happens',
    taken: '{officer} opens {device}: {camera}, patrol {metres} m away',
    stepDone: '{officer}: {step}',
    legendFence: 'Fence, {count} sections',
    legendCamera: 'Camera, {count}',
    legendDoor: 'Door, {count}',
    legendTour: 'Guard tour, {seen} of {count} points',
    tanks: 'Tank farm',
    unit: 'Process unit',
    muster: 'Muster',
    scale: '50 m',
    north: 'N',
    concerned: 'Devices concerned',
    otherHours: '{from} to {to}: {steps}.',
    stepsGap: '. ',
    noPicture: 'No camera reaches it',
    example: 'Example site, names and times.',
  },
};
