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

/** A product under a solution. A scene is drawn wide for light ground, the mascot upright for ink. */
export interface ProductLink extends RelatedLink {
  look: 'scene' | 'screen';
  image: Image;
}

export interface SolutionPage extends InnerPage {
  kind: 'solution';
  overview: Overview;
  cardsHead: SectionHead;
  cards: SolutionCard[];
  /** What all cards have in common; closes a grid that would otherwise end short. */
  cardsEnd?: Closing;
  /** For solutions that look at people or places. */
  restraint?: Restraint;
  /** The products this solution stands on. */
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
  /** What is logged here is a query, not a look through a camera. */
  query: LedgerRow;
}

export const solutionLengths: Lengths<SolutionPage> = {
  cards: { each: { description: words(30, 60), features: { each: words(3, 7) } } },
};
