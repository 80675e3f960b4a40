import { brand } from '../brand.ts';
import { inWordsFirst } from '../in-words.ts';
import { burst } from '../instruments/burst.ts';
import type { CityPage, SolutionCard } from './schema.ts';

const cards: SolutionCard[] = [
  {
    imgSrc: '/images/icons.svg#droplets',
    altText: '',
    anchor: 'water-and-energy-infrastructure',
    title: 'Water and energy infrastructure',
    description:
      'Pumping stations, reservoirs, substations and meters report over OPC UA, Modbus and IEC 61850. The duty engineer sees pressure, load and outages by zone, compares night flow with the usual curve, and sends a crew with the affected valves or feeders marked.',
    features: [
      'Leak search from night flow',
      'Outage extent by feeder',
      'Tank levels before the morning peak',
    ],
  },
  {
    imgSrc: '/images/icons.svg#traffic-cone',
    altText: '',
    anchor: 'transport-and-traffic',
    title: 'Transport and traffic',
    description:
      'Traffic police and the bus undertaking share one view of signals, parking, roadworks and bus positions in GTFS Realtime. An operator who sees a junction block checks it on camera, selects an approved signal plan and informs the depots on that route.',
    features: [
      'Signal plans by hour and event',
      'Bus delays by corridor',
      'Roadworks with agreed diversions',
    ],
  },
  {
    imgSrc: '/images/icons.svg#message-square-text',
    altText: '',
    anchor: 'citizen-services-and-public-safety',
    title: 'Citizen services and public safety',
    description:
      'Complaints from the helpline, the app and the ward office enter one queue with a place and a service time. Reports of the same fault join together, dangerous ones go to the police at once, and the citizen hears when work starts and ends.',
    features: [
      'Complaint status by message',
      'Duplicate reports joined by place',
      'Danger reports passed to police',
    ],
  },
  {
    imgSrc: '/images/icons.svg#building-2',
    altText: '',
    anchor: 'smart-building',
    title: 'Smart building',
    description:
      'Municipal offices, schools and hospitals connect air conditioning, lifts, fire panels and meters through BACnet and Modbus. The estates team compares one building with another, finds plant that runs after hours and raises the work order from the reading itself.',
    features: ['Energy use per floor area', 'Lift and fire panel alarms', 'Indoor air quality by room'],
  },
  {
    imgSrc: '/images/icons.svg#cctv',
    altText: '',
    anchor: 'city-surveillance',
    title: 'City surveillance',
    description:
      'Cameras serve purposes the authority has put in writing, such as road safety or crowd movement at a festival. Analytics point to a scene; an officer looks and decides. Viewing rights follow the post, searches and exports are logged, and footage ends with its retention period.',
    features: [
      'Purpose recorded for every camera',
      'Search with officer and reason',
      'Automatic deletion by retention rule',
    ],
  },
  {
    imgSrc: '/images/icons.svg#siren',
    altText: '',
    anchor: 'emergency-management',
    title: 'Emergency management',
    description:
      'Plans for flood, fire, heat and building collapse are stored as procedures with named posts. Activating one calls those posts, opens the list of shelters, vehicles and supplies, and prepares a CAP v1.2 warning for the responsible officer to approve.',
    features: ['Call-out of named posts', 'Shelter and supply registers', 'Drill records with lessons noted'],
  },
];

export default {
  kind: 'solution',
  head: {
    title: 'Smart city solution for municipal command centres',
    keywords: [
      'smart city solution',
      'integrated command and control centre',
      'water and energy monitoring',
      'traffic management',
      'citizen complaint management',
      'city surveillance governance',
      'emergency management',
    ],
    description:
      'Water, energy, traffic, buildings, cameras and disaster plans connected for a municipal commissioner, each department keeping its own systems.',
  },
  banner: {
    eyebrow: 'Solution',
    title: 'Smart city',
    lead: `A command centre for municipal commissioners and the engineers who keep a city running. ${inWordsFirst(cards.length, 'area', 'areas')} of work share one map and one log, and each department keeps its own systems.`,
    actions: [
      { label: 'Request a demonstration', href: 'page:contact' },
      { label: 'Read the case of a city', href: 'page:case-studies#smartcity-gujarat' },
    ],
  },
  instrument: burst,
  overview: {
    title: 'One event, several departments',
    paragraphs: [
      'When a main bursts, the road closes, buses divert and a hospital may lose pressure. Four offices need the same fact within minutes. This solution gives it to them: the event on one map, and for each office its own task.',
      'The city keeps the systems it has bought. We connect them through open standards, write the procedures with the departments and train the staff who will sit in the control room.',
    ],
    facts: [
      { label: 'Used by', value: 'Commissioners, department heads, ward engineers, control-room staff' },
      { label: 'Connects', value: 'SCADA, signals, meters, cameras, helplines, municipal applications' },
      { label: 'Starts with', value: 'Two departments and the events they share' },
    ],
  },
  cardsHead: {
    title: `${inWordsFirst(cards.length, 'area', 'areas')} of city work`,
    lead: 'Take them in the order your city needs. Each uses the same map and the same incident log.',
  },
  cards,
  products: {
    title: 'Built on these products',
    lead: 'Each can be bought alone; together they make the command centre.',
    items: [
      {
        name: brand.flagship,
        description: 'The operations centre with the shared map and procedures.',
        href: 'page:flagship',
        look: 'screen',
        image: {
          src: '/images/products/operational-picture-home.svg',
          alt: '',
          width: 960,
          height: 468,
        },
      },
      {
        name: 'Urban Infrastructure Unified Platform',
        description: 'Utility networks, assets and digging permits.',
        href: 'page:urban-infrastructure',
        look: 'scene',
        image: { src: '/images/products/urban-infrastructure.svg', alt: '', width: 436, height: 340 },
      },
      {
        name: 'Incident Detection & Response Platform',
        description: 'Signals confirmed, graded and sent to crews.',
        href: 'page:incident-detection',
        look: 'scene',
        image: { src: '/images/products/incident-detection.svg', alt: '', width: 436, height: 340 },
      },
    ],
  },
  related: [
    {
      name: 'A city in Chhattisgarh',
      description: 'A shared centre with 17 IoT systems and 37 applications.',
      href: 'page:case-studies#smartcity-chhattisgarh',
    },
    {
      description: 'Doors, cameras and guards of public buildings.',
      href: 'page:security-platform',
    },
    {
      description: 'Upkeep of pumps, lights and municipal estates.',
      href: 'page:planned-preventive',
    },
  ],
  closing: {
    title: 'Begin with two departments and one event they share.',
    action: { label: 'Discuss your project', href: 'page:contact' },
  },
} satisfies CityPage;
