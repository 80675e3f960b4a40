import example from '../examples/migration.ts';
import type { Migration } from '../examples/schema.ts';
import { inWordsFirst } from '../in-words.ts';
import { processLine } from './process.ts';
import type { TechnologyCard, TechnologyPage } from './schema.ts';

const cards: TechnologyCard<'migration'>[] = [
  {
    anchor: 'cloud-consulting',
    title: 'Cloud Consulting',
    content:
      'An inventory of your applications, with a recommendation for each: keep, move, rebuild or retire. The study includes a cost estimate, a network plan and the risks we see.',
    icon: 'compass',
    mark: 'building',
  },
  {
    anchor: 'cloud-application-development',
    title: 'Cloud Application Development',
    content:
      'New software designed to run as several copies and survive the loss of one. It grows for a results day or a festival, then shrinks so the bill follows.',
    icon: 'cloud',
    mark: 'cloud',
  },
  {
    anchor: 'cloud-migration-services',
    title: 'Cloud Migration Services',
    content:
      'Moves made one application at a time, rehearsed on a copy, with both sides running until you approve the switch and a way back kept open.',
    icon: 'cloud-upload',
    mark: 'steps',
  },
];

export default {
  kind: 'technology',
  head: {
    title: 'Cloud consulting, development and migration',
    keywords: [
      'cloud services',
      'cloud consulting',
      'cloud application development',
      'cloud migration services',
      'hybrid cloud',
      'Kubernetes',
      'AWS, Azure and Google Cloud',
    ],
    description:
      'Consulting, development and migration on AWS, Azure, Google Cloud or your own servers, with the monthly bill estimated before the move.',
  },
  banner: {
    eyebrow: 'Technology',
    title: 'Cloud Services',
    lead: 'Cloud advice, development and migration for heads of IT. We decide with you what moves to a public cloud, what stays in your building, and how the two work together.',
    image: { src: '/images/technology/cloud-ink.svg', alt: '', width: 120, height: 120 },
    actions: [{ label: 'Talk to an engineer', href: 'page:contact' }],
  },
  example,
  intro: {
    title: 'What moves to a cloud, and what stays',
    paragraphs: [
      'Heads of IT come to us with a server room that is full, a contract that is ending, or an instruction to use the cloud. We first ask what each application does when the internet line fails. A citizen portal may live anywhere. An alarm console should keep working on site, and copy its records out when it can.',
      'We build on AWS, Azure and Google Cloud, and on private clusters. Containers follow the OCI standard, Kubernetes runs them, and Terraform files describe the rest, so that a change of provider remains possible. Data stays in the region your policy names. It is encrypted at rest and on the way; who holds the keys is agreed in the contract.',
    ],
  },
  cardsHead: {
    title: 'What we do',
    lead: `${inWordsFirst(cards.length, 'way', 'ways')} to begin, depending on what you have now.`,
  },
  cards,
  process: processLine,
  related: [
    {
      description: 'Infrastructure tools, from Docker to Selenium.',
      href: 'page:development',
    },
    {
      name: 'DevOps as a Service',
      description: 'Releases and backups looked after for you.',
      href: 'page:services/service4',
    },
    {
      description: 'How accounts, keys and networks are checked.',
      href: 'page:cyber-security',
    },
  ],
  closing: {
    title: 'Start with a list of what runs in your server room.',
    action: { label: 'Discuss your project', href: 'page:contact' },
  },
} satisfies TechnologyPage<Migration>;
