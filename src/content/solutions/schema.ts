import type { Burst } from '../instruments/burst.ts';
import type { CaseChain } from '../instruments/case-chain.ts';
import type { Limits } from '../instruments/limits.ts';
import type { LedgerRow, Restraint } from '../instruments/restraint.ts';
import type { Watches } from '../instruments/watches.ts';
import { type Lengths, words } from '../rules/lengths.ts';
import type {
  Closing,
  IconPath,
  Image,
  InnerPage,
  Linkable,
  Overview,
  RelatedLink,
  SectionHead,
} from '../schema.ts';

export interface SolutionCard extends Linkable {
  imgSrc: IconPath;
  altText: string;
  title: string;
  description: string;
  features?: string[];
}

/** A product used by a solution. Scenes are landscape on a light background, the mascot is portrait on a dark one. */
export interface ProductLink extends RelatedLink {
  look: 'scene' | 'screen';
  image: Image;
}

export interface SolutionPage extends InnerPage {
  kind: 'solution';
  overview: Overview;
  cardsHead: SectionHead;
  cards: SolutionCard[];
  /** A last cell for what all cards have in common, if the grid has a gap. */
  cardsEnd?: Closing;
  /** For solutions that look at people or places. */
  restraint?: Restraint;
  /** The products this solution is built on. */
  products: SectionHead & { items: ProductLink[] };
}

/** A solution whose page opens with its own instrument. */
export interface CityPage extends SolutionPage {
  instrument: Burst;
}

export interface SafetyPage extends SolutionPage {
  instrument: Watches;
}

export interface IndustryPage extends SolutionPage {
  instrument: Limits;
}

export interface CyberPage extends SolutionPage {
  instrument: CaseChain;
  /** Logs queries instead of camera access. */
  query: LedgerRow;
}

export const solutionLengths: Lengths<SolutionPage> = {
  cards: { each: { description: words(30, 60), features: { each: words(3, 7) } } },
};
