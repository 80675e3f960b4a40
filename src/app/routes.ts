/*
 * The route table: address, view and content of every page. The type of `page`
 * rejects a view that does not fit the content, and `Record<RouteId, …>` a missing or an extra page.
 * Links, router, prerender, sitemap, hosting rules and tests all read it.
 */
import { brand } from '../content/brand.ts';
import type { RouteId } from '../content/schema.ts';
import { serviceIds } from '../content/services/service-ids.ts';
import { type PageContent, page, type Route, type RouteEntry } from './route.ts';

const home = { view: 'home', load: () => import('../pages/home.tsx') };
const about = { view: 'about', load: () => import('../pages/about.tsx') };
const founder = { view: 'founder', load: () => import('../pages/founder.tsx') };
const howWeWork = { view: 'how-we-work', load: () => import('../pages/how-we-work.tsx') };
const contact = { view: 'contact', load: () => import('../pages/contact.tsx') };
const ai = { view: 'ai', load: () => import('../pages/ai.tsx') };
const iot = { view: 'iot', load: () => import('../pages/iot.tsx') };
const bigData = { view: 'big-data', load: () => import('../pages/big-data.tsx') };
const cyberSecurity = { view: 'cyber-security', load: () => import('../pages/cyber-security.tsx') };
const dataScience = { view: 'data-science', load: () => import('../pages/data-science.tsx') };
const cloud = { view: 'cloud', load: () => import('../pages/cloud.tsx') };
const development = { view: 'development', load: () => import('../pages/development.tsx') };
const services = { view: 'services', load: () => import('../pages/services.tsx') };
const flagship = { view: 'flagship', load: () => import('../pages/flagship.tsx') };
const business = { view: 'business', load: () => import('../pages/business.tsx') };
const incident = { view: 'incident', load: () => import('../pages/incident.tsx') };
const plannedPreventive = {
  view: 'planned-preventive',
  load: () => import('../pages/planned-preventive.tsx'),
};
const urban = { view: 'urban-infrastructure', load: () => import('../pages/urban-infrastructure.tsx') };
const security = { view: 'security-platform', load: () => import('../pages/security-platform.tsx') };
const smartCity = { view: 'smart-city', load: () => import('../pages/smart-city.tsx') };
const safetySecurity = { view: 'safety-security', load: () => import('../pages/safety-security.tsx') };
const smartIndustry = { view: 'smart-industry', load: () => import('../pages/smart-industry.tsx') };
const cyberIntelligence = {
  view: 'cyber-intelligence',
  load: () => import('../pages/cyber-intelligence.tsx'),
};
const caseStudies = { view: 'case-studies', load: () => import('../pages/case-studies.tsx') };
const prose = { view: 'prose', load: () => import('../pages/prose.tsx') };
const runAShift = { view: 'run-a-shift', load: () => import('../pages/run-a-shift.tsx') };
const requirements = { view: 'requirements', load: () => import('../pages/requirements.tsx') };
const capabilities = { view: 'capabilities', load: () => import('../pages/capabilities.tsx') };
const search = { view: 'search', load: () => import('../pages/search.tsx') };
const siteMap = { view: 'site-map', load: () => import('../pages/site-map.tsx') };

// biome-ignore format: one line, one page
const table = {
  home: page('/', 'home', home, () => import('../content/home/home.ts')),
  contact: page('/contact', 'company', contact, () => import('../content/company/contact.ts')),
  about: page('/About', 'company', about, () => import('../content/company/about.ts'), { menuSpelling: '/about' }),
  founder: page('/Founder', 'company', founder, () => import('../content/company/founder.ts')),
  'how-we-work': page('/how-we-work', 'company', howWeWork, () => import('../content/company/how-we-work.ts')),
  ai: page('/technology/Ai', 'technology', ai, () => import('../content/technologies/ai.ts')),
  iot: page('/technology/iot', 'technology', iot, () => import('../content/technologies/iot.ts')),
  'big-data': page('/technology/big-data', 'technology', bigData, () => import('../content/technologies/big-data.ts')),
  'cyber-security': page('/technology/cyber-security', 'technology', cyberSecurity, () => import('../content/technologies/cyber-security.ts')),
  'data-science': page('/technology/data-science', 'technology', dataScience, () => import('../content/technologies/data-science.ts')),
  cloud: page('/technology/cloud', 'technology', cloud, () => import('../content/technologies/cloud.ts')),
  development: page('/technology/development-technologies', 'technology', development, () => import('../content/technologies/development.ts')),
  services: page('/SERVICES/AllServicePage', 'service', services, () => import('../content/services/services.ts'), { parameters: serviceIds }),
  flagship: page(brand.flagshipAddress.page, 'product', flagship, () => import('../content/products/flagship.ts'), { menuSpelling: brand.flagshipAddress.menu }),
  'incident-detection': page('/incident-detection', 'product', incident, () => import('../content/products/incident-detection.ts')),
  'business-operations': page('/business-operations', 'product', business, () => import('../content/products/business-operations.ts')),
  'urban-infrastructure': page('/urban-infrastructure', 'product', urban, () => import('../content/products/urban-infrastructure.ts')),
  'security-platform': page('/security-platform', 'product', security, () => import('../content/products/security-platform.ts')),
  'planned-preventive': page('/planned-preventive', 'product', plannedPreventive, () => import('../content/products/planned-preventive.ts')),
  'smart-city': page('/solution/smartcity', 'solution', smartCity, () => import('../content/solutions/smart-city.ts')),
  'safety-security': page('/solution/safetysecurity', 'solution', safetySecurity, () => import('../content/solutions/safety-security.ts')),
  'smart-industry': page('/solution/smartindustry', 'solution', smartIndustry, () => import('../content/solutions/smart-industry.ts')),
  'cyber-intelligence': page('/solution/cyber-intelligence', 'solution', cyberIntelligence, () => import('../content/solutions/cyber-intelligence.ts')),
  'case-studies': page('/CASE STUDIES/caseStudyPage', 'case', caseStudies, () => import('../content/cases/case-studies.ts')),
  'run-a-shift': page('/run-a-shift', 'product', runAShift, () => import('../content/run-a-shift/run-a-shift.ts')),
  'privacy-policy': page('/privacy-policy', 'legal', prose, () => import('../content/legal/privacy-policy.ts')),
  'terms-condition': page('/terms-condition', 'legal', prose, () => import('../content/legal/terms-condition.ts')),
  trademark: page('/trademark', 'legal', prose, () => import('../content/legal/trademark.ts')),
  accessibility: page('/accessibility', 'legal', prose, () => import('../content/legal/accessibility.ts')),
  requirements: page('/requirements', 'product', requirements, () => import('../content/requirements/requirements.ts')),
  capabilities: page('/capabilities', 'product', capabilities, () => import('../content/requirements/capabilities.ts')),
  search: page('/search', 'legal', search, () => import('../content/site/search.ts')),
  'site-map': page('/site-map', 'legal', siteMap, () => import('../content/site/site-map.ts')),
} satisfies Record<RouteId, RouteEntry<PageContent>>;

/** The content of each page, by the page's name. */
export type ContentOf<Id extends RouteId> = Awaited<ReturnType<(typeof table)[Id]['loadContent']>>['default'];

export const routeIds = Object.keys(table) as RouteId[];

export const routes = Object.fromEntries(routeIds.map((id) => [id, { id, ...table[id] }])) as {
  [Id in RouteId]: Route & (typeof table)[Id];
};

export const notFound: Route = {
  id: 'not-found',
  ...page(
    '/404',
    'legal',
    { view: 'not-found', load: () => import('../pages/not-found.tsx') },
    () => import('../content/site/not-found.ts'),
  ),
};

/** Served by the service worker instead of a page that is not cached. */
export const offline: Route = {
  id: 'offline',
  ...page(
    '/offline',
    'legal',
    { view: 'offline', load: () => import('../pages/offline.tsx') },
    () => import('../content/site/offline.ts'),
  ),
};
