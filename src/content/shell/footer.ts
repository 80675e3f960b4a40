import { brand } from '../brand.ts';
import { labels } from '../labels.ts';
import size from '../logo-size.json' with { type: 'json' };
import { footerLinks } from '../page-lists.ts';
import type { Footer } from './schema.ts';

const { locality, country, postalCode } = brand.address;

export default {
  logo: { src: '/images/logo-white.svg', alt: '', ...size },
  invitation: 'Write to us',
  mail: { label: brand.email, href: `mailto:${brand.email}` },
  addressTitle: 'Office',
  address: `${locality}, ${country} ${postalCode}`,
  columns: [
    { title: 'Products', links: footerLinks(labels, 'products') },
    { title: 'Solutions', links: footerLinks(labels, 'solutions') },
    { title: 'Technology', links: footerLinks(labels, 'technology') },
    { title: 'Company', links: footerLinks(labels, 'company', 'projects') },
  ],
  legal: footerLinks(labels, 'legal'),
  legalTitle: 'Legal and site information',
  columnsTitle: 'All main pages',
  copyright: `© ${brand.copyrightYear} ${brand.name} ${brand.suffix}`,
} satisfies Footer;
