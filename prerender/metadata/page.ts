/* A screen as the makers of machine files see it: its name and the words it was drawn from. */
import type {
  AboutPage,
  CaseStudiesPage,
  ContactPage,
  DevelopmentPage,
  FlagshipPage,
  FounderPage,
  HomePage,
  ProductPage,
  ProsePage,
  RouteId,
  RunAShiftPage,
  SearchPage,
  ServicesPage,
  SiteMapPage,
  SolutionPage,
  TechnologyPage,
} from '../../src/content/schema.ts';

export interface Page {
  id: RouteId;
  content: Content;
}

/** Told apart by their `kind`. */
export type Content =
  | HomePage
  | AboutPage
  | FounderPage
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
  | SearchPage;
