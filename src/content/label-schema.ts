import type { IconName } from './icons.ts';

/** The group of pages an entry is listed with, in the menu, the footer and the site map. */
export type Section = 'company' | 'products' | 'solutions' | 'technology' | 'projects' | 'legal';

export interface PageLabel {
  section: Section;
  /** The full name: site map, breadcrumbs, rows of the home page, related pages. */
  name: string;
  /** In the footer. A page without one is not listed there. */
  short?: string;
  /** In the header's panels. A page without it is not listed there. */
  menu?: MenuLabel;
  /** A technology's drawing in the row of the home page. */
  picture?: `/images/${string}`;
}

interface MenuLabel {
  name: string;
  /** One short line under the name. */
  description: string;
  icon: IconName;
}

/** A translated label. Short and menu name default to the full name. */
export interface LabelWords {
  name: string;
  short?: string;
  menu?: { name?: string; description: string };
}
