import { inWordsFirst } from '../in-words.ts';
import { funnel } from '../instruments/funnel.ts';
import type { IncidentPage, ProductFunction } from './schema.ts';

const features = [
  {
    id: 'F1',
    anchor: 'signal-intake',
    title: 'Signal intake',
    content:
      'Calls, panic buttons, fire panels and video analytics enter one queue with time, place and source.',
    icon: 'inbox',
  },
  {
    id: 'F2',
    anchor: 'correlation',
    title: 'Correlation',
    content: 'Three alarms from one underpass become one incident. The original messages stay attached.',
    icon: 'combine',
  },
  {
    id: 'F3',
    anchor: 'human-confirmation',
    title: 'Human confirmation',
    content: 'An operator checks by camera, call-back or patrol. False alarms are closed with a reason.',
    icon: 'user-check',
  },
  {
    id: 'F4',
    anchor: 'grading',
    title: 'Grading',
    content: 'Rules weigh danger to life, location and hour. Supervisors can change the grade.',
    icon: 'list-ordered',
  },
  {
    id: 'F5',
    anchor: 'procedure-guide',
    title: 'Procedure guide',
    content: 'Your operating procedure appears as timed steps, and a late step alerts the supervisor.',
    icon: 'list-checks',
  },
  {
    id: 'F6',
    anchor: 'unit-recommendation',
    title: 'Unit recommendation',
    content: 'Vehicles are listed by travel time, crew skill and present task; the dispatcher chooses.',
    icon: 'route',
  },
  {
    id: 'F7',
    anchor: 'crew-application',
    title: 'Crew application',
    content:
      'Crews accept tasks, navigate and send photographs. Where coverage is poor, messages are kept and sent later.',
    icon: 'smartphone',
  },
  {
    id: 'F8',
    anchor: 'public-warning',
    title: 'Public warning',
    content: 'Approved warnings leave as CAP v1.2 messages for sirens, road signs and mobile channels.',
    icon: 'megaphone',
  },
  {
    id: 'F9',
    anchor: 'incident-timeline',
    title: 'Incident timeline',
    content: 'Calls, decisions and clips form one record. Viewing depends on role and is itself logged.',
    icon: 'file-clock',
  },
] satisfies ProductFunction[];

export default {
  kind: 'product',
  head: {
    title: 'Incident Detection & Response Platform',
    keywords: [
      'incident detection',
      'emergency response software',
      'alarm correlation',
      'video incident detection',
      'unit recommendation',
      'CAP v1.2 public warning',
      'control room procedures',
    ],
    description:
      'How calls, alarms and sensor readings become one confirmed incident with a priority, a unit on the way and a timeline kept for review.',
  },
  name: 'Incident Detection & Response Platform',
  category: 'SecurityApplication',
  banner: {
    eyebrow: 'Product',
    title: 'Incident Detection & Response Platform',
    lead: 'Software for emergency, traffic and plant control rooms. It joins calls, alarms and readings into incidents; an operator confirms each, and your procedure guides the response.',
    image: { src: '/images/products/incident-detection-ink.svg', alt: '', width: 436, height: 340 },
    actions: [{ label: 'Walk through an incident', href: 'page:run-a-shift' }],
  },
  overview: {
    title: 'From first signal to closed case',
    paragraphs: [
      'Call-takers, dispatchers and duty officers use this platform when something goes wrong on a road, in a building or at a plant. It gathers the signals and groups those that describe the same event.',
      'A person confirms the incident. The platform then opens the procedure, proposes units and times each step.',
    ],
    facts: [
      { label: 'Handles', value: 'Crashes, fire, gas, flooding, intrusion, crowding' },
      { label: 'Used by', value: 'Control rooms on shift and crews outside' },
      { label: 'Works', value: 'Alone or inside an existing command centre' },
    ],
  },
  funnel,
  featuresHead: {
    title: 'What it does, in order',
    lead: `${inWordsFirst(features.length, 'function follows', 'functions follow')} the life of an incident.`,
  },
  features,
  connections: {
    title: 'What it hears, and who answers',
    lead: 'New sources join through connectors; the operator’s screen does not change.',
    sources: [
      'Emergency calls',
      'Fire and gas panels',
      'Video analytics',
      'Road and weather sensors',
      'Vehicle trackers',
      'Citizen reports',
    ],
    sourcesTitle: 'Hears from',
    roles: ['Call-taker', 'Dispatcher', 'Duty officer', 'Field crew'],
    rolesTitle: 'Answered by',
    standards: ['CAP v1.2', 'SIP', 'ONVIF Profile M', 'MQTT', 'Modbus', 'NMEA 0183', 'OGC WMS'],
    standardsTitle: 'Protocols and standards',
    into: 'in one queue',
  },
  dataSheet: { label: 'Data sheet (PDF)', href: 'sheet:incident-detection' },
  operation: {
    title: 'Tuned before it is live',
    paragraphs: [
      'Detection rules first run silently on your own signals. Officers mark each result right or wrong, and agree before a rule goes live. Clips outside an incident are deleted on your authority’s schedule.',
    ],
  },
  caseReference: {
    title: 'A new district in Saudi Arabia',
    content:
      'The case describes an operations centre where the shift leader sees what an alarm affects, then chooses the response.',
    link: { label: 'Read the Saudi Arabia case', href: 'page:case-studies#smartcity-saudi-arabia' },
  },
  related: [
    {
      description: 'Dispatch, women safety, ports and airports.',
      href: 'page:safety-security',
    },
    {
      description: 'Emergency plans beside daily services.',
      href: 'page:smart-city',
    },
    {
      name: 'A city in Chhattisgarh',
      description: 'Public alerts released after an officer’s approval.',
      href: 'page:case-studies#smartcity-chhattisgarh',
    },
  ],
  closing: {
    title: 'Bring us your last difficult incident.',
    action: { label: 'Talk to an engineer', href: 'page:contact' },
  },
} satisfies IncidentPage;
