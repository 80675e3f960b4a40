import type { EditionContent } from '../edition-schema.ts';

/** What is not named here is read in the first edition. */
export default {
  shell: () => import('./shell/shell.ts'),
  pages: {
    contact: () => import('./company/contact.ts'),
    founder: () => import('./company/founder.ts'),
    'incident-detection': () => import('./products/incident-detection.ts'),
    'business-operations': () => import('./products/business-operations.ts'),
    'urban-infrastructure': () => import('./products/urban-infrastructure.ts'),
    'security-platform': () => import('./products/security-platform.ts'),
    'planned-preventive': () => import('./products/planned-preventive.ts'),
    'case-studies': () => import('./cases/case-studies.ts'),
    flagship: () => import('./products/flagship.ts'),
    'run-a-shift': () => import('./run-a-shift/run-a-shift.ts'),
    'privacy-policy': () => import('./legal/privacy-policy.ts'),
    accessibility: () => import('./legal/accessibility.ts'),
    'site-map': () => import('./site/site-map.ts'),
    search: () => import('./site/search.ts'),
  },
  notFound: () => import('./site/not-found.ts'),
  offline: () => import('./site/offline.ts'),
  searchSynonyms: () => import('./site/search-synonyms.ts'),
} satisfies EditionContent;
