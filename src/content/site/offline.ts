import { brand } from '../brand.ts';
import type { OfflinePage } from './schema.ts';
import siteMap from './site-map.ts';

export default {
  head: {
    title: 'No connection',
    keywords: ['no connection', 'offline', 'saved pages'],
    description: 'Your device has no connection. Pages you opened earlier can still be read on this device.',
  },
  banner: {
    eyebrow: 'Offline',
    title: 'No connection',
    lead: 'Your browser could not reach the site, and it has not saved this page. Load the page again when the connection is back.',
    image: { src: '/images/banners/not-found.svg', alt: '', width: 720, height: 520 },
  },
  savedTitle: 'Saved on this device',
  groups: siteMap.groups,
  reachTitle: 'Reach us',
  reach: [
    { label: brand.email, href: `mailto:${brand.email}` },
    { label: brand.phone, href: `tel:${brand.phone.replaceAll(' ', '')}` },
  ],
} satisfies OfflinePage;
