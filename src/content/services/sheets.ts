/* A sample page of each service's deliverable. Every name and figure is an example, and the page states so. */

/** Names in two columns: what it is, and a note. */
type NamedNote = [name: string, note: string];
type NamedValue = [name: string, value: number];

interface AnySheet {
  title: string;
}

export interface Repository extends AnySheet {
  kind: 'repository';
  folders: NamedNote[];
  files: NamedNote[];
  tests: number;
  testsLine: string;
  change: string;
}

export interface ProcessMap extends AnySheet {
  kind: 'process-map';
  lanes: [upper: string, lower: string];
  present: string;
  proposed: string;
  tasks: Record<'receive' | 'register' | 'record' | 'visit', string>;
  drawer: string;
  incomplete: string;
  complete: string;
  note: string;
}

export interface Prototype extends AnySheet {
  kind: 'prototype';
  /** Number of operators who hesitated at the list. */
  hesitated: number;
  counts: string[];
  note: string;
}

export interface Runbook extends AnySheet {
  kind: 'runbook';
  steps: string[];
  /** Steps already done. */
  done: number;
  command: string;
  drillsTitle: string;
  unit: string;
  drills: NamedValue[];
}

export interface PageReport extends AnySheet {
  kind: 'page-report';
  weightTitle: string;
  weights: NamedValue[];
  orderTitle: string;
  checks: NamedNote[];
}

export interface FieldRound extends AnySheet {
  kind: 'field-round';
  noSignal: string;
  /** Minutes of the first and the last without a signal. */
  gap: [from: number, to: number];
  /** Stored and sent, in minutes after the round began. */
  records: [name: string, stored: number, sent: number][];
  times: string[];
  stored: string;
  sent: string;
}

export interface FaultReport extends AnySheet {
  kind: 'fault-report';
  typed: string;
  steps: string[];
  findings: NamedNote[];
  again: NamedNote;
}

export interface ServiceReport extends AnySheet {
  kind: 'service-report';
  asked: string;
  done: string;
  open: string;
  counts: { asked: number; done: number };
  oldTitle: string;
  old: NamedNote[];
}

export interface VersionPlan extends AnySheet {
  kind: 'version-plan';
  quarters: number;
  /** From and to, in quarters; supported versions run to the end. */
  versions: [name: string, from: number, to: number][];
  note: string;
  timesTitle: string;
  /** The slowest screen of every build, and the rejected build. */
  times: number[];
  held: number;
  heldNote: string;
}

export type Sheet =
  | Repository
  | ProcessMap
  | Prototype
  | Runbook
  | PageReport
  | FieldRound
  | FaultReport
  | ServiceReport
  | VersionPlan;

export const repository: Repository = {
  kind: 'repository',
  title: 'permit-office, main',
  folders: [
    ['src', 'screens and rules'],
    ['tests', 'run at every change'],
    ['interfaces', 'GIS, accounts'],
    ['guides', 'administrator, user'],
  ],
  files: [['build.yml', 'build script']],
  tests: 240,
  testsLine: '{n} tests, {n} passed',
  change: 'Change 881: new fee table',
};

export const processMap: ProcessMap = {
  kind: 'process-map',
  title: 'Permit at the counter',
  lanes: ['Counter', 'Engineer'],
  present: 'Present',
  proposed: 'Proposed',
  tasks: { receive: 'Receive', register: 'Register', record: 'Record', visit: 'Visit' },
  drawer: 'kept in a drawer',
  incomplete: 'incomplete',
  complete: 'complete',
  note: 'One register less, one visit only.',
};

export const prototype: Prototype = {
  kind: 'prototype',
  title: 'Night screen, sheet 3',
  hesitated: 6,
  counts: ['Where operators hesitated', '6 at the list', '1 at the map'],
  note: 'Next: larger rows, one colour.',
};

export const runbook: Runbook = {
  kind: 'runbook',
  title: 'Runbook: disk nearly full',
  steps: [
    'Read the alert: host, volume',
    'Look at the last hour’s growth',
    'Move old logs to the archive',
    'Extend the volume, if it grows',
    'Write down what was done',
  ],
  done: 2,
  command: 'logs archive --older-than 30d',
  drillsTitle: 'Restore drills',
  unit: '{n} min',
  drills: [
    ['January', 42],
    ['April', 36],
    ['July', 29],
  ],
};

export const pageReport: PageReport = {
  kind: 'page-report',
  title: 'Citizen portal, start page',
  weightTitle: 'Weight, kB',
  weights: [
    ['HTML', 18],
    ['Styles', 11],
    ['Type', 42],
    ['Pictures', 64],
    ['Script', 9],
  ],
  orderTitle: 'Keyboard order',
  checks: [
    ['Contrast', 'passed'],
    ['Zoom 400%', 'passed'],
    ['Screen reader', '1 finding'],
  ],
};

export const fieldRound: FieldRound = {
  kind: 'field-round',
  title: 'A reader’s round',
  noSignal: 'no signal',
  gap: [8, 30],
  records: [
    ['Meter 412', 2, 2],
    ['Meter 413', 9, 31],
    ['Meter 414', 14, 31.5],
    ['Meter 415', 20, 32],
    ['Meter 416', 27, 32.5],
  ],
  times: ['09:00', '09:10', '09:20', '09:30', '09:40'],
  stored: 'stored on the phone',
  sent: 'sent, once',
};

export const faultReport: FaultReport = {
  kind: 'fault-report',
  title: 'Fault 31, severity 2',
  typed: '31 02 2026',
  steps: ['Open a new application', 'Enter 31 02 2026 as the date', 'Press Continue'],
  findings: [
    ['Expected', 'A message at the field'],
    ['Seen', 'The page is empty'],
    ['Traced to', 'Requirement 4.2'],
  ],
  again: ['Tested again', 'passed'],
};

export const serviceReport: ServiceReport = {
  kind: 'service-report',
  title: 'October',
  asked: 'asked',
  done: 'done',
  open: 'open, with a reason',
  counts: { asked: 34, done: 31 },
  oldTitle: 'Growing old',
  old: [
    ['Portal certificate', '41 days left'],
    ['Database version', 'support ends'],
    ['Report library', 'no maintainer'],
  ],
};

export const versionPlan: VersionPlan = {
  kind: 'version-plan',
  title: 'Versions, by quarter',
  quarters: 8,
  versions: [
    ['1.0', 0, 4],
    ['1.4', 1.5, 5.5],
    ['2.0', 3, 8],
    ['2.2', 5, 8],
  ],
  note: 'Arrows: an upgrade, and a way back.',
  timesTitle: 'Slowest screen, every build',
  // biome-ignore format: a row of builds
  times: [78, 74, 79, 72, 74, 70, 77, 69, 71, 66, 70, 64, 68, 62, 66, 61, 65, 60, 62, 58, 63, 57, 60, 55, 59, 54, 92, 56, 52, 57, 50, 54, 48, 53, 47, 51],
  held: 26,
  heldNote: 'build {n} was held back',
};

export const sheets = {
  repository,
  processMap,
  prototype,
  runbook,
  pageReport,
  fieldRound,
  faultReport,
  serviceReport,
  versionPlan,
};
