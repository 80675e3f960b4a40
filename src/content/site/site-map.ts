import { brand } from '../brand.ts';
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
    lead: 'All pages of the site, grouped as in the menu.',
    image: { src: '/images/banners/site-map.svg', alt: '', width: 720, height: 520 },
  },
  groups: [
    {
      title: 'Company',
      links: [
        { label: 'Home', href: 'page:home' },
        { label: 'About', href: 'page:about' },
        { label: 'Our Founder', href: 'page:founder' },
        { label: 'Contact Us', href: 'page:contact' },
      ],
    },
    {
      title: 'Products',
      links: [
        { label: `${brand.flagship}, integrated operations centre`, href: 'page:flagship' },
        { label: 'Run a shift: the desk in your browser', href: 'page:run-a-shift' },
        { label: 'Urban Infrastructure Unified Platform', href: 'page:urban-infrastructure' },
        { label: 'Integrated Security Platform', href: 'page:security-platform' },
        { label: 'Incident Detection & Response Platform', href: 'page:incident-detection' },
        { label: 'Integrated Business Operations Center', href: 'page:business-operations' },
        { label: 'Planned Preventive Maintenance', href: 'page:planned-preventive' },
        { label: 'Capabilities and protocols by product', href: 'page:capabilities' },
        { label: 'Check your requirements', href: 'page:requirements' },
      ],
    },
    {
      title: 'Solutions and services',
      links: [
        { label: 'Smart city', href: 'page:smart-city' },
        { label: 'Safety and security', href: 'page:safety-security' },
        { label: 'Smart industry', href: 'page:smart-industry' },
        { label: 'Social media and cyber intelligence', href: 'page:cyber-intelligence' },
        { label: 'Software Development Services', href: 'page:services' },
      ],
    },
    {
      title: 'Technology',
      links: [
        { label: 'Development Technologies', href: 'page:development' },
        { label: 'Internet of Things', href: 'page:iot' },
        { label: 'Artificial Intelligence', href: 'page:ai' },
        { label: 'Cloud Services', href: 'page:cloud' },
        { label: 'Big Data', href: 'page:big-data' },
        { label: 'Data Science', href: 'page:data-science' },
        { label: 'Cybersecurity', href: 'page:cyber-security' },
      ],
    },
    {
      title: 'Projects',
      links: [{ label: 'Case studies', href: 'page:case-studies' }],
    },
    {
      title: 'Legal and site information',
      links: [
        { label: 'Privacy policy', href: 'page:privacy-policy' },
        { label: 'Terms and conditions', href: 'page:terms-condition' },
        { label: 'Trademark', href: 'page:trademark' },
        { label: 'Accessibility', href: 'page:accessibility' },
        { label: 'Search', href: 'page:search' },
        { label: 'Site map', href: 'page:site-map' },
      ],
    },
  ],
} satisfies SiteMapPage;
