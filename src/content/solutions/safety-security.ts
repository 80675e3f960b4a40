import { brand } from '../brand.ts';
import { inWordsFirst } from '../in-words.ts';
import restraint from '../instruments/restraint.ts';
import { watches } from '../instruments/watches.ts';
import type { SafetyPage, SolutionCard } from './schema.ts';

const cards: SolutionCard[] = [
  {
    imgSrc: '/images/icons.svg#headset',
    altText: '',
    anchor: 'computer-aided-dispatch',
    title: 'Computer aided dispatch',
    description:
      'The call-taker records an event once, guided by questions for its type, with the caller’s location on the map. The dispatcher sees units by travel time and assigns one by voice over SIP or on the vehicle terminal. Each change of status is time-stamped.',
    features: [
      'Scripted questions by event type',
      'Unit status from vehicle terminals',
      'Call recordings tied to events',
    ],
  },
  {
    imgSrc: '/images/icons.svg#shield-user',
    altText: '',
    anchor: 'women-safety',
    title: 'Women safety',
    description:
      'A call, an app alert or a panic button on a bus or street pole opens a priority case with the location the caller shares. Trained staff remain on the line and send the nearest patrol. Only the officers handling the case can open it.',
    features: [
      'Panic buttons on buses and poles',
      'Journey sharing ended by the user',
      'Case files closed to other desks',
    ],
  },
  {
    imgSrc: '/images/icons.svg#anchor',
    altText: '',
    anchor: 'ports-and-coastal-defense',
    title: 'Ports and coastal defense',
    description:
      'Coastal radar, ships’ identity signals (AIS), cameras and patrol boats form one maritime picture. The watch officer compares a radar track with the identity a vessel broadcasts and calls doubtful ones on VHF. Confirmed contacts pass to the authority for that water.',
    features: [
      'Radar tracks matched with AIS',
      'Gate passes checked by vehicle',
      'Patrol boat positions through NMEA',
    ],
  },
  {
    imgSrc: '/images/icons.svg#flame',
    altText: '',
    anchor: 'oil-and-gas-security',
    title: 'Oil and gas security',
    description:
      'Pipelines and well sites lie far from those who protect them. Fibre sensing along the line, gas detectors, cameras and SCADA alarms over OPC UA reach one desk. The operator verifies, sends the line patrol and informs the plant shift before any isolation.',
    features: [
      'Digging alarms along the pipeline',
      'Tanker movement with seal checks',
      'Muster counts by safe area',
    ],
  },
  {
    imgSrc: '/images/icons.svg#plane',
    altText: '',
    anchor: 'airport-security',
    title: 'Airport security',
    description:
      'Terminal, apron and perimeter teams share a plan of the airport where doors, fence sensors, baggage halls and flight times appear by zone. An unattended bag or a door held open starts the procedure agreed with airlines, police and fire service.',
    features: [
      'Restricted area door control',
      'Apron vehicle tracking by permit',
      'Checkpoint queues by departure time',
    ],
  },
  {
    imgSrc: '/images/icons.svg#radar',
    altText: '',
    anchor: 'border-security',
    title: 'Border security',
    description:
      'Ground radar, thermal cameras, fence sensors and patrol positions come together at the post and at sector headquarters. A sensor raises a contact; the duty officer identifies it and orders the response. A failed link shows as a blind area, which patrols can cover.',
    features: [
      'Thermal views on sensor contact',
      'Patrol logs with route and time',
      'Blind areas shown on link failure',
    ],
  },
];

export default {
  kind: 'solution',
  head: {
    title: 'Safety and security for police, ports and borders',
    keywords: [
      'computer aided dispatch',
      'women safety system',
      'port security',
      'coastal surveillance AIS radar',
      'oil and gas security',
      'airport security operations',
      'border monitoring',
    ],
    description:
      'Control-room software that joins calls, radar, fences and patrols, with an officer deciding and each viewing kept in an audit trail.',
  },
  banner: {
    eyebrow: 'Solution',
    title: 'Safety and security',
    lead: 'Control-room software for police, port and airport authorities, and operators of critical sites. Calls, sensors and patrols meet at one desk, and an officer decides every response.',
    actions: [
      { label: 'Talk to an engineer', href: 'page:contact' },
      { label: 'Run a shift', href: 'page:run-a-shift' },
    ],
  },
  instrument: watches,
  overview: {
    title: 'The officer decides with the facts in view',
    paragraphs: [
      'A control room hears more than it can see: a caller on the line, a radar contact, a fence alarm at night. This solution brings the evidence for one event to one officer, with the map, the procedure and the units that can respond.',
      'It is used under lawful authority. Purposes are recorded, access follows rank and duty, each action stays in the audit trail, and recordings are removed when their retention ends.',
    ],
    facts: [
      { label: 'Used by', value: 'Call-takers, watch officers, patrol commanders, site security' },
      { label: 'Connects', value: 'Telephone, radio, radar, AIS, cameras, fences, access doors' },
      { label: 'Decision', value: 'Always an officer’s, with name and time' },
    ],
  },
  cardsHead: {
    title: `${inWordsFirst(cards.length, 'kind', 'kinds')} of watch`,
    lead: 'Each has its own sensors and legal rules; all share the desk, the map and the log.',
  },
  cards,
  products: {
    title: 'Products at the desk',
    lead: 'One site starts with the first. Several agencies under one command use them all.',
    items: [
      {
        name: 'Integrated Security Platform',
        description: 'Access, video, fire and perimeter of a site.',
        href: 'page:security-platform',
        look: 'scene',
        image: { src: '/images/products/security-platform.svg', alt: '', width: 436, height: 340 },
      },
      {
        name: 'Incident Detection & Response Platform',
        description: 'Call intake, dispatch and the incident timeline.',
        href: 'page:incident-detection',
        look: 'scene',
        image: { src: '/images/products/incident-detection.svg', alt: '', width: 436, height: 340 },
      },
      {
        name: brand.flagship,
        description: 'Shared picture for several agencies in one command.',
        href: 'page:flagship',
        look: 'screen',
        image: {
          src: '/images/products/operational-picture-home.svg',
          alt: '',
          width: 960,
          height: 468,
        },
      },
    ],
  },
  restraint,
  related: [
    {
      description: 'Network and public-source analysis under written authority.',
      href: 'page:cyber-intelligence',
    },
    {
      description: 'Keeps barriers, masts and generators in service.',
      href: 'page:planned-preventive',
    },
    {
      description: 'Security systems and command centres, by kind of customer.',
      href: 'page:case-studies',
    },
  ],
  closing: {
    title: 'Tell us what your control room handles, and when it is busiest.',
    action: { label: 'Discuss your project', href: 'page:contact' },
  },
} satisfies SafetyPage;
