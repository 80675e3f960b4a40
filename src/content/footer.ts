import { brand } from './brand.ts';
import type { Footer } from './schema.ts';

export default {
  invitation: 'Write to our sales desk',
  addressTitle: 'Office',
  columns: [
    {
      title: 'Products',
      links: [
        { label: brand.flagship, href: '/products/victorpage' },
        { label: 'Urban infrastructure', href: '/urban-infrastructure' },
        { label: 'Integrated security', href: '/security-platform' },
        { label: 'Incident detection', href: '/incident-detection' },
        { label: 'Business operations', href: '/business-operations' },
        { label: 'Preventive maintenance', href: '/planned-preventive' },
      ],
    },
    {
      title: 'Solutions',
      links: [
        { label: 'Smart city', href: '/solution/smartcity' },
        { label: 'Safety and security', href: '/solution/safetysecurity' },
        { label: 'Smart industry', href: '/solution/smartindustry' },
        { label: 'Cyber intelligence', href: '/solution/cyber-intelligence' },
        { label: 'Software services', href: '/SERVICES/AllServicePage' },
      ],
    },
    {
      title: 'Technology',
      links: [
        { label: 'Development technologies', href: '/technology/development-technologies' },
        { label: 'Internet of Things', href: '/technology/iot' },
        { label: 'Artificial intelligence', href: '/technology/Ai' },
        { label: 'Cloud services', href: '/technology/cloud' },
        { label: 'Big data', href: '/technology/big-data' },
        { label: 'Data science', href: '/technology/data-science' },
        { label: 'Cybersecurity', href: '/technology/cyber-security' },
      ],
    },
    {
      title: 'Company',
      links: [
        { label: 'About', href: '/About' },
        { label: 'Our founder', href: '/Founder' },
        { label: 'Case studies', href: '/CASE STUDIES/caseStudyPage' },
        { label: 'Contact us', href: '/contact' },
      ],
    },
  ],
  legal: [
    { label: 'Privacy policy', href: '/privacy-policy' },
    { label: 'Terms and conditions', href: '/terms-condition' },
    { label: 'Trademark', href: '/trademark' },
    { label: 'Accessibility', href: '/accessibility' },
    { label: 'Site map', href: '/site-map' },
  ],
  legalTitle: 'Legal and site information',
  columnsTitle: 'All main pages',
} satisfies Footer;
