import { brand } from '../brand.ts';
import logos from '../clients/clients.ts';
import { clientsLabel } from '../clients/label.ts';
import { inWords, inWordsFirst } from '../in-words.ts';
import { labels } from '../labels.ts';
import { serviceIds } from '../services/service-ids.ts';
import { cityStory } from './city-story.ts';
import type { HomePage } from './schema.ts';
import { technologyCards } from './technology-cards.ts';

const platforms = [
  {
    title: labels['urban-infrastructure'].name,
    description:
      'Water, power, lighting, waste and traffic on one map. A fault stays open until the department that owns the asset closes it.',
    icon: 'landmark',
    backgroundColor: 'ink-900',
    href: 'page:urban-infrastructure',
    instrument: {
      alt: 'The street in section: five lines under the road, and a trench that cuts two of them.',
      caption:
        'Drag the ends or the floor of the trench; the drawing names each service in its way. Example street.',
    },
    tiles: [
      { path: '/images/icons.svg#map', name: 'Network and asset map' },
      { path: '/images/icons.svg#droplets', name: 'Water supply' },
      { path: '/images/icons.svg#utility-pole', name: 'Power distribution' },
      { path: '/images/icons.svg#lightbulb', name: 'Street lighting' },
      { path: '/images/icons.svg#trash-2', name: 'Waste collection' },
      { path: '/images/icons.svg#bus', name: 'Buses and roads' },
    ],
  },
  {
    title: labels['security-platform'].name,
    description:
      'Cameras, doors, fire panels and fences in one console. An alarm opens the nearest view and the instruction for it; the log keeps both.',
    icon: 'shield-check',
    backgroundColor: 'ink-900',
    href: 'page:security-platform',
    instrument: {
      alt: 'Plan of a fenced site: a fence section in alarm, the camera turned to it and the way of the patrol.',
      caption:
        'Choose a camera, a door or a fence section to see the nearest camera and the patrol’s way. Example site.',
    },
    tiles: [
      { path: '/images/icons.svg#bell-ring', name: 'Alarm desk' },
      { path: '/images/icons.svg#cctv', name: 'Video verification' },
      { path: '/images/icons.svg#id-card', name: 'Access control' },
      { path: '/images/icons.svg#fence', name: 'Perimeter detection' },
      { path: '/images/icons.svg#flame', name: 'Fire and evacuation' },
      { path: '/images/icons.svg#file-lock', name: 'Evidence and audit' },
    ],
  },
  {
    title: labels['incident-detection'].name,
    description:
      'Calls, sensors and video analytics become incidents with a place and a priority. The platform proposes the response; the person on duty confirms it.',
    icon: 'siren',
    backgroundColor: 'ink-900',
    href: 'page:incident-detection',
    instrument: {
      alt: 'Messages by place and time, with lines that gather them into a few incidents.',
      caption: 'Choose a message to see the incident it belongs to. Example night.',
    },
    tiles: [
      { path: '/images/icons.svg#inbox', name: 'Signal intake' },
      { path: '/images/icons.svg#combine', name: 'Correlation' },
      { path: '/images/icons.svg#user-check', name: 'Human confirmation' },
      { path: '/images/icons.svg#list-checks', name: 'Procedure guide' },
      { path: '/images/icons.svg#route', name: 'Unit recommendation' },
      { path: '/images/icons.svg#megaphone', name: 'Public warning' },
    ],
  },
  {
    title: labels['business-operations'].name,
    description:
      'Branches, warehouses and plants on one board: what has stopped, who owns the problem and which work depends on it.',
    icon: 'layout-dashboard',
    backgroundColor: 'ink-900',
    href: 'page:business-operations',
    instrument: {
      alt: 'A board of sites past a limit, the longest delay first, on one axis of time.',
      caption: 'Sites that need somebody now, the longest delay first. Example company.',
    },
    tiles: [
      { path: '/images/icons.svg#building-2', name: 'Site status board' },
      { path: '/images/icons.svg#network', name: 'Service dependency map' },
      { path: '/images/icons.svg#bell-ring', name: 'Limits and alerts' },
      { path: '/images/icons.svg#send', name: 'Task routing' },
      { path: '/images/icons.svg#handshake', name: 'Shift handover' },
      { path: '/images/icons.svg#file-text', name: 'Reports by responsibility' },
    ],
  },
  {
    title: labels['planned-preventive'].name,
    description:
      'Inspections of HVAC, water and electrical systems, planned from standard procedures. Technicians get work orders on the phone; managers see what is overdue.',
    icon: 'wrench',
    backgroundColor: 'ink-900',
    href: 'page:planned-preventive',
    instrument: {
      alt: 'A year as a ring: one track for each asset, one mark for each visit, with those due next in front.',
      caption: 'Turn the year to see what falls due. Example building.',
    },
    tiles: [
      { path: '/images/icons.svg#qr-code', name: 'Asset management' },
      { path: '/images/icons.svg#clipboard-list', name: 'Work order management' },
      {
        path: '/images/icons.svg#clipboard-check',
        name: 'Inspection of HVAC, water and electrical systems',
      },
      { path: '/images/icons.svg#activity', name: 'Condition-based monitoring' },
      { path: '/images/icons.svg#package', name: 'Spares and stores' },
      { path: '/images/icons.svg#phone', name: 'Breakdown calls' },
    ],
  },
] satisfies HomePage['products']['platforms'];

export default {
  kind: 'home',
  moves: true,
  head: {
    title: `${brand.name} ${brand.suffix}`,
    keywords: [
      `IT consultancy ${brand.address.locality}`,
      'integrated operations centre',
      'command and control software',
      'smart city platform',
      'safety and security systems',
      'planned preventive maintenance',
      'industrial IoT',
      'software development services',
    ],
    description: `Control-room software for cities, security forces and plants, and custom software around it. A ${brand.address.locality} consultancy certified to ISO 27001 and ISO 9001.`,
  },
  hero: {
    company: { name: brand.name, suffix: brand.suffix },
    offer:
      'Control-room software for cities, security forces and plants, and the custom software between their systems.',
    tagline: 'We help great companies simplify business by providing path-breaking solutions',
    words: ['trust', 'knowledge', 'wisdom'],
    sentence: `${brand.name} stands for trust, knowledge and wisdom.`,
    actions: [
      { label: 'See an incident handled', href: 'page:run-a-shift' },
      { label: 'Talk to an engineer', href: 'page:contact' },
    ],
    certifications: [
      {
        id: 'iso-27001',
        image: {
          src: '/images/plates/iso-27001.svg',
          alt: 'ISO 27001, information security',
          width: 150,
          height: 64,
        },
        title: 'ISO 27001',
        link: 'page:about',
      },
      {
        id: 'iso-9001',
        image: {
          src: '/images/plates/iso-9001.svg',
          alt: 'ISO 9001, quality management',
          width: 150,
          height: 64,
        },
        title: 'ISO 9001',
        link: 'page:about',
      },
    ],
    mascot: {
      image: {
        src: '/images/mascot.svg',
        alt: `${brand.flagship}, the kite with a headset`,
        width: 172,
        height: 300,
      },
      name: brand.flagship,
      caption: 'Integrated operations centre',
      href: 'page:flagship',
    },
    video: {
      name: 'A city built around a ring, by night',
      description:
        'A drawn city seen from above after dark. Traffic runs along ring roads and straight avenues around a round centre.',
    },
  },
  city: cityStory,
  statistics: {
    label: 'The company in figures',
    items: [
      { figure: '6', label: 'Products curated', marks: 6 },
      { figure: '100+', label: 'Projects delivered', marks: 100 },
      { figure: '25+', label: 'Industries covered', marks: 25 },
      { figure: '50+', label: 'Customers serviced', marks: 50 },
    ],
  },
  clients: {
    label: clientsLabel({
      samples: 'Sample customers, with invented names',
      mixed: 'Customers, beside sample names',
      own: 'Some of our customers',
    }),
    logos,
  },
  products: {
    title: 'Products',
    claim: `${inWordsFirst(1 + platforms.length, 'product', 'products')}. Use one, or connect them in one control room`,
    lead: `${brand.flagship} is the operations centre; the platforms work with it or alone. Software proposes. A named person decides. The log proves it.`,
    flagship: {
      name: brand.flagship,
      subtitle: 'Integrated operations centre',
      title: 'Command and control for cities and security teams',
      intro: `${brand.flagship} is a modular command-and-control centre for security operations and events seen in real time by several departments. Each incident follows your own procedure, from the first alert to the closing report.`,
      image: {
        src: '/images/products/operational-picture-home.svg',
        alt: 'Operator’s screen: a ring-shaped city map with one live incident, the route to it and the steps of the response.',
        width: 960,
        height: 468,
      },
      narrowImage: {
        src: '/images/products/operational-picture-phone.svg',
        alt: '',
        width: 358,
        height: 506,
      },
      tiles: [
        { path: '/images/icons.svg#radio-tower', name: 'Internet of Things' },
        { path: '/images/icons.svg#brain-circuit', name: 'Artificial Intelligence' },
        { path: '/images/icons.svg#plug', name: 'Integration' },
        { path: '/images/icons.svg#bell-ring', name: 'Event Management' },
        { path: '/images/icons.svg#eye', name: 'Situational Awareness' },
        { path: '/images/icons.svg#chart-line', name: 'Analytics' },
        { path: '/images/icons.svg#clipboard-list', name: 'Standard Operating Procedure' },
        { path: '/images/icons.svg#webhook', name: 'API' },
        { path: '/images/icons.svg#unlock', name: 'Open & Flexible' },
        { path: '/images/icons.svg#rocket', name: 'Fast Deployment' },
        { path: '/images/icons.svg#puzzle', name: 'Reusable & Pluggable' },
        { path: '/images/icons.svg#map-pinned', name: 'Common Operational Picture' },
      ],
      action: { label: `Explore ${brand.flagship}`, href: 'page:flagship' },
    },
    platforms,
    platformAction: 'Explore this platform',
    touch: 'Try it here',
  },
  solutions: {
    title: 'Solutions',
    claim: 'The same products, configured for your sector',
    lead: 'For a city, a security force, an industry or an intelligence unit.',
    cards: [
      {
        name: labels['smart-city'].name,
        description:
          'Water, energy, traffic, buildings and emergencies, run from one city operations centre.',
        href: 'page:smart-city',
        image: {
          src: '/images/solutions/city.svg',
          alt: 'Drawing of a city centre where ring roads circle a mast.',
          width: 436,
          height: 340,
        },
      },
      {
        name: labels['safety-security'].name,
        description: 'Dispatch and protection for streets, ports, airports, borders and oil and gas sites.',
        href: 'page:safety-security',
        image: {
          src: '/images/solutions/safety.svg',
          alt: 'Drawing of a guarded gate with a response vehicle beside it.',
          width: 436,
          height: 340,
        },
      },
      {
        name: labels['smart-industry'].name,
        description: 'Sensors, machines and vehicles connected sector by sector, from farming to marine.',
        href: 'page:smart-industry',
        image: {
          src: '/images/solutions/industry.svg',
          alt: 'Drawing of a plant with tanks, a conveyor and a control cabin.',
          width: 436,
          height: 340,
        },
      },
      {
        name: labels['cyber-intelligence'].name,
        description:
          'Network records and public web sources, searched for a recorded, lawful purpose, with every query logged.',
        href: 'page:cyber-intelligence',
        image: {
          src: '/images/solutions/cyber.svg',
          alt: 'Drawing of analysts’ desks around a map of linked points.',
          width: 436,
          height: 340,
        },
      },
    ],
    action: 'View this solution',
  },
  case: {
    eyebrow: 'Private bank',
    figure: '450+',
    label: 'sites, one control room',
    title: 'Every branch alarm of a private bank arrives in one control room',
    note: 'Each dot is a site of the bank, each line its connection. All 450 are drawn.',
    image: {
      src: '/images/cases/private-bank-after.svg',
      alt: 'Half rings of 450 dots round a desk, each joined to it by a line; one dot is in alarm.',
      width: 760,
      height: 676,
    },
    action: { label: 'Read the case', href: 'page:case-studies#isms-private-bank' },
  },
  services: {
    title: 'Services',
    claim: `${inWordsFirst(serviceIds.length, 'service', 'services')}, each with named deliverables`,
    lead: 'For organisations that depend on their software every day, from the first interview to support.',
    items: [
      {
        id: 'service1',
        title: 'Custom Software Development',
        description:
          'Applications for work that no product covers: permits, dispatch boards, plant registers.',
        icon: 'code-xml',
        image: {
          src: '/images/services/service1.svg',
          alt: 'Drawing of an application wall made of panels, the next one on a crane.',
          width: 445,
          height: 350,
        },
      },
      {
        id: 'service2',
        title: 'Business Analysis',
        description:
          'Your process, drawn as it runs today, and requirements that a developer can build and test.',
        icon: 'clipboard-list',
        image: {
          src: '/images/services/service2.svg',
          alt: 'Drawing of a table with process plans laid out for discussion.',
          width: 445,
          height: 350,
        },
      },
      {
        id: 'service3',
        title: 'UX & UI Design',
        description: 'Screens for operators at night, inspectors in sunlight and citizens on a small phone.',
        icon: 'pen-tool',
        image: {
          src: '/images/services/service3.svg',
          alt: 'Drawing of screen layouts on a design board.',
          width: 445,
          height: 350,
        },
      },
      {
        id: 'service4',
        title: 'DevOps as a Service',
        description: 'The way from a code change to a running release: tests, rollback, backups and alerts.',
        icon: 'infinity',
        image: {
          src: '/images/services/service4.svg',
          alt: 'Drawing of server racks joined by a delivery line.',
          width: 445,
          height: 350,
        },
      },
      {
        id: 'service5',
        title: 'Web Development',
        description:
          'Portals, dashboards and public sites that load on a slow connection and work with a keyboard.',
        icon: 'globe',
        image: {
          src: '/images/services/service5.svg',
          alt: 'Drawing of a browser window assembled from parts.',
          width: 445,
          height: 350,
        },
      },
      {
        id: 'service6',
        title: 'Mobile App Development',
        description: 'Apps for crews and citizens that keep working without a signal.',
        icon: 'smartphone',
        image: {
          src: '/images/services/service6.svg',
          alt: 'Drawing of phones around a field worker’s route.',
          width: 445,
          height: 350,
        },
      },
      {
        id: 'service7',
        title: 'QA & Software Testing',
        description:
          'Tests of function, load, security and accessibility; each fault with the steps to repeat it.',
        icon: 'clipboard-check',
        image: {
          src: '/images/services/service7.svg',
          alt: 'Drawing of a test gate through which software parts pass.',
          width: 445,
          height: 350,
        },
      },
      {
        id: 'service8',
        title: 'Application Maintenance & Support',
        description:
          'Care for an application in use: its errors, its updates and the changes its users ask for.',
        icon: 'life-buoy',
        image: {
          src: '/images/services/service8.svg',
          alt: 'Drawing of a support room: two arcs of desks before a wall of charts.',
          width: 445,
          height: 350,
        },
      },
      {
        id: 'service9',
        title: 'Software Product Engineering',
        description:
          'For companies that sell software: a team that plans versions and keeps older ones in service.',
        icon: 'package',
        image: {
          src: '/images/services/service9.svg',
          alt: 'Drawing of a product built up in layers, version upon version.',
          width: 445,
          height: 350,
        },
      },
    ],
    defaultId: 'service5',
    action: {
      label: 'Learn More',
      about: `about our ${inWords(serviceIds.length, 'service', 'services')}`,
      href: 'page:services',
    },
  },
  technologies: {
    title: 'Technology',
    claim: 'The fields our engineers work in',
    lead: 'A city project may combine IoT, data, cloud and security work.',
    cards: technologyCards(labels),
  },
} satisfies HomePage;
