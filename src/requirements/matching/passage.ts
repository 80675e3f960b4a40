/** One statement of the site that a clause can be laid beside, with the place it is read at. */
export interface Passage {
  /** Stable while the content's own ids are: `security-platform/F1`. */
  id: string;
  /** The page's name in the route table; with `side` it decides where a line of the figure ends. */
  page: string;
  /** The page's whole name: 'Integrated Security Platform'. */
  pageTitle: string;
  /** A product's own id; for other pages, their family. */
  side: string;
  section: string;
  /** Address of the page and fragment of the section, percent-encoded. */
  href: string;
  text: string;
  /** The day the page's content last changed: '2026-11-12'. */
  date: string;
}
