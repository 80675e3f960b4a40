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
      { name: 'Html', image: '/images/logos/html.svg', stop: 'page' },
      { name: 'Css', image: '/images/logos/css.svg', stop: 'styles' },
      { name: 'JavaScript', image: '/images/logos/javascript.svg', stop: 'script' },
      { name: 'React', image: '/images/logos/react.svg', stop: 'view' },
      { name: 'Bootstrap', image: '/images/logos/bootstrap.svg', stop: 'styles' },
      { name: 'Tailwind', image: '/images/logos/tailwind.svg', stop: 'styles' },
      { name: 'React Native', image: '/images/logos/react-native.svg', stop: 'app' },
      { name: 'Flutter', image: '/images/logos/flutter.svg', stop: 'app' },
      { name: 'Kotlin', image: '/images/logos/kotlin.svg', stop: 'app' },
      { name: 'Java', image: '/images/logos/java.svg', stop: 'app' },
    ],
  },
  {
    anchor: 'backend',
    name: 'Backend',
    description:
      'The rules behind the screens: who may approve a permit, which unit is nearest, when an alarm becomes an incident.',
    image: { src: '/images/technology/layer-backend.svg', alt: '', width: 184, height: 312 },
    items: [
      { name: 'Node.js', image: '/images/logos/node-js.svg', stop: 'rules' },
      { name: 'Express', image: '/images/logos/express.svg', stop: 'rules', after: 'Node.js' },
      { name: 'Dot Net', image: '/images/logos/dot-net.svg', stop: 'rules' },
      { name: 'Django', image: '/images/logos/django.svg', stop: 'rules' },
      { name: 'Spring', image: '/images/logos/spring.svg', stop: 'rules' },
      { name: 'Laravel', image: '/images/logos/laravel.svg', stop: 'rules' },
    ],
  },
  {
    anchor: 'database',
    name: 'Database',
    description:
      'Where records live: assets and work orders in tables, sensor readings by time, sessions and queues in memory.',
    image: { src: '/images/technology/layer-database.svg', alt: '', width: 184, height: 312 },
    items: [
      { name: 'MSSQL', image: '/images/logos/mssql.svg', stop: 'record' },
      { name: 'Oracle', image: '/images/logos/oracle.svg', stop: 'record' },
      { name: 'PostgreSQL', image: '/images/logos/postgresql.svg', stop: 'record', isFirst: true },
      { name: 'SQLite', image: '/images/logos/sqlite.svg', stop: 'record' },
      { name: 'MongoDB', image: '/images/logos/mongodb.svg', stop: 'record' },
      { name: 'Redis', image: '/images/logos/redis.svg', stop: 'memory' },
    ],
  },
  {
    anchor: 'infrastructure',
    name: 'Infrastructure',
    description:
      'What builds, tests and carries the application: pipelines, containers, the cloud account or the rack in your basement.',
    image: { src: '/images/technology/layer-infrastructure.svg', alt: '', width: 184, height: 312 },
    items: [
      { name: 'Devops', image: '/images/logos/devops.svg', stop: 'build' },
      { name: 'AWS', image: '/images/logos/aws.svg', stop: 'host' },
      { name: 'Azure', image: '/images/logos/azure.svg', stop: 'host' },
      { name: 'Google Cloud', image: '/images/logos/google-cloud.svg', stop: 'host' },
      { name: 'Docker', image: '/images/logos/docker.svg', stop: 'pack' },
      { name: 'Selenium', image: '/images/logos/selenium.svg', stop: 'test' },
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
    lead: 'The languages, frameworks, databases and tools our developers use. Your IT department can check that it knows them, and that another supplier could carry on.',
    image: { src: '/images/technology/development-ink.svg', alt: '', width: 120, height: 120 },
  },
  request: {
    label: 'One request’s way through the technologies',
    question: 'A request: may this officer approve the permit?',
    calls: 'It calls at {calls} of {all} technologies.',
    hint: 'Choose another station, and the line goes there.',
    way: 'The way: {way}. Carried by {carried}. The answer comes back the same way.',
    startLegend: 'Where the request starts',
    starts: { browser: 'From a browser', phone: 'From a phone' },
    devices: { browser: 'Browser', phone: 'Phone' },
    answer: 'The answer comes back',
    notes: {
      rules: 'who may approve',
      memory: 'who asks',
      record: 'what is on record',
      build: 'builds',
      test: 'tests',
      pack: 'packs',
      host: 'runs on',
    },
    stopNames: {
      page: 'Page',
      styles: 'Styles',
      script: 'Script',
      view: 'Screens',
      app: 'Phone app',
      rules: 'Rules',
      memory: 'Sessions',
      record: 'Records',
      build: 'Build',
      test: 'Tests',
      pack: 'Package',
      host: 'Hosting',
    },
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
    action: { label: 'Talk to an engineer', href: 'page:contact' },
  },
} satisfies DevelopmentPage;
