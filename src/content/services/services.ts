import { brand } from '../brand.ts';
import { inWordsFirst } from '../in-words.ts';
import process from '../technologies/process.ts';
import { receivedPages } from './received-pages.ts';
import type { ServicesPage } from './schema.ts';
import { serviceIds } from './service-ids.ts';
import { sheets } from './sheets.ts';

export default {
  kind: 'services',
  head: {
    title: 'Software Development Services',
    keywords: [
      'software development services',
      'custom software development',
      'business analysis',
      'UI and UX design',
      'DevOps as a service',
      'web development',
      'mobile app development',
      'software testing',
      'application support',
    ],
    description: `${inWordsFirst(serviceIds.length, 'service', 'services')} for the whole life of an application, each with what it covers, how we work with your staff and what you receive.`,
  },
  banner: {
    eyebrow: 'Solutions & services',
    title: 'Software Development Services',
    lead: `${inWordsFirst(serviceIds.length, 'service', 'services')} for organisations that depend on their software every day. Take one, or have one team carry the work from the first interview to support; each names what you receive.`,
    image: { src: '/images/banners/services.svg', alt: '', width: 720, height: 520 },
    actions: [{ label: 'Discuss your project', href: 'page:contact' }],
  },
  indexTitle: 'On this page',
  deliverablesTitle: 'You receive',
  received: {
    labels: {
      open: 'Whole page',
      close: 'Close the page',
      example: 'Example page, {n} of {all}',
      ofExample: 'Example page',
    },
    pages: receivedPages(sheets),
  },
  process,
  services: [
    {
      id: 'service1',
      title: 'Custom Software Development',
      content:
        'Some work has no product on the market. A municipal permit office follows local bye-laws; a refinery has its own rules for opening a valve. For such work we write an application from your requirements, in languages your own staff can hire for. It reads from and writes to the systems you keep, such as accounts, GIS, attendance or SCADA, through documented interfaces. You see a running version early and use it on real records while it grows. The contract gives you the source code and the right to change it.',
      imagePath: '/images/services/service1.svg',
      altText: 'A repository: its folders with what they hold, and 240 tests, all passed.',
      imageFirst: false,
      deliverables: [
        'Source code in your own repository',
        'Automated tests and build scripts',
        'Interface descriptions for connected systems',
        'Administrator and user guides',
      ],
    },
    {
      id: 'service2',
      title: 'Business Analysis',
      content:
        'Many projects fail on paper, long before a line of code. Our analysts sit beside the clerk, the dispatcher or the shift engineer and watch the work as it is done. They note the register kept in a drawer and the call made to get around the system. They draw the process in BPMN, list the rules and exceptions, and agree with each department what the new system must do. The result is a set of requirements with acceptance tests. You can give it to us, to your own team or to any bidder in a tender.',
      imagePath: '/images/services/service2.svg',
      altText: 'A BPMN drawing of a permit at the counter, as it is and as proposed: one register less.',
      imageFirst: true,
      deliverables: [
        'Process maps, present and proposed',
        'Requirements with acceptance tests',
        'Data and interface inventory',
        'Cost and phasing estimate',
      ],
    },
    {
      id: 'service3',
      title: 'UI & UX Design',
      content:
        'A control-room screen is read at a glance, at night, by someone who is also on the telephone. A field app is read in sunlight with gloves on. Our designers begin with those conditions. They visit, observe, and sketch on paper before they open a drawing tool. Prototypes go to the people who will use the final screens, and we count where they hesitate. Colour is kept for what needs attention. Layouts are checked for contrast, keyboard use, text size, and labels in Indian languages before a developer receives them.',
      imagePath: '/images/services/service3.svg',
      altText: 'A screen and its phone layouts in outline, with a mark where operators hesitated.',
      imageFirst: false,
      deliverables: [
        'User journeys from observed work',
        'Clickable prototype and test notes',
        'Component library with usage rules',
      ],
    },
    {
      id: 'service4',
      title: 'DevOps as a Service',
      content:
        'Releasing software should be a routine that nobody fears. We take over the path from a developer’s change to the live system: version control, automatic builds, tests, staging, release and rollback. Servers and networks are described in files, so a lost machine can be made again from them. Logs, measures and alerts go to one place, and the person on call gets a message that says what is wrong. We work in your cloud account or in your own data centre, with access you grant and can withdraw. Backups are restored on a schedule to prove that they work.',
      imagePath: '/images/services/service4.svg',
      altText: 'A runbook for a disk that is nearly full, its command, and the times of restore drills.',
      imageFirst: true,
      deliverables: [
        'Build and release pipeline',
        'Infrastructure described as code',
        'Monitoring, alerts and runbooks',
        'Records of backup restore drills',
      ],
    },
    {
      id: 'service5',
      title: 'Web Development',
      content:
        'We build citizen portals, staff dashboards and public websites for the browsers and phones people really have. Pages are sent as finished HTML wherever possible, so they appear quickly on a weak connection and remain readable if a script fails. Forms keep what the visitor typed. Screens work with a keyboard and with a screen reader. On the server side we connect payment, identity and document services through their published interfaces, and check every input there as well. Your editors get a content system they can use without calling us, with drafts, approvals and a history of changes.',
      imagePath: '/images/services/service5.svg',
      altText: 'A page’s weight by kind, its keyboard order, and the results of accessibility checks.',
      imageFirst: false,
      deliverables: [
        'Website or portal, deployed',
        'Content system with trained editors',
        'Speed and accessibility test reports',
        'Hosting notes and source code',
      ],
    },
    {
      id: 'service6',
      title: 'Mobile App Development',
      content:
        'A meter reader in a basement has no signal. A beat officer needs both hands free within seconds. We design apps around such facts: records are stored on the phone, sent when a network returns, and never entered twice. Where one code base is enough we use React Native or Flutter; where the app must speak to special hardware we write it in Kotlin or Java. Photographs carry time and place. Personal data on a lost phone can be deleted from the office. We prepare the store entries and manage the updates.',
      imagePath: '/images/services/service6.svg',
      altText: 'A meter reader’s round: records stored without a signal, and sent once it is back.',
      imageFirst: true,
      deliverables: [
        'Signed apps, ready for the stores',
        'Offline storage and synchronisation',
        'Device management settings',
      ],
    },
    {
      id: 'service7',
      title: 'QA & Software Testing',
      content:
        'Our testers can join your project at the start or examine a system that another supplier built. They turn each requirement into a test, automate the ones that will run again, and walk through the rest by hand as a first-day user would. Load tests copy the worst hour your service knows, such as a tax deadline or a storm. Security tests follow the OWASP guides. Accessibility tests cover keyboard, zoom and screen reader. Each fault is reported with the steps to repeat it, its severity and a picture, and is tested again once corrected.',
      imagePath: '/images/services/service7.svg',
      altText:
        'A fault report: the field where it shows, the steps to repeat it, what was expected and what was seen.',
      imageFirst: false,
      deliverables: [
        'Test plan traced to requirements',
        'Automated suite in your repository',
        'Fault reports with steps to repeat',
        'Load, security and accessibility findings',
      ],
    },
    {
      id: 'service8',
      title: 'Application Maintenance & Support',
      content:
        'An application needs care long after its launch. We take on systems we built and systems we did not. The first weeks go into reading the code, restoring a backup on a test server and writing down what only one person knew. After that, your users have a desk to call, with response times agreed in the contract. We correct errors, apply security updates, renew certificates and make the small changes that a new circular or a new form requires. A monthly report lists what was asked, what was done and what is growing old.',
      imagePath: '/images/services/service8.svg',
      altText: 'A monthly report: 34 requests, 31 done, 3 open, and what is growing old.',
      imageFirst: true,
      deliverables: [
        'Takeover report on the present system',
        'Help desk with agreed response times',
        'Security updates and corrections',
        'Monthly service report',
      ],
    },
    {
      id: 'service9',
      title: 'Software Product Engineering',
      content: `Selling software to many customers is different from building it for one. A product must install without its author, upgrade without losing data and serve customers who stay on an older version. We learned this on ${brand.flagship} and our platforms, and offer the same team to other product companies. It plans versions with you, separates the core from customer settings, writes public interfaces and keeps their promises, and measures performance with every build. We can carry a first version to market, or renew an old product piece by piece while it stays on sale.`,
      imagePath: '/images/services/service9.svg',
      altText: 'A version plan by quarter with upgrade paths, and the slowest screen of every build.',
      imageFirst: false,
      deliverables: [
        'Version plan and architecture record',
        'Installer, upgrade and rollback paths',
        'Public interface documentation',
        'Performance results for every release',
      ],
    },
  ],
  related: [
    {
      description: 'The tools these services draw on.',
      href: 'page:development',
    },
    {
      description: 'The same care, applied to plant and buildings.',
      href: 'page:planned-preventive',
    },
    {
      description: 'The team behind the services.',
      href: 'page:about',
    },
  ],
  closing: {
    title: 'Not sure which service fits? Describe the problem.',
    action: { label: 'Talk to an engineer', href: 'page:contact' },
  },
} satisfies ServicesPage;
