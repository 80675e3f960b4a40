import { inWordsFirst } from '../in-words.ts';
import type { DevelopmentPage } from './schema.ts';

const tabs: DevelopmentPage['tabs'] = [
  {
    anchor: 'frontend',
    name: 'Frontend',
    description:
      'What people see and touch: portals in the browser, operator consoles, and apps for field staff on Android and iOS.',
    image: { src: '/images/technology/layer-frontend.svg', alt: '', width: 184, height: 312 },
    items: [
      { name: 'Html', image: '/images/logos/html.svg' },
      { name: 'Css', image: '/images/logos/css.svg' },
      { name: 'JavaScript', image: '/images/logos/javascript.svg' },
      { name: 'React', image: '/images/logos/react.svg' },
      { name: 'Bootstrap', image: '/images/logos/bootstrap.svg' },
      { name: 'Tailwind', image: '/images/logos/tailwind.svg' },
      { name: 'React Native', image: '/images/logos/react-native.svg' },
      { name: 'Flutter', image: '/images/logos/flutter.svg' },
      { name: 'Kotlin', image: '/images/logos/kotlin.svg' },
      { name: 'Java', image: '/images/logos/java.svg' },
    ],
  },
  {
    anchor: 'backend',
    name: 'Backend',
    description:
      'The rules behind the screens: who may approve a permit, which unit is nearest, when an alarm becomes an incident.',
    image: { src: '/images/technology/layer-backend.svg', alt: '', width: 184, height: 312 },
    items: [
      { name: 'Node.js', image: '/images/logos/node-js.svg' },
      { name: 'Express', image: '/images/logos/express.svg' },
      { name: 'Dot Net', image: '/images/logos/dot-net.svg' },
      { name: 'Django', image: '/images/logos/django.svg' },
      { name: 'Spring', image: '/images/logos/spring.svg' },
      { name: 'Laravel', image: '/images/logos/laravel.svg' },
    ],
  },
  {
    anchor: 'database',
    name: 'Database',
    description:
      'Where records live: assets and work orders in tables, sensor readings by time, sessions and queues in memory.',
    image: { src: '/images/technology/layer-database.svg', alt: '', width: 184, height: 312 },
    items: [
      { name: 'MSSQL', image: '/images/logos/mssql.svg' },
      { name: 'Oracle', image: '/images/logos/oracle.svg' },
      { name: 'PostgreSQL', image: '/images/logos/postgresql.svg' },
      { name: 'SQLite', image: '/images/logos/sqlite.svg' },
      { name: 'MongoDB', image: '/images/logos/mongodb.svg' },
      { name: 'Redis', image: '/images/logos/redis.svg' },
    ],
  },
  {
    anchor: 'infrastructure',
    name: 'Infrastructure',
    description:
      'What builds, tests and carries the application: pipelines, containers, the cloud account or the rack in your basement.',
    image: { src: '/images/technology/layer-infrastructure.svg', alt: '', width: 184, height: 312 },
    items: [
      { name: 'Devops', image: '/images/logos/devops.svg' },
      { name: 'AWS', image: '/images/logos/aws.svg' },
      { name: 'Azure', image: '/images/logos/azure.svg' },
      { name: 'Google Cloud', image: '/images/logos/google-cloud.svg' },
      { name: 'Docker', image: '/images/logos/docker.svg' },
      { name: 'Selenium', image: '/images/logos/selenium.svg' },
    ],
  },
];

export default {
  kind: 'development',
  head: {
    title: 'Development Technologies',
    keywords: [
      'development technologies',
      'frontend frameworks',
      'backend frameworks',
      'database technologies',
      'cloud infrastructure',
      'React and Node.js development',
      'DevOps tools',
    ],
    description: `${inWordsFirst(tabs.flatMap(({ items }) => items).length, 'tool', 'languages, frameworks, databases and tools')} our developers work in, and how we choose for each project.`,
  },
  banner: {
    eyebrow: 'Technology',
    title: 'Development Technologies',
    lead: 'The languages, frameworks, databases and tools our developers use, sorted by the layer they serve.',
    image: { src: '/images/technology/development-ink.svg', alt: '', width: 120, height: 120 },
  },
  intro: {
    title: 'How we choose the tools',
    paragraphs: [
      'A system for a city or a plant stays in service for many years, longer than most frameworks stay in fashion. So we ask ordinary questions before we pick one. Does your own IT department know it? Is it maintained, with security fixes published in the open? Can its data be exported in a standard format? Will it run on the servers and phones you already have?',
      'The answer is often modest: HTML, SQL and a framework with a long record. We bring in something newer where it solves a named problem, and write down why. If your department has a standard, we work within it. Every project ends with a list of its components, their licences and their versions, so that you know what to update and when.',
    ],
  },
  tabsHead: {
    title: 'What we work in',
    lead: `${inWordsFirst(tabs.length, 'layer', 'layers')} of an application. Choose one to see its tools.`,
  },
  tabs,
  related: [
    {
      description: 'What we build with these tools.',
      href: 'page:services',
    },
    {
      description: 'Where the finished application runs.',
      href: 'page:cloud',
    },
    {
      description: 'Software for devices outside the office.',
      href: 'page:iot',
    },
  ],
  closing: {
    title: 'Does your department already have a standard stack?',
    action: { label: 'Tell our developers', href: 'page:contact' },
  },
} satisfies DevelopmentPage;
