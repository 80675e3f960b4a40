import { labels } from '../labels.ts';
import { siteMapLinks } from '../page-lists.ts';
import type { SiteMapPage } from './schema.ts';

export default {
  kind: 'site-map',
  head: {
    title: 'Site map',
    keywords: ['site map', 'all pages', 'page index', 'products', 'solutions', 'technology pages'],
    description:
      'Every page of this website in one list: products, solutions, services, technologies, company and legal information.',
  },
  banner: {
    eyebrow: 'Site information',
    title: 'Site map',
    lead: 'Every page of this site in one list, grouped as in the menu. Use it to find a page by its name.',
    image: { src: '/images/banners/site-map.svg', alt: '', width: 720, height: 520 },
  },
  groups: [
    { title: 'Company', links: siteMapLinks(labels, 'company') },
    { title: 'Products', links: siteMapLinks(labels, 'products') },
    { title: 'Solutions and services', links: siteMapLinks(labels, 'solutions') },
    { title: 'Technology', links: siteMapLinks(labels, 'technology') },
    { title: 'Projects', links: siteMapLinks(labels, 'projects') },
    { title: 'Legal and site information', links: siteMapLinks(labels, 'legal') },
  ],
} satisfies SiteMapPage;
