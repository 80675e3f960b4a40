import type { AnyExample } from '../examples/schema.ts';
import type { Image, InnerPage, Linkable, LinkableFeature, SectionHead } from '../schema.ts';

export interface Step extends Linkable {
  title: string;
  content: string;
  /** What the customer holds when the step ends. */
  receive: string;
}

export interface Process extends SectionHead {
  /** Stands before what each step leaves in the customer's hands. */
  receiveLabel: string;
  steps: Step[];
}

export interface TechnologyPage<Example extends AnyExample = AnyExample> extends InnerPage {
  kind: 'technology';
  /** Something on it moves by itself: the header then has the control. */
  moves?: boolean;
  /** A small thing that works, on figures of its own. */
  example: Example;
  intro: { title: string; paragraphs: string[] };
  cardsHead: SectionHead;
  cards: LinkableFeature[];
  process: Process;
}

export interface TechnologyItem {
  name: string;
  image: `/images/${string}`;
}

export interface DevelopmentPage extends InnerPage {
  kind: 'development';
  intro: { title: string; paragraphs: string[] };
  tabsHead: SectionHead;
  /** From the top layer of an application down; the drawing shows where each stands. */
  tabs: (Linkable & { name: string; description: string; image: Image; items: TechnologyItem[] })[];
}
