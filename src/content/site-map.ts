import { brand } from './brand.ts';
import type { SiteMapPage } from './schema.ts';

export default {
  head: {
    title: 'Site map',
    keywords: ['site map', 'all pages', 'page index', 'products', 'solutions', 'technology pages'],
    description:
      'Every page of this website in one list: products, solutions, services, technologies, company and legal information.',
  },
  banner: {
    eyebrow: 'Site information',
    title: 'Site map',
    lead: 'All pages of the site, grouped as in the menu.',
    image: { src: '/images/banners/site-map.svg', alt: '', width: 720, height: 520 },
  },
  groups: [
    {
      title: 'Company',
      links: [
        { label: 'Home', href: '/' },
        { label: 'About', href: '/About' },
        { label: 'Our Founder', href: '/Founder' },
        { label: 'Contact Us', href: '/contact' },
      ],
    },
    {
      title: 'Products',
      links: [
        { label: `${brand.flagship}, integrated operations centre`, href: '/products/victorpage' },
        { label: 'Urban Infrastructure Unified Platform', href: '/urban-infrastructure' },
        { label: 'Integrated Security Platform', href: '/security-platform' },
        { label: 'Incident Detection & Response Platform', href: '/incident-detection' },
        { label: 'Integrated Business Operations Center', href: '/business-operations' },
        { label: 'Planned Preventive Maintenance', href: '/planned-preventive' },
      ],
    },
    {
      title: 'Solutions and services',
      links: [
        { label: 'Smart city', href: '/solution/smartcity' },
        { label: 'Safety and security', href: '/solution/safetysecurity' },
        { label: 'Smart industry', href: '/solution/smartindustry' },
        { label: 'Social media and cyber intelligence', href: '/solution/cyber-intelligence' },
        { label: 'Software Development Services', href: '/SERVICES/AllServicePage' },
      ],
    },
    {
      title: 'Technology',
      links: [
        { label: 'Development Technologies', href: '/technology/development-technologies' },
        { label: 'Internet of Things', href: '/technology/iot' },
        { label: 'Artificial Intelligence', href: '/technology/Ai' },
        { label: 'Cloud Services', href: '/technology/cloud' },
        { label: 'Big Data', href: '/technology/big-data' },
        { label: 'Data Science', href: '/technology/data-science' },
        { label: 'Cybersecurity', href: '/technology/cyber-security' },
      ],
    },
    {
      title: 'Projects',
      links: [{ label: 'Case studies', href: '/CASE STUDIES/caseStudyPage' }],
    },
    {
      title: 'Legal and site information',
      links: [
        { label: 'Privacy policy', href: '/privacy-policy' },
        { label: 'Terms and conditions', href: '/terms-condition' },
        { label: 'Trademark', href: '/trademark' },
        { label: 'Accessibility', href: '/accessibility' },
        { label: 'Site map', href: '/site-map' },
      ],
    },
  ],
  related: [
    {
      name: `${brand.flagship}, integrated operations centre`,
      description: 'A good first page for control-room owners.',
      href: '/products/victorpage',
    },
    {
      name: 'Smart city',
      description: 'A good first page for city administrations.',
      href: '/solution/smartcity',
    },
    {
      name: 'Software Development Services',
      description: 'A good first page for IT departments.',
      href: '/SERVICES/AllServicePage',
    },
  ],
  closing: {
    title: 'Still looking for something?',
    action: { label: 'Ask our desk', href: '/contact' },
  },
} satisfies SiteMapPage;
