import type { IconName } from '../icons.ts';
import type { Href, Image, Link } from '../schema.ts';
import type { SearchWords } from '../site/schema.ts';

export interface MenuItem {
  name: string;
  href: Href;
  icon: IconName;
  /** One short line under the name in the menu's panel. */
  description: string;
}

export interface MenuSection {
  /** The title as the header spells it: 'SOLUTIONS & SERVICES'. */
  name: string;
  /** Absent if the title only opens a menu. */
  href?: Href;
  /** Above the pages in the menu, beside their number. */
  heading?: string;
  items: MenuItem[];
  /** The services inside SOLUTIONS & SERVICES, listed under the item with the title's address. */
  services?: Link[];
  servicesHeading?: string;
  /** Unlisted pages that belong to this title, which is marked as current on them. */
  also?: Href[];
}

export interface Menu {
  /** For dark backgrounds; drawn from the brand's name. */
  logo: Image;
  sections: MenuSection[];
  /** The link to the desk, in the header at every width. */
  contact: Link;
  /** Icons with tooltips in the header, text in the mobile menu; more than two are grouped under `labels.more`. */
  external: (Link & { icon: IconName })[];
  /** Labels of the shell's controls. */
  labels: Record<
    | 'skip'
    | 'main'
    | 'home'
    | 'openMenu'
    | 'closeMenu'
    | 'menu'
    | 'submenu'
    | 'external'
    | 'more'
    | 'pauseMotion'
    | 'resumeMotion',
    string
  >;
}

export interface Footer {
  logo: Image;
  invitation: string;
  mail: Link;
  addressTitle: string;
  address: string;
  columns: { title: string; links: Link[] }[];
  legal: Link[];
  legalTitle: string;
  columnsTitle: string;
  /** Explains the mark of links to pages that a translation does not have. */
  elsewhere?: string;
  copyright: string;
}

export type PageNames = Partial<Record<Href, string>>;

/** Everything around a page. */
export interface Shell {
  menu: Menu;
  search: SearchWords;
  footer: Footer;
  messages: StatusMessages;
  /** Full names, for links that leave theirs out. */
  pageNames: PageNames;
}

/** Status messages: loading, failed, offline. */
export interface StatusMessages {
  loading: string;
  /** The document's title after a failure. */
  loadFailedTitle: string;
  loadFailed: string;
  /** The page has thrown after loading. */
  pageFailed: string;
  tryAgain: string;
  loadAsDocument: string;
  home: string;
  /** Replaces that message when the device is offline. */
  notSaved: string;
  savedCopy: string;
  /** The device is online but the site does not respond. */
  savedCopyUnanswered: string;
  related: string;
  breadcrumb: string;
  /** Label of the language choice. */
  languages: string;
  /** After the name of a page that exists in the first edition only. */
  otherLanguage: string;
  /** Beside the title of a case that is a sample, and of links to it. */
  sampleCase: string;
}
