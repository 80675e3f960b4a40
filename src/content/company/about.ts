import { brand } from '../brand.ts';
import { inWords } from '../in-words.ts';
import { serviceIds } from '../services/service-ids.ts';
import type { AboutPage } from './schema.ts';

const { iso27001, iso9001 } = brand.certificateNumbers ?? {};
const onRequest = 'Certified; number and dates on request';

const work: AboutPage['services']['cards'] = [
  {
    title: 'Product Development',
    content:
      'Our own products, extended and configured for your rooms, sites and procedures, with upgrades kept separate from your settings.',
    icon: 'package',
    href: 'page:flagship',
  },
  {
    title: 'Smart Solutions',
    content:
      'Products, sensors and networks assembled for a city, a port, a farm or a factory, installed on site and handed over with training.',
    icon: 'building-2',
    href: 'page:smart-city',
  },
  {
    title: 'Application Development',
    content:
      'Web and mobile applications written to your requirements, with the source code, the tests and the build scripts in your repository.',
    icon: 'code-xml',
    href: 'page:services/service1',
  },
  {
    title: 'Smart Solutions Consultancy',
    content:
      'Site surveys, technical specifications and tender documents for an operations centre, prepared so that any qualified bidder can answer them.',
    icon: 'compass',
    href: 'page:services/service2',
  },
  {
    title: 'Trending Technologies',
    content:
      'Trials of AI, connected devices and large-scale data on a small part of your operation, measured before you decide to extend them.',
    icon: 'cpu',
    href: 'page:ai',
  },
];

const certificates: AboutPage['certifications']['items'] = [
  {
    id: 'iso-27001',
    image: { src: '/images/certificates/iso-27001.svg', alt: 'ISO 27001', width: 238, height: 48 },
    title: 'ISO 27001',
    kind: 'Information security management',
    scope: 'As written on the certificate',
    status: iso27001 ? `Certified, number ${iso27001}` : onRequest,
    link: 'page:contact#iso-27001',
  },
  {
    id: 'iso-9001',
    image: { src: '/images/certificates/iso-9001.svg', alt: 'ISO 9001', width: 216, height: 48 },
    title: 'ISO 9001',
    kind: 'Quality management',
    scope: 'As written on the certificate',
    status: iso9001 ? `Certified, number ${iso9001}` : onRequest,
    link: 'page:contact#iso-9001',
  },
];

export default {
  kind: 'about',
  head: {
    title: 'About the company, its foundations and certificates',
    keywords: [
      'about the company',
      'smart industry consultancy',
      `${brand.address.locality} IT company`,
      'ISO 27001 certified company',
      'ISO 9001 certified company',
      'vision and values',
      'product development company',
    ],
    description: `Who builds our operations centres, what the company stands for, the ${inWords(work.length, 'kind', 'kinds')} of work it takes on, and the ${inWords(certificates.length, 'certificate', 'certificates')} it holds.`,
  },
  banner: {
    eyebrow: 'Company',
    title: 'About',
    lead: `${brand.name} is a digital solutions and consultancy company for smart industry, at work in ${brand.address.locality} since ${brand.foundedYear}. Cities, security forces and enterprises buy control-room software from us, and the software that joins the systems they own.`,
    actions: [{ label: 'Meet the founder', href: 'page:founder' }],
  },
  message: {
    title: 'A message from our CEO',
    paragraphs: [
      'Think of an underpass that floods on a monsoon night. The officer on duty needs three things within a minute: a map of the water, a procedure that says whom to send, and a radio channel that answers. In many control rooms these still sit in three separate systems, bought in different years from different manufacturers.',
      'We started this company to bring them together for that officer. Banks, metros and hospitals differ in equipment. The questions at the desk hardly differ: what happened, where is it, who is going, and is it finished?',
      'If you run such a desk, show it to us as it is. We will tell you what can stay, what should be connected and what we would replace, in that order.',
    ],
    name: brand.founderName,
    role: 'Founder & CEO',
    place: `${brand.name}, ${brand.address.locality}`,
    portrait: {
      src: '/images/portraits/founder-portrait.svg',
      alt: `Drawn portrait of ${brand.founderName ?? 'the founder and chief executive'}.`,
      width: 486,
      height: 540,
    },
  },
  company: {
    title: 'What the company does',
    paragraphs: [
      'City administrations, government departments and enterprises engage us for two kinds of work. We connect the systems they already own, so that one control room can see and direct them. And we write the software that is missing between those systems.',
      `Our flagship product is ${brand.flagship}, a modular command-and-control centre for security operations and for events that several departments must see at the same moment. Platforms stand beside it: for urban infrastructure, site security, incidents, business operations and planned preventive maintenance. Our solutions combine them for cities, security forces, industry and intelligence units.`,
      `A customer may also come for software alone. Our ${inWords(serviceIds.length, 'development service covers', 'development services cover')} the work from the first interview with your staff to support years later. Whatever we build is documented well enough for another supplier to continue it.`,
    ],
    focusTitle: 'Key focus areas',
    focusAreas: [
      'Internet of Things',
      'Data engineering',
      'Artificial intelligence',
      'Cyber security',
      'Mobile app development',
      'Cloud services',
      'UI/UX design',
    ],
  },
  foundations: {
    title: 'Foundations',
    lead: 'The statements we use when a project asks us to choose.',
    cards: [
      {
        title: 'Vision',
        content:
          'Every public service and every large site can be run from one honest picture of what is happening, by people who understand it and can correct it.',
        icon: 'eye',
      },
      {
        title: 'Values',
        content:
          'We say what a system cannot do before we say what it can. We keep customer data where the customer wants it. We finish what we sign for.',
        icon: 'scale',
      },
      {
        title: 'Strengths',
        content:
          'Field engineers, software developers and security specialists work in the same team, so a loose cable, a wrong query and a weak password are looked for together.',
        icon: 'users',
      },
    ],
  },
  services: {
    title: 'Our work',
    lead: 'Every kind of assignment, from a finished product to a short study.',
    cards: work,
  },
  certifications: {
    title: 'Certifications',
    lead: 'Our management systems are certified. Ask us for the current certificates and their scope.',
    scopeLabel: 'Scope',
    statusLabel: 'Status',
    action: 'Ask for the certificate',
    items: certificates,
  },
  related: [
    {
      description: 'About two decades in IT consulting, then this company.',
      href: 'page:founder',
    },
    {
      description: 'By kind of customer: banks, police, utilities, hospitals, cities.',
      href: 'page:case-studies',
    },
    {
      description: 'The tools our developers build with.',
      href: 'page:development',
    },
  ],
  closing: {
    title: 'Show us the desk your officers work at today.',
    action: { label: 'Ask for a site survey', href: 'page:contact' },
  },
} satisfies AboutPage;
