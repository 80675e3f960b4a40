import type { AnyExample, MarkPlaces } from '../examples/schema.ts';
import type { Image, InnerPage, Link, Linkable, LinkableFeature, SectionHead } from '../schema.ts';

export interface ProcessStep extends Linkable {
  title: string;
  content: string;
  /** The step's deliverable. */
  receive: string;
}

export interface Process extends SectionHead, Linkable {
  /** Label of each step's deliverable. */
  receiveLabel: string;
  steps: ProcessStep[];
}

/** The steps of a project as one line. */
export interface ProcessLine {
  title: string;
  steps: ProcessStep[];
  /** Link to the page with the full steps. */
  link: Link;
}

export type TechnologyCard<Kind extends keyof MarkPlaces = keyof MarkPlaces> = LinkableFeature & {
  /** The element of the drawing with the card's number. */
  mark?: MarkPlaces[Kind];
};

export interface TechnologyPage<Example extends AnyExample = AnyExample> extends InnerPage {
  kind: 'technology';
  /** It contains motion, so the header shows the motion control. */
  moves?: boolean;
  /** The page's interactive example. */
  example: Example;
  intro: { title: string; paragraphs: string[] };
  cardsHead: SectionHead;
  cards: TechnologyCard<Example['kind']>[];
  process: Process | ProcessLine;
}

/** The stops of a request, in order. Several technologies at one stop are alternatives. */
export type RequestStop =
  | 'page'
  | 'styles'
  | 'script'
  | 'view'
  | 'app'
  | 'rules'
  | 'memory'
  | 'record'
  | 'build'
  | 'test'
  | 'pack'
  | 'host';

export interface TechnologyItem {
  name: string;
  image: `/images/${string}`;
  stop: RequestStop;
  /** Follows the technology of this name at the same stop. */
  after?: string;
  /** The default of its stop; otherwise the first one is. */
  isFirst?: true;
}

/** The path of one request through the technologies. */
interface RequestWords {
  label: string;
  question: string;
  /** With {calls} and {all}. */
  calls: string;
  hint: string;
  /** With {way} and {carried}. */
  way: string;
  startLegend: string;
  starts: Record<'browser' | 'phone', string>;
  devices: Record<'browser' | 'phone', string>;
  answer: string;
  /** Describes each stop, beside the line. */
  notes: Partial<Record<RequestStop, string>>;
  stopNames: Record<RequestStop, string>;
}

export interface DevelopmentPage extends InnerPage {
  kind: 'development';
  request: RequestWords;
  intro: { title: string; paragraphs: string[] };
  tabsHead: SectionHead;
  /** The layers of an application from the top down, as in the drawing. */
  tabs: (Linkable & { name: string; description: string; image: Image; items: TechnologyItem[] })[];
}
