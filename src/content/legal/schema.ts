import type { InnerPage } from '../schema.ts';

export interface ProseSection {
  /** The fragment that links to it. */
  id: string;
  title: string;
  paragraphs: string[];
  /** Points under the paragraphs. */
  points?: string[];
}

export interface ProsePage extends InnerPage {
  kind: 'prose';
  contentsTitle: string;
  introduction: string[];
  sections: ProseSection[];
}
