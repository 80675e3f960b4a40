/*
 * The labels of all pages, in the order in which they are listed: menu, footer, site map, home's rows
 * and related pages all read this file. Its keys are the pages' names; the route table has their addresses.
 */
import { brand } from './brand.ts';
import { inWordsFirst } from './in-words.ts';
import type { PageLabel } from './label-schema.ts';
import { serviceIds } from './services/service-ids.ts';

export const labels = {
  home: {
    section: 'company',
    name: 'Home',
    menu: { name: 'HOME', icon: 'house', description: 'Products, services and customers' },
  },
  about: {
    section: 'company',
    name: 'About',
    short: 'About',
    menu: { name: 'ABOUT', icon: 'building-2', description: 'The company and its founder' },
  },
  founder: { section: 'company', name: 'Our Founder', short: 'Our founder' },
  'how-we-work': { section: 'company', name: 'How we work', short: 'How we work' },
  'case-studies': { section: 'projects', name: 'Case studies', short: 'Case studies' },
  contact: { section: 'company', name: 'Contact Us', short: 'Contact us' },

  flagship: {
    section: 'products',
    name: `${brand.flagship}, integrated operations centre`,
    short: brand.flagship,
    menu: {
      name: 'Integrated operations centre',
      icon: 'radar',
      description: `${brand.flagship}, our command and control centre`,
    },
  },
  'run-a-shift': { section: 'products', name: 'Run a shift: the desk in your browser' },
  'urban-infrastructure': {
    section: 'products',
    name: 'Urban Infrastructure Unified Platform',
    short: 'Urban infrastructure',
    menu: { name: 'Urban infrastructure', icon: 'landmark', description: 'City departments on one platform' },
  },
  'security-platform': {
    section: 'products',
    name: 'Integrated Security Platform',
    short: 'Integrated security',
    menu: {
      name: 'Integrated security platform',
      icon: 'shield-check',
      description: 'Cameras, doors and alarms together',
    },
  },
  'incident-detection': {
    section: 'products',
    name: 'Incident Detection & Response Platform',
    short: 'Incident detection',
    menu: {
      name: 'Incident detection and response',
      icon: 'siren',
      description: 'From first signal to closing report',
    },
  },
  'business-operations': {
    section: 'products',
    name: 'Integrated Business Operations Center',
    short: 'Business operations',
    menu: {
      name: 'Integrated business operations centre',
      icon: 'layout-dashboard',
      description: 'Sites and services in one view',
    },
  },
  'planned-preventive': {
    section: 'products',
    name: 'Planned Preventive Maintenance',
    short: 'Preventive maintenance',
    menu: {
      name: 'Planned preventive maintenance',
      icon: 'wrench',
      description: 'Assets, schedules and work orders',
    },
  },
  capabilities: {
    section: 'products',
    name: 'Capabilities and protocols by product',
    short: 'Capabilities and protocols',
  },
  requirements: {
    section: 'products',
    name: 'Check your requirements',
    short: 'Check your requirements',
  },

  'smart-city': {
    section: 'solutions',
    name: 'Smart city',
    short: 'Smart city',
    menu: { name: 'Smart city', icon: 'building-2', description: 'Utilities, traffic and citizen services' },
  },
  'safety-security': {
    section: 'solutions',
    name: 'Safety and security',
    short: 'Safety and security',
    menu: {
      name: 'Safety and security',
      icon: 'shield',
      description: 'Dispatch, ports, airports and borders',
    },
  },
  'smart-industry': {
    section: 'solutions',
    name: 'Smart industry',
    short: 'Smart industry',
    menu: { name: 'Smart industry', icon: 'factory', description: 'Connected assets, sector by sector' },
  },
  'cyber-intelligence': {
    section: 'solutions',
    name: 'Social media and cyber intelligence',
    short: 'Cyber intelligence',
    menu: {
      name: 'Social media and cyber intelligence',
      icon: 'scan-search',
      description: 'Lawful analysis with an audit trail',
    },
  },
  services: {
    section: 'solutions',
    name: 'Software Development Services',
    short: 'Software services',
    menu: {
      name: 'Software development services',
      icon: 'code-xml',
      description: `${inWordsFirst(serviceIds.length, 'service', 'services')} on one page`,
    },
  },

  development: {
    section: 'technology',
    name: 'Development Technologies',
    short: 'Development technologies',
    menu: {
      name: 'Development technologies',
      icon: 'layers',
      description: 'Languages, frameworks and databases',
    },
    picture: '/images/technology/development.svg',
  },
  iot: {
    section: 'technology',
    name: 'Internet of Things',
    short: 'Internet of Things',
    menu: {
      name: 'Internet of Things',
      icon: 'radio-tower',
      description: 'Devices, gateways and their software',
    },
    picture: '/images/technology/iot.svg',
  },
  ai: {
    section: 'technology',
    name: 'Artificial Intelligence',
    short: 'Artificial intelligence',
    menu: {
      name: 'Artificial intelligence',
      icon: 'brain-circuit',
      description: 'Vision, language and prediction',
    },
    picture: '/images/technology/ai.svg',
  },
  cloud: {
    section: 'technology',
    name: 'Cloud Services',
    short: 'Cloud services',
    menu: { name: 'Cloud services', icon: 'cloud', description: 'Advice, building and moving' },
    picture: '/images/technology/cloud.svg',
  },
  'big-data': {
    section: 'technology',
    name: 'Big Data',
    short: 'Big data',
    menu: { name: 'Big data', icon: 'database', description: 'Streams, stores and fast queries' },
    picture: '/images/technology/big-data.svg',
  },
  'data-science': {
    section: 'technology',
    name: 'Data Science',
    short: 'Data science',
    menu: { name: 'Data science', icon: 'chart-line', description: 'Forecasts, charts and models' },
    picture: '/images/technology/data-science.svg',
  },
  'cyber-security': {
    section: 'technology',
    name: 'Cybersecurity',
    short: 'Cybersecurity',
    menu: { name: 'Cybersecurity', icon: 'lock-keyhole', description: 'Assessment, watch and recovery' },
    picture: '/images/technology/cyber-security.svg',
  },

  'privacy-policy': { section: 'legal', name: 'Privacy policy', short: 'Privacy policy' },
  'terms-condition': { section: 'legal', name: 'Terms and conditions', short: 'Terms and conditions' },
  trademark: { section: 'legal', name: 'Trademark', short: 'Trademark' },
  accessibility: { section: 'legal', name: 'Accessibility', short: 'Accessibility' },
  search: { section: 'legal', name: 'Search' },
  'site-map': { section: 'legal', name: 'Site map', short: 'Site map' },
} satisfies Record<string, PageLabel>;
