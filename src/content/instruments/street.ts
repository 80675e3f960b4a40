/* The urban page's example: what lies under 120 metres of street, and a permit to dig there. */
import type { FunctionId } from '../schema.ts';

export interface StreetLayer {
  id: string;
  name: string;
  office: string;
  /** Its label in the drawing. */
  line: string;
  /** Depth of its upper edge at the start of the street and its slope per metre, in metres. */
  crown: { start: number; fall: number };
  diameter: number;
  /** Rows of ducts, one above the other; by default a single pipe. */
  rows?: number;
  /** Required cover between it and a trench, in metres; absent for the road, which every trench cuts. */
  wanted?: number;
  /** Distance from the permit's line, in metres. */
  aside: number;
  /** The year of its last survey. */
  lastSurvey: number;
  /** A note shown when it is selected: metres along the street, and the survey's finding. */
  note: { at: number; text: string };
}

export interface Permit {
  from: number;
  to: number;
  depth: number;
}

interface Bore {
  feature: FunctionId;
  /** Metres along the street. */
  at: number;
  depth: number;
}

export interface Street {
  length: number;
  deepest: number;
  /** Metres between which a trench can be dug: beyond them the layers' names lie over the street. */
  digging: { from: number; to: number };
  /** Reach on either side of the permit's line, in metres. */
  reach: number;
  layers: StreetLayer[];
  chosen: string;
  permit: Permit;
  /** Functions above the ground: title and note, metres along the street, height of the object in pixels. */
  above: { title: string; note: string; at: number; height: number; lift: number }[];
  /** Functions at the end of bores, in four columns of text. */
  bores: [Bore, Bore, Bore, Bore];
  words: Record<
    | 'title'
    | 'description'
    | 'permit'
    | 'work'
    | 'measures'
    | 'layers'
    | 'depthOf'
    | 'inTrench'
    | 'close'
    | 'clear'
    | 'inTrenchLine'
    | 'closeLine'
    | 'clearLine'
    | 'from'
    | 'to'
    | 'depth'
    | 'metres'
    | 'scale'
    | 'depthNote'
    | 'scaleStart'
    | 'west'
    | 'east'
    | 'layer'
    | 'verdict'
    | 'office'
    | 'forward'
    | 'surveyed'
    | 'counts',
    string
  >;
  /** By the number of offices that must agree. */
  agree: string[];
}

export const street: Street = {
  length: 120,
  deepest: 4.5,
  digging: { from: 28, to: 92 },
  reach: 1,
  layers: [
    {
      id: 'road',
      name: 'Road',
      office: 'Roads office',
      line: 'Asphalt on stone, 0.36 m',
      crown: { start: 0, fall: 0 },
      diameter: 0.36,
      aside: 0,
      lastSurvey: 2025,
      note: { at: 24, text: 'Laid 2019' },
    },
    {
      id: 'telecom',
      name: 'Telecom',
      office: 'Telecom office',
      line: 'Four ducts',
      crown: { start: 0.45, fall: 0 },
      diameter: 0.19,
      rows: 2,
      wanted: 0.3,
      aside: 0.6,
      lastSurvey: 2022,
      note: { at: 26, text: 'Two ducts free' },
    },
    {
      id: 'power',
      name: 'Power',
      office: 'Electricity office',
      line: 'Feeder F7, 11 kV',
      crown: { start: 0.9, fall: 0 },
      diameter: 0.11,
      wanted: 0.3,
      aside: 0.2,
      lastSurvey: 2023,
      note: { at: 28.75, text: 'Joint of 2011' },
    },
    {
      id: 'water',
      name: 'Water',
      office: 'Water board',
      line: 'Main, 300 mm',
      crown: { start: 1.15, fall: 0 },
      diameter: 0.3,
      wanted: 0.3,
      aside: 0.8,
      lastSurvey: 2024,
      note: { at: 26, text: 'Cast iron of 1998' },
    },
    {
      id: 'storm',
      name: 'Storm drain',
      office: 'Drainage office',
      line: '900 mm, falls 1 in 200',
      crown: { start: 1.9, fall: 1 / 200 },
      diameter: 0.9,
      wanted: 0.3,
      aside: 0.4,
      lastSurvey: 2024,
      note: { at: 94, text: 'To pump house 4' },
    },
    {
      id: 'sewer',
      name: 'Sewer',
      office: 'Sewerage office',
      line: '450 mm, falls 1 in 150',
      crown: { start: 3.4, fall: 1 / 150 },
      diameter: 0.45,
      wanted: 0.3,
      aside: 1,
      lastSurvey: 2021,
      note: { at: 94, text: 'Camera run' },
    },
  ],
  chosen: 'power',
  permit: { from: 62, to: 80, depth: 1.1 },
  above: [
    { title: 'Street lighting', note: 'Switched by group, TALQ', at: 11.3, height: 105, lift: 240 },
    { title: 'Smart metering', note: 'DLMS/COSEM meters', at: 20.8, height: 16, lift: 196 },
    { title: 'Buses and roads', note: 'GTFS Realtime', at: 38, height: 36, lift: 240 },
    { title: 'Waste collection', note: 'Missed rounds shown', at: 60.5, height: 18, lift: 220 },
  ],
  bores: [
    { feature: 'F4', at: 35.33, depth: 0.955 },
    { feature: 'F1', at: 54.25, depth: 1.3 },
    { feature: 'F2', at: 73.5, depth: 1.3 },
    { feature: 'F3', at: 92.75, depth: 2.81 },
  ],
  words: {
    title: 'A street in section',
    description:
      '120 metres of an example street with the trench of a digging permit. Above the ground are lamps, meters, a bus and a bin; below it road, ducts, feeder, main, drain and sewer.',
    permit: 'Digging permit 2218, applied for. Example',
    work: 'Fibre duct, Station Road',
    measures: '{length} m long, {depth} m deep, from {from} m to {to} m',
    layers: 'Layer to bring forward',
    depthOf: '{depth} m',
    inTrench: 'In the trench',
    close: '{gap} mm below',
    clear: 'Clear, {gap} m',
    inTrenchLine: '{line}, in the trench for {length} m',
    closeLine: '{line}, {gap} mm under the trench; {wanted} mm wanted',
    clearLine: '{line}, {gap} m under the trench',
    from: 'Trench begins at',
    to: 'Trench ends at',
    depth: 'Trench depth',
    metres: '{value} m. {agree}',
    scale: '20 m; depth enlarged 10 times',
    depthNote: 'depth enlarged 10 times',
    scaleStart: '0',
    west: 'Move the street west',
    east: 'Move the street east',
    layer: 'Layer',
    verdict: 'Against the trench',
    office: 'Office',
    forward: '{name}: {verdict}. Last surveyed {year}.',
    surveyed: '{text}, surveyed {year}',
    counts: 'Services within {reach} m of the line count.',
  },
  agree: [
    'No office must agree',
    'One office must agree',
    'Two offices must agree',
    'Three offices must agree',
    'Four offices must agree',
    'Five offices must agree',
  ],
};
