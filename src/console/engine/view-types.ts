/* What is shown of a state: steps, decisions, cameras and the debrief. */

import type { RoleId, StepAct } from '../../content/shifts/schema.ts';
import type { Second } from './act-types.ts';
import type { Incident } from './incident-types.ts';
import type { CameraUse } from './types.ts';

export interface StepView {
  number: number;
  who: RoleId;
  what: string;
  act: StepAct;
  limit: number | null;
  state: 'done' | 'current' | 'other' | 'next' | 'skipped';
  used: number | null;
  over: number;
  by: string | null;
  /** When another desk was asked, whose answer it waits for. */
  asked: Second | null;
  /** Done before its turn, and counted from the first signal. */
  outOfTurn: boolean;
  opened: Second | null;
  done: Second | null;
}

/** The one thing that waits for the role in charge. */
export interface Decision {
  incident: string;
  step: StepView;
  /** Who is called when the limit passes. */
  called: RoleId | null;
}

export type CameraAccess =
  | { state: 'closed' }
  | { state: 'open'; left: number; use: CameraUse }
  | { state: 'time-up' }
  | { state: 'not-for-role' };

export interface DebriefStep extends StepView {
  /** Set when it has no limit: the debrief's text instead. */
  note: string;
  /** What the curve calls the moment it was done. */
  moment: string;
}

/** How something was done, beside how long it took. */
export interface Finding {
  at: Second;
  /** Its row in the log. */
  row: number;
  text: string;
}

export interface Debrief {
  incident: Incident;
  title: string;
  /** `Six of seven limits were met. The draft of the warning took 0:25 longer than its limit.` */
  summary: string;
  met: number;
  limits: number;
  figures: { label: string; seconds: number | null }[];
  steps: DebriefStep[];
  findings: Finding[];
  decisions: { at: Second; who: string; person: string; what: string }[];
  /** Limits that passed, and who was told. */
  escalations: { at: Second; what: string }[];
  gauge: {
    id: string;
    unit: string;
    limit: number;
    curve: [Second, number][];
    peak: [Second, number];
  } | null;
  /** Between the first proposal and this one, when the first was dismissed. */
  lost: number | null;
  corridor: { with: number; without: number } | null;
  rows: number;
}
