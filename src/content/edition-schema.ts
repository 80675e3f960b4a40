/* What a language needs to be published. */
import type { AnyPage } from './any-page.ts';
import type { DeskPreviewLabels } from './home/schema.ts';
import type { RouteId } from './schema.ts';
import type { Shell } from './shell/schema.ts';

/** ISO 15924. Decides which fonts and per-script sizes a document brings along. */
export type Script = 'Latn' | 'Deva' | 'Arab';

export interface Edition {
  /** BCP 47, for `lang` and `hreflang`; also the name of the folder that holds its content. */
  tag: string;
  /** Open Graph's spelling. */
  locale: string;
  /** For `Intl`: numbers are written in Western digits in every edition. */
  format: string;
  direction: 'ltr' | 'rtl';
  script: Script;
  /** What its addresses begin with; empty for the first edition. */
  prefix: '' | `/${string}`;
  /** In its own language and script. */
  name: string;
  /** The pages it has; absent: every one. Links to the others lead to the first edition and say so. */
  pages?: readonly RouteId[];
  /** What it says of itself on the pages of the others, in its own language. */
  words: EditionWords;
  /** Absent for the first edition, which the route table loads. */
  load?: () => Promise<{ default: EditionContent }>;
}

export interface EditionWords {
  /** This page is not in it; the link leads to its home page. */
  onlyElsewhere: string;
  /** The offer to a visitor whose browser prefers it. */
  alsoHere: string;
  readHere: string;
  notNow: string;
}

type Load<Content> = () => Promise<{ default: Content }>;

/** The table of a translated edition: `src/content/<tag>/edition.ts`. */
export interface EditionContent {
  /** Who grew up with the language and has read every page: until then `npm run launch-check` asks. */
  readBy?: string;
  shell: Load<Shell>;
  pages: Partial<Record<RouteId, Load<AnyPage>>>;
  notFound: Load<unknown>;
  offline: Load<unknown>;
  /** Everyday words and what they mean on this site. */
  searchSynonyms?: Load<Record<string, string[]>>;
  /** What the pictures of the desk are lettered with, by the first edition's words; # is a number. */
  pictured?: Load<DeskPreviewLabels>;
}
