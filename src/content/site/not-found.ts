import { brand } from '../brand.ts';
import { inWordsFirst } from '../in-words.ts';
import { serviceIds } from '../services/service-ids.ts';
import type { NotFoundPage } from './schema.ts';
import siteMap from './site-map.ts';

export default {
  head: {
    title: 'Page not found',
    keywords: ['page not found', 'missing page', 'wrong address', 'site map', 'main pages'],
    description:
      'No page stands at this address. Pick the nearest match or one of the main pages of the site.',
  },
  banner: {
    eyebrow: 'Error 404',
    title: 'Page not found',
    lead: 'No page of this site has that address. The link may be old, or a letter in it may be wrong.',
    image: { src: '/images/banners/not-found.svg', alt: '', width: 720, height: 520 },
    actions: [
      { label: 'Go to the home page', href: 'page:home' },
      { label: 'See every page', href: 'page:site-map' },
    ],
  },
  suggestedTitle: 'Nearest to that address',
  groups: siteMap.groups,
  mainTitle: 'Main pages',
  main: [
    {
      name: `${brand.flagship}, integrated operations centre`,
      description: 'The flagship product and its key features.',
      href: 'page:flagship',
    },
    {
      name: 'Smart city',
      description: 'Areas of city work on one map.',
      href: 'page:smart-city',
    },
    {
      name: 'Software Development Services',
      description: `${inWordsFirst(serviceIds.length, 'service', 'services')} and their deliverables.`,
      href: 'page:services',
    },
    {
      name: 'Case studies',
      description: 'Cases sorted by kind of system.',
      href: 'page:case-studies',
    },
    {
      name: 'About',
      description: 'The company, its work and its certificates.',
      href: 'page:about',
    },
    {
      name: 'Contact Us',
      description: 'Address, telephone and e-mail.',
      href: 'page:contact',
    },
  ],
} satisfies NotFoundPage;
