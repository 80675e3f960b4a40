import type { CaseStudiesPage } from './cases/schema.ts';
import type { AboutPage, ContactPage, FounderPage, HowWeWorkPage } from './company/schema.ts';
import type { HomePage } from './home/schema.ts';
import type { ProsePage } from './legal/schema.ts';
import type { FlagshipPage, ProductPage } from './products/schema.ts';
import type { CapabilitiesPage, RequirementsPage } from './requirements/schema.ts';
import type { RunAShiftPage } from './run-a-shift/schema.ts';
import type { ServicesPage } from './services/schema.ts';
import type { SearchPage, SiteMapPage } from './site/schema.ts';
import type { SolutionPage } from './solutions/schema.ts';
import type { DevelopmentPage, TechnologyPage } from './technologies/schema.ts';

/** The union of all page types, discriminated by `kind`. */
export type AnyPage =
  | HomePage
  | AboutPage
  | FounderPage
  | HowWeWorkPage
  | ContactPage
  | TechnologyPage
  | DevelopmentPage
  | ServicesPage
  | ProductPage
  | FlagshipPage
  | SolutionPage
  | CaseStudiesPage
  | ProsePage
  | RunAShiftPage
  | SiteMapPage
  | SearchPage
  | RequirementsPage
  | CapabilitiesPage;
