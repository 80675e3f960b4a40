import { brand } from './brand.ts';
import type { Menu } from './schema.ts';

export default {
  sections: [
    {
      name: 'HOME',
      items: [
        { name: 'HOME', href: '/', icon: 'house', description: 'Products, services and customers' },
        { name: 'ABOUT', href: '/about', icon: 'building-2', description: 'The company and its founder' },
      ],
    },
    {
      name: 'PRODUCTS',
      href: '/products/victorpage',
      items: [
        {
          name: 'Integrated operations centre',
          href: '/products/victorPage',
          icon: 'radar',
          description: `${brand.flagship}, our command and control centre`,
        },
        {
          name: 'Urban infrastructure',
          href: '/urban-infrastructure',
          icon: 'landmark',
          description: 'City departments on one platform',
        },
        {
          name: 'Integrated security platform',
          href: '/security-platform',
          icon: 'shield-check',
          description: 'Cameras, doors and alarms together',
        },
        {
          name: 'Incident detection and response',
          href: '/incident-detection',
          icon: 'siren',
          description: 'From first signal to closing report',
        },
        {
          name: 'Integrated business operations centre',
          href: '/business-operations',
          icon: 'layout-dashboard',
          description: 'Sites and services in one view',
        },
        {
          name: 'Planned preventive maintenance',
          href: '/planned-preventive',
          icon: 'wrench',
          description: 'Assets, schedules and work orders',
        },
      ],
    },
    {
      name: 'SOLUTIONS & SERVICES',
      href: '/SERVICES/AllServicePage',
      items: [
        {
          name: 'Smart city',
          href: '/solution/smartcity',
          icon: 'building-2',
          description: 'Utilities, traffic and citizen services',
        },
        {
          name: 'Safety and security',
          href: '/solution/safetysecurity',
          icon: 'shield',
          description: 'Dispatch, ports, airports and borders',
        },
        {
          name: 'Smart industry',
          href: '/solution/smartindustry',
          icon: 'factory',
          description: 'Connected assets in fourteen sectors',
        },
        {
          name: 'Social media and cyber intelligence',
          href: '/solution/cyber-intelligence',
          icon: 'scan-search',
          description: 'Lawful analysis with an audit trail',
        },
        {
          name: 'Software development services',
          href: '/SERVICES/AllServicePage',
          icon: 'code-xml',
          description: 'Nine services on one page',
        },
      ],
      services: [
        { label: 'Custom Software Development', href: '/SERVICES/AllServicePage/service1' },
        { label: 'Business Analysis', href: '/SERVICES/AllServicePage/service2' },
        { label: 'UI & UX Design', href: '/SERVICES/AllServicePage/service3' },
        { label: 'DevOps as a Service', href: '/SERVICES/AllServicePage/service4' },
        { label: 'Web Development', href: '/SERVICES/AllServicePage/service5' },
        { label: 'Mobile App Development', href: '/SERVICES/AllServicePage/service6' },
        { label: 'QA & Software Testing', href: '/SERVICES/AllServicePage/service7' },
        { label: 'Application Maintenance & Support', href: '/SERVICES/AllServicePage/service8' },
        { label: 'Software Product Engineering', href: '/SERVICES/AllServicePage/service9' },
      ],
    },
    {
      name: 'TECHNOLOGY',
      items: [
        {
          name: 'Development technologies',
          href: '/technology/development-technologies',
          icon: 'layers',
          description: 'Languages, frameworks and databases',
        },
        {
          name: 'Internet of Things',
          href: '/technology/iot',
          icon: 'radio-tower',
          description: 'Devices, gateways and their software',
        },
        {
          name: 'Artificial intelligence',
          href: '/technology/Ai',
          icon: 'brain-circuit',
          description: 'Vision, language and prediction',
        },
        {
          name: 'Cloud services',
          href: '/technology/cloud',
          icon: 'cloud',
          description: 'Advice, building and moving',
        },
        {
          name: 'Big data',
          href: '/technology/big-data',
          icon: 'database',
          description: 'Streams, stores and fast queries',
        },
        {
          name: 'Data science',
          href: '/technology/data-science',
          icon: 'chart-line',
          description: 'Forecasts, charts and models',
        },
        {
          name: 'Cybersecurity',
          href: '/technology/cyber-security',
          icon: 'lock-keyhole',
          description: 'Assessment, watch and recovery',
        },
      ],
    },
    { name: 'CASE STUDY', href: '/CASE STUDIES/caseStudyPage', items: [] },
  ],
  external: [
    { label: 'Company network page', href: brand.networkPage },
    { label: 'Workplace reviews', href: brand.reviewPage },
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
    pauseMotion: 'Pause all motion',
    resumeMotion: 'Resume all motion',
  },
} satisfies Menu;
