import { brand } from '../brand.ts';
import size from '../logo-size.json' with { type: 'json' };
import type { Footer } from './schema.ts';

const { locality, country, postalCode } = brand.address;

export default {
  logo: { src: '/images/logo-white.svg', alt: '', ...size },
  invitation: 'Write to our sales desk',
  mail: { label: brand.email, href: `mailto:${brand.email}` },
  addressTitle: 'Office',
  address: `${locality}, ${country} ${postalCode}`,
  columns: [
    {
      title: 'Products',
      links: [
        { label: brand.flagship, href: 'page:flagship' },
        { label: 'Urban infrastructure', href: 'page:urban-infrastructure' },
        { label: 'Integrated security', href: 'page:security-platform' },
        { label: 'Incident detection', href: 'page:incident-detection' },
        { label: 'Business operations', href: 'page:business-operations' },
        { label: 'Preventive maintenance', href: 'page:planned-preventive' },
      ],
    },
    {
      title: 'Solutions',
      links: [
        { label: 'Smart city', href: 'page:smart-city' },
        { label: 'Safety and security', href: 'page:safety-security' },
        { label: 'Smart industry', href: 'page:smart-industry' },
        { label: 'Cyber intelligence', href: 'page:cyber-intelligence' },
        { label: 'Software services', href: 'page:services' },
      ],
    },
    {
      title: 'Technology',
      links: [
        { label: 'Development technologies', href: 'page:development' },
        { label: 'Internet of Things', href: 'page:iot' },
        { label: 'Artificial intelligence', href: 'page:ai' },
        { label: 'Cloud services', href: 'page:cloud' },
        { label: 'Big data', href: 'page:big-data' },
        { label: 'Data science', href: 'page:data-science' },
        { label: 'Cybersecurity', href: 'page:cyber-security' },
      ],
    },
    {
      title: 'Company',
      links: [
        { label: 'About', href: 'page:about' },
        { label: 'Our founder', href: 'page:founder' },
        { label: 'Case studies', href: 'page:case-studies' },
        { label: 'Contact us', href: 'page:contact' },
      ],
    },
  ],
  legal: [
    { label: 'Privacy policy', href: 'page:privacy-policy' },
    { label: 'Terms and conditions', href: 'page:terms-condition' },
    { label: 'Trademark', href: 'page:trademark' },
    { label: 'Accessibility', href: 'page:accessibility' },
    { label: 'Site map', href: 'page:site-map' },
  ],
  legalTitle: 'Legal and site information',
  columnsTitle: 'All main pages',
  copyright: `© ${brand.copyrightYear} ${brand.name} ${brand.suffix}`,
} satisfies Footer;
