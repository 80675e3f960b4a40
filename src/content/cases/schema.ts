import type { IconName } from '../icons.ts';
import { type Lengths, words } from '../rules/lengths.ts';
import type { InnerPage, Link, Linkable, RelatedLink } from '../schema.ts';

interface Benefit {
  heading: string;
  content: string;
}

/** The numbers that art/cases draws for a case. */
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

/** A label on a drawing, positioned in per cent of its width and height. */
interface DrawingLabel {
  text: string;
  x: number;
  y: number;
  anchor?: 'middle' | 'end';
  /** Shown in this state only; if absent, in both. */
  on?: 'before' | 'after';
  /** May be hidden on small screens. */
  quiet?: boolean;
  /** For a label on marigold, or inside a numbered flag. */
  tone?: 'ink' | 'flag';
}

/** The key figure of a case, and the drawing that counts it. */
export interface CaseFigure {
  /** Base name of the drawing's files in images/cases. */
  name: string;
  /** As displayed: '450+'. */
  figure: string;
  label: string;
  /** What one mark of the drawing represents. */
  note: string;
  before: { label: string; note: string };
  /** The drawing's text alternative. */
  alt: string;
  /** Position of the text: beside the drawing, in its free corner, or above it. */
  look: 'beside' | 'above';
  width: number;
  height: number;
  drawing: CaseDrawing;
  labels: DrawingLabel[];
}

export interface CaseStudyDetail extends Linkable {
  /** Marks an invented case, which `npm run launch-check` lists. Omit it for your own cases. */
  sample?: true;
  title: string;
  about: string;
  businessChallenge: string;
  smarterSolution: string;
  /** If absent, the case is text only. */
  figure?: CaseFigure;
  products?: RelatedLink[];
  /** Its pin on the plan: distance from the centre, direction, and the side of the label. */
  pin?: { radius: number; degrees: number; side: 'start' | 'end' };
  /** Not shown. */
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
    | 'plan'
    | 'sample',
    string
  >;
  categories: CaseStudyCategory[];
  /** At most 24 cases; further ones need another page with its own content file and route. */
  parts?: { label: string; links: Link[] };
}

const chapter = words(60, 140);

export const caseStudiesLengths: Lengths<CaseStudiesPage> = {
  categories: {
    each: { details: { each: { about: chapter, businessChallenge: chapter, smarterSolution: chapter } } },
  },
};
