import type { Image, InnerPage, Link, Linkable, SectionHead } from '../schema.ts';
import type { City } from '../shifts/schema.ts';

/** Texts around the desk, before it is loaded. */
export interface StartWords {
  title: string;
  lead: string;
  choose: string;
  seed: string;
  start: string;
  loading: string;
  failed: string;
  /** An error has stopped the desk in the middle of a shift. */
  stopped: string;
  tryAgain: string;
  leave: string;
  /** Texts of the desk's pictures, and the moment a press on one opens: a shift and a second of its day. */
  pictured: { shift: string; at: number };
}

export interface ShiftChoice {
  /** As in content/shifts. */
  id: string;
  name: string;
  /** A short summary. */
  about: string;
  note: string;
  /** Generated from a seed the visitor enters. */
  endless?: boolean;
}

interface StillStep extends Linkable {
  title: string;
  time: string;
  content: string;
}

/** The shift in five pictures, for visitors without scripts. */
export interface StillSteps extends SectionHead {
  /** One for each of the five pictures. */
  items: [StillStep, StillStep, StillStep, StillStep, StillStep];
  /** `open` opens the desk with scripts; `link` is the fallback. */
  last: { title: string; content: string; withScripts: string; link: Link; open: Link };
  pictures: {
    city: City;
    first: { label: string; callouts: { title: string; text: string }[] };
    second: { messages: { text: string; time: string }[]; incident: string; state: string };
    third: {
      steps: { what: string; limit: string }[];
      question: string;
      lead: string;
      yes: string;
      no: string;
    };
    fourth: { label: string; closed: string; diversion: string; unit: string };
    fifth: {
      label: string;
      peak: string;
      limit: string;
      zero: string;
      times: string[];
      log: { time: string; what: string }[];
    };
  };
}

export interface RunAShiftPage extends InnerPage {
  kind: 'run-a-shift';
  about: string;
  start: StartWords;
  /** The placeholder for the desk. */
  picture: { wide: Image; phone: Image };
  shifts: ShiftChoice[];
  steps: StillSteps;
}
