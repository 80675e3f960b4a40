import { brand } from '../brand.ts';
import { inWordsFirst } from '../in-words.ts';
import size from '../logo-size.json' with { type: 'json' };
import { serviceIds } from '../services/service-ids.ts';
import type { Menu } from './schema.ts';

export default {
  logo: { src: '/images/logo-white.svg', alt: '', ...size },
  sections: [
    {
      name: 'HOME',
      heading: 'Company',
      also: ['page:founder'],
      items: [
        { name: 'HOME', href: 'page:home', icon: 'house', description: 'Products, services and customers' },
        { name: 'ABOUT', href: 'menu:about', icon: 'building-2', description: 'The company and its founder' },
      ],
    },
    {
      name: 'PRODUCTS',
      href: 'page:flagship',
      heading: 'Products',
      items: [
        {
          name: 'Integrated operations centre',
          href: 'menu:flagship',
          icon: 'radar',
          description: `${brand.flagship}, our command and control centre`,
        },
        {
          name: 'Urban infrastructure',
          href: 'page:urban-infrastructure',
          icon: 'landmark',
          description: 'City departments on one platform',
        },
        {
          name: 'Integrated security platform',
          href: 'page:security-platform',
          icon: 'shield-check',
          description: 'Cameras, doors and alarms together',
        },
        {
          name: 'Incident detection and response',
          href: 'page:incident-detection',
          icon: 'siren',
          description: 'From first signal to closing report',
        },
        {
          name: 'Integrated business operations centre',
          href: 'page:business-operations',
          icon: 'layout-dashboard',
          description: 'Sites and services in one view',
        },
        {
          name: 'Planned preventive maintenance',
          href: 'page:planned-preventive',
          icon: 'wrench',
          description: 'Assets, schedules and work orders',
        },
      ],
    },
    {
      name: 'SOLUTIONS & SERVICES',
      href: 'page:services',
      heading: 'Solutions',
      items: [
        {
          name: 'Smart city',
          href: 'page:smart-city',
          icon: 'building-2',
          description: 'Utilities, traffic and citizen services',
        },
        {
          name: 'Safety and security',
          href: 'page:safety-security',
          icon: 'shield',
          description: 'Dispatch, ports, airports and borders',
        },
        {
          name: 'Smart industry',
          href: 'page:smart-industry',
          icon: 'factory',
          description: 'Connected assets, sector by sector',
        },
        {
          name: 'Social media and cyber intelligence',
          href: 'page:cyber-intelligence',
          icon: 'scan-search',
          description: 'Lawful analysis with an audit trail',
        },
        {
          name: 'Software development services',
          href: 'page:services',
          icon: 'code-xml',
          description: `${inWordsFirst(serviceIds.length, 'service', 'services')} on one page`,
        },
      ],
      servicesHeading: 'Services',
      services: [
        { label: 'Custom Software Development', href: 'page:services/service1' },
        { label: 'Business Analysis', href: 'page:services/service2' },
        { label: 'UI & UX Design', href: 'page:services/service3' },
        { label: 'DevOps as a Service', href: 'page:services/service4' },
        { label: 'Web Development', href: 'page:services/service5' },
        { label: 'Mobile App Development', href: 'page:services/service6' },
        { label: 'QA & Software Testing', href: 'page:services/service7' },
        { label: 'Application Maintenance & Support', href: 'page:services/service8' },
        { label: 'Software Product Engineering', href: 'page:services/service9' },
      ],
    },
    {
      name: 'TECHNOLOGY',
      heading: 'Technology',
      items: [
        {
          name: 'Development technologies',
          href: 'page:development',
          icon: 'layers',
          description: 'Languages, frameworks and databases',
        },
        {
          name: 'Internet of Things',
          href: 'page:iot',
          icon: 'radio-tower',
          description: 'Devices, gateways and their software',
        },
        {
          name: 'Artificial intelligence',
          href: 'page:ai',
          icon: 'brain-circuit',
          description: 'Vision, language and prediction',
        },
        {
          name: 'Cloud services',
          href: 'page:cloud',
          icon: 'cloud',
          description: 'Advice, building and moving',
        },
        {
          name: 'Big data',
          href: 'page:big-data',
          icon: 'database',
          description: 'Streams, stores and fast queries',
        },
        {
          name: 'Data science',
          href: 'page:data-science',
          icon: 'chart-line',
          description: 'Forecasts, charts and models',
        },
        {
          name: 'Cybersecurity',
          href: 'page:cyber-security',
          icon: 'lock-keyhole',
          description: 'Assessment, watch and recovery',
        },
      ],
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
