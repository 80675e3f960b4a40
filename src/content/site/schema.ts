import type { Banner, Head, Link, PlainPage, Plural, RelatedLink } from '../schema.ts';

export interface NotFoundPage {
  head: Head;
  banner: Banner;
  suggestedTitle: string;
  /** All pages, as on the site map; the most similar ones are suggested. */
  groups: SiteMapPage['groups'];
  mainTitle: string;
  main: RelatedLink[];
}

/** The fallback for a page that is neither reachable nor cached. */
export interface OfflinePage {
  head: Head;
  banner: Banner;
  savedTitle: string;
  /** All pages, as on the site map; the cached ones are shown. */
  groups: SiteMapPage['groups'];
  reachTitle: string;
  reach: Link[];
}

export interface SiteMapPage extends PlainPage {
  kind: 'site-map';
  groups: { title: string; links: Link[] }[];
}

/** The texts of the search page and dialog. */
export interface SearchWords {
  label: string;
  placeholder: string;
  submit: string;
  close: string;
  /** '12 results', with `{count}`. */
  results: Plural;
  /** Before a query without results. */
  none: string;
  /** Before the page that is closest to it. */
  nearest: string;
  /** Before the link to the contact page. */
  ask: string;
  contact: Link;
  wantedTitle: string;
  /** Popular pages, shown for an empty query and without results. */
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
