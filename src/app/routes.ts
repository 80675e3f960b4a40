/*
 * The one table of the site. A line says which path shows which view of which content; the type of
 * `screen` refuses a view and a content that do not fit, and `Record<Path, …>` a missing or extra path.
 * Router, prerender, sitemap, hosting rules and tests all read it.
 */
import type { ComponentType } from 'react';
import type { Closing, ExtraSpelling, Head, Path, RelatedLink } from '../content/schema.ts';

export interface PageProps<Content> {
  content: Content;
  /** The optional part of the services path; any other screen has none. */
  serviceId?: string | undefined;
  /** How many links and steps back led here since the document was loaded: a link to where one is counts too. */
  visit?: number;
}

/** What the site itself reads of any page's content. */
interface PageContent {
  head: Head;
  closing?: Closing;
  related?: RelatedLink[];
}

export interface LoadedPage {
  View: ComponentType<PageProps<never>>;
  content: PageContent;
}

export interface Route {
  /** Names the page's script in messages and in the build. */
  name: string;
  family: Family;
  /** The file in pages/ that shows it. */
  view: string;
  load(): Promise<LoadedPage>;
}

export type Family =
  | 'home'
  | 'company'
  | 'product'
  | 'solution'
  | 'service'
  | 'technology'
  | 'case'
  | 'legal';

interface View<Content> {
  view: string;
  load: () => Promise<{ default: ComponentType<PageProps<Content>> }>;
}

function screen<Content extends PageContent>(
  name: string,
  family: Family,
  { view, load: loadView }: View<Content>,
  loadContent: () => Promise<{ default: Content }>,
): Route {
  return {
    name,
    family,
    view,
    async load() {
      const [{ default: View }, { default: content }] = await Promise.all([loadView(), loadContent()]);
      return { View: View as LoadedPage['View'], content };
    },
  };
}

const home = { view: 'home', load: () => import('../pages/home.tsx') };
const about = { view: 'about', load: () => import('../pages/about.tsx') };
const founder = { view: 'founder', load: () => import('../pages/founder.tsx') };
const contact = { view: 'contact', load: () => import('../pages/contact.tsx') };
const technology = { view: 'technology', load: () => import('../pages/technology.tsx') };
const development = { view: 'development', load: () => import('../pages/development.tsx') };
const services = { view: 'services', load: () => import('../pages/services.tsx') };
const flagship = { view: 'flagship', load: () => import('../pages/flagship.tsx') };
const platform = { view: 'platform', load: () => import('../pages/platform.tsx') };
const solution = { view: 'solution', load: () => import('../pages/solution.tsx') };
const caseStudies = { view: 'case-studies', load: () => import('../pages/case-studies.tsx') };
const prose = { view: 'prose', load: () => import('../pages/prose.tsx') };
const siteMap = { view: 'site-map', load: () => import('../pages/site-map.tsx') };

// biome-ignore format: one line, one screen
export const routes: Record<Path, Route> = {
  '/': screen('home', 'home', home, () => import('../content/home.ts')),
  '/contact': screen('contact', 'company', contact, () => import('../content/contact.ts')),
  '/About': screen('about', 'company', about, () => import('../content/about.ts')),
  '/Founder': screen('founder', 'company', founder, () => import('../content/founder.ts')),
  '/technology/Ai': screen('ai', 'technology', technology, () => import('../content/technologies/ai.ts')),
  '/technology/iot': screen('iot', 'technology', technology, () => import('../content/technologies/iot.ts')),
  '/technology/big-data': screen('big-data', 'technology', technology, () => import('../content/technologies/big-data.ts')),
  '/technology/cyber-security': screen('cyber-security', 'technology', technology, () => import('../content/technologies/cyber-security.ts')),
  '/technology/data-science': screen('data-science', 'technology', technology, () => import('../content/technologies/data-science.ts')),
  '/technology/cloud': screen('cloud', 'technology', technology, () => import('../content/technologies/cloud.ts')),
  '/technology/development-technologies': screen('development', 'technology', development, () => import('../content/technologies/development.ts')),
  '/SERVICES/AllServicePage': screen('services', 'service', services, () => import('../content/services.ts')),
  '/products/victorpage': screen('flagship', 'product', flagship, () => import('../content/products/victor.ts')),
  '/incident-detection': screen('incident-detection', 'product', platform, () => import('../content/products/incident-detection.ts')),
  '/business-operations': screen('business-operations', 'product', platform, () => import('../content/products/business-operations.ts')),
  '/urban-infrastructure': screen('urban-infrastructure', 'product', platform, () => import('../content/products/urban-infrastructure.ts')),
  '/security-platform': screen('security-platform', 'product', platform, () => import('../content/products/security-platform.ts')),
  '/planned-preventive': screen('planned-preventive', 'product', platform, () => import('../content/products/planned-preventive.ts')),
  '/solution/smartcity': screen('smart-city', 'solution', solution, () => import('../content/solutions/smart-city.ts')),
  '/solution/safetysecurity': screen('safety-security', 'solution', solution, () => import('../content/solutions/safety-security.ts')),
  '/solution/smartindustry': screen('smart-industry', 'solution', solution, () => import('../content/solutions/smart-industry.ts')),
  '/solution/cyber-intelligence': screen('cyber-intelligence', 'solution', solution, () => import('../content/solutions/cyber-intelligence.ts')),
  '/CASE STUDIES/caseStudyPage': screen('case-studies', 'case', caseStudies, () => import('../content/case-studies.ts')),
  '/privacy-policy': screen('privacy-policy', 'legal', prose, () => import('../content/legal/privacy-policy.ts')),
  '/terms-condition': screen('terms-condition', 'legal', prose, () => import('../content/legal/terms-condition.ts')),
  '/trademark': screen('trademark', 'legal', prose, () => import('../content/legal/trademark.ts')),
  '/accessibility': screen('accessibility', 'legal', prose, () => import('../content/legal/accessibility.ts')),
  '/site-map': screen('site-map', 'legal', siteMap, () => import('../content/site-map.ts')),
};

export const notFound: Route = screen(
  'not-found',
  'legal',
  { view: 'not-found', load: () => import('../pages/not-found.tsx') },
  () => import('../content/not-found.ts'),
);

export const paths = Object.keys(routes) as Path[];

/** Second spellings the header uses; each shows the screen of its canonical path. */
export const extraSpellings: Record<ExtraSpelling, Path> = {
  '/about': '/About',
  '/products/victorPage': '/products/victorpage',
};
