/** A statement of the site that can be quoted beside a clause, and where it is. */
export interface Passage {
  /** Stable as long as the content's ids are: `security-platform/F1`. */
  id: string;
  /** The page's name in the route table; with `side` it determines where a line of the figure ends. */
  page: string;
  /** The page's full name: 'Integrated Security Platform'. */
  pageTitle: string;
  /** A product's id; for other pages, their family. */
  side: string;
  section: string;
  /** The page's address and the section's fragment, percent-encoded. */
  href: string;
  text: string;
  /** The date of the page's last content change: '2026-11-12'. */
  date: string;
}
