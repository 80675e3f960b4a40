/*
 * The shapes that pages of every family share. A family's own are in the schema.ts of its folder, with the
 * lengths its texts keep to.
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

/** The header links to two pages in another spelling, which the route table knows. */
export type MenuLink = 'menu:about' | 'menu:flagship';

/** The six products, in the order of their columns. */
export type ProductId =
  | 'flagship'
  | 'urban-infrastructure'
  | 'security-platform'
  | 'incident-detection'
  | 'business-operations'
  | 'planned-preventive';

/** A product's data sheet. */
export type SheetLink = `sheet:${ProductId}`;

export type Href =
  | PageLink
  | MenuLink
  | SheetLink
  | `https://${string}`
  | `mailto:${string}`
  | `tel:${string}`;

/** An icon of the one sprite, as a path a browser can load. */
export type IconPath = `/images/icons.svg#${IconName}`;

/** A colour by its design token: stylesheets know the value, content does not. */
export type ColorToken = 'ink-900' | 'ink-800' | 'ink-700' | 'slate-600' | 'mist-100' | 'mist-50' | 'ice';

export interface Head {
  /** Meaning first. The company's name is added by the site. */
  title: string;
  keywords: string[];
  /** Says something the title does not. */
  description: string;
}

export const headLengths: Lengths<Head> = { description: characters(70, 160) };
export const minKeywords = 3;

export interface Image {
  src: `/images/${string}`;
  /** Empty when the picture is decoration. */
  alt: string;
  width: number;
  height: number;
}

export interface Link {
  label: string;
  /** Read out after a label that alone says too little. */
  about?: string;
  href: Href;
}

/** The dark opening of every inner page. */
export interface Banner {
  /** The page's family: 'Solution', 'Technology'. */
  eyebrow: string;
  title: string;
  lead: string;
  image?: Image;
  actions?: Link[];
}
export const bannerLengths: Lengths<Banner> = {
  eyebrow: characters(2, 40),
  title: characters(2, 60),
  lead: characters(20, 260),
};

/** A page as an entry of a list, with a line about it. */
export interface RelatedLink {
  name: string;
  description: string;
  href: PageLink;
}

/** A related page at the foot of a page. Without a name it has the one of its label. */
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

/** What every other inner page has: it ends on one next step, beside it pages to read on. */
export interface InnerPage extends PlainPage {
  related: RelatedPage[];
  closing: Closing;
}

export interface SectionHead {
  title: string;
  /** What the section shows to be so: the heading then, below its title. */
  claim?: string | undefined;
  lead: string;
}

export interface Fact {
  label: string;
  value: string;
}

/** What a thing is and who uses it. */
export interface Overview {
  title: string;
  paragraphs: string[];
  facts: Fact[];
}

/** The number by which a tender cites one function of a product, and by which an instrument names it. */
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

/** A sentence that changes with a number, in the forms of its language: English has two, Arabic six. */
export interface Plural extends Partial<Record<'zero' | 'one' | 'two' | 'few' | 'many', string>> {
  /** BCP 47: whose rules choose the form. */
  language: string;
  other: string;
}
