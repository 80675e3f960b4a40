import { inWordsFirst } from '../in-words.ts';
import { board } from '../instruments/site-board.ts';
import type { BusinessPage, ProductFunction } from './schema.ts';

const features = [
  {
    id: 'F1',
    anchor: 'site-status-board',
    title: 'Site status board',
    content: 'Opening checks, staffing, power and network give every site a status with its reason.',
    icon: 'building-2',
  },
  {
    id: 'F2',
    anchor: 'service-dependency-map',
    title: 'Service dependency map',
    content: 'A failed link shows the counters, cash machines and customers that depend on it.',
    icon: 'network',
  },
  {
    id: 'F3',
    anchor: 'limits-and-alerts',
    title: 'Limits and alerts',
    content: 'Each measure has a limit and an owner, and only owners are called.',
    icon: 'bell-ring',
  },
  {
    id: 'F4',
    anchor: 'task-routing',
    title: 'Task routing',
    content: 'Events become tasks for named people, or tickets in your present service desk.',
    icon: 'send',
  },
  {
    id: 'F5',
    anchor: 'procedures-in-bpmn',
    title: 'Procedures in BPMN',
    content: 'Process diagrams in BPMN 2.0 run as checklists. Approvals stay with people.',
    icon: 'workflow',
  },
  {
    id: 'F6',
    anchor: 'indicator-catalogue',
    title: 'Indicator catalogue',
    content: 'Every figure has one definition, one source and a person who answers for it.',
    icon: 'book-open',
  },
  {
    id: 'F7',
    anchor: 'shift-handover',
    title: 'Shift handover',
    content: 'The outgoing manager lists open events; the incoming manager accepts them by name.',
    icon: 'handshake',
  },
  {
    id: 'F8',
    anchor: 'contract-measures',
    title: 'Contract measures',
    content:
      'Response times of security, cleaning and repair contractors are compared with contract clauses.',
    icon: 'scale',
  },
  {
    id: 'F9',
    anchor: 'reports-by-responsibility',
    title: 'Reports by responsibility',
    content:
      'Daily and monthly reports come from the event log, limited to the sites a reader is responsible for.',
    icon: 'file-text',
  },
] satisfies ProductFunction[];

export default {
  kind: 'product',
  head: {
    title: 'Integrated Business Operations Center',
    keywords: [
      'business operations centre',
      'multi-site operations',
      'branch monitoring',
      'service dependency map',
      'operations dashboard',
      'BPMN procedures',
      'contractor performance',
      'shift handover',
    ],
    description:
      'For banks, retailers and utilities with many sites: status of each branch and service, who owns the problem, and what depends on it.',
  },
  name: 'Integrated Business Operations Center',
  category: 'BusinessApplication',
  banner: {
    eyebrow: 'Product',
    title: 'Integrated Business Operations Center',
    lead: 'Software for banks, retailers and utilities with many sites. Duty managers see which branch or service has stopped, who owns the problem and which work waits for it.',
    image: { src: '/images/products/business-operations-ink.svg', alt: '', width: 436, height: 340 },
    actions: [{ label: 'Request a demonstration', href: 'page:contact' }],
  },
  overview: {
    title: 'One desk for branches, stores and depots',
    paragraphs: [
      'A bank, a retailer or a utility runs its sites on separate systems for stock, staff, power, network and service calls. This product reads them together and shows the state of each site and of each service customers use.',
      'The operations desk acts on it hour by hour; site managers and directors read the parts that concern them.',
    ],
    facts: [
      { label: 'Used by', value: 'Operations desks, site managers, service owners' },
      { label: 'Replaces', value: 'Morning spreadsheets and telephone rounds' },
      { label: 'Leaves alone', value: 'ERP, service desk and site equipment' },
    ],
  },
  board,
  featuresHead: {
    title: 'The desk’s working day',
    lead: `${inWordsFirst(features.length, 'function', 'functions')}, from opening checks to the monthly report.`,
  },
  features,
  connections: {
    title: 'Business and site systems together',
    lead: 'Reading is the default. Writing back is agreed system by system.',
    sources: [
      'ERP and finance',
      'Service desk',
      'Point of sale',
      'Building systems',
      'Network monitoring',
      'Staff rosters',
    ],
    sourcesTitle: 'Reads from',
    roles: ['Duty manager', 'Site manager', 'Service owner', 'Director'],
    rolesTitle: 'Serves',
    standards: ['REST and webhooks', 'OData', 'SNMP', 'Syslog', 'BPMN 2.0', 'SAML 2.0', 'BACnet'],
    standardsTitle: 'Protocols and standards',
    into: 'one desk',
  },
  dataSheet: { label: 'Data sheet (PDF)', href: 'sheet:business-operations' },
  operation: {
    title: 'Starting with one region',
    paragraphs: [
      'We connect one region and one service first, and agree the indicators with those who will be measured by them. The next regions reuse the same connectors and definitions. Your administrators add sites without our help.',
    ],
  },
  caseReference: {
    title: 'Sites compared on one scale',
    content:
      'A logistics company scores the security of its 130+ sites with one list of questions and evidence.',
    link: { label: 'Read the scorecard case', href: 'page:case-studies#ssss-logistics-company' },
  },
  related: [
    {
      description: 'Sector by sector, from retail to logistics.',
      href: 'page:smart-industry',
    },
    {
      description: 'Upkeep plans for the same sites.',
      href: 'page:planned-preventive',
    },
    {
      description: 'Security and maintenance at many sites.',
      href: 'page:case-studies',
    },
  ],
  closing: {
    title: 'Begin with a pilot region.',
    action: { label: 'Discuss your project', href: 'page:contact' },
  },
} satisfies BusinessPage;
