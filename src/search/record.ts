/** One thing a visitor can be led to: a page, or a part of one that can be linked. */
export interface SearchRecord {
  /** Its address on this site, percent-encoded. */
  href: string;
  title: string;
  /** The page that contains it; for a page itself, its family. */
  context: string;
  /** The words around a match are shown from this. */
  text: string;
  /** Words people type for it that its text does not say. */
  keywords: string;
}
