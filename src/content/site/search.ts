import type { SearchPage } from './schema.ts';
import words from './search-words.ts';
import siteMap from './site-map.ts';

export default {
  kind: 'search',
  head: {
    title: 'Search this site',
    keywords: ['search', 'find', 'site search', 'products', 'services', 'case studies'],
    description:
      'Find a service, a sector, a feature, a case or a paragraph of this site. It works inside your browser.',
  },
  banner: {
    eyebrow: 'Site information',
    title: 'Search',
    lead: 'Find a product, a service, a sector, a case or a legal paragraph of this site. The search runs in your browser, and nothing you type is sent.',
  },
  withoutScripts:
    'The search works in your browser and needs scripts, which are switched off. Every page is listed below.',
  words,
  groups: siteMap.groups,
} satisfies SearchPage;
