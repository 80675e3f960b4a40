import { brand } from '../brand.ts';
import { inWordsFirst } from '../in-words.ts';
import { caseChain } from '../instruments/case-chain.ts';
import type { CyberPage, SolutionCard } from './schema.ts';

const cards: SolutionCard[] = [
  {
    imgSrc: '/images/icons.svg#network',
    altText: '',
    anchor: 'network-intelligence',
    title: 'Network intelligence',
    description:
      'Flow records in IPFIX, DNS queries and firewall logs come from networks you own. The system learns the usual traffic of each host and hour. It then shows what is new: a server calling an unknown address, or a backup that grows at night.',
    features: ['Host baselines by hour', 'Name lookups with first-seen date', 'Payload content left unread'],
  },
  {
    imgSrc: '/images/icons.svg#shield-alert',
    altText: '',
    anchor: 'threat-protection',
    title: 'Threat protection',
    description:
      'Alerts from endpoints, e-mail gateways and servers are matched with MITRE ATT&CK techniques and ranked by the asset at risk. The analyst sees the chain of events, approves isolation or blocking, and the system records what was changed and how to reverse it.',
    features: [
      'Alert chains by affected asset',
      'Isolation with analyst approval',
      'Reversal steps for each block',
    ],
  },
  {
    imgSrc: '/images/icons.svg#blend',
    altText: '',
    anchor: 'intelligence-fusion',
    title: 'Intelligence fusion',
    description:
      'Advisories, partner reports and your own cases arrive as STIX objects over TAXII and are linked by shared indicators. Each item keeps its source, confidence and Traffic Light Protocol (TLP) mark, so an analyst sees why two cases are joined and who may be told.',
    features: [
      'Indicators with source and confidence',
      'Sharing marks enforced on export',
      'Expiry dates for stale indicators',
    ],
  },
  {
    imgSrc: '/images/icons.svg#scan-search',
    altText: '',
    anchor: 'web-and-social-intelligence',
    title: 'Web and social intelligence',
    description:
      'Public posts and pages are searched for a recorded purpose, such as a flood rumour or a fraud aimed at your customers. Private messages and closed accounts are outside its reach. A person reads before anyone acts, and what the case does not need is deleted.',
    features: [
      'Public sources listed per case',
      'Rumour tracking by place and language',
      'Unneeded material deleted on schedule',
    ],
  },
];

export default {
  kind: 'solution',
  head: {
    title: 'Social media and cyber intelligence',
    keywords: [
      'cyber intelligence',
      'network intelligence',
      'threat protection',
      'intelligence fusion',
      'STIX and TAXII',
      'public web and social analysis',
      'security operations centre',
      'audit trail',
    ],
    description: `${inWordsFirst(cards.length, 'tool', 'tools')} for security analysts working under written authority: own-network records, threat alerts, shared indicators and public web sources.`,
  },
  banner: {
    eyebrow: 'Solution',
    title: 'Social media and cyber intelligence',
    lead: 'Analysis tools for security operations centres and authorised public agencies. Analysts search network records, threat reports and public sources, and each search needs a recorded, lawful purpose.',
    actions: [
      { label: 'Discuss your project', href: 'page:contact' },
      { label: 'See our cybersecurity work', href: 'page:cyber-security' },
    ],
  },
  instrument: caseChain,
  overview: {
    title: 'Authority first, then data',
    paragraphs: [
      'A search begins with a case: who asks, under which authority, for what purpose and until when. Without these entries the tools stay closed. The software gathers and sorts; an analyst reads, weighs the source and signs the finding.',
      'Supervisors and auditors have their own view. It lists each search, each export and each deletion with a name and a time.',
    ],
    facts: [
      { label: 'Purpose', value: 'Recorded for each case, with legal authority' },
      { label: 'Decision', value: 'An analyst concludes; an officer acts' },
      { label: 'Access', value: 'By role and case, with two-person approval for exports' },
      { label: 'Retention', value: 'Set per case, deletion logged' },
    ],
  },
  cardsHead: {
    title: `${inWordsFirst(cards.length, 'tool', 'tools')} for the analyst`,
    lead: 'The first two protect your own systems. The others add what partners and the public web can tell.',
  },
  cards,
  products: {
    title: 'Where findings go',
    lead: 'A finding is useful when the right desk can act on it.',
    items: [
      {
        name: brand.flagship,
        description: 'Confirmed findings appear as events for the duty supervisor.',
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
        name: 'Incident Detection & Response Platform',
        description: 'Turns a confirmed threat into a timed procedure.',
        href: 'page:incident-detection',
        look: 'scene',
        image: { src: '/images/products/incident-detection.svg', alt: '', width: 436, height: 340 },
      },
      {
        name: 'Integrated Security Platform',
        description: 'Links a stolen credential with the door it opens.',
        href: 'page:security-platform',
        look: 'scene',
        image: { src: '/images/products/security-platform.svg', alt: '', width: 436, height: 340 },
      },
    ],
  },
  query: {
    title: 'Every search states its case first',
    note: 'The query, its case and its reader are written first; results follow. Nobody can delete a line.',
    entry: { at: 38_520, who: 'A. Rao', what: 'Public pages, ward 7, flood', why: 'Case 118, Order 118' },
    exampleLabel: 'Example names, times and cases',
    link: { label: 'See the same log at a camera', href: 'page:security-platform' },
  },
  related: [
    {
      description: 'Assessment, managed security and recovery by our engineers.',
      href: 'page:cyber-security',
    },
    {
      description: 'Service status when a system is isolated.',
      href: 'page:business-operations',
    },
    {
      name: 'A power utility’s vigilance wing',
      description: 'A case of complaints, searches and their log.',
      href: 'page:case-studies#iivs-power-utility',
    },
  ],
  closing: {
    title: 'Ask for a confidential briefing.',
    action: { label: 'Talk to an engineer', href: 'page:contact' },
  },
} satisfies CyberPage;
