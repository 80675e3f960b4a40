import type { IconName } from '../icons.ts';
import { type Lengths, words } from '../rules/lengths.ts';
import type { InnerPage, Link, Linkable, RelatedLink } from '../schema.ts';

export interface Benefit {
  heading: string;
  content: string;
}

/** What a case's drawing counts: art/cases draws exactly these numbers. */
export type CaseDrawing =
  | { kind: 'rings'; rings: number[] }
  | { kind: 'doors'; doors: number; columns: number }
  | { kind: 'refinery' }
  | { kind: 'towers'; floors: number[] }
  | { kind: 'call'; cameras: number }
  | { kind: 'metro'; controls: number }
  | { kind: 'file'; channels: number }
  | { kind: 'scorecards'; sites: number; hours: number }
  | { kind: 'jobs'; before: number; after: number }
  | { kind: 'crossings'; systems: number; applications: number; event: number[] }
  | { kind: 'sign-on'; systems: number; applications: number; job: [first: number, count: number] }
  | { kind: 'district'; buildings: number; live: number; services: number };

/** A word on a drawing, placed in hundredths of its width and height. */
export interface DrawingLabel {
  text: string;
  x: number;
  y: number;
  anchor?: 'middle' | 'end';
  /** Only in this state; absent: in both. */
  on?: 'before' | 'after';
  /** May be left out where there is little room. */
  quiet?: boolean;
  /** For a word on marigold, or in the middle of a numbered flag. */
  tone?: 'ink' | 'flag';
}

/** The one number of a case, and the drawing that counts it. */
export interface CaseFigure {
  /** Of the drawing's files in images/cases. */
  name: string;
  /** As it is told: '450+'. */
  figure: string;
  label: string;
  /** What one mark of the drawing stands for. */
  note: string;
  before: { label: string; note: string };
  /** What the drawing shows, for those who cannot see it. */
  alt: string;
  /** Do the words stand beside the drawing, in its free corner, or above it? */
  look: 'beside' | 'above';
  width: number;
  height: number;
  drawing: CaseDrawing;
  labels: DrawingLabel[];
}

export interface CaseStudyDetail extends Linkable {
  /** Invented, to be replaced: `npm run launch-check` names it. Your own case leaves this out. */
  sample?: true;
  title: string;
  about: string;
  businessChallenge: string;
  smarterSolution: string;
  /** Absent: the case is told in words alone. */
  figure?: CaseFigure;
  products?: RelatedLink[];
  /** Where its pin stands on the plan: distance from the centre, direction, and the side its name is on. */
  pin?: { radius: number; degrees: number; side: 'start' | 'end' };
  /** Kept with the case; not shown. */
  benefits: Benefit[];
}

export interface CaseStudyCategory {
  key: string;
  fullName: string;
  icon: IconName;
  tabs: string[];
  details: Record<string, CaseStudyDetail>;
}

export interface CaseStudiesPage extends InnerPage {
  kind: 'case-studies';
  labels: Record<
    | 'categories'
    | 'cases'
    | 'about'
    | 'businessChallenge'
    | 'smarterSolution'
    | 'back'
    | 'states'
    | 'before'
    | 'after'
    | 'products'
    | 'next'
    | 'plan',
    string
  >;
  categories: CaseStudyCategory[];
  /** Past 24 cases a further page begins: its own content file and line in the route table. */
  parts?: { label: string; links: Link[] };
}

const chapter = words(60, 140);

export const caseStudiesLengths: Lengths<CaseStudiesPage> = {
  categories: {
    each: { details: { each: { about: chapter, businessChallenge: chapter, smarterSolution: chapter } } },
  },
};
