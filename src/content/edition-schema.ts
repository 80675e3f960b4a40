/* What a language needs to be published. */
import type { AnyPage } from './any-page.ts';
import type { DeskPreviewLabels } from './home/schema.ts';
import type { RouteId } from './schema.ts';
import type { Shell } from './shell/schema.ts';

/** ISO 15924. Determines a document's fonts and per-script sizes. */
export type Script = 'Latn' | 'Deva' | 'Arab';

export interface Edition {
  /** BCP 47, for `lang` and `hreflang`; also the name of its content folder. */
  tag: string;
  /** Open Graph's spelling. */
  locale: string;
  /** For `Intl`: numbers are written in Western digits in every edition. */
  format: string;
  direction: 'ltr' | 'rtl';
  script: Script;
  /** Prefix of its addresses; empty for the first edition. */
  prefix: '' | `/${string}`;
  /** In its own language and script. */
  name: string;
  /** Its pages; if absent, all. Links to other pages lead to the first edition and are marked. */
  pages?: readonly RouteId[];
  /** Texts about it on pages of other editions, in its own language. */
  words: EditionWords;
  /** Absent for the first edition, which the route table loads. */
  load?: () => Promise<{ default: EditionContent }>;
}

export interface EditionWords {
  /** Shown if it lacks the current page: the link leads to its home page. */
  onlyElsewhere: string;
  /** The offer to a visitor whose browser prefers it. */
  alsoHere: string;
  readHere: string;
  notNow: string;
}

type Load<Content> = () => Promise<{ default: Content }>;

/** The table of a translated edition: `src/content/<tag>/edition.ts`. */
export interface EditionContent {
  /** The native speaker who has read every page; until it is set, `npm run launch-check` lists it. */
  readBy?: string;
  shell: Load<Shell>;
  pages: Partial<Record<RouteId, Load<AnyPage>>>;
  notFound: Load<unknown>;
  offline: Load<unknown>;
  /** Search synonyms of everyday words. */
  searchSynonyms?: Load<Record<string, string[]>>;
  /** Texts in the pictures of the desk, by the first edition's; # is a number. */
  pictured?: Load<DeskPreviewLabels>;
}
