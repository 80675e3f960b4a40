import { brand } from '../brand.ts';
import { inWords, inWordsFirst } from '../in-words.ts';
import restraint from '../instruments/restraint.ts';
import startAShift from '../run-a-shift/start-a-shift.ts';
import type { ProcessStep } from '../technologies/schema.ts';
import type { FlagshipPage } from './schema.ts';

const features = [
  {
    id: 'F1',
    anchor: 'multi-purpose-command-and-control',
    title: 'Multi-purpose command and control',
    content:
      'One control room can hold traffic, water, security and disaster desks. Roles decide which layers and commands each desk has.',
    icon: 'layout-dashboard',
  },
  {
    id: 'F2',
    anchor: 'advanced-incident-management',
    title: 'Advanced incident management',
    content:
      'An incident carries its owner, priority and clock from first signal to closure. Escalation follows the time limits you set.',
    icon: 'siren',
  },
  {
    id: 'F3',
    anchor: 'open-future-ready-platform',
    title: 'Open future-ready platform',
    content:
      'Modules are added or replaced one at a time. Documented interfaces let another supplier build the next.',
    icon: 'blocks',
  },
  {
    id: 'F4',
    anchor: 'iot-with-ai',
    title: 'IoT with AI',
    content:
      'Models flag odd readings, such as a pump drawing more current than usual. The operator accepts or dismisses the flag.',
    icon: 'brain-circuit',
  },
  {
    id: 'F5',
    anchor: 'sensor-agnostic',
    title: 'Sensor agnostic',
    content:
      'Connectors give every make of camera, meter and panel the same event form. Changing the manufacturer changes one connector.',
    icon: 'radio',
  },
  {
    id: 'F6',
    anchor: 'common-operational-picture',
    title: 'Common operational picture',
    content:
      'Units, incidents, assets and weather share a map that all agencies read. Each layer shows its source and age.',
    icon: 'map-pinned',
  },
  {
    id: 'F7',
    anchor: 'emergency-cap-v1-2-compliant',
    title: 'Emergency CAP v1.2 compliant',
    content:
      'Warnings travel as Common Alerting Protocol messages with urgency, severity, certainty and area. A named officer approves each before release.',
    icon: 'megaphone',
  },
  {
    id: 'F8',
    anchor: 'open-standards',
    title: 'Open standards',
    content:
      'Maps arrive through OGC services, video through ONVIF, plant data through OPC UA. Records export in open formats.',
    icon: 'globe',
  },
  {
    id: 'F9',
    anchor: '2-and-3-screen-system',
    title: '2 and 3 screen system',
    content:
      'Two screens hold map and incident; a third adds video. Opening an incident on one brings the others to the same place.',
    icon: 'monitor',
  },
  {
    id: 'F10',
    anchor: 'data-insights',
    title: 'Data insights',
    content:
      'Dashboards show response times and repeat locations by ward and shift. Each figure opens the records behind it.',
    icon: 'chart-line',
  },
  {
    id: 'F11',
    anchor: 'collaboration',
    title: 'Collaboration',
    content: 'Agencies share an incident’s chat, files and calls. What is said there stays in its log.',
    icon: 'users',
  },
  {
    id: 'F12',
    anchor: 'high-speed-data-ingestion',
    title: 'High speed data ingestion',
    content:
      'A message queue takes the burst when every drain sensor reports at once. Urgent alarms pass ahead of routine readings.',
    icon: 'gauge',
  },
  {
    id: 'F13',
    anchor: 'multiple-integration-patterns',
    title: 'Multiple integration patterns',
    content: 'Systems connect by API, message broker, database view or file, whichever their age allows.',
    icon: 'git-merge',
  },
] satisfies FlagshipPage['features'];

const stages: Pick<ProcessStep, 'anchor' | 'title' | 'content'>[] = [
  {
    anchor: 'sense',
    title: 'Sense',
    content: 'Connectors read alarms, meters, calls and video analytics with time and place.',
  },
  {
    anchor: 'see',
    title: 'See',
    content: 'Messages about one event join into one incident, ranked by what it affects.',
  },
  {
    anchor: 'decide',
    title: 'Decide',
    content: 'The matching procedure opens. A person confirms the incident and chooses the response.',
  },
  {
    anchor: 'act',
    title: 'Act',
    content: 'Tasks and warnings go out; replies return to the log until closure.',
  },
];

export default {
  kind: 'flagship',
  head: {
    title: `${brand.flagship}: integrated operations centre`,
    keywords: [
      'integrated operations centre',
      'command and control software',
      'common operational picture',
      'incident management system',
      'CAP v1.2 alerts',
      'standard operating procedures',
      'sensor integration',
      'control room software',
    ],
    description: `${inWordsFirst(features.length, 'key feature', 'key features')} of modular control-room software: one live map, written procedures, CAP v1.2 warnings and open links to systems you already run.`,
  },
  name: brand.flagship,
  category: 'BusinessApplication',
  banner: {
    eyebrow: 'Flagship product',
    title: brand.flagship,
    lead: 'The integrated operations centre: control-room software for cities, security teams, plants and ports. Operators see each event on one live map, follow the written procedure and leave a log that can be checked.',
    actions: [
      { label: 'Request a demonstration', href: 'page:contact' },
      { label: 'Read the case of a city', href: 'page:case-studies#smartcity-gujarat' },
      { label: 'Data sheet (PDF)', href: 'sheet:flagship' },
    ],
  },
  mascot: {
    src: '/images/mascot.svg',
    alt: `${brand.flagship}, the product’s mascot: a black kite with a headset`,
    width: 172,
    height: 300,
  },
  picture: {
    src: '/images/products/operational-picture.svg',
    alt: 'The operator’s desk at 02:14:21. On a ring-shaped city map incident 0412, water in Jamun Underpass, is marked, with a dotted route from the pump depot to it. Beside the map stand its three messages, the steps of its procedure and the question that waits: is this an incident?',
    width: 1248,
    height: 700,
  },
  tabletPicture: {
    src: '/images/products/operational-picture-home.svg',
    alt: '',
    width: 960,
    height: 468,
  },
  phonePicture: {
    src: '/images/products/operational-picture-phone.svg',
    alt: '',
    width: 358,
    height: 506,
  },
  pictureCaption:
    'Water in Jamun Underpass at 02:14:21: three messages, one incident, and the decision that waits.',
  desk: startAShift,
  overview: {
    title: 'Command and control for many departments',
    paragraphs: [
      `${brand.flagship} is modular command-and-control software for security operations and city services. Operators, supervisors and field units use it to see events, agree who acts, and follow each case to its close.`,
      'It works above the cameras, sensors and applications you already own. They stay with the departments that maintain them. Software proposes. A named person decides. The log proves it.',
    ],
    facts: [
      { label: 'Used in', value: 'City command centres, security rooms, plants and ports' },
      { label: 'Installed', value: 'In your data centre or your cloud account' },
      { label: 'Begins with', value: 'A survey of sources and procedures' },
    ],
  },
  responseCycle: {
    title: 'How an incident moves',
    lead: `A blocked drain and a gas leak pass through the same ${inWords(stages.length, 'stage', 'stages')}.`,
    steps: stages,
  },
  featuresHead: {
    title: `${inWordsFirst(features.length, 'key feature', 'key features')}`,
    lead: 'Start with the modules you need; add others later.',
  },
  features,
  connections: {
    title: 'Works with what you have',
    lead: `${brand.flagship} reads systems already in the field and gives each role its own view.`,
    sources: [
      'Cameras and analytics',
      'Sensors and meters',
      'Emergency calls',
      'Traffic and transit',
      'GIS and asset registers',
      'Citizen apps',
    ],
    sourcesTitle: 'Reads from',
    roles: ['Operator', 'Supervisor', 'Field unit', 'Commissioner'],
    rolesTitle: 'Serves',
    standards: ['CAP v1.2', 'ONVIF', 'OGC WMS and WFS', 'OPC UA', 'MQTT', 'BACnet', 'Modbus', 'SIP'],
    standardsTitle: 'Protocols and standards',
  },
  operation: {
    title: 'How the control room is run',
    paragraphs: [
      'We write the procedures with your staff and rehearse them on recorded events before the first live shift.',
      'Named roles open cameras for a stated lawful purpose. Viewing and export are logged, and footage is deleted when your retention period ends.',
    ],
  },
  caseReference: {
    title: 'A city in Gujarat',
    content: 'Its command centre connects 15 IoT systems with 20 e-governance applications.',
    link: { label: 'Read the Gujarat case', href: 'page:case-studies#smartcity-gujarat' },
    image: { src: '/images/solutions/city.svg', alt: '', width: 436, height: 340 },
  },
  restraint,
  related: [
    {
      description: 'Areas of municipal work on one map.',
      href: 'page:smart-city',
    },
    {
      description: 'Dispatch and watch for critical places.',
      href: 'page:safety-security',
    },
    {
      name: 'A district in Saudi Arabia',
      description: 'An operations centre planned before opening day.',
      href: 'page:case-studies#smartcity-saudi-arabia',
    },
  ],
  closing: {
    title: `See ${brand.flagship} with your own map.`,
    action: { label: 'Request a demonstration', href: 'page:contact' },
  },
} satisfies FlagshipPage;
