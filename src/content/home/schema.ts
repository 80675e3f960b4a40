import type { IconName } from '../icons.ts';
import type { ColorToken, Head, IconPath, Image, Link, PageLink, SectionHead, ServiceId } from '../schema.ts';

export interface Certification {
  id: string;
  image: Image;
  title: string;
  link: PageLink;
  /** In a translation the plate is words: the picture is lettered in English. */
  plate?: { number: string; kind: string };
}

export interface Statistic {
  /** As shown: '100+'. */
  figure: string;
  label: string;
  /** How many marks are drawn under the figure. */
  marks: number;
}

export interface ClientLogo {
  name: string;
  image: Image;
}

/** A platform on the home page. */
export interface Product {
  title: string;
  description: string;
  icon: IconName;
  backgroundColor: ColorToken;
  href: PageLink;
  /** The instrument its page opens with: what its picture shows, and what a visitor can try on it. */
  instrument: { alt: string; caption: string };
  /** Six of the features its page explains. */
  tiles: CapabilityTile[];
}

/** A capability: of the flagship, or of a platform. */
export interface CapabilityTile {
  path: IconPath;
  name: string;
}

export interface Flagship {
  name: string;
  subtitle: string;
  title: string;
  intro: string;
  image: Image;
  /** The same picture, cut for a narrow screen. */
  narrowImage: Image;
  tiles: CapabilityTile[];
  action: Link;
}

export interface HomeSolutionCard {
  name: string;
  description: string;
  href: PageLink;
  image: Image;
}

export interface HomeService {
  id: ServiceId;
  title: string;
  description: string;
  icon: IconName;
  image: Image;
}

export interface HomeTechnology {
  title: string;
  description: string;
  imgSrc: `/images/${string}`;
  shadowColor: ColorToken;
  href: PageLink;
}

/** A sentence of the city's stage, and what is said under it. */
export interface CityBeat {
  sentence: string;
  detail: string;
}

export type DeskPreviewLabels = Readonly<Record<string, string>>;

export interface CityStory {
  title: string;
  skip: string;
  map: CityBeat;
  signals: CityBeat;
  incident: CityBeat & { action: Omit<Link, 'href'> };
  response: CityBeat;
  closed: CityBeat & { action: Link };
  /** What the pictures show, where the city does not move. */
  stills: { oblique: string; signals: string; handled: string };
  /** Where the pictures that show a map with names are, if not with the first edition's. */
  lettered?: `/images/${string}`;
  /**
   * What the drawn desk says in a translation: by the first edition's words, with # for every number. The drawing
   * leaves out what has no words here.
   */
  desk?: DeskPreviewLabels;
}

export interface HomePage {
  kind: 'home';
  head: Head;
  /** Films, rows and words that move by themselves. */
  moves: true;
  hero: {
    /** The logo's two lines, as the page's heading. */
    company: { name: string; suffix: string };
    tagline: string;
    words: [string, string, string];
    /** The one sentence a screen reader gets instead of the changing word. */
    sentence: string;
    /** What a visitor can do at once, the first one first. */
    actions: Link[];
    certifications: Certification[];
    mascot: { image: Image; name: string; caption: string; href: PageLink };
    /** The film behind the words is decoration; search engines read what it shows. */
    video: { name: string; description: string };
  };
  /** One incident told while the hero's city turns into the operator's map. */
  city?: CityStory;
  statistics: { label: string; items: Statistic[] };
  clients: { label: string; logos: ClientLogo[] };
  products: SectionHead & {
    flagship: Flagship;
    platforms: Product[];
    platformAction: string;
    /** On a platform's picture: a press makes it answer. */
    touch: string;
  };
  /** One case on ink, between solutions and services. The figure is the case's own. */
  case?: {
    eyebrow: string;
    figure: string;
    label: string;
    title: string;
    note: string;
    image: Image;
    action: Link;
  };
  solutions: SectionHead & { cards: HomeSolutionCard[]; action: string };
  services: SectionHead & { items: HomeService[]; defaultId: ServiceId; action: Link };
  technologies: SectionHead & { cards: HomeTechnology[] };
}
