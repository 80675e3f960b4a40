/*
 * Types shared by pages of every family. A family's own types are in its folder's schema.ts, with the
 * maximum lengths of its texts.
 */
import type { IconName } from './icons.ts';
import type { labels } from './labels.ts';
import { characters, type Lengths } from './rules/lengths.ts';
import type { serviceIds } from './services/service-ids.ts';

/** Every page by name. The route table has an address for each. */
export type RouteId = keyof typeof labels;

export type ServiceId = (typeof serviceIds)[number];

/** A page by name; one of the services on its page; one of the cases; the working desk. Links resolve it to an address. */
export type PageLink =
  | `page:${RouteId}`
  | `page:services/${ServiceId}`
  | `page:services#${string}`
  | `page:case-studies#${string}`
  | `page:contact#${string}`
  | `page:capabilities#${string}`
  | `page:run-a-shift#${string}`;

/** The header links to two pages by their second spelling in the route table. */
type MenuLink = 'menu:about' | 'menu:flagship';

/** The six products, in the order of their columns. */
export type ProductId =
  | 'flagship'
  | 'urban-infrastructure'
  | 'security-platform'
  | 'incident-detection'
  | 'business-operations'
  | 'planned-preventive';

/** A product's data sheet. */
type SheetLink = `sheet:${ProductId}`;

export type Href =
  | PageLink
  | MenuLink
  | SheetLink
  | `https://${string}`
  | `mailto:${string}`
  | `tel:${string}`;

/** An icon's address in the sprite. */
export type IconPath = `/images/icons.svg#${IconName}`;

/** A colour by its design token: stylesheets know the value, content does not. */
export type ColorToken = 'ink-900' | 'ink-800' | 'ink-700' | 'slate-600' | 'mist-100' | 'mist-50' | 'ice';

export interface Head {
  /** Meaning first. The company's name is added by the site. */
  title: string;
  keywords: string[];
  /** Must not just repeat the title. */
  description: string;
}

export const headLengths: Lengths<Head> = { description: characters(70, 160) };
export const minKeywords = 3;

export interface Image {
  src: `/images/${string}`;
  /** Empty for decorative pictures. */
  alt: string;
  width: number;
  height: number;
}

export interface Link {
  label: string;
  /** For screen readers, after a label that is ambiguous by itself. */
  about?: string;
  href: Href;
}

/** The dark opening of every inner page. */
export interface Banner {
  /** The page's family: 'Solution', 'Technology'. */
  eyebrow: string;
  /** The same for search results, if a translated page shows its name in the first language instead. */
  family?: string;
  title: string;
  lead: string;
  image?: Image;
  actions?: Link[];
}
export const bannerLengths: Lengths<Banner> = {
  eyebrow: characters(2, 40),
  family: characters(2, 40),
  title: characters(2, 60),
  lead: characters(20, 260),
};

/** A page as an entry of a list, with a line about it. */
export interface RelatedLink {
  name: string;
  description: string;
  href: PageLink;
}

/** A related page at the end of a page. The name defaults to its label's. */
export type RelatedPage = RelatedLink | { name?: never; description: string; href: `page:${RouteId}` };

/** The closing band: one next step. */
export interface Closing {
  title: string;
  action: Link;
}

/** An inner page with its own ending: no closing band before the footer. */
export interface PlainPage {
  head: Head;
  banner: Banner;
}

/** Fields of all other inner pages, which end with a next step and related pages. */
export interface InnerPage extends PlainPage {
  related: RelatedPage[];
  closing: Closing;
}

export interface SectionHead {
  title: string;
  /** The claim of the section: its heading, below the title. */
  claim?: string | undefined;
  lead: string;
}

export interface Fact {
  label: string;
  value: string;
}

/** What a product or solution is, and who uses it. */
export interface Overview {
  title: string;
  paragraphs: string[];
  facts: Fact[];
}

/** The number by which tenders and instruments refer to a product's function. */
export type FunctionId = `F${number}`;

export interface Feature {
  title: string;
  content: string;
  icon: IconName;
}

/** Something that can be linked to within its page. */
export interface Linkable {
  /** The fragment: shared by every language, never translated, and kept when the title changes. */
  anchor: string;
}

export type LinkableFeature = Feature & Linkable;

/** A sentence with plural forms: English has two, Arabic six. */
export interface Plural extends Partial<Record<'zero' | 'one' | 'two' | 'few' | 'many', string>> {
  /** BCP 47; selects the plural rules. */
  language: string;
  other: string;
}
