import type { AnyExample, MarkPlaces } from '../examples/schema.ts';
import type { Image, InnerPage, Link, Linkable, LinkableFeature, SectionHead } from '../schema.ts';

export interface ProcessStep extends Linkable {
  title: string;
  content: string;
  /** What the customer holds when the step ends. */
  receive: string;
}

export interface Process extends SectionHead, Linkable {
  /** Stands before what each step leaves in the customer's hands. */
  receiveLabel: string;
  steps: ProcessStep[];
}

/** How a project runs, on a page that does not repeat it whole. */
export interface ProcessLine {
  title: string;
  steps: ProcessStep[];
  /** To where the steps are told whole. */
  link: Link;
}

export type TechnologyCard<Kind extends keyof MarkPlaces = keyof MarkPlaces> = LinkableFeature & {
  /** The thing on the drawing that carries the card's number. */
  mark?: MarkPlaces[Kind];
};

export interface TechnologyPage<Example extends AnyExample = AnyExample> extends InnerPage {
  kind: 'technology';
  /** Something on it moves by itself: the header then has the control. */
  moves?: boolean;
  /** A small thing that works, on figures of its own. */
  example: Example;
  intro: { title: string; paragraphs: string[] };
  cardsHead: SectionHead;
  cards: TechnologyCard<Example['kind']>[];
  process: Process | ProcessLine;
}

/** Where a request calls, in turn. Several technologies at one stop are a choice. */
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
  /** At the same stop, passed in turn after the technology of this name. */
  after?: string;
  /** What the line calls at until another is chosen; otherwise it is the first of its stop. */
  isFirst?: true;
}

/** One request's way through the technologies. */
export interface RequestWords {
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
  /** What is asked or done at a stop, beside the line. */
  notes: Partial<Record<RequestStop, string>>;
  stopNames: Record<RequestStop, string>;
}

export interface DevelopmentPage extends InnerPage {
  kind: 'development';
  request: RequestWords;
  intro: { title: string; paragraphs: string[] };
  tabsHead: SectionHead;
  /** From the top layer of an application down; the drawing shows where each stands. */
  tabs: (Linkable & { name: string; description: string; image: Image; items: TechnologyItem[] })[];
}
