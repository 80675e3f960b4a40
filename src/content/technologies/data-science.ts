import example from '../examples/forecast.ts';
import type { Forecast } from '../examples/schema.ts';
import { inWordsFirst } from '../in-words.ts';
import { processLine } from './process.ts';
import type { TechnologyCard, TechnologyPage } from './schema.ts';

const cards: TechnologyCard<'forecast'>[] = [
  {
    anchor: 'predictive-analytics',
    title: 'Predictive Analytics',
    content:
      'Forecasts of demand, failure and delay from weather, calendars and past events, refreshed on a schedule and compared openly with what really happened.',
    icon: 'chart-line',
    mark: 'forecast',
  },
  {
    anchor: 'data-visualization',
    title: 'Data Visualization',
    content:
      'Maps and charts drawn for one meeting or one screen. Scales start where they should, colours suit colour-blind readers, and the numbers can be exported.',
    icon: 'chart-no-axes-combined',
    mark: 'record',
  },
  {
    anchor: 'machine-learning-solutions',
    title: 'Machine Learning Solutions',
    content:
      'A proven model placed inside the software where the decision is made, watched for drift and retrained by a written procedure that your team can follow.',
    icon: 'cpu',
    mark: 'reading',
  },
];

export default {
  kind: 'technology',
  head: {
    title: 'Data science: forecasts with their margin of error',
    keywords: [
      'data science',
      'predictive analytics',
      'data visualization',
      'machine learning solutions',
      'demand forecasting',
      'maintenance prediction',
    ],
    description:
      'Statisticians and engineers turn years of operating records into forecasts, charts and checked models that planners can question.',
  },
  banner: {
    eyebrow: 'Technology',
    title: 'Data Science',
    lead: 'Forecasts for planners from their own records, each with its margin of error. Utilities, hospitals and transport operators see what is likely before they roster crews or order parts.',
    image: { src: '/images/technology/data-science-ink.svg', alt: '', width: 120, height: 120 },
    actions: [{ label: 'Talk to an engineer', href: 'page:contact' }],
  },
  example,
  intro: {
    title: 'From old logs to a forecast',
    paragraphs: [
      'Utilities, hospitals and transport operators keep years of logs that nobody has time to study. Our data scientists begin with a decision you must take: how many crews to roster, which feeders to inspect first, where to place the next ambulance. Then they look for the records that bear on it.',
      'Work is done in Python and SQL notebooks that your analysts receive and can run again. We state the range around each forecast, keep part of the data aside for testing, and compare every model with the simple rule your staff use now. If the rule does as well, we say so. Records about people are reduced to what the question needs, and are analysed in your environment.',
    ],
  },
  cardsHead: {
    title: 'What our analysts deliver',
    lead: `${inWordsFirst(cards.length, 'result, built', 'results, each built')} so that someone else can check it.`,
  },
  cards,
  process: processLine,
  related: [
    {
      description: 'Images, sound and language as well as tables.',
      href: 'page:ai',
    },
    {
      description: 'Where failure forecasts become work orders.',
      href: 'page:planned-preventive',
    },
    {
      description: 'City services that plan from their own records.',
      href: 'page:smart-city',
    },
  ],
  closing: {
    title: 'Bring one decision that needs a forecast.',
    action: { label: 'Discuss your project', href: 'page:contact' },
  },
} satisfies TechnologyPage<Forecast>;
