import { brand } from '../brand.ts';
import type { FounderPage } from './schema.ts';

export default {
  kind: 'founder',
  head: {
    title: 'Our Founder',
    keywords: [
      'founder',
      'chief executive',
      'IT consulting experience',
      'smart city expertise',
      'industrial IoT expertise',
      'company history',
    ],
    description: `About two decades in IT consulting, a company started in ${brand.foundedYear}, and projects in domains from smart city to renewable energy.`,
  },
  banner: {
    eyebrow: 'Company',
    title: 'Our Founder',
    lead: `An IT consultant who started ${brand.name} in ${brand.foundedYear}. The company builds control-room software, so that operators see one picture, whoever made their equipment.`,
  },
  portrait: {
    src: '/images/portraits/founder.svg',
    alt: `Drawn portrait of ${brand.founderName ?? 'our founder'} at an operator’s desk.`,
    width: 640,
    height: 660,
  },
  heading: 'OUR FOUNDER & CEO',
  biography: [
    `${brand.founderName ?? 'Our founder'} has worked in IT consulting for about two decades. It is a trade practised between two groups who seldom meet: the people who run a service, and the people who write its software.`,
    `${brand.name} started in ${brand.foundedYear} from one conviction. A control room should give its staff a single picture of every camera, meter and alarm behind it. ${brand.flagship}, our integrated operations centre, is that conviction turned into a product.`,
    'The domains covered since then look far apart on paper, yet they borrow from one another all the time. A hospital handles alarms better with the discipline of a security room. A solar plant and a water network both need to know that a remote meter has stopped reporting. A farm on a weak mobile signal teaches habits that later help a factory during a line failure.',
    `As chief executive, ${brand.founderName ?? 'the founder'} puts the same questions to every proposal before it leaves the office. Who will use this at three in the morning? What must it connect to on the first day? How would the customer carry on without us, should they wish to? A proposal that cannot answer goes back to its author.`,
  ],
  domainsTitle: 'Domains covered include',
  domains: [
    'Smart city',
    'Healthcare',
    'Safety and security',
    'Urban infrastructure',
    'Industrial IoT',
    'Agriculture',
    'Renewable energy',
  ],
  profile: { label: 'Professional profile', href: brand.founderProfile },
  secondPortrait: {
    src: '/images/portraits/founder-room.svg',
    alt: `A control room, drawn over the shoulder of ${brand.founderName ?? 'the founder'}: operators at their desks, the city on the wall.`,
    width: 640,
    height: 480,
  },
  related: [
    {
      description: 'The company, its foundations and its certificates.',
      href: 'page:about',
    },
    {
      description: 'The product that came out of the first idea.',
      href: 'page:flagship',
    },
    {
      description: 'Farming, healthcare, energy and other sectors.',
      href: 'page:smart-industry',
    },
  ],
  closing: {
    title: 'Have a proposal you want questioned?',
    action: { label: 'Ask a question', href: `mailto:${brand.email}` },
  },
} satisfies FounderPage;
