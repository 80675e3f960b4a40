import { inWordsFirst } from '../in-words.ts';
import tenderFacts from '../requirements/tender-facts.ts';
import process from '../technologies/process.ts';
import type { HowWeWorkPage } from './schema.ts';

/** The owner's facts: the section is shown once one of them is filled in. */
const facts: HowWeWorkPage['sections'] =
  tenderFacts.length > 0
    ? [
        {
          id: 'facts',
          title: 'Facts about the company',
          paragraphs: ['Stated by the company for buyers and tender offices.'],
          points: tenderFacts.map(({ label, value }) => `${label}: ${value}`),
        },
      ]
    : [];

export default {
  kind: 'how-we-work',
  head: {
    title: 'How we work, from survey to first live desk',
    keywords: [
      'project steps',
      'site survey',
      'acceptance test',
      'handover',
      'exit plan',
      'failure of a server or a line',
    ],
    description: `${inWordsFirst(process.steps.length, 'step', 'steps')} with a document or a release at each end, what you bring, what stays with you, and what happens when a part fails.`,
  },
  banner: {
    eyebrow: 'Company',
    title: 'How we work',
    lead: 'The order of a project, for those who buy one: from the survey of your sites to the first live desk. You see at each step what you receive, what you bring and what stays with you.',
    actions: [
      { label: 'Ask for a site survey', href: 'page:contact' },
      { label: 'Check your requirements', href: 'page:requirements' },
    ],
  },
  process,
  principle: 'Software proposes. A named person decides. The log proves it. A project follows the same rule.',
  sections: [
    {
      id: 'you-bring',
      title: 'What you bring',
      paragraphs: ['A project begins with what only you have:'],
      points: [
        'A person who may decide on scope, and one who knows the sites.',
        'A list of sites, systems and devices, with access to look at them.',
        'The procedures your staff follow now, on paper or in their heads.',
        'The purposes, viewing rights and retention periods that apply to cameras and personal data.',
        'Users who run the acceptance tests.',
      ],
    },
    {
      id: 'stays-with-you',
      title: 'What stays with you',
      paragraphs: ['At the end another supplier can continue the work. These things are yours to keep:'],
      points: [
        'Code: for custom software, the source code in your own repository, as the contract says.',
        'Data: it stays in your data centre or your cloud account, and is exported in open formats.',
        'Documents: scope with acceptance tests, interface descriptions, runbooks and guides.',
        'People: operators and administrators whom the engineers have trained.',
      ],
    },
    ...facts,
  ],
  failures: {
    title: 'When something fails',
    lead: 'The principles we design to. Each leads to the page that states it.',
    ways: [
      {
        name: 'A server',
        description: 'New software runs as several copies and survives the loss of one.',
        href: 'page:cloud',
      },
      {
        name: 'A line',
        description: 'Crews’ messages wait on the phone where coverage is poor.',
        href: 'page:incident-detection',
      },
      {
        name: 'A site',
        description: 'Every site has a status with its reason, and an owner.',
        href: 'page:business-operations',
      },
      {
        name: 'A device',
        description: 'A silent device raises an alarm.',
        href: 'page:iot',
      },
      {
        name: 'A link to a sensor',
        description: 'It shows as a blind area that patrols can cover.',
        href: 'page:safety-security',
      },
      {
        name: 'A release',
        description: 'There is a way back, and restores are rehearsed.',
        href: 'page:services/service4',
      },
    ],
  },
  related: [
    { description: 'The work by kind, and what you receive.', href: 'page:services' },
    { description: 'What each product states, for tender offices.', href: 'page:capabilities' },
    { description: 'The company and its certificates.', href: 'page:about' },
  ],
  closing: {
    title: 'Show us one site, and we will describe the first step.',
    action: { label: 'Ask for a site survey', href: 'page:contact' },
  },
} satisfies HowWeWorkPage;
