import type { Banner, Head, Link, PlainPage, Plural, RelatedLink } from '../schema.ts';

export interface NotFoundPage {
  head: Head;
  banner: Banner;
  suggestedTitle: string;
  /** Every page, as on the site map: the nearest in spelling are picked from these. */
  groups: SiteMapPage['groups'];
  mainTitle: string;
  main: RelatedLink[];
}

/** Stands in for a page that is neither reachable nor saved. */
export interface OfflinePage {
  head: Head;
  banner: Banner;
  savedTitle: string;
  /** Every page, as on the site map: those saved on the visitor's device are shown. */
  groups: SiteMapPage['groups'];
  reachTitle: string;
  reach: Link[];
}

export interface SiteMapPage extends PlainPage {
  kind: 'site-map';
  groups: { title: string; links: Link[] }[];
}

/** The words of the search, on its page and in its dialog. */
export interface SearchWords {
  label: string;
  placeholder: string;
  submit: string;
  close: string;
  /** '12 results': `{count}` stands for the number. */
  results: Plural;
  none: string;
  /** Before the words of the site that are near to what was typed. */
  nearest: string;
  wantedTitle: string;
  /** Most wanted places, shown before anything is typed and when nothing is found. */
  wanted: RelatedLink[];
  all: string;
  loading: string;
  failed: string;
  tryAgain: string;
}

export interface SearchPage extends PlainPage {
  kind: 'search';
  /** For visitors without scripts. */
  withoutScripts: string;
  words: SearchWords;
  groups: SiteMapPage['groups'];
}
