import { inWords } from '../in-words.ts';
import { street } from '../instruments/street.ts';
import type { ProductFunction, UrbanPage } from './schema.ts';

const features = [
  {
    id: 'F1',
    anchor: 'network-and-asset-map',
    title: 'Network and asset map',
    content: 'Pipes, feeders, lamps and pumps appear with age, manufacturer and inspection history.',
    icon: 'map',
  },
  {
    id: 'F2',
    anchor: 'water-supply',
    title: 'Water supply',
    content:
      'Flow, pressure, tank level and chlorine show by zone. High night flow points to possible leaks.',
    icon: 'droplets',
  },
  {
    id: 'F3',
    anchor: 'drainage',
    title: 'Drainage',
    content: 'The pump house is warned when rain gauges or sump levels pass a set limit.',
    icon: 'cloud-rain',
  },
  {
    id: 'F4',
    anchor: 'power-distribution',
    title: 'Power distribution',
    content: 'Substations report feeder load and breaker state over IEC 61850 or IEC 60870-5-104.',
    icon: 'utility-pole',
  },
  {
    id: 'F5',
    anchor: 'street-lighting',
    title: 'Street lighting',
    content: 'Lamps are switched, dimmed and checked by group through TALQ gateways.',
    icon: 'lightbulb',
  },
  {
    id: 'F6',
    anchor: 'smart-metering',
    title: 'Smart metering',
    content: 'DLMS/COSEM meters supply readings for billing and for finding losses.',
    icon: 'gauge',
  },
  {
    id: 'F7',
    anchor: 'waste-collection',
    title: 'Waste collection',
    content: 'Bin levels, vehicle tracks and weighbridge entries reveal missed rounds.',
    icon: 'trash-2',
  },
  {
    id: 'F8',
    anchor: 'buses-and-roads',
    title: 'Buses and roads',
    content: 'Live positions in GTFS Realtime share the map with signals, parking and roadworks.',
    icon: 'bus',
  },
  {
    id: 'F9',
    anchor: 'digging-permits',
    title: 'Digging permits',
    content: 'Each application lists the pipes and cables below the trench and the offices that must agree.',
    icon: 'shovel',
  },
] satisfies ProductFunction[];

export default {
  kind: 'product',
  head: {
    title: 'Urban Infrastructure Unified Platform',
    keywords: [
      'urban infrastructure platform',
      'city utilities monitoring',
      'water network telemetry',
      'street lighting control',
      'city asset map',
      'GTFS Realtime',
      'DLMS/COSEM metering',
      'municipal work orders',
    ],
    description:
      'Water, drains, power, lighting, waste and buses on a shared network map, so city engineers see how one fault touches the next service.',
  },
  name: 'Urban Infrastructure Unified Platform',
  category: 'BusinessApplication',
  banner: {
    eyebrow: 'Product',
    title: 'Urban Infrastructure Unified Platform',
    lead: 'Software for city engineers and utility control rooms. Pipes, drains, cables, lighting and transport share one base map, so each trench is checked against every network.',
    image: { src: '/images/products/urban-infrastructure-ink.svg', alt: '', width: 436, height: 340 },
    actions: [
      { label: 'Request a demonstration', href: 'page:contact' },
      { label: 'See smart city', href: 'page:smart-city' },
    ],
  },
  overview: {
    title: 'The networks under and above one street',
    paragraphs: [
      'A street carries a water main, a sewer, a feeder, lamps and a bus route, each with its own department and software. This platform reads all of them and places them on the same base map.',
      'Ward engineers find what lies beneath a site. The control room sees which services a fault touches, and the department that owns the asset gets the work order.',
    ],
    facts: [
      { label: 'Used by', value: 'City engineers, ward offices, utility control rooms' },
      { label: 'Keeps', value: 'Each department’s SCADA and duties' },
      { label: 'Needs first', value: 'A base map and an asset list' },
    ],
  },
  featuresHead: {
    title: `One base map, ${inWords(features.length, 'function', 'functions')}`,
    lead: 'Departments join one at a time.',
  },
  features,
  connections: {
    title: 'Field, plant and municipal records',
    lead: 'SCADA remains in control; the platform reads it and requests changes by agreed rules.',
    sources: [
      'Water and sewage SCADA',
      'Substations',
      'Smart meters',
      'Lighting controllers',
      'Waste vehicles',
      'Municipal GIS',
    ],
    sourcesTitle: 'Reads from',
    roles: ['City engineer', 'Ward engineer', 'Utility operator', 'Commissioner'],
    rolesTitle: 'Serves',
    standards: [
      'OPC UA',
      'IEC 61850',
      'IEC 60870-5-104',
      'DLMS/COSEM',
      'LoRaWAN',
      'TALQ',
      'GTFS Realtime',
      'OGC WFS',
    ],
    standardsTitle: 'Protocols and standards',
    into: 'one base map',
  },
  dataSheet: { label: 'Data sheet (PDF)', href: 'sheet:urban-infrastructure' },
  operation: {
    title: 'Data with an owner',
    paragraphs: [
      'Each layer names its department, its last survey and the person who corrects it. Field staff report a misplaced valve by phone, and the owner accepts or refuses the change. Training follows the ward’s own faults.',
    ],
  },
  caseReference: {
    title: 'A city in Chhattisgarh',
    content:
      'The city’s 17 IoT systems and 37 applications report to a shared centre, where each department keeps its own desk.',
    link: { label: 'Read the Chhattisgarh case', href: 'page:case-studies#smartcity-chhattisgarh' },
  },
  related: [
    {
      description: 'Utilities joined with traffic and citizen services.',
      href: 'page:smart-city',
    },
    {
      description: 'Energy, transport and marine operators.',
      href: 'page:smart-industry',
    },
    {
      name: 'A city in Gujarat',
      description: 'Municipal departments in one command centre.',
      href: 'page:case-studies#smartcity-gujarat',
    },
  ],
  instrument: street,
  closing: {
    title: 'Pick one ward and we will map it with you.',
    action: { label: 'Discuss your project', href: 'page:contact' },
  },
} satisfies UrbanPage;
