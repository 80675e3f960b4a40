import type { SearchWords } from './schema.ts';

export default {
  label: 'Search this site',
  placeholder: 'Waterlogging, access control, tender …',
  submit: 'Search',
  close: 'Close the search',
  results: { language: 'en', one: 'One result', other: '{count} results' },
  none: 'Not stated on this site:',
  nearest: 'Nearest page',
  ask: 'Not sure? Ask us',
  contact: { label: 'Contact Us', href: 'page:contact' },
  wantedTitle: 'Popular pages',
  wanted: [
    { name: 'Contact Us', description: 'E-mail, telephone, address and form', href: 'page:contact' },
    { name: 'Case studies', description: 'Cases by kind of system', href: 'page:case-studies' },
    {
      name: 'Integrated operations centre',
      description: 'The flagship product in full',
      href: 'page:flagship',
    },
    {
      name: 'Software Development Services',
      description: 'What we build, and what you receive',
      href: 'page:services',
    },
  ],
  all: 'All results on one page',
  loading: 'Loading the search …',
  failed: 'The search could not be loaded. The site map lists every page.',
  tryAgain: 'Try again',
} satisfies SearchWords;
