import type { EditionContent } from '../edition-schema.ts';

/** Pages not listed here exist only in the first edition. */
export default {
  shell: () => import('./shell/shell.ts'),
  pages: {
    home: () => import('./home/home.ts'),
    about: () => import('./company/about.ts'),
    services: () => import('./services/services.ts'),
    'smart-city': () => import('./solutions/smart-city.ts'),
    'safety-security': () => import('./solutions/safety-security.ts'),
    flagship: () => import('./products/flagship.ts'),
    'urban-infrastructure': () => import('./products/urban-infrastructure.ts'),
    'security-platform': () => import('./products/security-platform.ts'),
    'incident-detection': () => import('./products/incident-detection.ts'),
    'case-studies': () => import('./cases/case-studies.ts'),
    'run-a-shift': () => import('./run-a-shift/run-a-shift.ts'),
    contact: () => import('./company/contact.ts'),
    founder: () => import('./company/founder.ts'),
    'privacy-policy': () => import('./legal/privacy-policy.ts'),
    accessibility: () => import('./legal/accessibility.ts'),
    'site-map': () => import('./site/site-map.ts'),
    search: () => import('./site/search.ts'),
  },
  notFound: () => import('./site/not-found.ts'),
  offline: () => import('./site/offline.ts'),
  searchSynonyms: () => import('./site/search-synonyms.ts'),
  pictured: () => import('./run-a-shift/pictured-words.ts'),
} satisfies EditionContent;
