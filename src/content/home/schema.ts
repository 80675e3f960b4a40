import type { IconName } from '../icons.ts';
import type { ColorToken, Head, IconPath, Image, Link, PageLink, SectionHead, ServiceId } from '../schema.ts';

export interface Certification {
  id: string;
  image: Image;
  title: string;
  link: PageLink;
  /** Text instead of the picture in a translation, because the picture's text is English. */
  plate?: { number: string; kind: string };
}

export interface Statistic {
  /** As shown: '100+'. */
  figure: string;
  label: string;
  /** Number of marks under the figure. */
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
  /** Its page's instrument: the picture's text alternative, and a hint what to try. */
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
  /** The same picture, cropped for a narrow screen. */
  narrowImage: Image;
  tiles: CapabilityTile[];
  action: Link;
}

interface HomeSolutionCard {
  name: string;
  description: string;
  href: PageLink;
  image: Image;
}

interface HomeService {
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

/** A sentence of the city's stage, and the text below it. */
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
  /** Text alternatives of the still pictures. */
  stills: { oblique: string; signals: string; handled: string };
  /** Folder of the pictures with map labels, if not the first edition's. */
  lettered?: `/images/${string}`;
  /**
   * Labels of the drawn desk in a translation, by the first edition's, with # for every number. Labels
   * without a translation are omitted.
   */
  desk?: DeskPreviewLabels;
}

export interface HomePage {
  kind: 'home';
  head: Head;
  /** Labels for controlling motion: the film, the row of logos, the changing word. */
  moves: true;
  hero: {
    /** The logo's two lines, as the page's heading. */
    company: { name: string; suffix: string };
    /** What the company sells and to whom, in one line under the name. */
    offer: string;
    tagline: string;
    words: [string, string, string];
    /** The sentence for screen readers, instead of the changing word. */
    sentence: string;
    /** The actions, in order. */
    actions: Link[];
    certifications: Certification[];
    mascot: { image: Image; name: string; caption: string; href: PageLink };
    /** A description of the decorative film, for search engines. */
    video: { name: string; description: string };
  };
  /** The story of one incident, told while the hero's city turns into the operator's map. */
  city?: CityStory;
  statistics: { label: string; items: Statistic[] };
  clients: { label: string; logos: ClientLogo[] };
  products: SectionHead & {
    flagship: Flagship;
    platforms: Product[];
    platformAction: string;
    /** Hint on a platform's picture, which becomes interactive when pressed. */
    touch: string;
  };
  /** One case, between solutions and services. Its figure comes from the case. */
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
