import { brand } from '../brand.ts';
import { labels } from '../labels.ts';
import size from '../logo-size.json' with { type: 'json' };
import { menuItems, serviceItems } from '../page-lists.ts';
import { serviceNames } from '../services/service-ids.ts';
import type { Menu } from './schema.ts';

export default {
  logo: { src: '/images/logo-white.svg', alt: '', ...size },
  sections: [
    {
      name: 'HOME',
      heading: 'Company',
      also: ['page:founder'],
      items: menuItems(labels, 'company'),
    },
    {
      name: 'PRODUCTS',
      href: 'page:flagship',
      heading: 'Products',
      items: menuItems(labels, 'products'),
    },
    {
      name: 'SOLUTIONS & SERVICES',
      href: 'page:services',
      heading: 'Solutions',
      items: menuItems(labels, 'solutions'),
      servicesHeading: 'Services',
      services: serviceItems(serviceNames),
    },
    {
      name: 'TECHNOLOGY',
      heading: 'Technology',
      items: menuItems(labels, 'technology'),
    },
    { name: 'CASE STUDY', href: 'page:case-studies', items: [] },
  ],
  contact: { label: 'Contact', href: 'page:contact' },
  external: [
    { label: 'Company network page', href: brand.networkPage, icon: 'users' },
    { label: 'Workplace reviews', href: brand.reviewPage, icon: 'message-square-text' },
  ],
  labels: {
    skip: 'Skip to main content',
    main: 'Main navigation',
    home: `${brand.name} home page`,
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    menu: 'Site menu',
    submenu: 'submenu',
    external: 'opens another website',
    more: 'MORE',
    pauseMotion: 'Pause motion',
    resumeMotion: 'Resume motion',
  },
} satisfies Menu;
