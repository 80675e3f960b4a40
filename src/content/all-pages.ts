/*
 * Everything the site says, gathered for the content tests. The site itself never imports this: its
 * pages load one by one.
 */
import about from './about.ts';
import caseStudies from './case-studies.ts';
import contact from './contact.ts';
import footer from './footer.ts';
import founder from './founder.ts';
import home from './home.ts';
import accessibility from './legal/accessibility.ts';
import privacyPolicy from './legal/privacy-policy.ts';
import termsCondition from './legal/terms-condition.ts';
import trademark from './legal/trademark.ts';
import menu from './menu.ts';
import messages from './messages.ts';
import notFound from './not-found.ts';
import businessOperations from './products/business-operations.ts';
import incidentDetection from './products/incident-detection.ts';
import plannedPreventive from './products/planned-preventive.ts';
import securityPlatform from './products/security-platform.ts';
import urbanInfrastructure from './products/urban-infrastructure.ts';
import victor from './products/victor.ts';
import type { Head, Path, ProductPage, SolutionPage, TechnologyPage } from './schema.ts';
import services from './services.ts';
import siteMap from './site-map.ts';
import cyberIntelligence from './solutions/cyber-intelligence.ts';
import safetySecurity from './solutions/safety-security.ts';
import smartCity from './solutions/smart-city.ts';
import smartIndustry from './solutions/smart-industry.ts';
import ai from './technologies/ai.ts';
import bigData from './technologies/big-data.ts';
import cloud from './technologies/cloud.ts';
import cyberSecurity from './technologies/cyber-security.ts';
import dataScience from './technologies/data-science.ts';
import development from './technologies/development.ts';
import iot from './technologies/iot.ts';

export const products = {
  '/products/victorpage': victor,
  '/urban-infrastructure': urbanInfrastructure,
  '/security-platform': securityPlatform,
  '/incident-detection': incidentDetection,
  '/business-operations': businessOperations,
  '/planned-preventive': plannedPreventive,
} satisfies Partial<Record<Path, ProductPage>>;

export const solutions = {
  '/solution/smartcity': smartCity,
  '/solution/safetysecurity': safetySecurity,
  '/solution/smartindustry': smartIndustry,
  '/solution/cyber-intelligence': cyberIntelligence,
} satisfies Partial<Record<Path, SolutionPage>>;

export const technologies = {
  '/technology/Ai': ai,
  '/technology/iot': iot,
  '/technology/big-data': bigData,
  '/technology/data-science': dataScience,
  '/technology/cloud': cloud,
  '/technology/cyber-security': cyberSecurity,
} satisfies Partial<Record<Path, TechnologyPage>>;

export const pages = {
  '/': home,
  '/contact': contact,
  '/About': about,
  '/Founder': founder,
  ...technologies,
  '/technology/development-technologies': development,
  '/SERVICES/AllServicePage': services,
  ...products,
  ...solutions,
  '/CASE STUDIES/caseStudyPage': caseStudies,
  '/privacy-policy': privacyPolicy,
  '/terms-condition': termsCondition,
  '/trademark': trademark,
  '/accessibility': accessibility,
  '/site-map': siteMap,
} satisfies Record<Path, { head: Head }>;

/** The pages and the words around them. */
export const everything = { pages, notFound, menu, footer, messages };

export interface Entry {
  /** The field the string stands in; an item of a list takes the list's field. */
  field: string;
  text: string;
}

/** Every string once: an object that several pages share is entered the first time only. */
export function stringsOf(value: unknown, field = '', seen = new Set<object>()): Entry[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, part]) => stringsOf(part, isList ? field : key, seen));
}

/** Fields that hold addresses, ids and names of drawings: nobody reads them as words. */
const unread = [
  'href',
  'link',
  'icon',
  'path',
  'src',
  'imgSrc',
  'imagePath',
  'id',
  'shadowColor',
  'backgroundColor',
];

export function wordsOf(value: unknown): Entry[] {
  return stringsOf(value).filter(
    ({ field, text }) => !unread.includes(field) && !text.startsWith('/images/'),
  );
}

export const countWords = (text: string) => text.split(/\s+/).filter((part) => /\w/.test(part)).length;

/** The fragment of a case on the case studies page. */
export const caseAnchors = caseStudies.categories.flatMap(({ key, tabs }) =>
  tabs.map((tab) => `${key}-${tab}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')),
);
