import type { IconName } from '../icons.ts';
import type { Link, Plural, SectionHead } from '../schema.ts';
import type { PurposeId, RoleId } from '../shifts/schema.ts';

/** A camera that opens only for a stated purpose, its log, and the retention of its clip. */
export interface Restraint extends SectionHead {
  /** States that names, times and numbers are invented. */
  exampleLabel: string;
  rolesLegend: string;
  roles: {
    id: string;
    name: string;
    note: string;
    icon: IconName;
    person: string;
    /** The console role whose permissions it has. */
    rights: RoleId;
    /** The case this role may export the clip for. */
    exports?: string;
    status: string;
  }[];
  camera: string;
  purposeLegend: string;
  purposes: { id: PurposeId; label: string; entry: string }[];
  supervisorOnly: string;
  caseEntry: string;
  open: string;
  export: string;
  shut: string;
  nothingElse: string;
  writing: string;
  opened: string;
  exported: string;
  exportedNote: string;
  picture: string;
  erased: string;
  erasedNote: string;
  days: number;
  keptFor: string;
  setBy: string;
  left: Plural;
  noneLeft: string;
  pass: string;
  again: string;
  /** Shown if the script of the controls did not load. */
  loadFailed: string;
  tryAgain: string;
  log: string;
  entries: Plural;
  later: Plural;
  system: string;
  erasedEntry: string;
  clock: { first: number; apart: number };
  before: { at: number; who: string; why: string }[];
  states: [asks: StillState, opens: StillState, runsOut: StillState];
  stillDays: number;
  /** The link from one line of the log to the page with all of it. */
  whole: Link;
}

/** One line of a log: who did what, when and why. */
export interface LedgerRow {
  title: string;
  note: string;
  /** Seconds after midnight. */
  entry: { at: number; who: string; what: string; why: string };
  exampleLabel: string;
  link: Link;
}

interface StillState {
  title: string;
  note: string;
}

/** Camera governance, shown in full on the security platform's page and as one line on others. */
export default {
  title: 'No camera opens without a recorded reason',
  lead: 'Choose a role and ask for the camera. The log and the retention period behave as they do in the control room.',
  exampleLabel: 'Example names, times and numbers',
  rolesLegend: 'Role',
  roles: [
    {
      id: 'operator',
      name: 'Operator',
      note: 'Opens a camera for an incident',
      icon: 'headset',
      person: 'A. Rao',
      rights: 'operator',
      status: 'Closed. State why you need to look.',
    },
    {
      id: 'supervisor',
      name: 'Supervisor',
      note: 'Opens a recording on an approved request',
      icon: 'user-check',
      person: 'S. Khan',
      rights: 'supervisor',
      status: 'Closed. State why you need to look.',
    },
    {
      id: 'investigator',
      name: 'Investigator',
      note: 'Exports with a case number',
      icon: 'file-lock',
      person: 'N. Das',
      rights: 'field',
      exports: 'case 88',
      status: 'No live picture for this role. A clip leaves only with a case number.',
    },
    {
      id: 'auditor',
      name: 'Auditor',
      note: 'Reads the log, sees no picture',
      icon: 'book-open',
      person: 'J. Thomas',
      rights: 'commissioner',
      status: 'This role sees no picture. It reads who looked, when and why.',
    },
  ],
  camera: 'Camera 12, Gate 4',
  purposeLegend: 'Purpose',
  purposes: [
    { id: 'depth', label: 'Incident 0417', entry: 'Incident 0417' },
    { id: 'recording', label: 'Approved request', entry: 'Recording, request of case 88' },
  ],
  supervisorOnly: 'Supervisor only',
  caseEntry: 'Clip exported, {number}',
  open: 'Open and log',
  export: 'Export and log: {number}',
  shut: 'Close',
  nothingElse: 'Only an alarm or a stated purpose opens it.',
  writing: 'Writing the entry',
  opened: 'Open',
  exported: 'Exported',
  exportedNote: 'The copy is sealed with a hash and carries its reason.',
  picture: 'A gate with its barrier down, a guard’s hut and one car. Nobody is in the picture.',
  erased: 'Deleted',
  erasedNote: 'The clip reached the end of its {days} days. Its log stays.',
  days: 30,
  keptFor: 'Kept for {days} days',
  setBy: 'set by the customer',
  left: { language: 'en', other: '{left} left' },
  noneLeft: '0 left: deleted',
  pass: 'Let a day pass',
  again: 'Begin again',
  loadFailed: 'These controls did not load.',
  tryAgain: 'Try again',
  log: 'Log',
  entries: {
    language: 'en',
    one: 'One entry; nobody can delete it',
    other: '{count} entries; nobody can delete one',
  },
  later: { language: 'en', one: 'a day later', other: '{days} days later' },
  system: 'System',
  erasedEntry: 'Clip deleted, kept {days} days',
  /** Seconds after midnight: when the next entry is written, and how far apart entries are. */
  clock: { first: 52300, apart: 35 },
  before: [
    { at: 33125, who: 'M. Iyer', why: 'Incident 0409' },
    { at: 42051, who: 'S. Khan', why: 'Request approved, case 88' },
  ],
  states: [
    { title: 'Asks for a purpose', note: 'No picture without one. The auditor’s tile has no button at all.' },
    { title: 'Opens, and says who is looking', note: 'The entry is written before the picture appears.' },
    { title: 'Runs out', note: 'The customer sets the period. The log outlives the clip.' },
  ],
  /** Days passed in the second of the three static states. */
  stillDays: 4,
  whole: { label: 'Try the camera and its log', href: 'page:security-platform' },
} satisfies Restraint;
