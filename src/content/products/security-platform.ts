import { caseTabs } from '../cases/case-tabs.ts';
import { inWordsFirst } from '../in-words.ts';
import restraint from '../instruments/restraint.ts';
import { sitePlan } from '../instruments/site-plan.ts';
import type { ProductFunction, SecurityPage } from './schema.ts';

const features = [
  {
    id: 'F1',
    anchor: 'alarm-desk',
    title: 'Alarm desk',
    content: 'Alarms are ordered by severity and zone, with the instruction for each beside them.',
    icon: 'bell-ring',
  },
  {
    id: 'F2',
    anchor: 'video-verification',
    title: 'Video verification',
    content:
      'An alarm is the logged purpose: the nearest live view opens with it and closes with it. Recordings need an approved request.',
    icon: 'cctv',
  },
  {
    id: 'F3',
    anchor: 'access-control',
    title: 'Access control',
    content:
      'Badges, areas and hours are managed together. When someone leaves, the badge stops at every door.',
    icon: 'id-card',
  },
  {
    id: 'F4',
    anchor: 'perimeter-detection',
    title: 'Perimeter detection',
    content: 'Fence, radar and beam alarms are compared with wind and rain before the guard is called.',
    icon: 'fence',
  },
  {
    id: 'F5',
    anchor: 'fire-and-evacuation',
    title: 'Fire and evacuation',
    content: 'A fire panel’s zone lights up on the plan with its exits and muster list.',
    icon: 'flame',
  },
  {
    id: 'F6',
    anchor: 'visitors-and-contractors',
    title: 'Visitors and contractors',
    content: 'Hosts invite, guards check identity, and the pass ends with the visit.',
    icon: 'user-check',
  },
  {
    id: 'F7',
    anchor: 'guard-tours',
    title: 'Guard tours',
    content: 'Checkpoints are scanned on a phone; a missed point calls the supervisor.',
    icon: 'route',
  },
  {
    id: 'F8',
    anchor: 'face-matching-under-control',
    title: 'Face matching under control',
    content:
      'Off by default. It needs a recorded lawful purpose and an approved list; a person checks every match.',
    icon: 'scan-face',
  },
  {
    id: 'F9',
    anchor: 'evidence-and-audit',
    title: 'Evidence and audit',
    content:
      'Exports are sealed with a hash and a reason. Ordinary footage is deleted after the retention period.',
    icon: 'file-lock',
  },
] satisfies ProductFunction[];

export default {
  kind: 'product',
  head: {
    title: 'Integrated Security Platform',
    keywords: [
      'integrated security platform',
      'physical security management',
      'access control integration',
      'ONVIF video management',
      'OSDP readers',
      'perimeter intrusion detection',
      'visitor management',
      'guard tour system',
    ],
    description:
      'Doors, cameras, fire panels and fence sensors of every site at one guard desk, with viewing rights, retention and an audit trail built in.',
  },
  name: 'Integrated Security Platform',
  category: 'SecurityApplication',
  banner: {
    eyebrow: 'Product',
    title: 'Integrated Security Platform',
    lead: 'Software for security desks: cameras, doors, fire panels and fences of every site in one console, whatever their make. An officer judges each alarm, and the log keeps who looked and why.',
    image: { src: '/images/products/security-platform-ink.svg', alt: '', width: 436, height: 340 },
    actions: [
      { label: 'Ask for a site survey', href: 'page:contact' },
      { label: 'See the case studies', href: 'page:case-studies' },
    ],
  },
  overview: {
    title: 'Physical security under one procedure',
    paragraphs: [
      'Campuses, banks, refineries and data centres buy locks, cameras and alarms over many years from different manufacturers. This platform joins them, so an officer works with places and procedures instead of brands.',
      'When a fence sensor trips, the desk shows the plan, nearby cameras and the patrol on duty. The officer judges and orders the response.',
    ],
    facts: [
      { label: 'Used by', value: 'Security desks, site officers, investigators' },
      { label: 'Covers', value: 'Single campuses and groups of sites' },
      { label: 'Holds', value: 'Only what the site’s written purpose requires' },
    ],
  },
  featuresHead: {
    title: 'At the gate, on the fence, at the desk',
    lead: `${inWordsFirst(features.length, 'function shares', 'functions share')} one site plan and one log.`,
  },
  features,
  connections: {
    title: 'Devices of any make, open interfaces',
    lead: 'Recorders and panels that still work stay in place. Badge readers speak OSDP, the Open Supervised Device Protocol.',
    sources: [
      'Cameras and recorders',
      'Door controllers',
      'Fire panels',
      'Fence sensors',
      'Intercoms',
      'HR directory',
    ],
    sourcesTitle: 'Joins',
    roles: ['Desk officer', 'Site officer', 'Investigator', 'Head of security'],
    rolesTitle: 'Serves',
    standards: ['ONVIF Profile T', 'ONVIF Profile C', 'OSDP', 'SIA DC-09', 'BACnet', 'Modbus', 'SIP', 'LDAP'],
    standardsTitle: 'Protocols and standards',
    into: 'one site plan',
  },
  dataSheet: { label: 'Data sheet (PDF)', href: 'sheet:security-platform' },
  operation: {
    title: 'Rules before cameras',
    paragraphs: [
      'Before a camera is connected, its purpose, viewers and retention are written down and approved by the site’s owner. The platform applies those rules. Auditors can list who watched, searched or exported, and why.',
    ],
  },
  caseReference: {
    title: `${inWordsFirst(caseTabs.ISMS.length, 'case of integrated security', 'cases of integrated security')}`,
    content: 'Each tells what the customer had, what failed at the desk, and what was built.',
    link: { label: 'Begin with a private bank', href: 'page:case-studies#isms-private-bank' },
  },
  restraint,
  related: [
    {
      description: 'Ports, airports, borders and pipelines.',
      href: 'page:safety-security',
    },
    {
      description: 'The digital side of protection.',
      href: 'page:cyber-intelligence',
    },
    {
      description: 'Security management and command centres.',
      href: 'page:case-studies',
    },
  ],
  instrument: sitePlan,
  closing: {
    title: 'Walk the site with one of our engineers.',
    action: { label: 'Ask for a site survey', href: 'page:contact' },
  },
} satisfies SecurityPage;
