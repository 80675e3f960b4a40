import { inWordsFirst } from '../in-words.ts';
import { maintenance } from '../instruments/maintenance.ts';
import type { MaintenancePage, ProductFunction } from './schema.ts';

const features = [
  {
    id: 'F1',
    anchor: 'asset-management',
    title: 'Asset management',
    content: 'Every machine has a QR tag, location, manufacturer, warranty, documents and parent system.',
    icon: 'qr-code',
  },
  {
    id: 'F2',
    anchor: 'preventive-scheduling-from-standard-procedures',
    title: 'Preventive scheduling from standard procedures',
    content:
      'Procedures hold steps, tools, safety isolation and interval. Visits are spread over the year by crew strength.',
    icon: 'calendar-check',
  },
  {
    id: 'F3',
    anchor: 'work-order-management',
    title: 'Work order management',
    content:
      'Orders pass from request to approval, job, inspection and closure, with photographs and signatures.',
    icon: 'clipboard-list',
  },
  {
    id: 'F4',
    anchor: 'reporting-with-different-levels-of-viewing-rights',
    title: 'Reporting with different levels of viewing rights',
    content:
      'Technicians see their own jobs, a manager one building, a director the group. Contractors see their contract.',
    icon: 'file-chart-column',
  },
  {
    id: 'F5',
    anchor: 'inspection-of-hvac-water-and-electrical-systems',
    title: 'Inspection of HVAC, water and electrical systems',
    content:
      'Checklists ask for filter pressure, tank hygiene, insulation resistance and panel temperature, with limits.',
    icon: 'clipboard-check',
  },
  {
    id: 'F6',
    anchor: 'condition-based-monitoring',
    title: 'Condition-based monitoring',
    content: 'Vibration, temperature and current readings raise an order when they leave their normal zone.',
    icon: 'activity',
  },
  {
    id: 'F7',
    anchor: 'cost-savings',
    title: 'Cost savings',
    content:
      'Labour, parts and contractor bills are kept per asset, showing where repair costs more than replacement.',
    icon: 'indian-rupee',
  },
  {
    id: 'F8',
    anchor: 'spares-and-stores',
    title: 'Spares and stores',
    content: 'Parts are reserved for planned visits, and stock below its minimum prompts a purchase request.',
    icon: 'package',
  },
  {
    id: 'F9',
    anchor: 'breakdown-calls',
    title: 'Breakdown calls',
    content: 'Occupants scan the tag to report; the planner sees recent work before sending anyone.',
    icon: 'phone',
  },
] satisfies ProductFunction[];

export default {
  kind: 'product',
  head: {
    title: 'Planned Preventive Maintenance',
    keywords: [
      'planned preventive maintenance',
      'asset management software',
      'work order management',
      'HVAC inspection',
      'electrical inspection checklist',
      'condition-based monitoring',
      'maintenance reporting',
    ],
    description:
      'A maintenance system for estates and plants: asset register, schedules from standard procedures, job cards on the phone and cost per machine.',
  },
  name: 'Planned Preventive Maintenance',
  category: 'BusinessApplication',
  banner: {
    eyebrow: 'Product',
    title: 'Planned Preventive Maintenance',
    lead: 'Maintenance software for hospitals, plants and municipal buildings. Planners see what is due for every machine, and technicians get the work order on their phone.',
    image: { src: '/images/products/planned-preventive-ink.svg', alt: '', width: 436, height: 340 },
    actions: [
      { label: 'Request a demonstration', href: 'page:contact' },
      { label: 'See smart industry', href: 'page:smart-industry' },
    ],
  },
  overview: {
    title: 'Upkeep by plan instead of breakdown',
    paragraphs: [
      'Hospitals, campuses, factories and municipal buildings use this system to look after chillers, pumps, panels and lifts. Planners schedule, technicians work from the phone, and engineers review.',
      'A visit falls due by calendar, by running hours or by a measured reading. Findings go back to the asset, and the next visit takes them into account.',
    ],
    facts: [
      { label: 'Used by', value: 'Planners, technicians, contractors, estate heads' },
      { label: 'Works on', value: 'Phone, tablet and desktop, also offline' },
      { label: 'Begins with', value: 'Your register and the manufacturers’ manuals' },
    ],
  },
  featuresHead: {
    title: 'From register to repair',
    lead: `${inWordsFirst(features.length, 'function', 'functions')} of the maintenance cycle.`,
  },
  features,
  connections: {
    title: 'Plant, stores and accounts',
    lead: 'Readings enter automatically where a controller offers them, by hand where none does.',
    sources: [
      'Building management',
      'Plant controllers',
      'Vibration sensors',
      'Energy meters',
      'Stores and purchase',
      'Manuals',
    ],
    sourcesTitle: 'Draws on',
    roles: ['Planner', 'Technician', 'Contractor', 'Estate head'],
    rolesTitle: 'Used by',
    standards: ['BACnet', 'Modbus', 'OPC UA', 'MQTT', 'ISO 20816 vibration zones', 'QR code', 'REST'],
    standardsTitle: 'Protocols and standards',
    into: 'one calendar',
  },
  dataSheet: { label: 'Data sheet (PDF)', href: 'sheet:planned-preventive' },
  operation: {
    title: 'How a site begins',
    paragraphs: [
      'We walk the plant rooms with your staff, tag the assets and turn existing procedures into checklists. Planning starts with one building. Planners then change intervals themselves as the history grows.',
    ],
  },
  caseReference: {
    title: 'A hospital group in western India',
    content: 'An illustration: a 95% productivity improvement, from planning a job to closing it.',
    link: { label: 'Read the hospital case', href: 'page:case-studies#ppm-hospital-group' },
  },
  related: [
    {
      description: 'Plants, fleets and farms that need upkeep.',
      href: 'page:smart-industry',
    },
    {
      description: 'Municipal buildings and pumping stations.',
      href: 'page:smart-city',
    },
    {
      name: 'A hospital group',
      description: 'Plant serviced before it fails.',
      href: 'page:case-studies#ppm-hospital-group',
    },
  ],
  instrument: maintenance,
  closing: {
    title: 'Start with the machine that fails most.',
    action: { label: 'Discuss your project', href: 'page:contact' },
  },
} satisfies MaintenancePage;
