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
  /** Absent where the title opens a menu and is no link itself. */
  href?: Href;
  /** Above the pages in the menu, beside their number. */
  heading?: string;
  items: MenuItem[];
  /** The services inside SOLUTIONS & SERVICES; they hang from the item that leads where the title leads. */
  services?: Link[];
  servicesHeading?: string;
  /** Pages without an entry that belong to this title: on them it is marked as the current one. */
  also?: Href[];
}

export interface Menu {
  /** On ink; drawn from the brand's name. */
  logo: Image;
  sections: MenuSection[];
  /** The way to the desk, in the header at every width. */
  contact: Link;
  /** An icon that shows its label under pointer and focus, words in the phone's menu; more than two stand under `labels.more`. */
  external: (Link & { icon: IconName })[];
  /** Words of the shell's own controls. */
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

/** Words that belong to no page: states of loading, failing, being offline. */
export interface StatusMessages {
  loading: string;
  /** The document's title then. */
  loadFailedTitle: string;
  loadFailed: string;
  /** The page has loaded, and then an error stopped it. */
  pageFailed: string;
  tryAgain: string;
  loadAsDocument: string;
  home: string;
  /** In place of that message where the device has no connection. */
  notSaved: string;
  savedCopy: string;
  /** The device is connected, and the site does not answer. */
  savedCopyUnanswered: string;
  related: string;
  breadcrumb: string;
  /** Names the choice of a language. */
  languages: string;
  /** After the name of a page that exists in the first edition only. */
  otherLanguage: string;
}
