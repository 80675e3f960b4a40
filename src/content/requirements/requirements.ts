import { brand } from '../brand.ts';
import sampleList from './sample-list.ts';
import type { RequirementsPage } from './schema.ts';
import words from './words.ts';

export default {
  kind: 'requirements',
  head: {
    title: 'Check your requirements',
    keywords: [
      'tender',
      'requirement list',
      'request for proposal',
      'pre-bid queries',
      'specification',
      'technical annexure',
    ],
    description:
      'Paste a tender’s clauses: your browser lays the nearest published statement beside each and lists those on which this site is silent.',
  },
  banner: {
    eyebrow: 'For tender offices',
    title: 'Check your requirements',
    lead: 'A tool for tender offices: it compares a requirement list with what this site states. For each clause it quotes the nearest statement, or says that there is none.',
  },
  words,
  privacy: {
    title: 'What happens to your text',
    items: [
      {
        title: 'It stays in this tab.',
        content: 'Your browser compares it. No line of it is sent to us or to anyone.',
      },
      {
        title: 'Nothing is stored.',
        content: 'Close or reload the tab and it is gone. Export first if you want to keep it.',
      },
      {
        title: 'You can check that.',
        content: 'Paste a list, disconnect from the network, then compare. It works the same.',
      },
      {
        title: 'Words are compared, not promises.',
        content: 'Near words are not agreement. You set the assessment; the page never does.',
      },
    ],
  },
  findings: {
    title: 'Four findings; none says that a clause is met',
    lead: 'The program only says how near the words are. Five assessments are yours to set: Met on paper, Partly, Not met, Ask the vendor, Not applicable. They start blank.',
    items: [
      {
        finding: 'related',
        content: 'The statement shares the clause’s main words. Words and figures it lacks are listed.',
      },
      {
        finding: 'possible',
        content: 'Some words are shared, or a figure is missing. Read the sentence before you rely on it.',
      },
      { finding: 'nothing', content: 'No sentence is near. The clause joins your pre-bid queries.' },
      { finding: 'not-compared', content: 'Headings, empty lines and lines in another language.' },
    ],
  },
  withoutScripts: {
    title: 'Comparing needs scripts',
    text: 'Your browser does the comparing, and scripts are switched off in it. What the six products state stands in one table, and we answer questions by e-mail.',
    links: [
      { label: 'See what is stated, and where', href: 'page:capabilities' },
      { label: 'Read the data sheets', href: 'page:capabilities#data-sheets' },
      { label: `Write to ${brand.email}`, href: `mailto:${brand.email}` },
    ],
  },
  mailbox: brand.email,
  takesForm: Boolean(brand.formEndpoint),
  sample: { name: 'Sample list', rows: sampleList },
  related: [
    {
      name: 'Capabilities and protocols',
      description: 'What each product’s page states, in two tables.',
      href: 'page:capabilities',
    },
    { description: 'Where to send pre-bid queries.', href: 'page:contact' },
  ],
  closing: {
    title: 'Would you rather talk it through?',
    action: { label: 'Ask a question', href: 'page:contact' },
  },
} satisfies RequirementsPage;
