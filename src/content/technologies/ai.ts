import example from '../examples/error-wall.ts';
import type { ErrorWall } from '../examples/schema.ts';
import { inWordsFirst } from '../in-words.ts';
import process from './process.ts';
import type { TechnologyCard, TechnologyPage } from './schema.ts';

const cards: TechnologyCard<'error-wall'>[] = [
  {
    anchor: 'ai-app-development',
    title: 'AI app development',
    content:
      'Applications in which a model is one part among others: queue counters for a hospital, document readers for a permit office, plate matching at a weighbridge.',
    icon: 'bot',
    mark: 'orders',
  },
  {
    anchor: 'machine-learning',
    title: 'Machine Learning',
    content:
      'Models trained on tables and time series. They estimate tomorrow’s water demand, rank assets by risk of failure or mark a meter reading that looks wrong.',
    icon: 'chart-line',
    mark: 'sureness',
  },
  {
    anchor: 'deep-learning',
    title: 'Deep Learning',
    content:
      'Neural networks for images and sound: smoke over a yard, a fallen person on a platform, a worn belt. They run near the camera to save bandwidth.',
    icon: 'brain-circuit',
    mark: 'picture',
  },
  {
    anchor: 'natural-language-processing',
    title: 'Natural Language Processing',
    content:
      'Software that reads English, Hindi and other Indian languages, files grievances by department, finds duplicates and drafts a summary for an officer to edit.',
    icon: 'message-square-text',
    mark: 'sentence',
  },
];

export default {
  kind: 'technology',
  head: {
    title: 'Artificial intelligence for control rooms',
    keywords: [
      'artificial intelligence',
      'AI app development',
      'machine learning',
      'deep learning',
      'natural language processing',
      'video analytics',
      'ONNX models',
    ],
    description:
      'Models that count, sort and warn inside operations software, tested on your own data, with an officer confirming every action.',
  },
  banner: {
    eyebrow: 'Technology',
    title: 'Artificial Intelligence',
    lead: 'Models for control rooms: they flag what a person should check in images, readings and reports. You see how often each is wrong on your own data before it is used.',
    image: { src: '/images/technology/ai-ink.svg', alt: '', width: 120, height: 120 },
    actions: [{ label: 'Talk to an engineer', href: 'page:contact' }],
  },
  example,
  intro: {
    title: 'What we use AI for',
    paragraphs: [
      'We add AI to systems that people already work with. A model counts vehicles at a junction, notices an odd vibration in a pump, or sorts the night’s complaints by subject before the morning meeting.',
      'Each model arrives with its test results on your data, a list of the cases in which it fails, and a way to switch it off. Where cameras or personal data are involved, the lawful purpose is written down first. Access follows roles, records have a deletion date, every query is logged, and an officer confirms before anything happens. Models are kept in ONNX, an open format, and can run inside your own data centre.',
    ],
  },
  cardsHead: {
    title: 'What we build',
    lead: `${inWordsFirst(cards.length, 'kind of AI work, in', 'kinds of AI work, often combined in')} a single control-room function.`,
  },
  cards,
  process,
  related: [
    {
      description: 'Where video and sensor models raise incidents.',
      href: 'page:incident-detection',
    },
    {
      description: 'The analysis that comes before a model.',
      href: 'page:data-science',
    },
    {
      description: 'Language models under an analyst’s control.',
      href: 'page:cyber-intelligence',
    },
  ],
  closing: {
    title: 'Bring a sample of your data and one question.',
    action: { label: 'Discuss your project', href: 'page:contact' },
  },
} satisfies TechnologyPage<ErrorWall>;
