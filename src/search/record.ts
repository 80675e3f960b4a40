/** A search result: a page, or a linkable part of one. */
export interface SearchRecord {
  /** Its address on this site, percent-encoded. */
  href: string;
  title: string;
  /** The page that contains it; for a page itself, its family. */
  context: string;
  /** The source of excerpts. */
  text: string;
  /** Search terms that are not in its text. */
  keywords: string;
}
