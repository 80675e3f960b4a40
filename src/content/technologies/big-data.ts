import type { TimeWindows } from '../examples/schema.ts';
import example from '../examples/windows.ts';
import { inWordsFirst } from '../in-words.ts';
import { processLine } from './process.ts';
import type { TechnologyCard, TechnologyPage } from './schema.ts';

const cards: TechnologyCard<'windows'>[] = [
  {
    anchor: 'real-time-analytics',
    title: 'Real-Time Analytics',
    content:
      'Counts, averages and alarms worked out while events arrive. A duty engineer sees the pressure in a ward now, and the system compares it with the same hour last week.',
    icon: 'activity',
    mark: 'open',
  },
  {
    anchor: 'data-integration',
    title: 'Data Integration',
    content:
      'Pipelines from SCADA, ERP, GIS, call centres and paper forms into one model. Each conflict has a rule, and rejected rows are listed for someone to correct.',
    icon: 'git-merge',
    mark: 'falling',
  },
  {
    anchor: 'performance-optimization',
    title: 'Performance Optimization',
    content:
      'Slow queries traced, indexed or rewritten. Cold data moves to cheaper storage. We measure before and after on your workload, and leave the test with you.',
    icon: 'gauge',
    mark: 'full',
  },
];

export default {
  kind: 'technology',
  moves: true,
  head: {
    title: 'Big data engineering for meters, cameras and tickets',
    keywords: [
      'big data',
      'real-time analytics',
      'data integration',
      'data engineering',
      'stream processing',
      'Apache Kafka',
      'query performance',
    ],
    description:
      'Data engineering for sensor streams, tickets and logs: joined on arrival, stored in open formats and answered quickly at the desk.',
  },
  banner: {
    eyebrow: 'Technology',
    title: 'Big Data',
    lead: 'Data engineering for organisations whose meters, cameras and tickets have outgrown their database. We join the streams as they arrive, so that reports stay quick and any record can be found again.',
    image: { src: '/images/technology/big-data-ink.svg', alt: '', width: 120, height: 120 },
    actions: [{ label: 'Talk to an engineer', href: 'page:contact' }],
  },
  example,
  intro: {
    title: 'When data outgrows the database',
    paragraphs: [
      'A metering scheme or a camera network writes more rows in a day than an office database was bought for. Reports begin to run overnight, then fail. Our data engineers rebuild the flow underneath while the old reports go on working.',
      'We collect with Apache Kafka, process with Spark or plain SQL, and store in PostgreSQL or in Parquet files that any tool can read. Each table has an owner, a description and a period after which it is deleted. Names and numbers that identify a person are masked unless a role needs them. You can follow any figure on a chart back to the records it was made from.',
    ],
  },
  cardsHead: {
    title: 'Our data engineering',
    lead: `${inWordsFirst(cards.length, 'assignment', 'assignments')}, usually begun with the slowest report.`,
  },
  cards,
  process: processLine,
  related: [
    {
      description: 'Questions put to the data once it is in order.',
      href: 'page:data-science',
    },
    {
      description: 'Business measures shown beside live events.',
      href: 'page:business-operations',
    },
    {
      description: 'Storage and computing that grow with the data.',
      href: 'page:cloud',
    },
  ],
  closing: {
    title: 'Start with your slowest report.',
    action: { label: 'Discuss your project', href: 'page:contact' },
  },
} satisfies TechnologyPage<TimeWindows>;
